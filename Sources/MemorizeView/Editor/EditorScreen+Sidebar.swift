import Canvas
import MemorizeViewModel
import Pictures
import Spelling
import Words

/// The sidebar: pictures to add, and the cards under the cursor as they will look.
extension EditorScreen {
  /// The colour behind the pictures.
  private var panel: ColorRole { layout.sidebar != nil && theme.isSolid ? .panel : .table }

  func drawSidebar(on canvas: inout Canvas) {
    guard let area = layout.sidebar, let inner = layout.sidebarInside else { return }
    canvas.fill(area, theme.style(.plain, on: panel))
    guard editor.kind == .faces else {
      return drawWordSidebar(in: inner, on: &canvas)
    }
    drawSearch(in: inner, on: &canvas)
    drawChoices(on: &canvas)
    drawPreview(in: inner, on: &canvas)
  }

  /// Draws the field for a new face, and an explanation where no picture is offered.
  private func drawSearch(in area: Rect, on canvas: inout Canvas) {
    let hasPictures = theme.capabilities.glyphs == .unicode
    let isChange = field != nil && focus.pair != nil
    let adding = hasPictures ? say("Add pictures") : say("Add", context: "deck")
    canvas.write(
      theme.fit(isChange ? say("Change the card") : adding, area.width),
      at: area.origin, theme.style(.heading, on: panel))
    if hasPictures, !isChange {
      canvas.write(
        "\(Pictures.faces.count)", endingAt: Point(x: area.maxX, y: area.minY),
        theme.style(.dim, on: panel))
    }
    if let searchFrame, focus != .newFirst {
      TextField.drawEmpty(in: searchFrame, prompt: prompt(.newFirst), theme, on: &canvas)
    }
    guard hasPictures, picker.choices.isEmpty else { return }
    let text =
      typedFace.columns < PictureSearch.leastColumns
      ? say("Type a word to find a picture by its name, such as bear.")
      : say("No picture has this name. Enter adds the word.")
    canvas.write(
      text.wrapped(to: area.width), at: area.origin.moved(y: 3), theme.style(.dim, on: panel))
  }

  /// Draws the pictures that are offered.
  func drawChoices(on canvas: inout Canvas) {
    let picker = picker
    let width = layout.sidebarInside?.width ?? 0
    for heading in picker.headings {
      SectionTitle(
        title: heading.group.title, fact: heading.group == .found ? "\(heading.count)" : ""
      ).draw(at: heading.origin, width: width, theme: theme, background: panel, on: &canvas)
    }
    for (index, choice) in picker.choices.enumerated() {
      let isPicked = index == offered && focus == .newFirst
      guard !choice.isCard else {
        drawFoundCard(choice.face, in: choice.frame, isPicked: isPicked, on: &canvas)
        continue
      }
      if isPicked { canvas.drawSelection(in: choice.frame, theme) }
      canvas.write(
        theme.fit(theme.spelled(choice.face), choice.frame.width - 1),
        at: choice.frame.origin.moved(x: 1),
        theme.style(.plain, on: isPicked ? .selection : panel))
    }
  }

  private func drawFoundCard(
    _ face: String, in frame: Rect, isPicked: Bool, on canvas: inout Canvas
  ) {
    let view = CardView(theme: deckTheme, size: CardSize(frame))
    view.draw(FaceText(face, theme.capabilities), in: frame, on: &canvas)
    if isPicked { view.drawCursor(around: frame, on: &canvas) }
    canvas.replaceTable(in: frame.inset(x: -1, y: -1), by: panel)
  }

  /// Draws the cards of the pair under the cursor, or the picture that is chosen.
  private func drawPreview(in area: Rect, on canvas: inout Canvas) {
    let faces = previewFaces
    let rows = previewRows
    guard !faces.isEmpty, area.height > rows + 6 else { return }
    let top = area.maxY - rows
    // Cards have their shadows and corners on the table.
    canvas.fill(
      Rect(x: area.minX - 2, y: top - 1, width: area.width + 4, height: rows + 2), theme.style())
    SectionTitle(title: faces.count == 1 ? say("Card") : say("Cards")).draw(
      at: Point(x: area.minX, y: top), width: area.width, theme: theme, on: &canvas)
    let width = faces.count == 1 ? 2 * (rows - 2) : (area.width - 2) / 2
    let size = CardSize(width: width, height: rows - 2)
    CardView(theme: deckTheme, size: size).draw(
      faces.map(theme.text), from: Point(x: area.minX, y: top + 2), on: &canvas)
    guard faces.count == 1, let face = faces.first else { return }
    let start = Point(x: area.minX + width + 3, y: top + 3)
    drawNotes(on: face, at: start, width: max(4, area.maxX - start.x), &canvas)
  }

  /// Writes the name of a picture, and below it whether the deck has a picture that is offered.
  private func drawNotes(on face: Face, at start: Point, width: Int, _ canvas: inout Canvas) {
    let name = (Spelling.pictureName(of: face.text)?.capitalizedFirst ?? "").wrapped(to: width)
    canvas.write(name, at: start, theme.style(.heading))
    guard focus.pair == nil || face.text == added,
      editor.pairs.contains(Pair(twin: face.text))
    else { return }
    let note = say("✓ in the deck")
    let shown = theme.glyphs == .unicode ? note : note.replacing("✓", with: "*")
    canvas.write(
      theme.spelled(shown).wrapped(to: width), at: start.moved(y: name.count + 1),
      theme.style(.good))
  }

  /// The faces to show as cards: what Enter adds, what was added, or the pair under the cursor.
  var previewFaces: [Face] {
    let typed = focus.takesText ? newPair : Pair(twin: "")
    let isTyped = !(typed.first.text + typed.second.text).isEmpty
    let chosen = offered.flatMap { picker.choices[at: $0] }?.face
    if let face = chosen ?? (isTyped ? nil : added) { return [Pair(twin: face).first] }
    return (isTyped ? typed : focusedPair)?.differentFaces ?? []
  }
}

extension Pair {
  /// Both faces, or the one of twins.
  var differentFaces: [Face] { isTwin ? [first] : [first, second] }
}

/// The sidebar of word pairs: both cards of a pair, a check of the deck, and what is known of it.
extension EditorScreen {
  /// The columns of a count before its bar.
  private static let countColumns = 16

  func drawWordSidebar(in area: Rect, on canvas: inout Canvas) {
    let lines = check + knowledge(width: area.width)
    let width = (area.width - 2) / 2
    let height = min(layout.isLarge ? 14 : 10, width / 2 + 1, area.height - lines.count - 3)
    var top = area.minY
    if height >= 4, !shownWords.isEmpty {
      SectionTitle(title: say("Cards")).draw(
        at: area.origin, width: area.width, theme: theme, background: panel, on: &canvas)
      CardView(theme: deckTheme, size: CardSize(width: width, height: height)).draw(
        shownWords.map(theme.text), from: area.origin.moved(y: 2), on: &canvas)
      canvas.replaceTable(
        in: Rect(x: area.minX - 1, y: top + 1, width: area.width + 2, height: height + 2), by: panel
      )
      top += height + 3
    }
    lines.draw(
      in: Rect(x: area.minX, y: top, width: area.width, height: area.maxY - top), theme,
      background: panel, on: &canvas)
  }

  /// The pair that is typed or under the cursor, else the first one.
  private var shownWords: [Face] {
    previewFaces.isEmpty ? editor.pairs.first?.differentFaces ?? [] : previewFaces
  }

  /// Whether a term or a definition stands in more than one pair, which makes it hard to match.
  private var check: [TextLine] {
    guard !editor.pairs.isEmpty else { return [] }
    let twice = { (texts: [String]) in
      Dictionary(grouping: texts) { $0 }.count { $0.value.count > 1 }
    }
    let terms = twice(editor.pairs.map(\.first.text))
    let definitions = twice(editor.pairs.map(\.second.text))
    let marks = Marks(theme)
    let width = layout.sidebarInside?.width ?? 0
    let limit = editor.deck.wrappedValue.boardLimit.shownTexts.first?.wrapped(to: width - 2) ?? []
    let good = marks.known(true).adding(" ")
    let bad = TextLine("! ", .forgotten)
    return Section(
      title: say("Check"),
      lines: [
        terms == 0
          ? good.adding(say("no repeated term", columns: 25))
          : bad.adding(say(terms, one: "\(terms) repeated term", other: "\(terms) repeated terms")),
        definitions == 0
          ? good.adding(say("no repeated definition", columns: 25))
          : bad.adding(
            say(
              definitions, one: "\(definitions) repeated definition",
              other: "\(definitions) repeated definitions")),
      ] + limit.map { TextLine("  \($0)", .dim) }
    ).ruledLines(width: width, theme)
  }

  /// The mature, learning and new pairs, once the deck has been studied.
  private func knowledge(width: Int) -> [TextLine] {
    guard let progress, progress.mature + progress.learning > 0 else { return [] }
    let bar = max(0, width - EditorScreen.countColumns)
    let lines = zip(progress.shares, [Tone.good, .gold, .dim]).map { part, tone in
      let meter = Meter(share: Double(part.count) / Double(progress.total), tone: tone)
      return TextLine(part.label).filled(to: EditorScreen.countColumns)
        .adding(meter.line(width: bar, theme))
    }
    return [TextLine()]
      + Section(title: say("Study"), lines: lines).ruledLines(width: width, theme)
  }
}
