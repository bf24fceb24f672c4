import Decks
import Rivals
import Storage

/// Something that a player reaches once.
public enum Milestone: Hashable, Sendable {
  /// A game of six pairs or more in which nothing was forgotten, without hints.
  case faultless
  /// A game of thirty pairs or more with hidden cards.
  case thirtyPairs
  /// A finished game on seven days in a row.
  case sevenDays
  /// A game won against the rival of this name.
  case rival(String)
  /// All boards of a chapter of the journey, counted from 1, finished.
  case chapter(Int)

  /// All milestones, in the order of lists.
  public static let all: [Milestone] =
    [.faultless, .thirtyPairs, .sevenDays] + Rival.all.map { .rival($0.name) }
    + Journey.chapters.indices.map { .chapter($0 + 1) }

  /// The name in files and for programs, as in `rival:crow`.
  public var name: String {
    switch self {
    case .faultless: "faultless"
    case .thirtyPairs: "thirtyPairs"
    case .sevenDays: "sevenDays"
    case .rival(let name): "rival:\(name)"
    case .chapter(let number): "chapter:\(number)"
    }
  }

  /// The name for players.
  public var title: String {
    switch self {
    case .faultless: "Faultless, 6+ pairs"
    case .thirtyPairs: "30 pairs"
    case .sevenDays: "Seven days in a row"
    case .rival(let name): "\(name.prefix(1).uppercased())\(name.dropFirst()) beaten"
    case .chapter(let number):
      "Journey chapter \(number)"
    }
  }
}
