import Canvas

extension DialogContent.Control {
  /// The most columns of the names of settings.
  static let widestNames = 22

  /// The columns of a row that has room for a name and values.
  private static let leastWidth = 44

  /// The columns of the values.
  var columns: Int {
    switch self {
    case .choice(let choice): choice.columns
    case .stepper(let value, _, let note): stepperWidth(value) + noteColumns(note)
    case .toggle(_, let note): 3 + noteColumns(note)
    }
  }

  /// The columns without the fact beside a value.
  var leastColumns: Int {
    if case .stepper(let value, _, _) = self { stepperWidth(value) } else { columns }
  }

  private func stepperWidth(_ value: String) -> Int { value.columns + 8 }

  private func noteColumns(_ note: String) -> Int { note.isEmpty ? 0 : note.columns + 2 }

  /// The control for a row of this many columns, whose values begin at a column: a stepper where
  /// there is no room for all values, without its fact where that has no room; `nil` where there is
  /// none for that either.
  func fitting(_ width: Int, from column: Int) -> DialogContent.Control? {
    guard width >= DialogContent.Control.leastWidth else { return nil }
    return [self, bare].compactMap(\.self).first { $0.columns <= width - column }
  }

  /// The control with less beside it: the current value alone.
  private var bare: DialogContent.Control? {
    switch self {
    case .choice(let choice):
      choice.options.indices.contains(choice.current)
        ? .stepper(choice.options[choice.current]) : nil
    case .stepper(let value, let isNumber, _): .stepper(value, isNumber: isNumber)
    case .toggle(let isOn, _): .toggle(isOn)
    }
  }

  /// Draws the values.
  func draw(
    at origin: Point, isFocused: Bool, _ theme: Theme, _ background: ColorRole,
    on canvas: inout Canvas
  ) {
    switch self {
    case .choice(let choice):
      choice.draw(at: origin, isFocused: isFocused, theme, background: background, on: &canvas)
    case .stepper(let value, let isNumber, let note):
      let width = stepperWidth(value)
      Stepper(value: value, width: width, isNumber: isNumber).draw(
        at: origin, isFocused: false, theme, background: background, on: &canvas)
      canvas.write(note, at: origin.moved(x: width + 2), theme.style(.dim, on: background))
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
    case .stepper(let value, _, _): Stepper.step(atColumn: column, width: stepperWidth(value))
    case .toggle: (0..<columns).contains(column) ? 1 : nil
    }
  }
}
