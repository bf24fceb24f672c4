import Canvas
import MemorizeViewModel
import Pictures
import Spelling
import Words

/// The sidebar: pictures to add, and the cards under the cursor as they will look.
extension EditorScreen {
  func drawSidebar(_ theme: Theme, on canvas: inout Canvas) {
    guard let area = layout.sidebar, let inner = layout.sidebarInside else { return }
    let panel: ColorRole = theme.isSolid ? .panel : .table
    canvas.fill(area, theme.style(.plain, on: panel))
    guard editor.kind == .faces else {
      return drawWordSidebar(in: inner, theme, panel, on: &canvas)
    }
    drawSearch(in: inner, theme, panel, on: &canvas)
    drawChoices(theme, panel, on: &canvas)
    drawPreview(in: inner, theme, on: &canvas)
  }

  /// Draws the field for a new face, and an explanation where no picture is offered.
  private func drawSearch(
    in area: Rect, _ theme: Theme, _ panel: ColorRole, on canvas: inout Canvas
  ) {
    let hasPictures = theme.capabilities.glyphs == .unicode
    let isChange = field != nil && focus.pair != nil
    let adding = hasPictures ? say("Add pictures") : say("Add", context: "deck")
    canvas.write(
      theme.fit(isChange ? say("Change the card") : adding, area.width),
      at: area.origin, theme.style(.heading, on: panel))
    let fact = "\(Pictures.faces.count)"
    if hasPictures, !isChange {
      canvas.write(
        fact, at: Point(x: area.maxX - fact.columns, y: area.minY), theme.style(.dim, on: panel))
    }
    if let searchFrame, focus != .newFirst {
      let style =
        theme.isSolid
        ? theme.style(theme.text(on: .field), on: .field) : theme.style().with(.underline)
      canvas.fill(searchFrame, style)
      canvas.write(
        theme.fit(prompt(.newFirst), searchFrame.width - 1), at: searchFrame.origin.moved(x: 1),
        style.with(.faint))
    }
    guard hasPictures, picker.choices.isEmpty else { return }
    let text =
      typedFace.columns < PictureSearch.leastColumns
      ? say("Type a word to find a picture by its name, such as bear.")
      : say("No picture has this name. Enter adds the word.")
    for (row, line) in text.wrapped(to: area.width).enumerated() {
      canvas.write(line, at: area.origin.moved(x: 0, y: 3 + row), theme.style(.dim, on: panel))
    }
  }

  /// Draws the pictures that are offered.
  func drawChoices(_ theme: Theme, _ panel: ColorRole, on canvas: inout Canvas) {
    let picker = picker
    let width = layout.sidebarInside?.width ?? 0
    for heading in picker.headings {
      SectionTitle(
        title: heading.group.title, fact: heading.group == .found ? "\(heading.count)" : ""
      ).draw(at: heading.origin, width: width, theme: theme, background: panel, on: &canvas)
    }
    for (index, choice) in picker.choices.enumerated() {
      let isPicked = index == picked && focus == .newFirst
      guard !choice.isCard else {
        drawFoundCard(choice.face, in: choice.frame, isPicked: isPicked, theme, panel, on: &canvas)
        continue
      }
      if isPicked { SelectedRow(theme: theme).draw(in: choice.frame, on: &canvas) }
      canvas.write(
        theme.fit(choice.face, choice.frame.width - 1), at: choice.frame.origin.moved(x: 1),
        theme.style(.plain, on: isPicked ? .selection : panel))
    }
  }

  private func drawFoundCard(
    _ face: String, in frame: Rect, isPicked: Bool, _ theme: Theme, _ panel: ColorRole,
    on canvas: inout Canvas
  ) {
    let view = CardView(theme: theme, size: CardSize(width: frame.width, height: frame.height))
    view.draw(
      CardPose(id: CardID(rawValue: -1), frame: frame, side: .face),
      CardView.Details(face: FaceText(face, theme.capabilities)), on: &canvas)
    if isPicked { view.drawCursor(around: frame, on: &canvas) }
    canvas.replaceTable(in: frame.inset(x: -1, y: -1), by: panel)
  }

  /// Draws the cards of the pair under the cursor, or the picture that is chosen.
  private func drawPreview(in area: Rect, _ theme: Theme, on canvas: inout Canvas) {
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
    for (index, face) in faces.enumerated() {
      let frame = Rect(
        x: area.minX + index * (width + 2), y: top + 2, width: width, height: size.height)
      CardView(theme: theme, size: size).draw(
        CardPose(id: CardID(rawValue: -1), frame: frame, side: .face),
        CardView.Details(face: theme.text(of: face)), on: &canvas)
    }
    guard faces.count == 1, let face = faces.first else { return }
    let start = Point(x: area.minX + width + 3, y: top + 3)
    drawNotes(on: face, at: start, width: max(4, area.maxX - start.x), theme, &canvas)
  }

  /// Writes the name of a picture, and below it whether the deck has a picture that is offered.
  private func drawNotes(
    on face: Face, at start: Point, width: Int, _ theme: Theme, _ canvas: inout Canvas
  ) {
    let name = Spelling.pictureName(of: face.text)?.capitalizedFirst ?? ""
    let lines = name.wrapped(to: width)
    for (row, line) in lines.enumerated() {
      canvas.write(line, at: start.moved(x: 0, y: row), theme.style(.heading))
    }
    guard focus.pair == nil || face.text == added,
      editor.pairs.contains(Pair(twin: face.text))
    else { return }
    let note = say("✓ in the deck").wrapped(to: width)
    for (row, line) in note.enumerated() {
      let point = start.moved(x: 0, y: lines.count + 1 + row)
      let shown = theme.glyphs == .unicode ? line : line.replacing("✓", with: "*")
      canvas.write(theme.spelled(shown), at: point, theme.style(.good))
    }
  }

  /// The faces to show as cards: what Enter adds, what was added, or the pair under the cursor.
  var previewFaces: [Face] {
    let typed = focus.takesText ? newPair : Pair(twin: "")
    let isTyped = !(typed.first.text + typed.second.text).isEmpty
    let chosen = picked.flatMap(picker.choice)?.face
    if let face = chosen ?? (isTyped ? nil : added) { return [Pair(twin: face).first] }
    if isTyped { return typed.first.side == .twin ? [typed.first] : [typed.first, typed.second] }
    guard let pair = focus.pair.flatMap(pair) else { return [] }
    return pair.first.side == .twin ? [pair.first] : [pair.first, pair.second]
  }
}
