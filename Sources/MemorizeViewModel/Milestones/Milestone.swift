import Decks
import Rivals
import Storage
import Words

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
    case .faultless: say("Faultless, 6+ pairs", context: "milestone")
    case .thirtyPairs: say("30 pairs", context: "milestone")
    case .sevenDays: say("Seven days in a row", context: "milestone")
    case .rival(let name):
      say("\(Rival.shownName(name).capitalizedFirst) beaten", context: "milestone")
    case .chapter(let number): say("Journey chapter \(number)", context: "milestone")
    }
  }
}
