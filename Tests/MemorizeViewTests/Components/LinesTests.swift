import Canvas
import Decks
import Expectations
import MemorizeViewModel
import Spelling
import Testing

@testable import MemorizeView
@testable import MemoryGame

/// The line on top and the line at the bottom.
struct LinesTests {
  private let theme = Theme(Capabilities())
  private let legends =
    PlayScreen.allBindings.map(\.legend)
    + CommonCommand.keyMap(isTakingText: false, isKiosk: false, below: nil).legends

  private func status(_ numbers: StatusLine.Numbers, _ clock: Duration, _ width: Int) -> String {
    let line = StatusLine(
      deck: "Study: Halloween", shortDeck: "Halloween", pairs: 20, par: ParMoves(moves: 31.7),
      theme: Theme(Capabilities(glyphs: .ascii)))
    return text(line, numbers, clock, width)
  }

  private func text(
    _ line: StatusLine, _ numbers: StatusLine.Numbers, _ clock: Duration, _ width: Int
  ) -> String {
    var canvas = Canvas(size: Size(width, 1))
    line.draw(numbers, clock: clock, in: Rect(canvas.size), on: &canvas)
    return canvas.description
  }

  /// The message line as text.
  private func bottom(_ width: Int, _ message: Message? = nil, keepsRoom: Bool = true) -> String {
    var canvas = Canvas(size: Size(width, 1))
    MessageLine(
      line: Rect(canvas.size), message: message, legends: legends, keepsRoom: keepsRoom
    ).draw(on: &canvas, theme: theme)
    return canvas.description
  }

  @Test func `the deck outlasts the reason for the game`() {
    #expect(status(StatusLine.Numbers(), .zero, 79).hasPrefix(" Study: Halloween "))
    #expect(status(StatusLine.Numbers(), .zero, 70).hasPrefix(" Halloween "))
    #expect(status(StatusLine.Numbers(), .zero, 40).hasPrefix(" Hallow"))
  }

  @Test func `fields go one by one as the window narrows, the pairs last`() {
    let numbers = StatusLine.Numbers(pairsFound: 3, moves: 12, score: -4)
    let signs = ["pairs", "moves", "0:07", "score", "par "]
    for width in stride(from: 100, through: 14, by: -1) {
      let line = status(numbers, .seconds(7), width)
      let shown = signs.prefix { line.contains($0) }
      #expect(signs.allSatisfy { shown.contains($0) || !line.contains($0) }, "\(width): \(line)")
      #expect(line.contains("pairs  3/20"), "\(width): \(line)")
    }
    #expect(status(numbers, .seconds(7), 100).contains("par 31.7"))
  }

  @Test(arguments: [100, 79, 60, 40, 25, 14])
  func `numbers stay in their columns`(width: Int) {
    let words = ["pairs", "moves", "par ", "score"]
    let columns = { (line: String) in words.map { line.columnsBefore($0) } }
    let first = columns(status(StatusLine.Numbers(pairsFound: 1), .zero, width))
    for (found, moves, score, clock) in [(9, 40, 99, 59), (20, 199, 140, 3599), (0, 7, -30, 60)] {
      let numbers = StatusLine.Numbers(pairsFound: found, moves: moves, score: score)
      expectEqual(columns(status(numbers, .seconds(clock), width)), first)
    }
  }

  @Test func `par and score wait in their columns until they mean something`() {
    func draw(_ showsPar: Bool, _ numbers: StatusLine.Numbers) -> String {
      let line = StatusLine(
        deck: "d", shortDeck: "d", pairs: 20, par: ParMoves(moves: 31.7), showsPar: showsPar,
        theme: theme)
      return text(line, numbers, .zero, 80)
    }
    let all = draw(true, StatusLine.Numbers(pairsFound: 1))
    #expect(all.contains("par 31.7") && all.contains("score    0"))
    let first = draw(false, StatusLine.Numbers(moves: 1))
    #expect(!first.contains("par") && !first.contains("score"))
    expectEqual(first.columnsBefore("moves"), all.columnsBefore("moves"))
    #expect(draw(false, StatusLine.Numbers(score: -1)).contains("score   -1"))
  }

  @Test func `the name of a rule outlasts the pips, and several names become their number`() {
    func line(_ width: Int, _ rules: [String]) -> String {
      let line = StatusLine(
        deck: "Halloween", shortDeck: "Halloween", pairs: 8, par: ParMoves(moves: 12.4),
        showsPar: false, theme: theme, rules: rules)
      return text(line, StatusLine.Numbers(), .zero, width)
    }
    let one = ["three of a kind", "1 rule"]
    #expect(line(100, one).hasPrefix(" Halloween  three of a kind   ○○○○○○○○"))
    #expect(line(80, one).hasPrefix(" Halloween  three of a kind   ○○○○○○○○"))
    #expect(line(60, one).contains("  three of a kind ") && line(60, one).contains("0/8"))
    #expect(line(40, one).contains("1 rule") && line(20, one).contains("0/8"))
    let two = ["close gaps, sudden death", "2 rules"]
    #expect(line(100, two).contains("close gaps, sudden death"))
    #expect(line(80, two).hasPrefix(" Halloween  close gaps, sudden death "))
    #expect(line(60, two).contains("2 rules"))
  }

  @Test func `where there is only room for the pairs, their word goes as a whole`() {
    let numbers = StatusLine.Numbers(pairsFound: 3, moves: 12, score: -4)
    #expect(status(numbers, .zero, 12).hasSuffix("pairs  3/20"))
    for width in 6..<10 { #expect(status(numbers, .zero, width).hasSuffix(" 3/20")) }
    for width in 6..<10 { #expect(!status(numbers, .zero, width).contains("rs")) }
  }

  @Test func `the line at the bottom names pictures, but gives no definition away`() throws {
    let pictures = try Table(.pictures)
    pictures.choose(0)
    let face = pictures.viewModel.card(CardID(rawValue: 0))?.content.text ?? ""
    #expect(pictures.bottom.contains("\(face) \(Spelling.name(of: face) ?? "?")"))
    let terms = try Table(.pairs([("い", "i"), ("せ", "se")]))
    terms.choose(0)
    let term = terms.viewModel.card(CardID(rawValue: 0))?.content.text ?? ""
    #expect(terms.bottom.contains(term) && !terms.bottom.contains("hiragana"))
  }

  @Test func `the clock counts minutes, and hours when there are any`() {
    expectEqual(Duration.zero.clockText, " 0:00")
    expectEqual(Duration.seconds(65).clockText, " 1:05")
    expectEqual(Duration.seconds(3599).clockText, "59:59")
    expectEqual(Duration.seconds(3661).clockText, "1:01:01")
  }

  @Test func `the message line names as many keys as fit, help and quit before all`() {
    for width in 1...200 {
      let text = bottom(width)
      #expect(text.columns <= width)
      if width >= 16 { #expect(text.contains("? help") && text.contains("q quit"), "\(width)") }
      let words = legends.compactMap { legend in
        legend.hint.map { "\(legend.keyName) \($0)" }
      }
      // Room is kept for a message even where there is none, so that the words never move.
      if width >= 198 { #expect(words.allSatisfy(text.contains), "\(width): \(text)") }
    }
  }

  @Test(arguments: [160, 170, 200])
  func `no message of the usual length moves the words of a wide window`(width: Int) {
    let line = Rect(x: 0, y: 0, width: width, height: 1)
    let places = { (message: Message?) in
      let bottom = MessageLine(line: line, message: message, legends: legends)
      return (0..<width).map { bottom.key(at: Point(x: $0, y: 0)) }
    }
    for length in 1...60 {
      expectEqual(places(Message(String(repeating: "m", count: length))), places(nil), "\(length)")
    }
  }

  @Test(arguments: [20, 40, 79, 200])
  func `every word of the message line can be clicked, and nothing between`(width: Int) {
    let line = Rect(x: 0, y: 4, width: width, height: 1)
    let bottom = MessageLine(line: line, message: nil, legends: legends)
    var canvas = Canvas(size: Size(width, 5))
    bottom.draw(on: &canvas, theme: theme)
    var keys: Set<Key> = []
    for x in 0..<width {
      let key = bottom.key(at: Point(x: x, y: 4))
      expectNil(bottom.key(at: Point(x: x, y: 3)))
      if let key { keys.insert(key) }
      if canvas[Point(x: x, y: 4)].glyph != .blank { #expect(key != nil) }
    }
    #expect(keys.isSuperset(of: ["?", "q"]))
  }

  @Test func `keys make room for the shortest words of a message, and only these`() {
    let message = Message("This chapter opens at 24 stars; you have 3.", "Opens at 24 stars", "")
    for width in 24...60 {
      let text = bottom(width, message, keepsRoom: false)
      #expect(text.lowercased().contains("opens at 24 stars"), "\(width)")
    }
  }

  @Test func `a message is worded as long as there is room, and cut only at last`() {
    let message = Message("These cards are mixed", "Shuffled")
    expectEqual(message.text(width: 21), "These cards are mixed")
    expectEqual(message.text(width: 20), "Shuffled")
    expectEqual(message.text(width: 3), "Shuffled")
    for width in 1...60 { #expect(bottom(width, message).columns <= width) }
  }

  @Test func `the other keys go before the shortest wording is cut`() throws {
    let table = try Table(size: Size(40, 12))
    table.press("i")
    #expect(table.bottom.hasPrefix(" No hint yet. "))
    table.choose(0)
    table.press(.enter)
    #expect(table.bottom.hasPrefix(" This card is already face up."))
    table.press("n", "v")
    #expect(table.bottom.hasPrefix(" No finished game to review yet."))
  }

  @Test func `faces that end in punctuation are quoted within sentences`() throws {
    let table = try Table(.pairs([("1", ".----"), ("H", "....")]), size: Size(80, 24))
    table.choose(1, 3)
    #expect(table.bottom.contains("Not a pair: \".----\" and \"....\". Turn another card."))
    table.choose(0, 2)
    #expect(table.bottom.contains("Not a pair: 1 and H. Turn another card."))
  }

  @Test func `every wording of a message is shorter than the one before`() throws {
    let table = try Table(pairs: 8).viewModel
    let (one, other) = (CardID(rawValue: 0), CardID(rawValue: 1))
    let move = Move(first: one, between: [], second: other, isMatch: true, points: 9)
    let miss = Move(first: one, between: [], second: other, isMatch: false, points: -2)
    let result = GameRecord(
      GameSetup(deck: "d", pairs: 8, seed: ""), moves: 12, score: 3, time: .zero)
    let events: [GameEvent] = [
      .dealt(pairs: 3, asked: 8), .dealt(pairs: 8, asked: 8), .dealtAgain, .moved(move),
      .moved(miss), .turnedDown, .shuffled, .paused, .resumed, .won(result),
      .turned(CardID(rawValue: 0)),
    ]
    for lastEvent in events {
      for isFirst in [true, false] {
        var narrator = Narrator(table) { "ghost\($0)" }
        (narrator.isFirstGame, narrator.hasGivenUp) = (isFirst, !isFirst)
        let widths = narrator.wording(of: lastEvent)?.shown.map(\.columns) ?? []
        #expect(zip(widths, widths.dropFirst()).allSatisfy { $0 > $1 }, "\(lastEvent)")
      }
    }
  }

  @Test func `what a rule did is said after the move, in short where there is less room`() throws {
    let rule = Variant.Rule(
      99, "", title: "", effect: "", explanation: "", report: ["Row {1} turns round.", "Row {1}!"],
      firstFormat: 9)
    let cards = [0, 1].map(CardID.init(rawValue:))
    var move = Move(first: cards[0], between: [], second: cards[1], isMatch: true, points: 9)
    move.effects = [RuleEffect(rule: rule, rows: [1, 27])]
    let narrator = Narrator(try Table(pairs: 2).viewModel) { "ghost\($0.rawValue)" }
    let message = narrator.wording(of: .moved(move))
    expectEqual(
      [60, 40, 22, 18].map { message?.text(width: $0) },
      [
        "Pair! ghost0 = ghost1 +9  Row b, ab turns round.", "Pair! ghost0 = ghost1 +9  Row b, ab!",
        "Pair! +9  Row b, ab!", "Pair! +9",
      ])
    expectEqual(
      narrator.reports(of: move).map(\.spoken), [["Row b, ab turns round.", "Row b, ab!"]])
  }
}

extension String {
  /// Columns before the first place of a text; `nil` if it is not there.
  fileprivate func columnsBefore(_ text: String) -> Int? {
    var rest = self[...]
    while !rest.isEmpty {
      if rest.hasPrefix(text) { return self[..<rest.startIndex].columns }
      rest = rest.dropFirst()
    }
    return nil
  }
}

/// The first board of a new player.
struct FirstContactTests {
  @Test(
    arguments: [
      (120, "Find 4 pairs: Country and Capital. J: start with 3 pairs"),
      (100, "Find 4 pairs: Country and Capital. J: 3 pairs"),
      (80, "Find 4 pairs: Country and Capital."),
      (40, "Find 4 pairs."),
    ])
  func `a deck with side names says what belongs together`(width: Int, text: String) throws {
    let names = try #require(SideNames("Country", "Capital"))
    let deck = Deck.pairs(
      [("France", "Paris"), ("Peru", "Lima"), ("Cuba", "Havana"), ("Iran", "Tehran")], sides: names)
    let table = try Table(deck, size: Size(width, 30))
    #expect(table.bottom.hasPrefix(" \(text)"))
    table.press("n")
    #expect(table.bottom.contains("New game. Find 4 pairs: Country and Capital.") == (width > 40))
  }

  @Test(arguments: [80, 100, 120])
  func `other decks, the menu and the way to turn a card are among the keys`(width: Int) throws {
    let table = try Table(size: Size(width, 30))
    #expect(table.bottom.contains("d decks"))
    for words in ["Space turn", "y study", "Esc menu", "? help"] {
      #expect(table.bottom.contains(words))
    }
    // In 80 columns, the way to smaller boards takes the room of a key that everybody tries.
    #expect(table.bottom.contains("Arrows move") == (width > 80) && !table.bottom.contains("n new"))
    table.choose(0)
    #expect(!table.bottom.contains("d decks"))
  }

  @Test func `the bonus is explained in the first move only`() throws {
    let table = try Table(size: Size(100, 30))
    let explanation = "find its partner fast for up to 12 extra points"
    table.choose(0)
    #expect(table.bottom.contains(explanation))
    table.choose(3)
    table.pass(.seconds(3))
    table.choose(2)
    #expect(!table.bottom.contains(explanation))
    #expect(table.bottom.hasPrefix(" B  "), "a known thing is not said again")
  }
}
