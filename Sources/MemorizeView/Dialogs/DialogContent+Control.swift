import Canvas

extension DialogContent.Control {
  /// The column where the values begin.
  static let column = 24

  /// The columns of a row that has room for a name and values.
  private static let leastWidth = 44

  /// The columns of the values.
  var columns: Int {
    switch self {
    case .choice(let choice): choice.columns
    case .stepper(let value): value.columns + 8
    case .toggle(_, let note): 3 + (note.isEmpty ? 0 : note.columns + 2)
    }
  }

  /// The control for a row of this many columns: a stepper where there is no room for all values;
  /// `nil` where there is none for that either.
  func fitting(_ width: Int) -> DialogContent.Control? {
    guard width >= DialogContent.Control.leastWidth else { return nil }
    let room = width - DialogContent.Control.column
    guard columns > room else { return self }
    guard case .choice(let choice) = self, choice.options.indices.contains(choice.current) else {
      return nil
    }
    let stepper = DialogContent.Control.stepper(choice.options[choice.current])
    return stepper.columns <= room ? stepper : nil
  }

  /// Draws the values.
  func draw(
    at origin: Point, isFocused: Bool, _ theme: Theme, _ background: ColorRole,
    on canvas: inout Canvas
  ) {
    switch self {
    case .choice(let choice):
      choice.draw(at: origin, isFocused: isFocused, theme, background: background, on: &canvas)
    case .stepper(let value):
      Stepper(value: value, width: columns).draw(
        at: origin, isFocused: false, theme, background: background, on: &canvas)
    case .toggle(let isOn, let note):
      canvas.write("[ ]", at: origin, theme.style(.accent, on: background))
      let mark: Glyph = theme.glyphs == .unicode ? "✓" : "x"
      canvas.write(note, at: origin.moved(x: 5), theme.style(.dim, on: background))
      if isOn {
        canvas.put(mark, at: origin.moved(x: 1), theme.style(.good, on: background).with(.bold))
      }
    }
  }

  /// The change that a click on a column of the values asks for; `nil` beside them.
  func step(atColumn column: Int) -> Int? {
    switch self {
    case .choice(let choice): choice.option(atColumn: column).map { $0 - choice.current }
    case .stepper: Stepper.step(atColumn: column, width: columns)
    case .toggle: (0..<columns).contains(column) ? 1 : nil
    }
  }
}
