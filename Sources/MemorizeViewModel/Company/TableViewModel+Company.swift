import Decks
import MemoryGame

/// The players of a shared game.
extension TableViewModel {
  /// Whether the player is alone, so that moves, points and time count.
  public var isAlone: Bool { current.party == nil }

  /// Whether moves earn points and bonuses: not with open cards, nor in company.
  public var hasPoints: Bool { isAlone && !isOpenGame }

  /// Whether the end of the game is worth a celebration: not if only a rival has won.
  public var isCelebrated: Bool {
    isAlone || contestants.contains { $0.rank == 1 && !$0.isRival }
  }

  /// The players in the order of their turns; empty if the player is alone.
  public var contestants: [Contestant] {
    guard let party = current.party else { return [] }
    let standing = party.turns.standing
    return party.names.enumerated().map { number, name in
      let own = standing.first { $0.player == number }
      return Contestant(
        name: name, pairs: own?.pairs ?? 0, rank: own?.rank ?? 1,
        isToMove: !isOver && party.turns.player == number,
        isAddressed: number == party.ownNumber, isRival: number == party.rivalNumber)
    }
  }

  /// Whether the rival is to move.
  public var isRivalsTurn: Bool { !isOver && current.party?.isRivalsTurn == true }

  /// Whether the game was played with the rival's memory in view, and does not count.
  public var isRivalsMemoryShown: Bool { current.party?.isMemoryShown == true }

  /// Whether the game does not count: practice, or a game with the rival's memory in view.
  public var isUncounted: Bool {
    isPractice || isRivalsMemoryShown || isDailyPractice || isJourneyPractice || occasion == .missed
  }

  /// The cards that the rival remembers, and those of them that it forgets after two more cards;
  /// `nil` without a rival.
  public var rivalsMemory: (remembered: Set<CardID>, fading: Set<CardID>)? {
    current.party?.rival.map { ($0.remembered, $0.fading) }
  }

  /// Shows the player what the rival remembers.
  ///
  /// From now on the game is practice: nothing more of it is saved, and it does not count. As it
  /// was before, it stays in the list of unfinished games.
  public func showRivalsMemory() {
    guard current.party?.rival != nil, !isRivalsMemoryShown else { return }
    files.recorder?.giveUp()
    current.party?.isMemoryShown = true
    notifyObservers()
  }

  /// The player who found a pair, by number; `nil` while it is on the table, and if the player is
  /// alone.
  public func finder(of id: CardID) -> Int? { current.party?.turns.finder(of: id) }

  /// The player who turned the cards of the last event; `nil` if the player is alone.
  public var lastMover: Contestant? {
    guard let party = current.party else { return nil }
    let number = turned.count == 1 ? party.turns.player : party.turns.movers.last
    return number.flatMap { contestants.indices.contains($0) ? contestants[$0] : nil }
  }

  /// Does at once what would happen next without the player: the rival's next card, or the turning
  /// down of a miss.
  public func hurry(at time: Duration) {
    guard !isAlone, let due = dueIntent(after: time) else { return }
    perform(due.intent, at: time)
  }
}
