import Canvas
import MemorizeViewModel
import Pictures
import Spelling
import Words

/// The sidebar: pictures that match what is typed, and the cards under the cursor as they will look.
extension EditorScreen {
  private static let pitch = 4
  private static let previewRows = 9

  /// The pictures whose names match the text of a new face.
  var found: [String] {
    guard layout.sidebar != nil, focus == .newFirst, editor.kind == .faces,
      theme.capabilities.glyphs == .unicode, let text = field?.text
    else { return [] }
    let faces = PictureSearch.faces(named: text).filter { face in
      let shown = theme.spelled(face)
      return shown.columns <= 2 && shown != "?"
    }
    return faces.enumerated().prefix { hasRoom(forFound: $0.offset) }.map(\.element)
  }

  /// Whether a picture has room above the cards at the bottom of the sidebar.
  private func hasRoom(forFound index: Int) -> Bool {
    guard let area = layout.sidebar, let frame = frame(ofFound: index) else { return false }
    return frame.maxY < area.maxY - 1 - EditorScreen.previewRows
  }

  /// Chooses the next or the previous picture; after the last one, none.
  ///
  /// - Returns: whether there are any.
  func pick(by step: Int) -> Bool {
    let count = found.count
    guard count > 0 else { return false }
    // One more than the pictures: nothing is chosen.
    let next = ((picked ?? count) + step + count + 1) % (count + 1)
    picked = next < count ? next : nil
    return true
  }

  /// Adds a picture that was found, and starts a new search.
  func addFound(_ index: Int) {
    let found = found
    guard found.indices.contains(index) else { return }
    picked = nil
    draft = [:]
    field = TextField("")
    editor.add([Pair(twin: found[index])])
  }

  /// The index of the picture at a cell.
  func foundIndex(at point: Point) -> Int? {
    found.indices.first { frame(ofFound: $0)?.contains(point) == true }
  }

  /// The size of a picture that was found as a card; `nil` where it is an emoji.
  private var foundCard: CardSize? {
    guard let area = layout.sidebar, area.width >= EditorScreen.leastWidthForCards, theme.isSolid,
      theme.capabilities.blocks != .none
    else { return nil }
    return CardSize(width: 8, height: 5)
  }

  private static let leastWidthForCards = 40

  /// The cells of a picture that was found.
  private func frame(ofFound index: Int) -> Rect? {
    guard let area = layout.sidebar else { return nil }
    if let card = foundCard {
      let perRow = max(1, (area.width - 4) / (card.width + 2))
      return Rect(
        x: area.minX + 2 + index % perRow * (card.width + 2),
        y: area.minY + 4 + index / perRow * card.height, width: card.width, height: card.height)
    }
    let perRow = max(1, (area.width - 4) / EditorScreen.pitch)
    return Rect(
      x: area.minX + 2 + index % perRow * EditorScreen.pitch,
      y: area.minY + 3 + index / perRow, width: EditorScreen.pitch, height: 1)
  }

  func drawSidebar(_ theme: Theme, on canvas: inout Canvas) {
    guard let area = layout.sidebar else { return }
    let panel: ColorRole = theme.isSolid ? .panel : .table
    canvas.fill(area, theme.style(.plain, on: panel))
    let inner = area.inset(x: 2, y: 1)
    if editor.kind == .faces { drawFound(in: inner, theme, panel, on: &canvas) }
    drawPreview(in: inner, theme, on: &canvas)
  }

  private func drawFound(
    in area: Rect, _ theme: Theme, _ panel: ColorRole, on canvas: inout Canvas
  ) {
    let found = found
    SectionTitle(
      title: found.isEmpty ? say("Pictures") : say("Found"),
      fact: found.isEmpty ? "\(Pictures.faces.count)" : "\(found.count)"
    ).draw(at: area.origin, width: area.width, theme: theme, background: panel, on: &canvas)
    guard !found.isEmpty else {
      let text = say("Type a word to find a picture by its name, such as bear.")
      for (row, line) in text.wrapped(to: area.width).enumerated() {
        canvas.write(line, at: area.origin.moved(x: 0, y: 2 + row), theme.style(.dim, on: panel))
      }
      return
    }
    for (index, face) in found.enumerated() {
      guard let frame = frame(ofFound: index) else { return }
      guard foundCard == nil else {
        drawFoundCard(face, in: frame, isPicked: index == picked, theme, panel, on: &canvas)
        continue
      }
      if index == picked { SelectedRow(theme: theme).draw(in: frame, on: &canvas) }
      canvas.write(
        theme.fit(face, frame.width - 1), at: frame.origin.moved(x: 1),
        theme.style(.plain, on: index == picked ? .selection : panel))
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
    let rows = EditorScreen.previewRows
    guard !faces.isEmpty, area.height > rows + 6 else { return }
    let top = area.maxY - rows
    // Cards have their shadows and corners on the table.
    canvas.fill(
      Rect(x: area.minX - 2, y: top - 1, width: area.width + 4, height: rows + 2), theme.style())
    SectionTitle(title: faces.count == 1 ? say("Card") : say("Cards")).draw(
      at: Point(x: area.minX, y: top), width: area.width, theme: theme, on: &canvas)
    let width = faces.count == 1 ? 14 : (area.width - 2) / 2
    let size = CardSize(width: width, height: rows - 2)
    for (index, face) in faces.enumerated() {
      let frame = Rect(
        x: area.minX + index * (width + 2), y: top + 2, width: width, height: size.height)
      CardView(theme: theme, size: size).draw(
        CardPose(id: CardID(rawValue: -1), frame: frame, side: .face),
        CardView.Details(face: FaceText(face, theme.capabilities)), on: &canvas)
    }
    guard faces.count == 1, let name = faces.first.flatMap({ Spelling.pictureName(of: $0.text) })
    else {
      return
    }
    let start = Point(x: area.minX + width + 3, y: top + 3)
    for (row, line) in name.capitalizedFirst.wrapped(to: max(4, area.maxX - start.x)).enumerated() {
      canvas.write(line, at: start.moved(x: 0, y: row), theme.style(.heading))
    }
  }

  /// The faces to show as cards.
  private var previewFaces: [Face] {
    let found = found
    if !found.isEmpty {
      let index = picked ?? 0
      return found.indices.contains(index) ? [Pair(twin: found[index]).first] : []
    }
    guard let pair = focus.pair.flatMap(pair) else { return [] }
    return pair.first.side == .twin ? [pair.first] : [pair.first, pair.second]
  }
}
