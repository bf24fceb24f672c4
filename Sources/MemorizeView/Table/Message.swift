import Canvas
import MemorizeViewModel
import Words

/// A message to the player, worded for different widths.
struct Message: Equatable {
  /// The wordings, longest first.
  let wordings: [String]
  let paint: ColorRole
  /// The texts of two cards, in case there is room for only a part of them.
  private let texts: PairTexts?

  init(_ wordings: String..., paint: ColorRole = .table) {
    self.init(wordings: wordings, paint: paint)
  }

  init(
    wordings: [String], paint: ColorRole = .table, texts: PairTexts? = nil
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
  static var howToPlay: Message {
    Message(
      say("Turn two cards: pairs leave the table. Arrows, Space, click. J: journey"),
      say("Find the pairs: arrows and Space, or click. J: journey"),
      say("Find pairs: arrows, Space. J: journey"), say("Find pairs. J: journey"),
      say("Find pairs"))
  }

  /// A problem with files, for example; where there is little room, paths lose their folders, and
  /// only the first sentence is left.
  static func notice(_ text: String) -> Message {
    let words = text.split(separator: " ").map { word in
      word.hasPrefix("/") ? word.split(separator: "/").last ?? word : word
    }
    let short = words.joined(separator: " ")
    let end = short.indices.first { index in
      short[index] == "。" || short[index] == "." && short[index...].dropFirst().first == " "
    }
    let sentence = end.map { [String(short[...$0])] } ?? []
    return Message(wordings: [text, short] + sentence, paint: .bad)
  }

  /// Several problems: as many as there is room for, and the number of the others; `nil` if there are
  /// none.
  static func notices(_ texts: [String]) -> Message? {
    guard let first = texts.first else { return nil }
    let wordings = texts.indices.reversed().flatMap { last in
      let more = texts.count - 1 - last
      let end = more > 0 ? " (\(more.andMoreText))" : ""
      let shown = last > 0 ? [texts[...last].joined(separator: "; ")] : notice(first).wordings
      return shown.map { $0 + end }
    }
    return Message(wordings: wordings, paint: .bad)
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
    case .dealt(let pairs, let asked) where pairs < asked: dealt(only: pairs, hasGivenUp)
    case .dealt where isOpen, .dealtAgain where isOpen: dealtOpen(hasGivenUp)
    case .dealt where isFirst && !hasGivenUp: howToPlay
    case .dealt, .dealtAgain: dealt(event, hasGivenUp)
    case .laidAgain(let move):
      Message(
        say("Practice from before move \(move). This does not count."),
        say("Practice from move \(move)"), say("Practice"))
    case .turned(let id): Message(spelling(id))
    case .moved(let move): about(move, isOpen: isOpen, isRecorded: isRecorded, spelling)
    case .shuffled: Message(say("Shuffled."))
    case .paused: Message(say("Paused. p resumes."), say("Paused"))
    case .undone: Message(say("Undone. U: redo"), say("Undone"))
    case .redone: Message(say("Redone."))
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
    let text = say("\(name) (bonus \(seconds) s)")
    let explained = explanation.map { say("\(text). \($0)", context: "two sentences") }
    return Message(wordings: [explained, text, name].compactMap(\.self))
  }

  /// The message about two matching cards, as long as they are visible.
  static func pair(_ one: String, _ other: String, points: Int? = nil) -> Message {
    let gain = points.map { " +\($0)" } ?? ""
    guard one != other else {
      return Message(say("Pair! \(one + gain)"), say("Pair!") + gain, paint: .good)
    }
    return Message(
      wordings: [say("Pair! \("\(one) = \(other)\(gain)")"), say("Pair!") + gain], paint: .good,
      texts: PairTexts(one: one, other: other, end: gain))
  }

  /// The message at the end of a game, with the cost of forgetting.
  private static func won(_ result: GameRecord, _ gameReview: GameReview?) -> Message {
    let found = result.setup.pairs.allPairsFoundText
    let short = [say("\(found)!"), say("Done!")]
    guard let gameReview else { return Message(wordings: short, paint: .good) }
    let par = gameReview.breakdown.par.text
    let memory = memory(of: gameReview)
    return Message(
      wordings: [
        say("\(found)! Par \(par): \(memory)"), say("\(found), \(memory)"), say("Done, \(memory)"),
      ] + short, paint: .good)
  }

  /// The cost of forgetting, after other words.
  private static func memory(of gameReview: GameReview) -> String {
    let cost = gameReview.breakdown.memory
    if gameReview.hints > 0 { return say("with \(gameReview.hints.hintText)") }
    guard cost.tenths == 0 else {
      return say("forgetting cost \(String(cost.text.drop { $0 == "-" })) moves")
    }
    return gameReview.isFaultless
      ? say("nothing forgotten") : say("forgetting cost next to nothing")
  }

  /// The message at the end of a game that a rule has ended.
  private static func lost(_ result: GameRecord) -> Message {
    let reason =
      switch result.ending {
      case .forgotten: say("You forgot a card")
      case .moves: say("No moves left")
      case .time: say("Time is up")
      case nil: say("The game is over")
      }
    let (found, pairs) = (result.pairsFound, result.setup.pairs)
    return Message(
      say(
        pairs, one: "\(reason). You found \(found) of \(pairs) pair.",
        other: "\(reason). You found \(found) of \(pairs) pairs."),
      say(
        pairs, one: "\(reason): \(found) of \(pairs) pair",
        other: "\(reason): \(found) of \(pairs) pairs"), say("\(reason)."),
      paint: .bad)
  }

  private static func about(
    _ move: TableMove, isOpen: Bool, isRecorded: Bool, _ spelling: (CardID) -> String
  ) -> Message {
    let (one, other) = (spelling(move.cards.dropLast().last ?? move.first), spelling(move.second))
    guard !move.isMatch else { return pair(one, other, points: isOpen ? nil : move.points) }
    let loss =
      isOpen ? " (\(say("+\(1) s")))" : move.points < 0 ? " (\(move.points))" : ""
    let named = say("Not a pair: \(one.quotedIfPunctuated) and \(other.quotedIfPunctuated)") + loss
    let short = say("Not a pair") + loss
    let next =
      isRecorded
      ? [] : [say("\(named). Turn another card."), say("\(short). Turn another card.")]
    return Message(wordings: next + (isRecorded ? [named, short] : [short]), paint: .bad)
  }
}
