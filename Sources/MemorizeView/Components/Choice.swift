import Canvas

/// A few values side by side, of which one is current.
struct Choice: Equatable {
  let options: [String]
  let current: Int

  /// The columns of all options with a blank at each side, and a blank between them.
  var columns: Int { options.reduce(-1) { $0 + $1.columns + 3 } }

  /// Draws the values.
  ///
  /// - Parameters:
  ///   - origin: the first cell.
  ///   - isFocused: whether the keyboard changes this value, which is gold then.
  ///   - theme: colours and characters.
  ///   - background: the colour behind the other values.
  ///   - canvas: the picture.
  func draw(
    at origin: Point, isFocused: Bool, _ theme: Theme, background: ColorRole,
    on canvas: inout Canvas
  ) {
    var x = origin.x
    for (index, option) in options.enumerated() {
      let isCurrent = index == current
      let style =
        isCurrent && theme.isSolid
        ? theme.style(.heading, on: isFocused ? .gold : .selection)
        : theme.style(isCurrent ? .heading : .dim, on: background)
      // Without solid colours, brackets mark the current value.
      let text = isCurrent && !theme.isSolid ? "[\(option)]" : " \(option) "
      x += canvas.write(text, at: Point(x: x, y: origin.y), style) + 1
    }
  }

  /// The value at a column, counted from the first option.
  func option(atColumn column: Int) -> Int? {
    var x = 0
    return options.firstIndex { option in
      defer { x += option.columns + 3 }
      return (x..<x + option.columns + 2).contains(column)
    }
  }
}
