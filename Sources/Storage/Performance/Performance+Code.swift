import Decks
import MemoryGame

/// The performance code: a line of ASCII letters and digits.
///
/// It begins with `mem1`. The rest are bytes, as `LetterCode` writes them. A number is written in
/// groups of seven bits, the lowest first; all groups but the last have the high bit set.
///
/// 1. The version of the rules; a number whose bits are the rules that are on, in the order of
///    `Rule.allCases`: 1 for close gaps, 2 for open cards, 4 for two sides and so on; for each of
///    them that has an amount, the amount; the number of pairs.
/// 2. The name of the deck and the seed, each as the number of its bytes and its UTF-8.
/// 3. The checksum of the board, as `DrawnPairs.checksum` makes it: four bytes, the lowest first.
/// 4. The unit of all times, as a power of ten in microseconds, from 0 to 4.
/// 5. The result: the moves; the points p, as 2p or, below zero, as -2p - 1; the time in units.
/// 6. For each intent a number: the units since the intent before, or since the deal, times s, plus
///    the kind. For n cards, s is n + 6. The kinds are the cards, numbered as in a journal, then
///    turn down, remove the pair, shuffle, pause, resume, and the pair leaves, which is to remove
///    it a second later than the units say.
/// 7. The CRC-32 of all bytes so far: four bytes, the lowest first.
extension Performance {
  /// The longest code, in characters: less than a command line can hold.
  static let longestCode = 60_000
  private static let format = "mem1"
  /// The time after a match at which a pair usually leaves, in microseconds.
  private static let removalDelay: Int64 = 1_000_000

  /// Whether a text looks like a performance code, perhaps a damaged one, rather than the path of a
  /// file.
  public static func isCode(_ text: String) -> Bool {
    namesFormat(text) && !text.contains("/") && !text.contains(".")
      || text.utf8.count >= leastLetters && LetterCode.looksRandom(text.utf8)
  }

  /// Whether a text begins with the format of a code, of this version or another.
  private static func namesFormat(_ text: String) -> Bool {
    text.hasPrefix("mem") && text.dropFirst(3).first.map { ("0"..."9").contains($0) } == true
  }

  /// The fewest characters of a code that is only damaged: a board of two pairs, of a deck and a seed
  /// with one letter each, has 37.
  private static let leastLetters = 32

  /// The code.
  ///
  /// - Throws: if it would be longer than any code.
  public func code() throws(PerformanceFault) -> String {
    var writer = CodeWriter()
    writer.write(UInt64(GameRules.version))
    writer.write(UInt64(setup.variant.bits))
    for amount in setup.variant.amounts { writer.write(UInt64(amount)) }
    writer.write(UInt64(setup.pairs))
    writer.write(setup.deck)
    writer.write(setup.seed)
    writer.write(checksum: board)
    writer.write(UInt64(precision))
    writer.write(UInt64(result.moves))
    writer.write(UInt64(result.score >= 0 ? 2 * result.score : -2 * result.score - 1))
    writer.write(UInt64(result.time.wholeMicroseconds / Performance.unit(precision)))
    writeIntents(&writer)
    let code = Performance.sealed(writer.bytes)
    guard code.utf8.count <= Performance.longestCode else { throw .tooLong }
    return code
  }

  /// The code with these contents and their checksum.
  package static func sealed(_ contents: [UInt8]) -> String {
    var writer = CodeWriter(bytes: contents)
    writer.write(checksum: Checksum.crc32(contents))
    return format + LetterCode.text(writer.bytes)
  }

  private func writeIntents(_ writer: inout CodeWriter) {
    let unit = Performance.unit(precision)
    let kinds = Performance.kinds(setup)
    var latest: Int64 = 0
    for timed in intents {
      let time = timed.time.wholeMicroseconds
      var wait = time - latest
      latest = time
      var kind = setup.cards + (Performance.otherIntents.firstIndex(of: timed.intent) ?? 0)
      if case .choose(let id) = timed.intent { kind = id.rawValue }
      if timed.intent == .removePair, wait >= Performance.removalDelay {
        wait -= Performance.removalDelay
        kind = kinds - 1
      }
      writer.write(UInt64(wait / unit) * UInt64(kinds) + UInt64(kind))
    }
  }

  /// The intents besides choices, as they are numbered after the cards; the last one is that of a
  /// pair that leaves a second later than the units say.
  private static let otherIntents: [Intent] = [
    .turnDown, .removePair, .shuffle, .pause, .resume, .removePair,
  ]

  /// The number of kinds of intents on a board.
  private static func kinds(_ setup: GameSetup) -> Int { setup.cards + otherIntents.count }

  /// Reads a code; blanks in it, as at the ends of lines, do not count.
  ///
  /// The intents may still break the rules: see `verifiedPairs`.
  ///
  /// - Throws: if it is not a code that this version can read.
  public init(code text: String) throws(PerformanceFault) {
    guard text.utf8.count <= Performance.longestCode else { throw .tooLong }
    let text = text.filter { !$0.isWhitespace }
    guard text.hasPrefix(Performance.format) else {
      throw Performance.namesFormat(text) ? .newer : .damaged
    }
    let letters = text.utf8.dropFirst(Performance.format.utf8.count)
    guard let bytes = LetterCode.bytes(letters), bytes.count > 4 else { throw .damaged }
    var end = CodeReader(bytes.suffix(4))
    guard end.checksum() == Checksum.crc32(bytes.dropLast(4)) else { throw .damaged }
    var reader = CodeReader(bytes.dropLast(4))
    let setup = try Performance.setup(&reader)
    guard let board = reader.checksum(),
      let precision = reader.number(upTo: Performance.coarsest)
    else { throw .impossible("board") }
    let result = try Performance.result(setup, precision, &reader)
    let intents = try Performance.intents(setup, precision, &reader)
    self.init(result: result, board: board, precision: precision, intents: intents)
  }

  private static func setup(_ reader: inout CodeReader) throws(PerformanceFault) -> GameSetup {
    guard let rules = reader.number(upTo: .max), let bits = reader.number(upTo: .max) else {
      throw .impossible("variant")
    }
    guard rules <= GameRules.version, var variant = Variant(bits: bits) else { throw .newer }
    try variant.readAmounts(&reader)
    guard let pairs = reader.number(upTo: DrawnPairs.limits.upperBound),
      DrawnPairs.limits.contains(pairs)
    else { throw .impossible("number of pairs") }
    guard let deck = reader.text(bytes: DeckLimit.nameBytes), deck.isVisible,
      let seed = reader.text(bytes: SeedLimit.bytes)
    else { throw .impossible("board") }
    let setup = GameSetup(deck: deck, pairs: pairs, variant: variant, seed: seed)
    guard setup.deck == deck, setup.seed == seed else { throw .impossible("board") }
    return setup
  }

  private static func result(
    _ setup: GameSetup, _ precision: Int, _ reader: inout CodeReader
  ) throws(PerformanceFault) -> GameRecord {
    let limit = StorageLimit.counts.upperBound
    guard let moves = reader.number(upTo: limit), let points = reader.number(upTo: limit),
      let time = reader.number(), let microseconds = microseconds(time, precision)
    else { throw .impossible("result") }
    return GameRecord(
      setup, moves: moves, score: points.isMultiple(of: 2) ? points / 2 : -(points + 1) / 2,
      time: .microseconds(microseconds))
  }

  private static func intents(
    _ setup: GameSetup, _ precision: Int, _ reader: inout CodeReader
  ) throws(PerformanceFault) -> [TimedIntent] {
    var intents: [TimedIntent] = []
    var time: Int64 = 0
    var shuffles = 0
    while !reader.isAtEnd {
      guard let number = reader.number() else { throw .impossible("step") }
      let (units, kind) = number.quotientAndRemainder(dividingBy: UInt64(kinds(setup)))
      guard let wait = microseconds(units, precision) else { throw .impossible("time") }
      let other = Int(kind) - setup.cards
      let intent = other < 0 ? .choose(CardID(rawValue: Int(kind))) : otherIntents[other]
      time += wait + (other == otherIntents.count - 1 ? removalDelay : 0)
      guard StorageLimit.microseconds.contains(time) else { throw .impossible("time") }
      if intent == .shuffle { shuffles += 1 }
      guard shuffles <= StorageLimit.shuffles else { throw .impossible("number of shuffles") }
      intents.append(TimedIntent(intent, at: .microseconds(time)))
    }
    return intents
  }

  /// A number of units in microseconds; `nil` if it is longer than any game.
  private static func microseconds(_ units: UInt64, _ precision: Int) -> Int64? {
    let limit = StorageLimit.microseconds.upperBound
    let unit = unit(precision)
    guard let units = Int64(exactly: units), units <= limit / unit else { return nil }
    return units * unit
  }
}

extension Variant {
  /// The rules that are on as the bits of a number, in the order of `Rule.allCases`.
  fileprivate var bits: Int {
    Rule.allCases.enumerated().reduce(0) { $0 | (self[$1.element] ? 1 << $1.offset : 0) }
  }

  /// The rules of a number; `nil` if it has bits of unknown rules.
  fileprivate init?(bits: Int) {
    self.init()
    guard bits >> Rule.allCases.count == 0 else { return nil }
    for (index, rule) in Rule.allCases.enumerated() { self[rule] = bits >> index & 1 == 1 }
  }

  /// The amounts of the rules that have one, in the order of `Rule.allCases`.
  fileprivate var amounts: [Int] {
    rules.filter { $0.amounts != nil }.compactMap { self[amountOf: $0] }
  }

  fileprivate mutating func readAmounts(_ reader: inout CodeReader) throws(PerformanceFault) {
    for rule in rules {
      guard let amounts = rule.amounts else { continue }
      guard let amount = reader.number(upTo: amounts.upperBound), amounts.contains(amount) else {
        throw .impossible("variant")
      }
      self[amountOf: rule] = amount
    }
    guard conflict == nil else { throw .impossible("variant") }
  }
}
