import Canvas

/// The parts of a dialog in the middle of the window.
struct DialogLayout: Equatable {
  /// The arrangement around the list, by the room that there is.
  private enum Form {
    /// A title with a line below it, and keys; all with blank rows around them.
    case roomy
    /// A title and keys on the first and the last row.
    case tight
    /// A title.
    case tiny

    var rowsAbove: Int {
      switch self {
      case .roomy: 3
      case .tight, .tiny: 1
      }
    }

    var rowsBelow: Int {
      switch self {
      case .roomy: 3
      case .tight: 1
      case .tiny: 0
      }
    }
  }

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

  /// Lays a dialog out.
  init(width: Int, rows: Int, in size: Size) {
    let hasEdges = size.height >= DialogLayout.leastHeightForEdges
    let room = hasEdges ? Rect(size).inset(x: 0, y: 1) : Rect(size)
    let form: Form = room.height >= 12 ? .roomy : room.height >= 6 ? .tight : .tiny
    let margins = form == .tiny ? 4 : 2 * DialogLayout.margin
    let most = room.height - (form == .roomy && room.height > 16 ? 1 : 0)
    frame = Rect(x: 0, y: room.minY, width: room.width, height: most).centered(
      Size(
        width: min(width + margins, room.width),
        height: min(rows + form.rowsAbove + form.rowsBelow, most)))
    let inner = frame.inset(x: margins / 2, y: 0)
    list = Rect(
      x: inner.minX, y: frame.minY + form.rowsAbove, width: inner.width,
      height: frame.height - form.rowsAbove - form.rowsBelow)
    title = Rect(
      x: inner.minX, y: frame.minY + (form == .roomy ? 1 : 0), width: inner.width - 4, height: 1)
    rule = form == .roomy ? frame.minY + 2 : nil
    keys =
      form == .tiny
      ? nil
      : Rect(
        x: inner.minX, y: frame.maxY - (form == .roomy ? 2 : 1), width: inner.width, height: 1)
  }

  /// The mark that closes the dialog with a click.
  var closeMark: Rect { Rect(x: title.maxX, y: title.minY, width: 4, height: 1) }
}
