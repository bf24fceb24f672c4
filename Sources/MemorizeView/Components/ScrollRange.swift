/// The rows of a list, of which a window shows some.
struct ScrollRange: Equatable {
  /// The number of rows in the list.
  let count: Int
  /// The number of rows that the window shows.
  let visible: Int

  /// The first visible row when the list is scrolled to its end.
  var lastTop: Int { max(0, count - visible) }

  /// The valid scroll position nearest to a given one.
  func clamped(_ top: Int) -> Int { min(max(0, top), lastTop) }

  /// The scroll position nearest to a given one that shows a row.
  func top(showing row: Int, from top: Int) -> Int {
    clamped(min(max(top, row - visible + 1), row))
  }
}
