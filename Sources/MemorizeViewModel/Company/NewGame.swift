import Decks
import MemoryGame
import Rivals
import Words

/// The choices for a new game.
public struct NewGame: Equatable, Sendable {
  /// Those who can share a game, as a list to choose from.
  public enum Opponent: Hashable, Sendable {
    case none
    case rival(String)
    /// This many people, the player among them.
    case people(Int)

    /// The name in the player's language, as in `crow` or `3 people`; empty for nobody.
    public var title: String {
      switch self {
      case .none: Company.alone.shownOpponent
      case .rival(let name): Company.rival(name).shownOpponent
      case .people(let count):
        Company.people(Array(repeating: "", count: count)).shownOpponent
      }
    }

    /// How well a rival remembers; `nil` for people.
    public var memory: OpponentsMemory? {
      guard case .rival(let name) = self else { return nil }
      guard !Rival.isOwn(name) else { return .yours }
      return Rival.named(name)?.rememberedCards.map { .last($0) } ?? .everything
    }
  }

  /// How well a rival remembers.
  public enum OpponentsMemory: Equatable, Sendable {
    /// So many cards, those shown last.
    case last(Int)
    case everything
    /// Each card as long as the player would.
    case yours
  }

  /// The deck to draw the board from.
  public var deck: Deck
  /// The number of pairs, as far as the deck has them.
  public var pairs: Int
  /// The rules in which the game differs from the usual one.
  public var variant: Variant
  /// Who shares the game.
  public var opponent: Opponent
  /// The names of people, as far as they are known.
  fileprivate let names: [String]

  /// The kind of the game with so many pairs, by the rules that the deck can be played by.
  public func kind(pairs: Int) -> GameKind {
    GameKind(deck: deck.name, pairs: pairs, variant: variant.playable(with: deck))
  }

  /// The reason why not all choices go together; `nil` if they do.
  public var objection: String? {
    if let rule = variant.ruleForTwins, variant.playable(with: deck) != variant {
      return say("\(rule.shownTitle(amount: variant[amountOf: rule])) needs single faces")
    }
    guard opponent != .none, let rule = variant.ruleForOne else { return nil }
    return say("for one player: \(rule.shownTitle(amount: variant[amountOf: rule]))")
  }

  /// Who shares the game.
  var company: Company {
    switch opponent {
    case .none: .alone
    case .rival(let name): .rival(name)
    case .people(let count):
      .people(
        (0..<count).map { names.indices.contains($0) ? names[$0] : Company.usualName($0 + 1) })
    }
  }
}

extension TableViewModel {
  /// The choices for a game like the one on the table.
  public var newGame: NewGame {
    let company = rules.company
    let (opponent, names): (NewGame.Opponent, [String]) =
      switch company {
      case .alone: (.none, [])
      case .rival(let name): (.rival(name), [])
      case .people(let names): (.people(names.count), names)
      }
    return NewGame(
      deck: board.deck, pairs: board.askedPairs, variant: rules.variant, opponent: opponent,
      names: names)
  }

  /// The opponents to choose from: nobody, all rivals, and two to four people.
  ///
  /// The rival that forgets like the player is among them once there is a memory to copy.
  public func opponents() -> [NewGame.Opponent] {
    let own = files.curve(for: .rival(Rival.ownName)) == nil ? [] : [Rival.ownName]
    return [.none] + (Rival.all.map(\.name) + own).map(NewGame.Opponent.rival)
      + Company.peopleLimits.map(NewGame.Opponent.people)
  }

  /// Deals a new game; the choices hold for the games after it, too.
  ///
  /// Some rules are for a player alone.
  public func play(_ new: NewGame, at time: Duration) {
    rules.variant = new.variant
    rules.company = new.variant.ruleForOne == nil ? new.company : .alone
    deal(Board.of(new.deck, pairs: new.pairs, seed: freshSeed()), at: time)
  }
}
