import Canvas
import Curses
import Decks
import LineMode
import MemorizeViewModel
import MemoryGame
import Races
import Storage
import Study

extension FuzzBody {
  /// A board code stays the same when written and read, whether it was read or made from a seed.
  static let board = FuzzBody("board") { (bytes) throws(Complaint) in
    let text = String(decoding: bytes, as: UTF8.self)
    if GameSetup.isSeed(text) { try check(GameSetup(deck: "Vi Keys", pairs: 8, seed: text)) }
    if let code = GameSetup(code: text) { try check(code) }
  }

  private static func check(_ code: GameSetup) throws(Complaint) {
    let again = GameSetup(code: code.code)
    try expect(again == code, "another board when it is written again: \(code)")
    try expect(again?.deck.isHarmless == true, "a deck's name that harms: \(code)")
    try expect(Board.pairLimits.contains(code.pairs), "\(code.pairs) pairs")
    try expect(code.seed.isHarmless && GameSetup.isSeed(code.seed), "no seed: \(code.seed)")
    if let deck = BuiltInDecks.deck(named: code.deck) {
      let board = Board.of(deck, pairs: code.pairs, seed: code.seed)
      try expect(board?.pairs ?? 0 <= code.pairs, "more pairs than asked for")
    }
    let leaves = code.deck.contains("/") || [".", "..", "-"].contains(code.deck)
    try expect(!leaves, "a path for a deck: \(code.deck)")
  }
}

extension FuzzBody {
  /// Events are the same however their bytes arrive, and nothing is held back for ever.
  ///
  /// The first byte says how the others are split.
  static let input = FuzzBody("input") { (bytes) throws(Complaint) in
    let typed = bytes.dropFirst()
    var whole = InputDecoder(extra: keys)
    let expected = whole.feed(typed)
    try expect(expected.allSatisfy(\.isSound), "an event that is none: \(expected)")
    var single = InputDecoder(extra: keys)
    try expect(typed.flatMap { single.feed([$0]) } == expected, "other events byte by byte")
    var split = InputDecoder(extra: keys)
    let parts = parts(of: typed, by: bytes.first ?? 0)
    try expect(parts.flatMap { split.feed($0) } == expected, "other events in parts")
    try expect(split.patience == whole.patience, "another wait in parts")
    let rest = whole.flush()
    try expect(split.flush() == rest && single.flush() == rest, "another rest in parts")
    for var decoder in [whole, single, split] {
      try expect(decoder.patience == nil, "something is still waited for")
      try expect(decoder.feed([0x61]) == [.key("a")], "something is still held back")
    }
  }

  /// Two keys of which one begins the other, as some terminals have them.
  private static let keys: [[UInt8]: Key] = [
    Array("\u{1B} x".utf8): .end, Array("\u{1B} xy".utf8): .home,
  ]

  /// Parts of one to eight bytes, as the bits of a seed say.
  private static func parts(of bytes: ArraySlice<UInt8>, by seed: UInt8) -> [ArraySlice<UInt8>] {
    var chance = UInt32(seed) &* 0x9E37_79B9 | 1
    var rest = bytes
    var parts: [ArraySlice<UInt8>] = []
    while !rest.isEmpty {
      chance = chance &* 1_664_525 &+ 1_013_904_223
      let part = rest.prefix(1 + Int(chance >> 29))
      parts.append(part)
      rest = rest.dropFirst(part.count)
    }
    return parts
  }
}

extension Event {
  /// Whether it is within what a keyboard, a mouse or a clipboard can do.
  fileprivate var isSound: Bool {
    switch self {
    case .key(.character(let character)):
      character.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control }
    case .mouse(let mouse): mouse.point.x >= 0 && mouse.point.y >= 0
    case .paste(let text): text.utf8.count <= 3 * InputDecoder.longestPaste
    default: true
    }
  }
}

extension FuzzBody {
  /// Whatever is typed in line mode is answered with harmless lines of at most 72 columns.
  static let lines = FuzzBody("lines") { (bytes) throws(Complaint) in
    guard let deck = BuiltInDecks.deck(named: "Halloween"),
      let board = Board.of(deck, pairs: 3, seed: "fuzz"),
      let table = TableViewModel.dealing(board, library: { BuiltInDecks.all }, freshSeed: { "x" })
    else { throw Complaint(description: "no board") }
    let game = LineGame(table)
    var reader = LineReader()
    var time = Duration.zero
    try check(game.begin(at: time))
    for input in reader.read(bytes) + [reader.end()].compactMap(\.self) where !game.isEnded {
      time += .milliseconds(700)
      guard case .line(let line) = input else {
        try check(game.refuse(input))
        continue
      }
      try check(game.read(line, at: time))
    }
    try check(game.leave(at: time))
  }

  private static func check(_ lines: [String]) throws(Complaint) {
    try expect(lines.allSatisfy { $0.isOneShortLine && $0.count <= 72 }, "no lines: \(lines)")
  }
}

extension FuzzBody {
  /// The lines of a racer's log lead to a game that its own moves lead to, or are refuted with one
  /// line; nothing after that changes anything.
  static let race = FuzzBody("race") { (bytes) throws(Complaint) in
    guard let deck = BuiltInDecks.deck(named: "Halloween"),
      let dealt = DrawnPairs(from: deck, count: 3, seed: "fuzz")?.deal()
    else { throw Complaint(description: "no board") }
    var log = RacerLog(dealt)
    for line in bytes.split(separator: 0x0A, omittingEmptySubsequences: false) {
      let before = log
      log.take(line)
      try expect(before.fault == nil || log == before, "something after a fault")
    }
    try check(log, dealt)
  }

  private static func check(_ log: RacerLog, _ dealt: MemoryGame<Face>) throws(Complaint) {
    try expect(log.name.isHarmless && log.name.count <= Company.longestName, "a harmful name")
    if let fault = log.fault {
      try expect(fault.reason.isOneShortLine && fault.line == log.lines + 1, "\(fault)")
    }
    var game = dealt
    for timed in log.intents {
      try expect(game.accepts(timed.intent), "a move against the rules: \(timed)")
      game.apply(timed.intent, at: timed.time)
    }
    try expect(game == log.game, "another game than the moves lead to")
    if let result = GameRecord(game, GameSetup(deck: "Halloween", pairs: 3, seed: "fuzz")) {
      try show(FinishedGame(result.lasting(log.time), nil))
    }
    try expect(!log.hasFinished || log.start != nil && game.isOver, "an end without a game")
  }
}

extension FuzzBody {
  /// What is read as a review is harmless and reads the same when it is written again.
  static let review = FuzzBody("review") { (bytes) throws(Complaint) in
    var reviews: [StudyReview] = []
    for line in bytes.split(separator: 0x0A) {
      guard let review = try? StudyReview(line: Array(line)) else { continue }
      reviews.append(review)
      for pair in [review.pair, review.confusedWith].compactMap({ $0 }) {
        try expect(pair.term.isHarmless, "a term that harms: \(pair.term)")
        try expect(pair.definition.isHarmless, "a definition that harms: \(pair.definition)")
      }
      try expect(review.line.utf8.count <= StorageLimit.lineBytes, "a line too long to read")
      let again = try? StudyReview(line: Array(review.line.utf8))
      try expect(again == review, "another review when it is written again: \(review.line)")
    }
    for today in [reviews.last?.day ?? 0, 1_000_000_000] {
      let memory = StudyMemory(reviews, today: today)
      for item in memory.items.values {
        let recall = item.retrievability(on: 20_000)
        try expect(0...1 ~= recall, "a recall beyond its limits: \(recall)")
      }
      let plan = StudyPlan(Array(memory.items.keys), memory: memory)
      try expect(plan.nextBoard.order.count >= plan.due.count, "a board without the pairs due")
      let progress = StudyProgress(plan)
      try expect(progress.forecast.allSatisfy { $0 >= 0 }, "a negative forecast")
    }
    let records = StudyRecords(reviews, today: reviews.last?.day ?? 0)
    try expect(records.csv.count <= reviews.count + 1, "more grades than reviews")
  }
}
