import Canvas
import MemorizeViewModel

/// What just happened, in words.
struct Message: Equatable {
  /// From the longest wording to the shortest.
  let wordings: [String]
  let paint: ColorRole
  /// The columns it is given before all but the last words beside it, if it is worth that.
  let roomNeeded: Int?
  /// What is said of two cards where only a part of their texts has room.
  private let texts: PairTexts?

  init(_ wordings: String..., paint: ColorRole = .table, needsRoom: Bool = false) {
    self.init(wordings: wordings, paint: paint, needsRoom: needsRoom)
  }

  init(
    wordings: [String], paint: ColorRole = .table, needsRoom: Bool = false, texts: PairTexts? = nil
  ) {
    self.wordings = wordings
    self.paint = paint
    self.texts = texts
    roomNeeded = needsRoom ? wordings.first?.columns : nil
  }

  /// The longest wording that fits, with texts shortened if need be, else the shortest.
  func text(width: Int, ellipsis: String = "…") -> String {
    if let texts, let first = wordings.first, !first.fits(width),
      let shortened = texts.shortened(to: width, ellipsis: ellipsis)
    {
      return shortened
    }
    return wordings.first { $0.fits(width) } ?? wordings.last ?? ""
  }

  /// How to play, in one line.
  static let howToPlay = Message(
    "Turn two cards: pairs leave the table. Arrows and Space, or click a card.",
    "Find the pairs: arrows and Space, or click.", "Find pairs: arrows, Space",
    "Find the pairs", "Find pairs", needsRoom: true)

  /// Something besides the game; where there is little room, files lose their directories.
  static func notice(_ text: String) -> Message {
    let short = text.split(separator: " ").map { word in
      word.hasPrefix("/") ? word.split(separator: "/").last ?? word : word
    }
    return Message(text, short.joined(separator: " "), paint: .bad, needsRoom: true)
  }

  /// The message for a happening; `nil` where the keys tell more.
  ///
  /// - Parameters:
  ///   - lastEvent: what happened last.
  ///   - isFirst: whether this is the first game, whose message says how to play.
  ///   - hasGivenUp: whether another game was given up for it.
  ///   - isOpen: whether the cards are open and a miss costs time.
  ///   - gameReview: what a finished game tells of luck and memory.
  ///   - spelling: how a card is called.
  /// - Returns: what the message line says.
  static func about(
    _ lastEvent: GameEvent, isFirst: Bool, hasGivenUp: Bool = false, isOpen: Bool = false,
    gameReview: GameReview? = nil, spelling: (CardID) -> String
  ) -> Message? {
    switch lastEvent {
    case .dealt(let pairs, let asked) where pairs < asked:
      Message("The deck has only \(pairs) pairs.", "Only \(pairs) pairs", paint: .bad)
    case .dealt where isOpen, .dealtAgain where isOpen:
      Message(
        "Open cards: match all pairs. A miss costs a second.",
        "Open cards: match all pairs.", "Choose pairs, fast",
        needsRoom: isFirst)
    case .dealt(let pairs, _):
      isFirst
        ? howToPlay
        : dealt("A new board of \(pairs) pairs", "New board", hasGivenUp: hasGivenUp)
    case .dealtAgain: dealt("The same board again", "Same board", hasGivenUp: hasGivenUp)
    case .laidAgain(let move):
      Message(
        "Practice from before move \(move). It counts nowhere.", "Practice from move \(move)",
        "Practice")
    case .turned(let id): Message(spelling(id))
    case .moved(let move): about(move, isOpen: isOpen, spelling)
    case .turnedDown: nil
    case .shuffled: Message("All places are mixed.", "Shuffled")
    case .paused: Message("Paused. p goes on.", "Paused")
    case .resumed: nil
    case .won(let result): won(result, gameReview)
    }
  }

  /// Two cards that belong together, as long as they are seen.
  static func pair(_ one: String, _ other: String, points: Int? = nil) -> Message {
    let gain = points.map { "  +\($0)" } ?? ""
    guard one != other else {
      return Message("A pair: \(one)\(gain)", "Pair\(gain.dropFirst(1))", paint: .good)
    }
    return Message(
      wordings: ["A pair: \(one) = \(other)\(gain)", "Pair\(gain.dropFirst(1))"], paint: .good,
      needsRoom: true, texts: PairTexts(one: one, other: other, end: gain))
  }

  /// The end of a game, and what memory did.
  private static func won(_ result: GameRecord, _ gameReview: GameReview?) -> Message {
    let found = "All \(result.setup.pairs) pairs found"
    let short = ["\(found)!", "Done!"]
    guard let gameReview else { return Message(wordings: short, paint: .good) }
    let par = "Par \(gameReview.breakdown.par.text)"
    let lost = gameReview.breakdown.memory.text.drop { $0 == "-" }
    let memory =
      gameReview.isFaultless
      ? "not one card forgotten"
      : "memory gave away \(gameReview.breakdown.memory.tenths < 0 ? "\(lost)" : "next to nothing")"
    return Message(
      wordings: ["\(found)! \(par): \(memory)", "\(found), \(memory)", "Done, \(memory)"]
        + short, paint: .good)
  }

  /// A new deal, and where the game is that was given up for it.
  private static func dealt(_ long: String, _ short: String, hasGivenUp: Bool) -> Message {
    let old = "; g has the old one"
    return hasGivenUp
      ? Message("\(long)\(old).", "\(short)\(old)", short) : Message("\(long).", short)
  }

  private static func about(
    _ move: TableMove, isOpen: Bool, _ spelling: (CardID) -> String
  ) -> Message {
    let (one, other) = (spelling(move.first), spelling(move.second))
    guard !move.isMatch else { return pair(one, other, points: isOpen ? nil : move.points) }
    let loss = isOpen ? "  +1 s" : move.points < 0 ? "  \(move.points)" : ""
    // The second card was seen for the first time perhaps: its name comes before all else.
    return Message(
      "No pair: \(one), \(other)\(loss)", "No pair: \(other)\(loss)", "\(other)\(loss)", other,
      paint: .bad)
  }
}
