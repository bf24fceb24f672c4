import Canvas
import Decks
import Expectations
import GameAnalysis
import GameFixtures
import MemoryGame
import Storage
import Testing

@testable import MemorizeViewModel

/// A random player who uses some features, and the reference game that does the same.
struct PairwisePlayer {
  let features: [Feature]
  let table: PairwiseTable
  private(set) var reference: ReferenceGame<Face>
  /// The games that were finished and count.
  private(set) var finished: [GameSnapshot] = []
  /// Those of them whose board was new, which is what the list of best games takes.
  private(set) var ranked: [GameSnapshot] = []
  private var isBoardKnown = false
  var dice: SeededGenerator
  /// When the reference's clock was at `start`.
  private var origin: Duration = .zero
  private var start: Duration = .zero
  private var hasTakenBack = false
  private var visits = 1
  /// The playing time since the last choice.
  private var sinceChoice: Duration = .zero

  init(_ features: [Feature], seed: UInt64) throws {
    self.features = features
    dice = SeededGenerator(seed: seed)
    table = try PairwiseTable(
      Deck(
        name: "Words", color: .teal, usualPairs: 4,
        pairs: (0..<8).map { number in
          features.variant.ofAKind == nil
            ? Pair(term: "t\(number)", definition: "d\(number)") : Pair(twin: "t\(number)")
        }),
      pairs: 2 + dice.next(below: 3), variant: features.variant, company: features.company,
      isKiosk: features.contains(.kiosk))
    reference = Self.reference(for: table)
  }

  private static func reference(for table: PairwiseTable) -> ReferenceGame<Face> {
    ReferenceGame(
      pairs: table.viewModel.board.drawn.pairs.map { ($0.first, $0.second) },
      variant: table.variant)
  }

  var gameTime: Duration { start + table.now - origin }

  var expected: GameSnapshot {
    reference.snapshot(
      at: gameTime, order: table.viewModel.game.cards.map(\.id.rawValue))
  }

  /// Plays a game to its end and compares all along.
  mutating func playGame() throws {
    var steps = 0
    while !table.viewModel.isOver, steps < 200 {
      steps += 1
      wait(.milliseconds(100 * dice.next(below: 30)))
      // The time may be up.
      if !table.viewModel.isOver { try doSomething() }
      try compare("step \(steps)", withJournal: steps % 8 == 0)
    }
    try compare("the end")
    let game = expected
    try #require(game.isOver)
    finished.append(game)
    if !isBoardKnown, game.isWon(of: table.variant) { ranked.append(game) }
    try compareRecords()
  }

  /// Waits in the game; a second after a match the pair leaves.
  private mutating func wait(_ time: Duration) {
    table.wait(time)
    table.draw()
    sinceChoice += time
    defer { watchTheClock() }
    guard sinceChoice >= .seconds(1) else { return }
    reference.apply(.removePair, at: gameTime - (sinceChoice - .seconds(1)))
    // In company a miss is shown for a second and a half, that of a rival until the next choice.
    let staysUp = table.company.hasRival && !table.viewModel.company.isRivalsTurn
    guard table.company != .alone, !staysUp, isMissUp, sinceChoice >= .milliseconds(1500) else {
      return
    }
    reference.apply(.turnDown, at: gameTime - (sinceChoice - .milliseconds(1500)))
  }

  private var isMissUp: Bool {
    let up = expected.turned.map { CardID(rawValue: $0) }
    return up.count == 2 && up.first?.partner != up.last
  }

  private mutating func doSomething() throws {
    guard dice.next(below: 5) == 0, let feature = features.randomElement(using: &dice) else {
      return choose(nextCard)
    }
    switch feature {
    case .rule, .kiosk, .people: break
    case .pause: try pause()
    case .shuffle: shuffle()
    case .resume: try resume()
    case .chooser: try openChooser()
    case .editor: try edit()
    case .review: lookBack()
    case .hints: askForHint()
    }
  }

  /// Any card, or the partner of the one that is up.
  private var nextCard: CardID {
    mutating get {
      let turned = table.viewModel.turned
      if let first = turned.first, dice.next(below: 3) == 0 {
        let kind = table.variant.cardsOfAKind
        let others = (0..<kind).map { CardID(rawValue: first.rawValue / kind * kind + $0) }
        return others.first { !turned.contains($0) } ?? first
      }
      return CardID(rawValue: dice.next(below: reference.contents.count))
    }
  }

  private mutating func apply(_ intent: Intent) { reference.apply(intent, at: gameTime) }

  private mutating func choose(_ id: CardID) {
    table.choose(id)
    let choices = reference.accepted.count
    apply(.choose(id))
    if reference.accepted.count > choices { sinceChoice = .zero }
    judge()
  }

  /// Ends the reference's game by the rules that count its moves or its forgotten cards.
  private mutating func judge() {
    let (variant, now) = (table.variant, expected)
    let pairs = reference.contents.count / variant.cardsOfAKind
    if variant.isSuddenDeath, reference.hasForgotten { apply(.end(.forgotten)) }
    let par = Par(pairs: pairs, variant).moves.rounded(.up)
    if let spare = variant.spareMoves, now.moves >= Int(par) + spare { apply(.end(.moves)) }
  }

  /// Ends the reference's game when its time is over.
  private mutating func watchTheClock() {
    guard let limit = table.variant.timeLimit, !expected.isOver, expected.isClockRunning,
      expected.elapsed >= .seconds(limit)
    else { return }
    reference.apply(.end(.time), at: gameTime - (expected.elapsed - .seconds(limit)))
  }

  /// The journal must have just those hints that the table counts.
  private mutating func askForHint() {
    let hints = table.viewModel.hints.count
    // The first press may only ask whether a star is worth it.
    table.press("i")
    if table.viewModel.hints.count == hints { table.press("i") }
    if table.viewModel.hints.count > hints { apply(.hint) }
  }

  private mutating func shuffle() {
    let shuffles = table.viewModel.lastEvent
    table.press("s")
    if table.viewModel.lastEvent == shuffles { table.press("s") }
    apply(.shuffle)
  }
}

// MARK: - Features

extension PairwisePlayer {
  /// Pauses, and perhaps opens something else meanwhile, which must not end the pause.
  private mutating func pause() throws {
    table.press("p")
    apply(.pause)
    try compare("paused")
    table.wait(.seconds(3))
    if features.contains(.chooser) || features.contains(.editor), dice.next(below: 2) == 0 {
      table.press("d", .escape)
      try compare("the chooser was closed during a pause")
    }
    if features.contains(.resume), dice.next(below: 2) == 0 { return try restart() }
    for key in [Key.escape, "p", .escape] where table.viewModel.isPaused { table.press(key) }
    apply(.resume)
    try compare("resumed")
  }

  private mutating func openChooser() throws {
    open()
    table.press("d")
    try #require(table.isChooserOpen)
    table.wait(.seconds(2))
    table.press(.down, .escape)
    close()
  }

  private mutating func edit() throws {
    open()
    let number = dice.next(below: 1_000_000)
    let pair =
      table.variant.ofAKind == nil
      ? Pair(term: "new \(number)", definition: "old \(number)") : Pair(twin: "new \(number)")
    try table.editDeck(adding: pair)
    close()
  }

  /// The clock stops while a screen or dialog hides the table.
  mutating func open() {
    if table.viewModel.isClockRunning { apply(.pause) }
  }

  mutating func close() { apply(.resume) }

  private mutating func resume() throws {
    if table.isKiosk { return try visitAgain() }
    guard !reference.accepted.isEmpty else { return }
    let canTakeBack =
      !table.variant.isOpen && expected.moves > 0 && !hasTakenBack && !expected.isOver
    if canTakeBack, dice.next(below: 2) == 0 { try takeBack() } else { try restart() }
  }

  private mutating func restart() throws {
    let snapshot = expected
    if snapshot.isClockRunning, snapshot.moves > 0 || !snapshot.turned.isEmpty { apply(.pause) }
    try table.restart()
    goOn()
    apply(.resume)
    try compare("restarted")
  }

  private mutating func visitAgain() throws {
    guard visits < 5 else { return }
    visits += 1
    try table.restart()
    isBoardKnown = false
    begin()
    try compare("another visit")
  }

  /// Gives the game up for a new one and takes it back from the list of unfinished games.
  private mutating func takeBack() throws {
    hasTakenBack = true
    // The time since the last intent is not in the journal.
    sinceChoice -= gameTime - (reference.accepted.map(\.time).max() ?? .zero)
    table.press("n")
    try #require(table.viewModel.moves == 0)
    table.wait(.seconds(5))
    table.press("g", .enter)
    goOn()
    apply(.resume)
    try compare("taken back")
  }

  /// Time goes on from the last intent.
  private mutating func goOn() {
    start = reference.accepted.map(\.time).max() ?? .zero
    origin = table.now
  }

  private mutating func begin() {
    reference = Self.reference(for: table)
    (start, origin) = (.zero, table.now)
  }

  /// Deals another game of the newest deck, or the same board again.
  mutating func startAnother() throws {
    let old = table.viewModel.board
    let isSame = dice.next(below: 3) == 0
    isBoardKnown = isSame
    let deck = table.newestDeck
    // What follows a loss closely is ignored.
    table.draw()
    table.wait(.seconds(2))
    table.press(isSame ? "r" : "n")
    begin()
    try compare("another game")
    if isSame {
      expectEqual(table.viewModel.board, old)
    } else {
      expectEqual(table.deck, deck)
    }
  }
}
