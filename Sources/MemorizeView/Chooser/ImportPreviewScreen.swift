import Canvas
import MemorizeViewModel
import Words

/// The page that shows the first rows of a table before it is imported, to choose its columns.
final class ImportPreviewScreen: FixedPage {
  enum Command: Equatable {
    case use
    case move(Int)
    case side
    case header
    case encoding
    case back
  }

  /// The page with the path of the file.
  private let origin: ImportScreen
  private(set) var preview: ImportPreview
  /// The selected column.
  private(set) var column: Int

  var theme = Theme()
  private(set) var page = PageLayout(size: Size(width: 0, height: 0))

  /// A page for a file that was chosen on another one.
  init(_ preview: ImportPreview, of origin: ImportScreen) {
    self.origin = origin
    self.preview = preview
    column = preview.term
  }

  var canGiveWay: Bool { false }

  var keyMap: KeyMap<Command> {
    KeyMap([
      KeyBinding([.enter], .use, hint: "import", help: "import the deck"),
      KeyBinding(
        [" "], .side, help: "take the selected column for definitions, then for terms"),
      KeyBinding(
        ["1"], .header, help: "the first row has the names of the columns, or not"),
      KeyBinding(
        ["e"], .encoding, help: "read the file in another encoding, if letters are wrong"),
      KeyBinding([.left, .backTab], .move(-1), help: "the column to the left"),
      KeyBinding(
        [.right, .tab], .move(1), hint: "next column", help: "the column to the right"),
      KeyBinding([.escape], .back, hint: "back", help: "back to the files"),
    ])
  }

  var guide: Guide {
    Guide(
      title: say("Importing a deck"),
      rules: say(
        """
        Choose a column with Left and Right or a click. Space makes it the definitions, then the \
        terms. Enter imports the deck.
        """))
  }

  var header: PageHeader {
    PageHeader(
      title: say("Import", context: "title"),
      detail: theme.spelled(preview.path.split(separator: "/").last.map(String.init) ?? ""),
      theme: theme)
  }

  func fit(to size: Size) { page = PageLayout(size: size, gapAbove: true, gapBelow: true) }

  func perform(_ command: Command, at time: Duration) -> Action? {
    switch command {
    case .use: return origin.importFile(at: preview.path, as: preview)
    case .move(let step):
      column = min(max(0, column + step), preview.titles.count - 1)
    case .side: preview = origin.library.preview(preview, choosing: .side(column))
    case .header: preview = origin.library.preview(preview, choosing: .header(!preview.hasHeader))
    case .encoding: preview = origin.library.preview(preview, choosing: .nextEncoding)
    case .back: return .close
    }
    column = min(column, preview.titles.count - 1)
    return nil
  }

  func click(_ point: Point, at time: Duration) -> Action? {
    column = places.first { $0.frame.contains(point) }?.column ?? column
    return nil
  }

  func scroll(by steps: Int) { _ = perform(.move(steps), at: .zero) }

  // MARK: - Drawing

  private static let gap = 2
  private static let leastWidth = 6
  private static let mostWidth = 24

  /// The buttons below the rows; `nil` without room.
  var buttons: ButtonRow? {
    guard page.body.height >= 9 else { return nil }
    let isTerm = column == preview.definition
    let all = [
      Button(key: " ", label: isTerm ? say("use as term") : say("use as definition")),
      preview.hasOtherEncodings ? Button(key: "e", label: say("other letters")) : nil,
      Button(key: "1", label: preview.hasHeader ? say("no header row") : say("header row")),
    ]
    return ButtonRow(all.compactMap(\.self), in: page.body.bottom)
  }

  private var summary: [String] { preview.summary.wrapped(to: max(1, page.body.width - 4)) }

  /// The cells of the columns that have room, the selected one among them.
  private var places: [(column: Int, frame: Rect)] {
    let top = page.body.minY + min(summary.count, max(1, page.body.height - 9)) + 1
    let room = page.body.maxY - top - (buttons == nil ? 0 : 1)
    let height = min(max(0, room), preview.rows.count + 3)
    let width = page.body.width - 4
    let widths = preview.titles.indices.map { column in
      let widest = texts(of: column).map(\.columns).max() ?? 0
      let most = min(ImportPreviewScreen.mostWidth, max(1, width))
      return min(max(widest, ImportPreviewScreen.leastWidth), most)
    }
    // The first column that is shown, so that the selected one fits.
    let fits = { (first: Int) in
      widths[first...self.column].reduce(0) { $0 + $1 + ImportPreviewScreen.gap } <= width + 2
    }
    let first = (0...column).first(where: fits) ?? column
    var x = page.body.minX + 2
    return preview.titles.indices.dropFirst(first).compactMap { column in
      let width = min(widths[column], page.body.maxX - 2 - x)
      defer { x += width + ImportPreviewScreen.gap }
      return width >= min(ImportPreviewScreen.leastWidth, widths[column])
        ? (column, Rect(x: x, y: top, width: width, height: height)) : nil
    }
  }

  /// The side that a column holds.
  private func role(of column: Int) -> String {
    column == preview.term
      ? say("Term", context: "column")
      : column == preview.definition ? say("Definition", context: "column") : ""
  }

  /// The lines of a column: its side, its title, a blank one and its cells.
  private func texts(of column: Int) -> [String] {
    [role(of: column), preview.titles[column], ""]
      + preview.rows.map { $0[at: column] ?? "" }
  }

  func drawParts(on canvas: inout Canvas, at time: Duration) {
    buttons?.draw(theme, on: &canvas)
    canvas.write(
      Array(summary.prefix(max(1, page.body.height - 9))), at: page.body.origin.moved(x: 2),
      theme.style())
    for (column, frame) in places where frame.height > 0 {
      let background: ColorRole = column == self.column ? .selection : .table
      let isSide = !role(of: column).isEmpty
      if column == self.column {
        canvas.fill(frame, theme.style(.plain, on: background))
        canvas.cursor = frame.origin
      }
      for (row, text) in texts(of: column).prefix(frame.height).enumerated() {
        let tone: Tone = row == 0 ? .gold : row == 1 ? .accent : isSide ? .plain : .dim
        canvas.write(
          theme.fit(text, frame.width), at: frame.origin.moved(y: row),
          theme.style(tone, on: background))
      }
      if frame.height > 2 {
        SectionTitle(title: "").draw(
          at: frame.origin.moved(y: 2), width: frame.width, theme: theme,
          background: background, on: &canvas)
      }
    }
  }
}
