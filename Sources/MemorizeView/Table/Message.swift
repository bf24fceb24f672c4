import Canvas
import MemorizeViewModel

/// A message to the player, worded for different widths.
struct Message: Equatable {
  /// The wordings, longest first.
  let wordings: [String]
  let paint: ColorRole
  /// The texts of two cards, in case there is room for only a part of them.
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
  }

  /// The longest wording that fits, with shortened texts if necessary, else the shortest.
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
    "Turn two cards: pairs leave the table. Arrows, Space, click. J: journey",
    "Find the pairs: arrows and Space, or click. J: journey",
    "Find pairs: arrows, Space. J: journey", "Find pairs. J: journey", "Find pairs",
    needsRoom: true)

  /// A problem with files, for example; where there is little room, paths lose their folders.
  static func notice(_ text: String) -> Message {
    let short = text.split(separator: " ").map { word in
      word.hasPrefix("/") ? word.split(separator: "/").last ?? word : word
    }
    return Message(text, short.joined(separator: " "), paint: .bad)
  }

  /// The message for an event; `nil` where the keys are more useful.
  ///
  /// - Parameters:
  ///   - event: the last event.
  ///   - isFirst: whether this is the player's first game, whose message explains how to play.
  ///   - hasGivenUp: whether another game was given up for this one.
  ///   - isOpen: whether all cards lie face up, and a miss costs time.
  ///   - isRecorded: whether this is a recording, in which the player cannot move.
  ///   - gameReview: luck and memory in a finished game.
  ///   - spelling: returns the name of a card.
  /// - Returns: the message for the message line.
  static func about(
    _ event: GameEvent, isFirst: Bool, hasGivenUp: Bool = false, isOpen: Bool = false,
    isRecorded: Bool = false, gameReview: GameReview? = nil, spelling: (CardID) -> String
  ) -> Message? {
    switch event {
    case .dealt(let pairs, let asked) where pairs < asked:
      Message("The deck has only \(pairs) pairs.", "Only \(pairs) pairs", paint: .bad)
    case .dealt where isOpen, .dealtAgain where isOpen:
      Message(
        "Open cards: match all pairs. A miss costs a second.", "Open cards: match all pairs.",
        "Match all pairs")
    case .dealt where isFirst: howToPlay
    case .dealt: dealt("New game", hasGivenUp: hasGivenUp)
    case .dealtAgain: dealt("Same board again", hasGivenUp: hasGivenUp)
    case .laidAgain(let move):
      Message(
        "Practice from before move \(move). This does not count.", "Practice from move \(move)",
        "Practice")
    case .turned(let id): Message(spelling(id))
    case .moved(let move): about(move, isOpen: isOpen, isRecorded: isRecorded, spelling)
    case .shuffled: Message("Shuffled.")
    case .paused: Message("Paused. p resumes.", "Paused")
    case .undone: Message("Undone. U: redo", "Undone")
    case .redone: Message("Redone.")
    case .turnedDown, .resumed, .hinted: nil
    case .won(let result): won(result, gameReview)
    case .lost(let result): lost(result)
    }
  }

  /// The message about a single card that was turned, with the seconds left for its bonus.
  ///
  /// - Parameters:
  ///   - name: the name of the card.
  ///   - seconds: the seconds left, rounded up; `nil` without a bonus.
  ///   - explanation: a sentence about the bonus, for newcomers.
  /// - Returns: the message for the message line.
  static func turned(_ name: String, bonus seconds: Int?, explanation: String? = nil) -> Message {
    guard let seconds else { return Message(name) }
    let text = "\(name) (bonus \(seconds) s)"
    return Message(wordings: (explanation.map { ["\(text). \($0)"] } ?? []) + [text, name])
  }

  /// The message about two matching cards, as long as they are visible.
  static func pair(_ one: String, _ other: String, points: Int? = nil) -> Message {
    let gain = points.map { " +\($0)" } ?? ""
    guard one != other else {
      return Message("Pair! \(one)\(gain)", "Pair!\(gain)", paint: .good)
    }
    return Message(
      wordings: ["Pair! \(one) = \(other)\(gain)", "Pair!\(gain)"], paint: .good,
      texts: PairTexts(one: one, other: other, end: gain))
  }

  /// The message at the end of a game, with the cost of forgetting.
  private static func won(_ result: GameRecord, _ gameReview: GameReview?) -> Message {
    let found = "All \(result.setup.pairs) pairs found"
    let short = ["\(found)!", "Done!"]
    guard let gameReview else { return Message(wordings: short, paint: .good) }
    let par = "Par \(gameReview.breakdown.par.text)"
    let cost = gameReview.breakdown.memory
    let memory =
      gameReview.hints > 0
      ? "with \(gameReview.hints.hintText)"
      : cost.tenths == 0
        ? (gameReview.isFaultless ? "nothing forgotten" : "forgetting cost next to nothing")
        : "forgetting cost \(cost.text.drop { $0 == "-" }) moves"
    return Message(
      wordings: ["\(found)! \(par): \(memory)", "\(found), \(memory)", "Done, \(memory)"]
        + short, paint: .good)
  }

  /// The message at the end of a game that a rule has ended.
  private static func lost(_ result: GameRecord) -> Message {
    let reason =
      switch result.ending {
      case .forgotten: "You forgot a card"
      case .moves: "No moves left"
      case .time: "Time is up"
      case nil: "The game is over"
      }
    return Message(
      "\(reason). You found \(result.pairsFound) of \(result.setup.pairs) pairs.",
      "\(reason): \(result.pairsFound) of \(result.setup.pairs) pairs", "\(reason).",
      paint: .bad)
  }

  /// The message about a new deal, and how to return to the game that was given up for it.
  private static func dealt(_ text: String, hasGivenUp: Bool) -> Message {
    hasGivenUp
      ? Message("\(text). The old one is saved (g).", "\(text); g: old one", text)
      : Message("\(text).", text)
  }

  private static func about(
    _ move: TableMove, isOpen: Bool, isRecorded: Bool, _ spelling: (CardID) -> String
  ) -> Message {
    let (one, other) = (spelling(move.cards.dropLast().last ?? move.first), spelling(move.second))
    guard !move.isMatch else { return pair(one, other, points: isOpen ? nil : move.points) }
    let loss = isOpen ? " (+1 s)" : move.points < 0 ? " (\(move.points))" : ""
    let named = "Not a pair: \(one) and \(other)\(loss)"
    let short = "Not a pair\(loss)"
    let next = isRecorded ? [] : ["\(named). Turn another card.", "\(short). Turn another card."]
    return Message(wordings: next + (isRecorded ? [named, short] : [short]), paint: .bad)
  }
}
