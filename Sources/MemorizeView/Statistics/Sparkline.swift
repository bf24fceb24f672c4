import Canvas

/// Numbers as a row of columns, each as high as its number.
///
/// Where there are more numbers than columns, a column shows the greatest of several that follow each
/// other, as many for each column but perhaps the last.
struct Sparkline: Equatable {
  /// How many heights a column can have.
  static let heights = blocks.count

  /// How many numbers a column stands for.
  let step: Int
  /// From 0, for nothing or less, up to the greatest height.
  let levels: [Int]

  private static let blocks = Array("▁▂▃▄▅▆▇█")
  private static let letters = Array("_.:-=+*#")

  /// Lays numbers out.
  ///
  /// - Parameters:
  ///   - values: in their order; what is above zero is seen to be.
  ///   - full: what has the greatest height, above zero; greater numbers have no more.
  ///   - width: columns there are at most, above zero.
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

  /// The columns in characters that the terminal has.
  func text(_ glyphs: Capabilities.Glyphs) -> String {
    let signs = glyphs == .unicode ? Sparkline.blocks : Sparkline.letters
    return String(levels.compactMap { signs.indices.contains($0) ? signs[$0] : nil })
  }
}
