import Canvas

/// Numbers as a row of bars, each as high as its number.
///
/// If there are more numbers than columns, each column shows the greatest of several numbers.
struct Sparkline: Equatable {
  /// The number of different heights.
  static let heights = blocks.count

  /// The numbers that a column stands for; the last column may stand for fewer.
  let step: Int
  /// The height of each column, from 0 for zero or less.
  let levels: [Int]

  private static let blocks = Array("▁▂▃▄▅▆▇█")
  private static let letters = Array("_.:-=+*#")

  /// Lays numbers out.
  ///
  /// - Parameters:
  ///   - values: the numbers; those above zero get a visible bar.
  ///   - full: the number with the greatest height, above zero; greater numbers look the same.
  ///   - width: the most columns, above zero.
  init(_ values: [Int], full: Int, width: Int) {
    let step = max(1, (values.count + max(1, width) - 1) / max(1, width))
    self.step = step
    let top = Sparkline.heights - 1
    levels = stride(from: 0, to: values.count, by: step).map { start in
      let greatest = values[start..<min(start + step, values.count)].max() ?? 0
      let capped = min(max(0, greatest), full)
      return capped == 0 ? 0 : (capped * top - 1) / max(1, full) + 1
    }
  }

  /// The bars in characters that the terminal has.
  func text(_ glyphs: Capabilities.Glyphs) -> String {
    let signs = glyphs == .unicode ? Sparkline.blocks : Sparkline.letters
    return String(levels.compactMap { signs.indices.contains($0) ? signs[$0] : nil })
  }
}
