import Canvas

/// A value between two buttons that change it: `[-] 8 [+]` or `[<] blue [>]`.
struct Stepper {
  let value: String
  /// The columns from the first button to the end of the second one.
  let width: Int
  /// Whether the value is a number, and the buttons say less and more.
  var isNumber = false

  static let buttonWidth = 3

  /// Draws the value and its buttons.
  ///
  /// - Parameters:
  ///   - origin: the first cell.
  ///   - isFocused: whether the keyboard changes this value; the cursor then stands on it.
  ///   - theme: colours and characters.
  ///   - background: the colour behind the value.
  ///   - canvas: the picture.
  func draw(
    at origin: Point, isFocused: Bool, _ theme: Theme, background: ColorRole = .table,
    on canvas: inout Canvas
  ) {
    let button = theme.style(.accent, on: background)
    let (less, more) = isNumber ? ("[-]", "[+]") : ("[<]", "[>]")
    canvas.write(less, at: origin, button)
    canvas.write(more, at: origin.moved(x: width - Stepper.buttonWidth), button)
    let room = width - 2 * Stepper.buttonWidth
    let start = origin.moved(
      x: Stepper.buttonWidth + (room - min(room, value.columns)) / 2)
    canvas.write(
      theme.fit(value, room), at: start, theme.style(.heading, on: background))
    if isFocused { canvas.cursor = start }
  }

  /// The change that a click on a column asks for.
  ///
  /// - Parameters:
  ///   - column: counted from the first button.
  ///   - width: the columns from the first button to the end of the second one.
  /// - Returns: -1 or 1; `nil` between the buttons and beside them.
  static func step(atColumn column: Int, width: Int) -> Int? {
    if (0..<buttonWidth).contains(column) { return -1 }
    return (width - buttonWidth..<width).contains(column) ? 1 : nil
  }
}
