import MemoryGame
import Options
import Study

/// The player's choices for all games.
public struct Settings: Equatable, Sendable {
  /// The shortest and longest time before a miss turns back, in seconds.
  public static let flipBackLimits = 0.1...60.0

  /// Colours, characters, motion and letters on cards.
  public var theme = ThemeOptions()
  /// The time before a miss turns back, in whole milliseconds; `nil`: at the next choice.
  public var flipBack: Duration?
  /// The rules of the next game.
  public var variant = Variant()
  /// The name of the starting deck, safe to write to any terminal; `nil`: the deck last played.
  public var deck: String?
  /// The number of pairs on a board; `nil`: the deck's default.
  public var pairs: Int?

  /// Whether pages show the streak of daily boards.
  public var showsStreak = true

  /// Whether the terminal's bell rings for a pair.
  public var ringsBell = false

  /// The side of a pair that is asked for.
  public var studyDirection = StudyDirection.forward

  /// The choices for studying all decks.
  public var study = StudyOptions()

  /// The values chosen for some decks only, by the name of the deck and the key of the setting.
  var deckValues: [String: [String: JSONValue]] = [:]

  /// The settings of a player who has not chosen anything.
  public init() {}
}

/// Choices for one deck.
extension Settings {
  /// The settings with those that were chosen for a deck.
  public func of(deck: String) -> Settings {
    var settings = self
    let values = deckValues[deck] ?? [:]
    for setting in Setting.all where setting.isPerDeck {
      if let value = values[setting.key] { _ = setting.values.write(value, &settings) }
    }
    return settings
  }

  /// Whether a setting was chosen for a deck.
  public func has(_ setting: Setting, of deck: String) -> Bool {
    deckValues[deck]?[setting.key] != nil
  }

  /// Takes a setting over for a deck; one that is the same for all decks needs no choice.
  public mutating func choose(_ setting: Setting, from changed: Settings, of deck: String) {
    guard setting.isPerDeck else { return setting.copy(from: changed, to: &self) }
    let value = setting.values.read(changed)
    deckValues[deck, default: [:]][setting.key] = value == setting.values.read(self) ? nil : value
    if deckValues[deck]?.isEmpty == true { deckValues[deck] = nil }
  }

  static func deckValues(_ value: JSONValue) -> [String: [String: JSONValue]]? {
    guard case .object(let decks) = value else { return nil }
    var values: [String: [String: JSONValue]] = [:]
    for (name, members) in decks {
      guard case .object(let members) = members else { return nil }
      var scratch = Settings()
      let isSuitable = Setting.all.allSatisfy { setting in
        guard setting.isPerDeck, let value = members[setting.key] else { return true }
        return setting.values.write(value, &scratch)
      }
      guard isSuitable else { return nil }
      values[name] = members
    }
    return values
  }
}
