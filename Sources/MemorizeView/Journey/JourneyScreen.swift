import Canvas
import MemorizeViewModel
import Words

/// The map of the journey: all boards with their stars, and the player's place.
final class JourneyScreen: FixedPage {
  let table: TableViewModel
  /// The stars so far.
  let results: JourneyResults

  var theme = Theme()
  /// The decks of boards that were drawn: reading a deck takes longer than drawing the map.
  private var decks: [String: Deck] = [:]
  /// The chosen board, from 1.
  private(set) var number: Int
  /// The first visible chapter, from 0.
  private(set) var top = 0
  private(set) var layout = JourneyLayout(size: Size(width: 0, height: 0))
  /// Whether the player has just tried a board that cannot be played yet.
  private var isRefused = false

  /// A map on which the board to be played next is chosen.
  init(_ table: TableViewModel) {
    self.table = table
    table.unfinished.look()
    results = table.journey.results()
    number = results.place
  }

  /// The chapter of the chosen board, from 0.
  var chapter: Int { (number - 1) / Journey.boardsPerChapter }

  var guide: Guide {
    Guide(
      title: say("Journey"),
      rules: say(
        """
        Boards grow from 3 pairs; later chapters bring other decks, then new rules. Three stars: \
        no move was lost. Two stars: at most two moves were lost. One star: you found all pairs. \
        Stars open chapters. You can replay every open board; it is dealt anew each time.
        """))
  }

  var shortName: Phrase { "journey" }

  var page: PageLayout { layout.page }
  var message: Message? { isLocked ? reasonWhyClosed : summary }

  var header: PageHeader {
    let total = say("\(results.total) of \(3 * Journey.boards.count)")
    return PageHeader(
      title: say("Journey"), detail: say("Chapter \(chapter + 1) of \(Journey.chapters.count)"),
      facts: TextLine(Marks(theme).star, .gold).adding(" \(total)", .dim), theme: theme)
  }

  var texts: [String] {
    Journey.boards.filter { results.isOpen($0.number) }.compactMap { face(of: $0)?.text }
  }

  /// The deck of a board.
  func deck(of board: JourneyBoard) -> Deck? {
    if let deck = decks[board.deckName] { return deck }
    let deck = board.deck
    decks[board.deckName] = deck
    return deck
  }

  /// The face that stands for a board on the map.
  func face(of board: JourneyBoard) -> Face? {
    deck(of: board).flatMap(board.face)
  }

  /// The chosen board in words.
  private var summary: Message? {
    guard let board = Journey.board(number) else { return nil }
    let pairs = board.pairs.pairsText(
      of: board.deckName.deckTitle, ofAKind: board.variant.cardsOfAKind)
    let text = isBegun ? [pairs, say("begun", context: "board")].listed : pairs
    return Message(say("Board \(number): \(text)"), text, board.pairsText)
  }

  func fit(to size: Size) {
    let new = JourneyLayout(size: size)
    guard new != layout else { return }
    layout = new
    reveal()
  }

  /// Chooses a board, or the nearest one.
  func choose(_ number: Int) {
    self.number = min(max(1, number), Journey.boards.count)
    isRefused = false
    reveal()
  }

  /// Scrolls to the chosen board.
  private func reveal() { top = range.top(showing: chapter, from: top) }

  /// How the chapters scroll.
  var range: ScrollRange {
    ScrollRange(count: Journey.chapters.count, visible: layout.visibleChapters)
  }

  func scroll(by chapters: Int) { top = range.clamped(top + chapters) }

  /// Plays the chosen board if it is open.
  func play(at time: Duration) -> Action? {
    guard !isLocked else {
      isRefused = true
      return nil
    }
    table.journey.play(number, results, at: time)
    return .closeAll
  }

  /// Whether a game on the chosen board was begun and can be resumed.
  private var isBegun: Bool { table.unfinished.has(.journey(number)) }

  /// Whether the chosen board cannot be played yet.
  var isLocked: Bool { !results.isOpen(number) }

  private var reasonWhyClosed: Message {
    let stars = Journey.chapters[chapter].stars
    let mood: Wording.Mood = isRefused ? .bad : .neutral
    guard results.total < stars else {
      return Message(
        say("Finish board \(results.place) first."), say("Not open yet"), "", mood: mood)
    }
    let total = results.total
    return Message(
      say(
        stars, one: "This chapter opens at \(stars) star; you have \(total).",
        other: "This chapter opens at \(stars) stars; you have \(total)."),
      say(stars, one: "Opens at \(stars) star", other: "Opens at \(stars) stars"),
      "", mood: mood)
  }
}

extension JourneyScreen {
  /// The commands of the map.
  enum Command: Equatable {
    case play
    case move(Int)
    case choose(Int)
    case close
  }

  private static let row = Journey.boardsPerChapter
  private static let moving = KeyTopic.arrows(help: "choose a board")

  var keyMap: KeyMap<Command> {
    let play = KeyBinding(
      [.enter, " "], Command.play, hint: isBegun ? "resume" : "play", help: "play the chosen board")
    return KeyMap([
      isLocked ? play.hinting(nil) : play,
      KeyBinding([.left, "h"], .move(-1), help: "board before", topic: JourneyScreen.moving),
      KeyBinding([.right, "l"], .move(1), help: "board after", topic: JourneyScreen.moving),
      KeyBinding(
        [.up, "k", .pageUp], .move(-JourneyScreen.row), help: "chapter before",
        topic: JourneyScreen.moving),
      KeyBinding(
        [.down, "j", .pageDown], .move(JourneyScreen.row), help: "chapter after",
        topic: JourneyScreen.moving),
      KeyBinding([.home], .choose(1), help: "first board"),
      KeyBinding([.end], .choose(Journey.boards.count), help: "last board"),
      KeyBinding(["J"], .close, help: "close the page"),
    ])
  }

  func perform(_ command: Command, at time: Duration) -> Action? {
    switch command {
    case .play: return play(at: time)
    case .move(let step): choose(number + step)
    case .choose(let number): choose(number)
    case .close: return .close
    }
    return nil
  }

  /// The first click on a board chooses it, the second one plays it.
  func click(_ point: Point, at time: Duration) -> Action? {
    guard let (chapter, index) = layout.card(at: point), top + chapter < Journey.chapters.count
    else { return nil }
    let clicked = (top + chapter) * JourneyScreen.row + index + 1
    if clicked == number { return play(at: time) }
    choose(clicked)
    return nil
  }
}
