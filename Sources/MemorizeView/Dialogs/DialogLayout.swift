import Canvas

/// The parts of a dialog in the middle of the window.
struct DialogLayout: Equatable {
  /// The columns between the edge and the text.
  static let margin = 3

  /// The rows of a window whose first and last row stay visible.
  static let leastHeightForEdges = 10

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
    // A title with a line below it, and keys, with blank rows around them; else a title and keys on
    // the first and the last row; else a title.
    let isRoomy = room.height >= 12
    let hasKeys = room.height >= 6
    let (above, below) = isRoomy ? (3, 3) : (1, hasKeys ? 1 : 0)
    let margins = hasKeys ? 2 * DialogLayout.margin : 4
    let most = room.height - (room.height > 16 ? 1 : 0)
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
