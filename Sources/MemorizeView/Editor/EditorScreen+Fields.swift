import Canvas
import MemorizeViewModel
import Options
import Words

/// The lines of the form and of the pairs.
extension EditorScreen {
  /// Whether all colours are shown at once.
  var showsSwatches: Bool {
    theme.isSolid
      && layout.frame(of: .color).width >= EditorLayout.swatchWidth * EditorLayout.swatches
        + EditorLayout.colorWidth
  }

  /// The place of a field on the screen.
  func onScreen(_ rect: Rect) -> Rect { rect.moved(y: layout.page.body.minY - scroll) }

  func draw(line: Int, on canvas: inout Canvas) {
    let row = onScreen(Rect(x: 1, y: line, width: layout.width - 2, height: 1))
    if line == layout.heading { drawHeading(in: row, &canvas) }
    if line == layout.removedHeading {
      let count = layout.removedCount
      // In a field, letters are text.
      let key = (field == nil ? Key("u") : .control("t")).name
      let text =
        editor.canUndo
        ? say(count, one: "\(count) removed. \(key): undo", other: "\(count) removed. \(key): undo")
        : say(count, one: "\(count) removed", other: "\(count) removed")
      canvas.write(theme.fit(text, row.width), at: row.origin, theme.style(.dim))
    }
    for field in layout.fields(onLine: line) where layout.frame(of: field).minY == line {
      draw(field, in: onScreen(layout.frame(of: field)), &canvas)
    }
  }

  /// Draws the number of pairs; with room, above the columns of words with their titles.
  private func drawHeading(in row: Rect, _ canvas: inout Canvas) {
    let count = layout.count
    let isWords = editor.kind == .words
    guard isWords, layout.numberWidth > 0 else {
      return SectionTitle(title: count.pairsText).draw(
        at: row.origin, width: row.width, theme: theme, on: &canvas)
    }
    let columns = [EditorField.first(0), .second(0)].map { layout.frame(of: $0).minX + 1 }
    let sides = editor.deck.wrappedValue.sides
    let titles = [
      sides?.termTitle ?? say("term").capitalizedFirst,
      sides?.definitionTitle ?? say("definition").capitalizedFirst,
    ]
    for (index, start) in columns.enumerated() {
      let end = index == 0 ? columns[1] - 2 : row.maxX
      SectionTitle(title: titles[index], fact: index == 0 ? "" : "\(count)").draw(
        at: Point(x: start, y: row.minY), width: max(1, end - start), theme: theme, on: &canvas)
    }
  }

  private func draw(_ target: EditorField, in rect: Rect, _ canvas: inout Canvas) {
    drawLabel(of: target, row: rect.minY, &canvas)
    let deck = editor.deck.wrappedValue
    switch target {
    case .name: draw(deck.name, in: rect, on: background(of: .name), &canvas)
    case .color: drawColor(deck.color, in: rect, &canvas)
    case .pairs:
      let note = say("pairs per game")
      let notes = deck.boardLimit.shownTexts.map { [note, $0].listed } + [note]
      drawStepper("\(editor.pairsPerGame)", target, in: rect, notes: notes, &canvas)
    case .kind:
      drawStepper(editor.kind.title(isLong: layout.hasLongKind), target, in: rect, &canvas)
    case .newFirst where layout.hasAddSlot: drawAddSlot(in: rect, &canvas)
    case .newFirst, .newSecond: drawPrompt(target, rect, &canvas)
    case .first(let index) where layout.card != nil:
      drawCard(editor.pairs[at: index]?.first, in: rect, &canvas)
    case .first(let index):
      drawNumber(index + 1, before: rect, &canvas)
      drawCell(editor.pairs[at: index]?.first.text, target, rect, &canvas)
    case .second(let index):
      drawCell(editor.pairs[at: index]?.second.text, target, rect, &canvas)
    case .removed(let index):
      drawCell(editor.removedPairs[at: index].map(title), target, rect, &canvas)
    }
  }

  /// Writes the number of a word pair, if there is room for numbers.
  private func drawNumber(_ number: Int, before rect: Rect, _ canvas: inout Canvas) {
    guard layout.numberWidth > 0 else { return }
    let text = "\(number)".padded(to: layout.numberWidth - 1)
    canvas.write(
      text, at: Point(x: rect.minX - layout.numberWidth, y: rect.minY), theme.style(.faint))
  }

  private func drawLabel(of target: EditorField, row: Int, _ canvas: inout Canvas) {
    guard let label = target.label, layout.labelWidth > 1, layout.form.contains(target)
    else { return }
    let isSelected = background(of: target) == .selection
    if isSelected {
      canvas.drawSelection(in: Rect(x: 0, y: row, width: layout.width - 1, height: 1), theme)
    }
    canvas.write(
      label, at: Point(x: 1, y: row),
      isSelected ? theme.style(.heading, on: .selection) : theme.style(.dim))
  }

  /// The colour behind a field of the form: that of the selected row if the cursor is on its line.
  private func background(of target: EditorField) -> ColorRole {
    let row = target == .newSecond ? .newFirst : target
    let focused = focus == .newSecond ? .newFirst : focus
    let isSelected = row == focused && layout.labelWidth > 1 && layout.form.contains(row)
    return isSelected ? .selection : .table
  }

  private func draw(
    _ text: String, in rect: Rect, on background: ColorRole, _ canvas: inout Canvas
  ) {
    canvas.write(
      theme.fit(theme.spelled(text), rect.width), at: rect.origin,
      theme.style(.plain, on: background))
  }

  /// The words that say what to type in an empty field.
  func prompt(_ target: EditorField) -> String {
    switch target {
    case .newFirst where layout.hasAddSlot: say("an emoji or a word")
    case .newFirst: editor.kind == .words ? say("term") : say("an emoji, or a word and Enter")
    case .newSecond: say("definition")
    case .name, .color, .pairs, .kind, .first, .second, .removed: ""
    }
  }

  private func drawPrompt(_ target: EditorField, _ rect: Rect, _ canvas: inout Canvas) {
    let background = background(of: target)
    if let text = draft[target], !text.isEmpty {
      return draw(text, in: rect, on: background, &canvas)
    }
    canvas.write(
      theme.fit(prompt(target), rect.width), at: rect.origin, theme.style(.dim, on: background))
  }

  private func drawStepper(
    _ value: String, _ target: EditorField, in rect: Rect, notes: [String] = [],
    _ canvas: inout Canvas
  ) {
    let stepper = Stepper(
      value: value, width: layout.stepperWidth(target), isNumber: target == .pairs)
    let background = background(of: target)
    stepper.draw(
      at: rect.origin, isFocused: target == focus, theme, background: background, on: &canvas)
    guard let note = notes.first(where: { rect.width >= stepper.width + 2 + $0.columns })
    else { return }
    canvas.write(
      note, at: rect.origin.moved(x: stepper.width + 2), theme.style(.dim, on: background))
  }

  private func drawColor(_ color: DeckColor, in rect: Rect, _ canvas: inout Canvas) {
    guard showsSwatches else {
      return drawStepper(color.shownName, .color, in: rect, &canvas)
    }
    let background = background(of: .color)
    for (number, swatch) in DeckColor.allCases.enumerated() {
      let origin = rect.origin.moved(x: EditorLayout.swatchWidth * number)
      let style = Style(.ink, on: .back, tint: swatch, .bold)
      canvas.fill(Rect(x: origin.x, y: origin.y, width: 2, height: 1), style)
      guard swatch == color else { continue }
      let bracket = theme.style(.gold, on: background)
      canvas.write("[", at: origin.moved(x: -1), bracket)
      canvas.write("]", at: origin.moved(x: 2), bracket)
      if focus == .color { canvas.cursor = origin }
    }
    let end = EditorLayout.swatchWidth * EditorLayout.swatches + 1
    canvas.write(
      color.shownName, at: rect.origin.moved(x: end), theme.style(.plain, on: background))
  }
}

/// The places where text is typed.
extension EditorScreen {
  /// The frame of the text in a field on the screen; on a cell, as wide as the text may need.
  func textFrame(of target: EditorField) -> Rect {
    if isInSidebar(target), let searchFrame { return searchFrame }
    let frame = onScreen(layout.frame(of: target))
    guard target.pair != nil else { return frame }
    guard !layout.isWords else {
      return Rect(x: frame.minX + 1, y: frame.minY, width: max(1, frame.width - 3), height: 1)
    }
    let screen = layout.width
    let width = min(max(frame.width - 2, 24), max(1, screen - 2))
    return Rect(
      x: min(frame.minX + 1, screen - 1 - width), y: frame.minY + (frame.height - 1) / 2,
      width: width, height: 1)
  }

  /// Whether the text of a field is typed in the sidebar, beside the faces.
  func isInSidebar(_ target: EditorField) -> Bool {
    layout.hasAddSlot && (target == .newFirst || target.pair != nil)
  }

  /// The field in the sidebar for the text of a face.
  var searchFrame: Rect? {
    guard layout.hasAddSlot, let area = layout.sidebarInside else { return nil }
    return area.moved(y: 1).top
  }
}

/// The widths of values and their buttons.
extension EditorLayout {
  /// The number of colours to click on, and the columns of each.
  static let swatches = 10
  static let swatchWidth = 3

  /// The columns of a value with its two buttons.
  func stepperWidth(_ field: EditorField) -> Int {
    let value =
      switch field {
      case .color: EditorLayout.colorWidth
      case .kind: EditorLayout.kindWidth(isLong: hasLongKind)
      case .name, .pairs, .newFirst, .newSecond, .first, .second, .removed: 5
      }
    return value + 2 * Stepper.buttonWidth
  }

  /// Whether the kind of cards has room for more than one word.
  var hasLongKind: Bool {
    frame(of: .kind).width >= EditorLayout.kindWidth(isLong: true) + 2 * Stepper.buttonWidth
  }

  /// The columns of the name of a colour.
  static var colorWidth: Int {
    max(8, 2 + (DeckColor.allCases.map(\.shownName.columns).max() ?? 0))
  }

  /// The columns of the kind of cards, in one word or in more.
  private static func kindWidth(isLong: Bool) -> Int {
    let widest =
      [DeckEditor.Kind.faces, .words].map { $0.title(isLong: isLong).columns }.max() ?? 0
    return isLong ? max(19, 2 + widest) : max(9, 1 + widest)
  }
}
