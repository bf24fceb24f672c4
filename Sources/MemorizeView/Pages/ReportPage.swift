import Canvas

/// A page of text and charts in one column or two, which scroll together.
///
/// The page describes its header and the lines of its columns; everything else follows.
protocol ReportPage: ListPage {
  /// The window for which the page is laid out.
  var size: Size { get set }
  var header: PageHeader { get }
  /// The cells of the header that show the title and the facts.
  var headerArea: Rect { get }
  /// The rows above the columns, which do not scroll.
  var fixedRows: Int { get }
  /// The lines of each column.
  var columns: [[TextLine]] { get }
  /// The theme of the lines.
  var reportTheme: Theme { get }

  /// Draws the fixed rows, and more in the header.
  func drawFixedRows(in area: Rect, on canvas: inout Canvas)
}

extension ReportPage {
  var page: PageLayout { PageLayout(size: size, gapAbove: true) }
  var layout: ReportLayout {
    ReportLayout(page: page, fixedRows: fixedRows, isOneColumn: theme.options.isQuiet)
  }
  var list: RowList {
    let layout = layout
    return RowList(lines: columns.map(\.count).max() ?? 0, in: layout.body)
  }
  var fixedRows: Int { 0 }
  var headerArea: Rect { page.header(from: 1, width: page.closeButton.minX - 3) }
  var reportTheme: Theme { theme }

  func drawFixedRows(in area: Rect, on canvas: inout Canvas) {}

  func fit(to size: Size) {
    self.size = size
    scroll(by: 0)
  }

  func draw(on canvas: inout Canvas, at time: Duration) {
    let (layout, columns, theme) = (layout, columns, reportTheme)
    canvas.clip = layout.body
    for (column, lines) in zip(layout.columns, columns) {
      let body = Rect(
        x: column.x, y: layout.body.minY, width: column.width, height: layout.body.height)
      lines.dropFirst(position.top).draw(in: body, theme, on: &canvas)
    }
    canvas.clip = Rect(canvas.size)
    drawFixedRows(in: layout.fixed, on: &canvas)
    header.draw(in: headerArea, of: layout.page, on: &canvas)
    list.marks(top: position.top, self.theme).drawBar(in: layout.page.body, on: &canvas)
    canvas.cursor = canvas.size.isEmpty ? nil : layout.page.body.origin
  }
}

/// The columns of a report, side by side where the window is wide enough.
struct ReportLayout: Equatable {
  let page: PageLayout
  /// The rows above the columns, which do not scroll.
  var fixedRows = 0
  /// Whether all is in one column, since a reader of the screen reads across columns.
  var isOneColumn = false

  /// The narrowest screen with two columns.
  private static let leastWidthForTwo = 76
  /// The widest column that is comfortable to read.
  private static let widestColumn = 80
  private static let gap = 4

  /// The cells of the columns.
  var body: Rect { page.body.without(rows: min(fixedRows, page.body.height)) }

  /// The row above the columns that does not scroll.
  var fixed: Rect {
    let left = columns.first?.x ?? 0
    return Rect(
      x: left, y: page.body.minY, width: max(0, page.body.width - 2 * left), height: 1)
  }

  /// The columns of the report; the screen's right edge is kept for the scroll marks.
  var columns: [(x: Int, width: Int)] {
    let screen = page.size.width
    let room = max(1, screen - 3)
    guard screen >= ReportLayout.leastWidthForTwo, !isOneColumn else {
      return [(min(1, screen - 1), min(room, ReportLayout.widestColumn))]
    }
    let half = min((room - ReportLayout.gap) / 2, ReportLayout.widestColumn)
    let start = (screen - 2 * half - ReportLayout.gap) / 2
    return [(start, half), (start + half + ReportLayout.gap, half)]
  }
}
