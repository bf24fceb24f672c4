import Canvas
import MemorizeViewModel

/// A few cards on the table, beside a dialog that changes how they look.
struct CardPreview: Equatable {
  /// Two faces of the deck in play.
  let faces: [Face]

  /// The columns and rows of the table.
  static let size = Size(width: 26, height: 15)
  private static let card = CardSize(width: 10, height: 6)
  private static let gap = 2

  /// Draws two backs and two faces; one back lies under the cursor.
  func draw(at origin: Point, _ theme: Theme, on canvas: inout Canvas) {
    canvas.fill(Rect(CardPreview.size).moved(x: origin.x, y: origin.y), theme.style())
    let view = CardView(theme: theme, size: CardPreview.card)
    for index in [0, 1, 2, 3] {
      let (column, row) = (index % 2, index / 2)
      let frame = CardPreview.card.frame(
        at: origin.moved(
          x: 2 + column * (CardPreview.card.width + CardPreview.gap),
          y: 1 + row * (CardPreview.card.height + 1)))
      // Faces lie at two opposite corners.
      let face = index == 1 ? faces.first : index == 2 ? faces.last : nil
      let isUnderCursor = index == 3
      view.draw(
        face.map { FaceText($0, theme.capabilities) } ?? .empty, in: frame,
        side: face == nil ? .back : .face, isUnderCursor: isUnderCursor, on: &canvas)
      if isUnderCursor { view.drawCursor(around: frame, on: &canvas) }
    }
  }
}

/// A choice of a dialog that is drawn as two cards, with words below them.
struct DialogTile: Equatable {
  /// The two cards.
  let faces: [Face]
  let title: String
  let note: String

  /// The cells of a tile.
  static let size = Size(width: 35, height: 12)
  private static let card = CardSize(width: 14, height: 8)
  private static let gap = 2

  func draw(in frame: Rect, isSelected: Bool, _ theme: Theme, on canvas: inout Canvas) {
    let background: ColorRole = isSelected ? .selection : .dialog
    // In wire frames the cards show the cursor, and the words are reversed.
    let hasFill = isSelected && theme.isSolid
    if hasFill { canvas.drawSelection(in: frame, theme) }
    let width = 2 * DialogTile.card.width + DialogTile.gap
    let start = frame.minX + (frame.width - width) / 2
    CardView(theme: theme, size: DialogTile.card).draw(
      faces.prefix(2).map { FaceText($0, theme.capabilities) },
      from: Point(x: start, y: frame.minY + 1), gap: DialogTile.gap,
      isUnderCursor: isSelected && !hasFill, on: &canvas)
    if theme.isSolid { canvas.replaceTable(in: frame, by: background) }
    for (row, text, tone) in [(2, title, Tone.heading), (1, note, .dim)] {
      canvas.write(
        text, centeredIn: frame.moved(y: frame.height - row), theme.style(tone, on: background))
    }
  }
}

/// Choices drawn as tiles side by side, where the window has room for them.
extension DialogView {
  private static let gap = 1

  /// Whether a window has room for tiles.
  static func hasTiles(_ content: DialogContent, in size: Size) -> Bool {
    !content.tiles.isEmpty
      && size.width >= tileColumns(content.tiles.count) + 2 * DialogLayout.margin
      && size.height >= DialogTile.size.height + 10
  }

  /// The columns of a number of tiles.
  static func tileColumns(_ count: Int) -> Int {
    count * (DialogTile.size.width + gap) - gap
  }

  /// The cells of the tile for a row.
  private func frame(ofTile index: Int) -> Rect {
    Rect(DialogTile.size).moved(
      x: list.minX + index * (DialogTile.size.width + DialogView.gap), y: list.minY)
  }

  /// The row whose tile is at a cell.
  func tile(at point: Point) -> Int? {
    content.tiles.indices.first { frame(ofTile: $0).contains(point) }
  }

  func drawTiles(selected: Int?, on canvas: inout Canvas) {
    for (index, tile) in content.tiles.enumerated() {
      tile.draw(in: frame(ofTile: index), isSelected: index == selected, theme, on: &canvas)
    }
    canvas.cursor = frame(ofTile: selected ?? 0).origin
  }
}
