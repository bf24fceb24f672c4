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

  /// Whether the player types the other side of each pair found.
  public var typesAnswers = false

  /// The side of a pair that is asked for.
  public var studyDirection = StudyDirection.forward

  /// The settings of a player who has not chosen anything.
  public init() {}
}
