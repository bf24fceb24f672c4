import Decks
import MemoryGame
import Words

/// Turns what happened on the table into words: for the message line, for narrow windows, and to be
/// heard in line mode.
///
/// Each entry has all its forms side by side, so that they say the same.
public struct Narrator {
  /// The game on the table.
  let table: TableViewModel
  /// The name of a card, as a view spells it.
  let name: (CardID) -> String

  /// Whether this is the player's first game, whose messages explain how to play.
  public var isFirstGame: Bool
  /// Whether another game was set aside for this one.
  public var hasGivenUp: Bool
  /// Whether this is a recording, in which the player cannot move.
  public var isRecorded = false
  /// The pairs on the board, and those that are left.
  public var pairs: (all: Int, left: Int)
  /// The moves so far.
  public var moves: Int
  /// The last move; `nil` before the first one.
  public var lastMove: TableMove?
  /// The players of a shared game; empty if the player is alone.
  public var contestants: [Contestant]
  /// The player who turned the cards of the last event.
  public var mover: Contestant?

  /// A narrator of the game on a table.
  ///
  /// - Parameters:
  ///   - table: the table.
  ///   - name: returns the name of a card, as a view spells it.
  public init(_ table: TableViewModel, name: @escaping (CardID) -> String) {
    (self.table, self.name) = (table, name)
    (isFirstGame, hasGivenUp) = (table.isFirstGame, table.hasGivenUp)
    pairs = (table.pairs, table.pairs - table.pairsFound)
    (moves, lastMove) = (table.moves, table.lastMove)
    (contestants, mover) = (table.company.contestants, table.company.lastMover)
  }

  /// The number of cards that belong together.
  var cardsOfAKind: Int { table.variant.cardsOfAKind }

  /// The player to move in a shared game.
  var next: Contestant? { contestants.first(where: \.isToMove) }

  /// The words for an event; `nil` where the keys are more useful than a message.
  ///
  /// Line mode decides how a card's place and the whole board are spoken.
  public func wording(of event: GameEvent) -> Wording? {
    switch event {
    case .dealt, .dealtAgain: dealt(event)
    case .laidAgain(let move): contestants.isEmpty ? Narrator.practice(from: move) : nil
    case .turned(let id): turned(id)
    case .moved(let move): moved(move)
    case .turnedDown: turnedDown
    case .resumed: goesOnInCompany
    case .takenUp: goesOnInCompany ?? takenUp
    case .shuffled: shuffled
    case .paused: contestants.isEmpty ? paused : nil
    case .undone: undone(named(table.steps.latest.undone))
    case .redone: redone(named(table.steps.latest.redone))
    case .hinted: nil
    case .won(let result): won(result)
    case .lost(let result): lost(result)
    }
  }

  /// Whose turn it is; the names of the cards stay on the screen, because a player may look at the
  /// message later than at the cards.
  private var turnedDown: Wording? {
    guard let turn = next?.turn, let miss = lastMove, !miss.isMatch else { return next?.turn }
    let shown = moved(miss)
    return Wording(shown: shown.shown, spoken: turn.spoken, mood: shown.mood)
  }

  private func undone(_ step: String) -> Wording {
    let text = say("Undone: \(step)")
    return Wording(say("\(text). U: redo"), text, spoken: text.asSentence)
  }

  private func redone(_ step: String) -> Wording {
    let text = say("Redone: \(step)")
    return Wording(text, spoken: text.asSentence)
  }

  /// A step that can be undone: the name of the card turned, or a shuffle.
  private func named(_ step: Intent?) -> String {
    guard case .choose(let card) = step else { return say("shuffle", context: "step") }
    return name(card)
  }

  private var shuffled: Wording {
    Wording(shown: next?.turn.shown ?? [say("Shuffled.")], spoken: [say("Shuffled.")])
  }

  /// A shared game that goes on: the rival, and whose turn it is.
  private var goesOnInCompany: Wording? {
    guard let turn = next?.turn else { return nil }
    guard let rival = contestants.first(where: \.isRival) else { return turn }
    let long = [say("The game against \(rival.name) goes on."), turn.shown.first ?? ""].asSentences
    return Wording(shown: [long] + turn.shown, spoken: [long] + turn.spoken)
  }

  private var takenUp: Wording {
    let found = PairWords.found(pairs.all - pairs.left, of: pairs.all, ofAKind: cardsOfAKind)
    guard table.hasBegun else {
      let task = table.terms.task?() ?? say("new game").capitalizedFirst
      return Wording(task.asSentence, task, spoken: say("The game goes on."))
    }
    return Wording(
      say("The game goes on: \(found)."), found.asSentence, spoken: say("The game goes on."))
  }

  /// The words for a pause.
  public var paused: Wording {
    Wording(
      say("Paused. p resumes."), say("Paused"),
      spoken: say("Paused. Turn a card to resume."), say("Paused").asSentence)
  }

  /// The words for the end of a pause that the player asked for.
  public static var resumed: Wording { Wording(spoken: say("The game goes on.")) }

  /// One word for a game that does not count.
  static var practice: String { say("practice", context: "game").capitalizedFirst }

  /// The words for a game that goes on from a position of a finished one.
  public static func practice(from move: Int) -> Wording {
    let sentence = say("Practice from move \(move). This does not count.")
    return Wording(
      say("\(sentence) v: review"), sentence, say("Practice from move \(move)"), Narrator.practice,
      spoken: sentence)
  }

  /// The words while the cards seen before are shown before practice.
  public static var seenCards: Wording {
    Wording(
      say("These are the cards you had seen. Press a key to hide them."),
      say("Cards you had seen. Any key hides them."), say("Press a key to hide them."),
      say("Press a key"),
      spoken: say("These cards are shown for a while. An empty line hides them."),
      say("Shown for a while."))
  }

  /// The words while all cards are shown at the start.
  public static var peek: Wording {
    Wording(
      say("Remember where the cards are. Any key hides them."),
      say("Remember the cards. Any key hides them."), say("Remember the cards."), say("Remember!"),
      spoken: say("These cards are shown for a while. An empty line hides them."),
      say("Shown for a while."))
  }

  /// The words for the end of either.
  public static var hidden: Wording {
    Wording(spoken: say("All cards are face down now."), say("Face down."))
  }
}

extension Contestant {
  /// Whose turn it is, as in `Ann's turn`.
  public var turnText: String { isAddressed ? say("Your turn") : say("\(name)'s turn") }

  /// The same as a message.
  public var turn: Wording {
    Wording(turnText.asSentence, turnText, spoken: turnText.asSentence)
  }

  /// Says that the player goes on after a pair.
  var goesOn: String { isAddressed ? say("You go on.") : say("\(name) goes on.") }
}
