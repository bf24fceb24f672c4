import Decks
import MemoryGame
import Rivals

/// The players of a shared game, and the choices for a new one.
public struct SharedGame {
  let session: GameSession
  private var party: Party? { session.current.party }

  /// The players in the order of their turns; empty if the player is alone.
  public var contestants: [Contestant] {
    guard let party else { return [] }
    let (found, ranks) = (party.turns.pairsFound, party.turns.ranks)
    let isOver = session.current.isOver
    return party.names.enumerated().map { number, name in
      Contestant(
        name: name, pairs: found[at: number] ?? 0, rank: ranks[at: number] ?? 1,
        isToMove: !isOver && party.turns.player == number,
        isAddressed: hasRival && number == 0, isRival: hasRival && number == 1)
    }
  }

  /// Whether the end of the game is worth a celebration: not if only a rival has won.
  public var isCelebrated: Bool {
    party == nil || contestants.contains { $0.rank == 1 && !$0.isRival }
  }

  /// Whether a rival plays.
  public var hasRival: Bool { party?.company.hasRival == true }

  /// Whether the rival is to move.
  public var isRivalsTurn: Bool { session.current.isRivalsTurn }

  /// The player who turned the cards of the last event; `nil` if the player is alone.
  public var lastMover: Contestant? {
    guard let party else { return nil }
    let isFirst = session.current.game.turned.count == 1
    let number = isFirst ? party.turns.player : party.turns.movers.last
    return number.flatMap { contestants[at: $0] }
  }

  /// The number of further passes that end the game, after a pass in a game with a rival; otherwise
  /// `nil`.
  public var passesLeft: Int? { party?.passesLeft }

  /// The player who found a pair, by number; `nil` while it is on the table, and if the player is
  /// alone.
  public func finder(of id: CardID) -> Int? { party?.turns.finder(of: id) }

  /// Does at once what would happen next without the player: the rival's next card, or the turning
  /// down of a miss.
  public func hurry(at time: Duration) {
    guard party != nil, let due = session.dueIntent(after: time) else { return }
    session.perform(due.intent, at: time)
  }

  /// The cards that the rival remembers, and those of them that it forgets after two more cards;
  /// `nil` without a rival.
  public var rivalsMemory: (remembered: Set<CardID>, fading: Set<CardID>)? {
    party?.rival.map { ($0.remembered, $0.fading) }
  }

  /// Whether the game was played with the rival's memory in view, and does not count.
  public var isRivalsMemoryShown: Bool { party?.isMemoryShown == true }

  /// Shows the player what the rival remembers.
  ///
  /// From now on the game is practice: nothing more of it is saved, and it does not count. As it
  /// was before, it stays in the list of unfinished games.
  public func showRivalsMemory() {
    guard party?.rival != nil, !isRivalsMemoryShown else { return }
    session.files.recorder?.giveUp()
    session.update { $0.party?.isMemoryShown = true }
  }

  /// The choices for a game like the last one that the player has chosen.
  public var newGame: NewGame {
    let board = session.boardToSetUp
    return NewGame(
      deck: board.deck, pairs: board.askedPairs, variant: session.rules.variant,
      company: session.rules.company)
  }

  /// The company to choose from: nobody, all rivals, and two to four people.
  ///
  /// The rival that forgets like the player is among them once there is a memory to copy. People
  /// have the names that the players of the last game have given.
  public func opponents() -> [Company] {
    let own = session.files.curve(for: .rival(Rival.ownName)) == nil ? [] : [Rival.ownName]
    let names = if case .people(let names) = session.rules.company { names } else { [String]() }
    return [.alone] + (Rival.all.map(\.name) + own).map(Company.rival)
      + Company.peopleLimits.map { count in
        .people((0..<count).map { names[at: $0] ?? Company.usualName($0 + 1) })
      }
  }

  /// Deals a new game; the choices hold for the games after it, too, the opponent until a game that
  /// is for the player alone.
  public func play(_ new: NewGame, at time: Duration) {
    session.rules.variant = new.variant
    session.rules.company = new.company
    session.deal(
      Board.of(new.deck, pairs: new.pairs, seed: session.freshSeed()), at: time, isChosen: true)
  }
}

/// One of the players of a shared game.
public struct Contestant: Equatable, Sendable {
  /// The name, safe to write to any terminal; `You` against a rival.
  public let name: String
  /// The number of pairs found.
  public let pairs: Int
  /// The place among the players, from 1; players with equally many pairs share it.
  public let rank: Int
  /// Whether it is this player's turn.
  public let isToMove: Bool
  /// Whether messages say `you` to this player: the one who plays against a rival.
  public let isAddressed: Bool
  /// Whether the program plays for them.
  public let isRival: Bool
}
