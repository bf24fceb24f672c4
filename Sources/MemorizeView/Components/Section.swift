/// A part of a page: a title, and lines below it.
struct Section: Equatable {
  let title: String
  var lines: [TextLine]

  /// The title and the lines.
  var allLines: [TextLine] { [TextLine(title, .heading)] + lines }
}
