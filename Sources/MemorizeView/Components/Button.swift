import Canvas

/// A key and a label on a block of colour; a click on it presses the key.
struct Button: Equatable {
  let key: Key
  let label: String
  /// Whether it is gold, as the first thing to do; at most one button of a page is.
  var isGold = false

  /// Two blanks around the key and the label.
  var columns: Int { key.name.columns + label.columns + 6 }

  func draw(at origin: Point, _ theme: Theme, on canvas: inout Canvas) {
    let background: ColorRole = isGold ? .gold : .button
    let label = theme.style(isGold ? .heading : .plain, on: background)
    let (open, close) = theme.isSolid ? ("  ", "  ") : isGold ? ("> ", " <") : ("[ ", " ]")
    var x = origin.x
    x += canvas.write(open, at: Point(x: x, y: origin.y), label)
    x += canvas.write(key.name, at: Point(x: x, y: origin.y), theme.style(.accent, on: background))
    x += canvas.write("  \(self.label)", at: Point(x: x, y: origin.y), label)
    canvas.write(close, at: Point(x: x, y: origin.y), label)
  }
}

/// Buttons side by side in the middle of a row; the last ones are dropped where there is no room.
struct ButtonRow {
  private static let gap = 2

  /// The buttons and their cells.
  let places: [(button: Button, frame: Rect)]

  init(_ buttons: [Button], in line: Rect) {
    var shown = buttons
    let width = { (buttons: [Button]) in
      buttons.reduce(-ButtonRow.gap) { $0 + $1.columns + ButtonRow.gap }
    }
    while !shown.isEmpty, width(shown) > line.width { shown.removeLast() }
    var x = line.minX + (line.width - width(shown)) / 2
    places = shown.map { button in
      defer { x += button.columns + ButtonRow.gap }
      return (button, Rect(x: x, y: line.minY, width: button.columns, height: 1))
    }
  }

  /// The key that a click at a cell presses.
  func key(at point: Point) -> Key? {
    places.first { $0.frame.contains(point) }?.button.key
  }

  func draw(_ theme: Theme, on canvas: inout Canvas) {
    for place in places { place.button.draw(at: place.frame.origin, theme, on: &canvas) }
  }
}
