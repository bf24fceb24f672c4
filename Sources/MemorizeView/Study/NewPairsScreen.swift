import Canvas
import MemorizeViewModel
import Words

/// New pairs with both sides, before they are on a board.
final class NewPairsScreen: FixedPage {
  enum Command {
    case next
    case page(Int)
  }

  private let table: TableViewModel
  private let board: StudyBoard
  /// The first pair on the page.
  private var first = 0
  var theme = Theme()
  private(set) var page = PageLayout(size: Size(width: 0, height: 0))

  init(_ table: TableViewModel, _ board: StudyBoard) {
    self.table = table
    self.board = board
  }

  var guide: Guide {
    Guide(
      title: say("New pairs"),
      rules: say(
        """
        Look at both sides of the new pairs. Enter deals them, with other pairs if any are due.
        """))
  }

  var header: PageHeader {
    PageHeader(
      title: say("New pairs"), detail: theme.spelled(board.deckName.deckTitle),
      facts: TextLine(counter, .dim), theme: theme)
  }

  /// How many pairs there are, or which of them are on the page.
  private var counter: String {
    let all = board.newPairs.count
    return perPage < all
      ? say("\(first + 1) to \(min(all, first + perPage)) of \(all)", context: "pairs")
      : all.pairsText
  }

  var message: Message? {
    let count = board.newPairs.count
    return Message(
      say(
        count, one: "Look at both sides of the new pair.",
        other: "Look at both sides of the \(count) new pairs."), say("Look at both sides."))
  }

  var keyMap: KeyMap<Command> {
    let (isFirst, isLast) = (first == 0, first + perPage >= board.newPairs.count)
    return KeyMap(
      [
        isLast
          ? KeyBinding([.enter, " "], .next, hint: "go on", help: "deal these pairs")
          : KeyBinding([.enter, " "], .next, hint: "more", help: "the pairs after these")
      ]
        + (isFirst
          ? []
          : [
            KeyBinding([.pageUp, .left], .page(-1), hint: "before", help: "the pairs before these")
          ])
        + (isLast
          ? [] : [KeyBinding([.pageDown, .right], .page(1), help: "the pairs after these")]))
  }

  var texts: [String] { board.newPairs.flatMap { [$0.first.text, $0.second.text] } }

  func perform(_ command: Command, at time: Duration) -> Action? {
    if case .page(let step) = command {
      first = max(0, first + step * perPage)
      return nil
    }
    first += perPage
    guard first >= board.newPairs.count else { return nil }
    table.study.play(board, at: time)
    return .closeAll
  }

  func click(_ point: Point, at time: Duration) -> Action? { perform(.next, at: time) }

  func fit(to size: Size) { page = PageLayout(size: size, gapAbove: true) }

  /// The rows of a pair: cards with a gutter below them, or a line of text where few have room.
  private var rowHeight: Int { hasCards ? min(page.body.height / perPage, 7) : 1 }

  private var hasCards: Bool {
    page.body.width >= NewPairsScreen.leastWidthForCards
      && page.body.height >= NewPairsScreen.leastCards * NewPairsScreen.leastHeight
  }

  /// The pairs on the page.
  private var pairs: [Pair] { Array(board.newPairs.dropFirst(first).prefix(perPage)) }

  /// The most pairs on a page; cards are spread evenly over the pages.
  private var perPage: Int {
    guard hasCards else { return max(1, page.body.height) }
    let (all, most) = (board.newPairs.count, page.body.height / NewPairsScreen.leastHeight)
    let pages = max(1, (all + most - 1) / most)
    return max(1, (all + pages - 1) / pages)
  }

  private static let leastWidthForCards = 44
  /// The fewest rows of a card and the gutter below it.
  private static let leastHeight = 4
  /// The fewest cards, one below the other, that are better than lines.
  private static let leastCards = 3
  private static let widestCard = 34
  private static let gap = 5

  func drawParts(on canvas: inout Canvas, at time: Duration) {
    for (row, pair) in pairs.enumerated() {
      let y = page.body.minY + row * rowHeight
      if rowHeight > 1 { drawCards(pair, y, on: &canvas) } else { drawLine(pair, y, on: &canvas) }
    }
    canvas.cursor = canvas.size.isEmpty ? nil : page.body.origin
  }

  private func drawCards(_ pair: Pair, _ y: Int, on canvas: inout Canvas) {
    let width = min(
      NewPairsScreen.widestCard, (page.body.width - NewPairsScreen.gap - 4) / 2)
    let x = (page.body.width - 2 * width - NewPairsScreen.gap) / 2
    let view = CardView(theme: theme, size: CardSize(width: width, height: rowHeight))
    let faces = [text(pair.first, of: \.first, view), text(pair.second, of: \.second, view)]
    view.draw(faces, from: Point(x: x, y: y), gap: NewPairsScreen.gap, on: &canvas)
    canvas.write(
      theme.arrow, at: Point(x: x + width + 2, y: y + max(0, (rowHeight - 2) / 2)),
      theme.style(.accent))
  }

  /// The text of a card: in large letters only if all cards on this side of the page can have them.
  private func text(
    _ face: Face, of side: KeyPath<Pair, Face>, _ view: CardView
  ) -> FaceText {
    let all = pairs.map { FaceText($0[keyPath: side], theme.capabilities) }
    var text = FaceText(face, theme.capabilities)
    if !all.allSatisfy({ $0.hasPicture || view.isDrawnLarge($0) }) { text.letters = nil }
    return text
  }

  private func drawLine(_ pair: Pair, _ y: Int, on canvas: inout Canvas) {
    let room = max(1, (page.body.width - 4 - theme.arrow.columns) / 2)
    TextLine(theme.fit(pair.first.text, room), .heading).adding(" \(theme.arrow) ", .faint)
      .adding(theme.fit(pair.second.text, room))
      .draw(at: Point(x: 1, y: y), width: page.body.width - 1, theme: theme, on: &canvas)
  }
}
