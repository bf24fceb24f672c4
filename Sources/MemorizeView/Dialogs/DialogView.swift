import Canvas
import Words

/// Draws a dialog in the middle of the window, and finds the row at a cell.
struct DialogView {
  let content: DialogContent
  let theme: Theme
  let layout: DialogLayout
  /// Whether there is room for cards beside the rows.
  private let hasPreview: Bool
  /// Whether the rows are drawn as tiles.
  let hasTiles: Bool

  init(content: DialogContent, theme: Theme, size: Size) {
    self.content = content
    self.theme = theme
    let (columns, rows) = (content.columns, content.rows.count)
    let withPreview = columns + CardPreview.size.width + DialogLayout.margin
    let isQuiet = theme.options.isQuiet
    hasPreview =
      content.preview != nil && !isQuiet && withPreview + 2 * DialogLayout.margin <= size.width
      && size.height >= CardPreview.size.height + DialogView.rowsAroundPreview
    hasTiles = !isQuiet && DialogView.hasTiles(content, in: size)
    guard !hasTiles else {
      layout = DialogLayout(
        width: DialogView.tileColumns(content.tiles.count), rows: DialogTile.size.height, in: size)
      return
    }
    layout = DialogLayout(
      width: hasPreview ? withPreview : columns,
      rows: hasPreview ? max(rows, CardPreview.size.height + 1) : rows, in: size)
  }

  /// The fewest rows of a window above and below the cards beside the rows.
  private static let rowsAroundPreview = 10

  /// The whole dialog.
  var frame: Rect { layout.frame }
  /// The cells of the list.
  var list: Rect {
    let list = layout.list
    let taken = hasPreview ? CardPreview.size.width + DialogLayout.margin : 0
    return Rect(x: list.minX, y: list.minY, width: list.width - taken, height: list.height)
  }
  /// The mark that closes the dialog with a click.
  var closeMark: Rect { layout.closeMark }
  /// The keys named at the bottom while a row is selected.
  func keys(selected: Int?) -> KeyRow? {
    layout.keys.map {
      KeyRow(content.allLegends(selected: selected), in: $0, gold: content.goldKey)
    }
  }

  /// The rows of the list; clicks and highlights reach into the margins.
  var rows: RowList { RowList(content.kinds, in: list.inset(x: -DialogView.overhang, y: 0)) }
  private static let overhang = DialogLayout.margin - 1

  /// The change of a setting that a click at a cell asks for; `nil` beside its values.
  func step(at point: Point, top: Int) -> Int? {
    guard let row = row(at: point, top: top),
      let control = content.rows[row].control?.fitting(
        list.width, from: content.controlColumn)
    else { return nil }
    return control.step(atColumn: point.x - list.minX - content.controlColumn)
  }

  /// The row of the list at a cell; for the second line of a row, the row itself.
  func row(at point: Point, top: Int) -> Int? {
    hasTiles ? tile(at: point) : rows.row(at: point, top: top)
  }

  /// The key of the row at a cell, if it has one.
  func key(at point: Point, top: Int) -> Key? {
    guard let row = row(at: point, top: top) else { return nil }
    let line = point.y - list.minY
    guard isSplit(top + line), secondHalf(of: list).minX <= point.x else {
      return content.rows[row].key
    }
    return secondRow(besideLine: line, top: top).key
  }

  /// The row in the second column, whose titles stay in the first line as those of the first do.
  private func secondRow(besideLine line: Int, top: Int) -> DialogContent.Row {
    let second = DialogContent(title: "", rows: content.secondColumn, isMenu: content.isMenu)
    return content.secondColumn[RowList(second.kinds, in: list).row(onLine: line, top: top)]
  }

  /// Whether a row has another one beside it.
  private func isSplit(_ row: Int) -> Bool { content.secondColumn.indices.contains(row) }

  private func firstHalf(of row: Rect) -> Rect {
    let width = (row.width - DialogContent.columnGap) / 2
    return Rect(x: row.minX, y: row.minY, width: width, height: row.height)
  }

  private func secondHalf(of row: Rect) -> Rect {
    let width = firstHalf(of: row).width
    return Rect(x: row.maxX - width, y: row.minY, width: width, height: row.height)
  }

  func draw(_ position: ListPosition, on canvas: inout Canvas) {
    drawSheet(on: &canvas)
    drawTitle(selected: position.selected, on: &canvas)
    if hasTiles {
      drawTiles(selected: position.selected, on: &canvas)
    } else {
      let rows = rows
      let top = rows.range.clamped(position.top)
      drawRows(rows, ListPosition(selected: position.selected, top: top), on: &canvas)
      drawPreview(on: &canvas)
      drawScrollMarks(rows.marks(top: top, theme, on: .dialog), on: &canvas)
    }
    keys(selected: position.selected)?.draw(theme, background: .dialog, on: &canvas)
  }

  private func drawRows(_ rows: RowList, _ position: ListPosition, on canvas: inout Canvas) {
    let (top, controlColumn) = (position.top, content.controlColumn)
    func draw(_ row: DialogContent.Row, in frame: Rect, isSelected: Bool = false) {
      DialogRowView(row: row, theme: theme, controlColumn: controlColumn).draw(
        in: frame, isSelected: isSelected, on: &canvas)
    }
    canvas.cursor = list.origin
    for (row, cells) in rows.visibleRows(from: top) {
      let frame = cells.inset(x: DialogView.overhang, y: 0)
      let line = frame.minY - list.minY
      let isSplit = isSplit(top + line)
      draw(
        content.rows[row], in: isSplit ? firstHalf(of: frame) : frame,
        isSelected: isSelected(row, position.selected))
      if isSplit { draw(secondRow(besideLine: line, top: top), in: secondHalf(of: frame)) }
    }
    guard let selected = position.selected else { return }
    let line = min(max(0, selected - top), max(0, list.height - 1))
    canvas.cursor = Point(x: list.minX, y: list.minY + line)
  }

  /// Draws a bar at the side of a list that continues and, where there is a row for it, how many
  /// rows or choices follow.
  private func drawScrollMarks(_ marks: ScrollMarks, on canvas: inout Canvas) {
    marks.drawBar(
      in: Rect(x: frame.minX, y: list.minY, width: frame.width - 1, height: list.height),
      on: &canvas)
    guard let more = marks.more, let keys = layout.keys, keys.minY > list.maxY else { return }
    canvas.write(more, endingAt: Point(x: list.maxX, y: list.maxY), theme.style(.dim, on: .dialog))
  }

  private func drawPreview(on canvas: inout Canvas) {
    guard hasPreview, let preview = content.preview else { return }
    let start = Point(x: layout.list.maxX - CardPreview.size.width, y: layout.list.minY)
    canvas.write(say("Preview"), at: start, theme.style(.heading, on: .dialog))
    preview.draw(at: start.moved(y: 1), theme, on: &canvas)
  }

  /// Whether a row is the selected one, or its second line.
  private func isSelected(_ row: Int, _ selected: Int?) -> Bool {
    row == selected || content.rows[row].isContinuation && row - 1 == selected
  }

  /// Draws the background of the dialog: a block with cut corners and a shadow, or a frame.
  private func drawSheet(on canvas: inout Canvas) {
    guard theme.isSolid else {
      canvas.fill(frame, theme.style())
      return canvas.drawFrame(frame, Lines(theme.glyphs), theme.style())
    }
    // The last row is the screen's own.
    if canvas.size.height >= DialogLayout.leastHeightForEdges {
      canvas.clip = Rect(canvas.size).inset(x: 0, y: 1)
    }
    canvas.drawShadow(of: frame, theme)
    canvas.clip = Rect(canvas.size)
    canvas.fill(frame, theme.style(.plain, on: .dialog))
    guard frame.height > 2, frame.width > 2 else { return }
    // Among sixteen colours the dialog may be as dark or as light as the table.
    if theme.hasOutlines {
      return canvas.drawFrame(frame, Lines(theme.glyphs), theme.style(.plain, on: .dialog))
    }
    // The colour behind the corner in the shadow, which is dimmed like everything below: on the
    // terminal's own background the lighter one is nearer to that.
    let inShadow: ColorRole = theme.hasTableShades ? .shadow : .penumbra
    let corners: [(Glyph, ColorRole)] = [("▟", .rail), ("▜", .rail), ("▙", .rail), ("▛", inShadow)]
    for (point, (glyph, behind)) in zip(frame.corners, corners) {
      canvas.put(glyph, at: point, theme.style(.dialog, on: behind))
    }
  }

  /// Draws the title and what there is to say beside it; what does not fit there, and the
  /// explanation of the selected row, take the place of the line below it, or of both.
  private func drawTitle(selected: Int?, on canvas: inout Canvas) {
    let (start, width) = (layout.title.origin, layout.title.width)
    let title = theme.fit(content.title, width)
    let beside = { (text: String) in 1...max(1, width - title.columns - 3) ~= text.columns }
    let detail = [content.detail, content.shortDetail].first(where: beside)
    let explanation = selected.map { content.rows[$0].explanation } ?? ""
    let long = beside(content.detail) || content.detail.isEmpty ? explanation : content.detail
    let lines = layout.rule == nil || long.isEmpty ? [] : long.wrapped(to: width)
    // On a quiet screen the title stays, because lines that change are read aloud.
    let keepsTitle = theme.options.isQuiet || long != content.detail && detail != nil
    let below = lines.count <= (keepsTitle ? 1 : 2) ? lines : []
    canvas.write("[x]", at: closeMark.origin.moved(x: 1), theme.style(.accent, on: .dialog))
    if below.count < 2 { canvas.write(title, at: start, theme.style(.heading, on: .dialog)) }
    let style = theme.style(.dim, on: .dialog)
    for (row, line) in below.enumerated() {
      canvas.write(line, at: start.moved(y: 2 - below.count + row), style)
    }
    if below.isEmpty || below.count == 1 && long != content.detail,
      let text = detail ?? (below.isEmpty && beside(explanation) ? explanation : nil)
    {
      canvas.write(text, at: start.moved(x: title.columns + 2), style)
    }
    if let rule = layout.rule, below.isEmpty {
      SectionTitle(title: "").draw(
        at: Point(x: frame.minX + 2, y: rule), width: frame.width - 4, theme: theme,
        background: .dialog, on: &canvas)
    }
  }
}

/// The parts of a dialog in the middle of the window.
struct DialogLayout: Equatable {
  /// The columns between the edge and the text.
  static let margin = 3

  /// The rows of a window whose first and last row stay visible.
  static let leastHeightForEdges = 10

  /// The rows of a window, without its edges, in which a dialog has blank rows even if some of its
  /// own are hidden then.
  private static let leastHeightForBlanks = 20

  /// The whole dialog.
  let frame: Rect
  /// The rows of the list, without the margins.
  let list: Rect
  /// The title.
  let title: Rect
  /// The line below the title, if there is one.
  let rule: Int?
  /// The keys, if there is room for them.
  let keys: Rect?

  init(width: Int, rows: Int, in size: Size) {
    let hasEdges = size.height >= DialogLayout.leastHeightForEdges
    let room = hasEdges ? Rect(size).inset(x: 0, y: 1) : Rect(size)
    // A title with a line below it, and keys, with blank rows around them; else, or if all rows fit
    // only then, a title and keys on the first and the last row; else a title.
    let most = room.height - (room.height > 16 ? 1 : 0)
    let isShort = room.height < DialogLayout.leastHeightForBlanks
    let isRoomy = room.height >= 12 && !(isShort && (most - 5...most - 2).contains(rows))
    let hasKeys = room.height >= 6
    let (above, below) = isRoomy ? (3, 3) : (1, hasKeys ? 1 : 0)
    let margins = hasKeys ? 2 * DialogLayout.margin : 4
    frame = Rect(x: 0, y: room.minY, width: room.width, height: most).centered(
      Size(
        width: min(width + margins, room.width), height: min(rows + above + below, most)))
    let inner = frame.inset(x: margins / 2, y: 0)
    func line(_ y: Int, width: Int) -> Rect { Rect(x: inner.minX, y: y, width: width, height: 1) }
    list = Rect(
      x: inner.minX, y: frame.minY + above, width: inner.width,
      height: frame.height - above - below)
    title = line(frame.minY + (isRoomy ? 1 : 0), width: inner.width - 4)
    rule = isRoomy ? frame.minY + 2 : nil
    keys = hasKeys ? line(frame.maxY - (isRoomy ? 2 : 1), width: inner.width) : nil
  }

  /// The mark that closes the dialog with a click.
  var closeMark: Rect { Rect(x: title.maxX, y: title.minY, width: 4, height: 1) }
}
