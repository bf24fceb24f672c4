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
    case .choice(let choice): choice.options[at: choice.current].map { .stepper($0) }
    case .stepper(let value, let isNumber, _): .stepper(value, isNumber: isNumber)
    case .toggle(let isOn, _): .toggle(isOn)
    }
  }

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

/// A few values side by side, of which one is current.
struct Choice: Equatable {
  let options: [String]
  let current: Int

  /// The columns of all options with a blank at each side, and a blank between them.
  var columns: Int { options.reduce(-1) { $0 + $1.columns + 3 } }

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
      // Brackets mark the current value where colours are few; readers of the screen skip them, so
      // that a quiet one shows no other value.
      let isQuiet = theme.options.isQuiet
      guard isCurrent || !isQuiet else {
        x += option.columns + 3
        continue
      }
      let text = isCurrent && !theme.isSolid && !isQuiet ? "[\(option)]" : " \(option) "
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

/// A value between two buttons that change it: `[-] 8 [+]` or `[<] blue [>]`.
struct Stepper {
  let value: String
  /// The columns with both buttons.
  let width: Int
  /// Whether the value is a number, and the buttons say less and more.
  var isNumber = false

  static let buttonWidth = 3

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

  /// The change that a click on a column, counted from the first button, asks for: -1 or 1, or
  /// `nil` between the buttons and beside them.
  static func step(atColumn column: Int, width: Int) -> Int? {
    if (0..<buttonWidth).contains(column) { return -1 }
    return (width - buttonWidth..<width).contains(column) ? 1 : nil
  }
}
