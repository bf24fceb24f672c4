import Canvas

/// The rows of a full-screen page: a header, a body and a footer, as far as there is room.
struct PageLayout: Equatable {
  let size: Size
  /// The first row; `nil` on screens with a single row.
  let header: Rect?
  /// The last row, for messages and keys; `nil` on screens with fewer than three rows.
  let footer: Rect?
  /// The rows between the header and the footer.
  let body: Rect

  /// Screens with at least as many rows leave blank ones around the body.
  private static let roomyHeight = 16
  private static let closeButtonWidth = 4

  /// Lays a page out.
  ///
  /// - Parameters:
  ///   - size: the screen.
  ///   - gapAbove: whether a blank row follows the header, where there is room.
  ///   - gapBelow: whether a blank row precedes the footer, where there is room.
  init(size: Size, gapAbove: Bool = false, gapBelow: Bool = false) {
    self.size = size
    header = size.height >= 2 ? Rect(x: 0, y: 0, width: size.width, height: 1) : nil
    footer =
      size.height >= 3 ? Rect(x: 0, y: size.height - 1, width: size.width, height: 1) : nil
    let isRoomy = size.height >= PageLayout.roomyHeight
    let top = (header?.height ?? 0) + (isRoomy && gapAbove ? 1 : 0)
    let bottom = (footer?.height ?? 0) + (isRoomy && gapBelow ? 1 : 0)
    body = Rect(x: 0, y: top, width: size.width, height: max(0, size.height - top - bottom))
  }

  /// The `[x]` in the corner that closes the page, for players without a keyboard.
  var closeButton: Rect {
    header(from: size.width - PageLayout.closeButtonWidth, width: PageLayout.closeButtonWidth)
  }

  /// A part of the header; empty where there is none.
  func header(from x: Int, width: Int) -> Rect {
    Rect(x: max(0, x), y: 0, width: max(0, width), height: header?.height ?? 0)
  }
}
