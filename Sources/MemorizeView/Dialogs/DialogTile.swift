import Canvas
import MemorizeViewModel

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

  /// Draws the cards and the words.
  ///
  /// - Parameters:
  ///   - frame: the cells of the tile.
  ///   - isSelected: whether the tile is highlighted.
  ///   - theme: colours and characters.
  ///   - canvas: the picture.
  func draw(in frame: Rect, isSelected: Bool, _ theme: Theme, on canvas: inout Canvas) {
    let background: ColorRole = isSelected ? .selection : .dialog
    // In wire frames the cards show the cursor, and the words are reversed.
    let hasFill = isSelected && theme.isSolid
    if hasFill { SelectedRow(theme: theme).draw(in: frame, on: &canvas) }
    let width = 2 * DialogTile.card.width + DialogTile.gap
    let start = frame.minX + (frame.width - width) / 2
    for (index, face) in faces.prefix(2).enumerated() {
      let place = Rect(
        x: start + index * (DialogTile.card.width + DialogTile.gap), y: frame.minY + 1,
        width: DialogTile.card.width, height: DialogTile.card.height)
      CardView(theme: theme, size: DialogTile.card).draw(
        CardPose(id: CardID(rawValue: -1 - index), frame: place, side: .face),
        CardView.Details(face: FaceText(face, theme.capabilities)),
        isUnderCursor: isSelected && !hasFill, on: &canvas)
    }
    if theme.isSolid { canvas.replaceTable(in: frame, by: background) }
    for (row, text, tone) in [(2, title, Tone.heading), (1, note, .dim)] {
      canvas.write(
        text, at: Point(x: frame.minX + (frame.width - text.columns) / 2, y: frame.maxY - row),
        theme.style(tone, on: background))
    }
  }
}
