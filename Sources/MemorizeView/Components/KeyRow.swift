import Canvas

/// A row of keys and the words for them, from the left; a click on one presses its key.
struct KeyRow: Equatable {
  private struct Word: Equatable {
    let key: Key
    let name: String
    let hint: String
    let isGold: Bool
    var x: Int

    var button: Button { Button(key: key, label: hint, isGold: true) }
    var width: Int { isGold ? button.columns : name.columns + 1 + hint.columns }
  }

  private let y: Int
  private let words: [Word]

  /// Lays the row out.
  ///
  /// - Parameters:
  ///   - legends: the keys in order of importance; those without a hint are left out, and so are
  ///     the last ones where there is no room.
  ///   - line: one row of cells.
  ///   - gold: the key of the first thing to do, which is drawn as a gold button.
  init(_ legends: [KeyLegend], in line: Rect, gold: Key? = nil) {
    y = line.minY
    let all = legends.compactMap { legend -> Word? in
      guard let key = legend.keys.first, let hint = legend.hint else { return nil }
      return Word(
        key: key, name: legend.keyName, hint: hint, isGold: key == gold, x: line.minX)
    }
    let width = { (gap: Int) in all.reduce(-gap) { $0 + $1.width + gap } }
    let gap = width(3) <= line.width ? 3 : 2
    var x = line.minX
    words = all.compactMap { word in
      guard x + word.width <= line.maxX else { return nil }
      var word = word
      word.x = x
      x += word.width + gap
      return word
    }
  }

  /// The key that a click at a cell presses.
  func key(at point: Point) -> Key? {
    guard point.y == y else { return nil }
    return words.first { point.x >= $0.x && point.x < $0.x + $0.width }?.key
  }

  func draw(_ theme: Theme, background: ColorRole = .table, on canvas: inout Canvas) {
    for word in words {
      let start = Point(x: word.x, y: y)
      guard !word.isGold else {
        word.button.draw(at: start, theme, on: &canvas)
        continue
      }
      let columns = canvas.write(word.name, at: start, theme.style(.accent, on: background))
      canvas.write(
        word.hint, at: start.moved(x: columns + 1), theme.style(.dim, on: background))
    }
  }
}
