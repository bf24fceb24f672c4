import Canvas
import Words

/// The panel beside the table in wide windows: the others in a race, or a ghost, each with a small
/// board, and the player.
///
/// A small board has a tile for each card and shows how many are left, never where: tiles leave
/// from the last place on.
struct SidePanel: Equatable {
  /// A player in the panel.
  struct Entry: Equatable {
    let name: String
    let mark: PlayerMark
    /// The time at the right; empty for none.
    var time = ""
    let pairs: Int
    let moves: Int
    /// How the player stands, in a few words.
    let note: TextLine
    /// Whether there is a small board.
    var hasTiles = true
  }

  /// How much is shown of each player, from the most to the least.
  private enum Form: CaseIterable {
    case tiles
    case notes
    case lines
  }

  /// The columns of the panel.
  static let width = 24
  /// The columns beside the text.
  private static let margin = 2
  private static let tile = Size(width: 2, height: 1)
  private static let mostPips = 12

  let title: TextLine
  let entries: [Entry]
  /// The pairs on the board.
  let total: Int
  let theme: Theme

  /// Draws the panel, with as much of each player as there is room for.
  func draw(in area: Rect, on canvas: inout Canvas) {
    canvas.fill(area, theme.style(.table, on: background))
    let inner = area.inset(x: SidePanel.margin, y: 0).without(rows: 1)
    write(title, at: inner.origin, width: inner.width, on: &canvas)
    let room = inner.height - 2
    let form = Form.allCases.first { height($0, inner.width) <= room } ?? .lines
    var y = inner.minY + 2
    for entry in entries where y < inner.maxY {
      draw(entry, form, at: Point(x: inner.minX, y: y), width: inner.width, on: &canvas)
      y += height(of: entry, form, inner.width)
    }
  }

  private var background: ColorRole { theme.hasRails ? .rail : .table }

  private func draw(
    _ entry: Entry, _ form: Form, at start: Point, width: Int, on canvas: inout Canvas
  ) {
    let name = TextLine([entry.mark.symbol(theme)].text + " ", entry.mark.tone)
      .adding(theme.fit(entry.name, width - 8), .heading)
    write(name, at: start, width: width, on: &canvas)
    let time = TextLine(entry.time, .dim)
    write(time, at: start.moved(x: width - time.columns), width: time.columns, on: &canvas)
    var row = start.moved(y: 1)
    if form == .tiles, entry.hasTiles {
      drawTiles(entry, at: row, width: width, on: &canvas)
      row.y += tileRows(width)
    }
    guard form != .lines else { return }
    write(score(entry), at: row, width: width, on: &canvas)
    write(entry.note, at: row.moved(y: 1), width: width, on: &canvas)
  }

  private func drawTiles(_ entry: Entry, at start: Point, width: Int, on canvas: inout Canvas) {
    let columns = tileColumns(width)
    let (full, empty): (Glyph, Glyph) = theme.glyphs == .unicode ? ("▆", "▁") : ("#", ".")
    for tile in 0..<2 * total {
      let isThere = tile < 2 * (total - entry.pairs)
      let cell = start.moved(
        x: tile % columns * (SidePanel.tile.width + 1), y: tile / columns)
      canvas.fill(
        Rect(SidePanel.tile).moved(x: cell.x, y: cell.y), isThere ? full : empty,
        theme.style(isThere ? entry.mark.color : .faint, on: background))
    }
  }

  /// The pairs and moves, with a pip for each pair where they have room.
  private func score(_ entry: Entry) -> TextLine {
    let moves = entry.moves.movesText
    guard total <= SidePanel.mostPips, theme.glyphs == .unicode else {
      return TextLine(
        say(
          total, one: "\(entry.pairs)/\(total) pair, \(moves)",
          other: "\(entry.pairs)/\(total) pairs, \(moves)"), .dim)
    }
    let found = min(total, max(0, entry.pairs))
    return TextLine(String(repeating: "●", count: found), .gold)
      .adding(String(repeating: "○", count: total - found), .dim)
      .adding(total <= 8 ? "  \(moves)" : " \(entry.moves)", .dim)
  }

  private func write(_ line: TextLine, at point: Point, width: Int, on canvas: inout Canvas) {
    line.draw(at: point, width: width, theme: theme, background: background, on: &canvas)
  }

  /// The tiles in a row: about twice as many as rows, since cells are high, and all rows alike.
  private func tileColumns(_ width: Int) -> Int {
    let most = max(1, (width + 1) / (SidePanel.tile.width + 1))
    let wanted = (1...most).first { $0 * $0 >= 4 * total } ?? most
    let rows = (2 * total + wanted - 1) / wanted
    return max(1, (2 * total + rows - 1) / max(1, rows))
  }

  private func tileRows(_ width: Int) -> Int {
    let columns = tileColumns(width)
    return (2 * total + columns - 1) / columns
  }

  private func height(of entry: Entry, _ form: Form, _ width: Int) -> Int {
    switch form {
    case .tiles: 4 + (entry.hasTiles ? tileRows(width) : 0)
    case .notes: 4
    case .lines: 1
    }
  }

  private func height(_ form: Form, _ width: Int) -> Int {
    entries.reduce(form == .lines ? 0 : -1) { $0 + height(of: $1, form, width) }
  }
}
