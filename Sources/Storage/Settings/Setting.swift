import Decks
import MemoryGame
import Options
import Study
import Words

/// A choice of the player for all games: an entry that the settings page, the settings file and the
/// command line read.
public struct Setting: Sendable {
  /// The part of the settings page.
  public enum Section: CaseIterable, Sendable {
    /// How the game looks.
    case look
    /// How it is played.
    case play
    /// By which rules new games are played.
    case rules
    /// How pairs are learned.
    case study
    /// Nowhere: the value comes from elsewhere.
    case file
  }

  /// The key in `settings.json`.
  public let key: String
  /// The keys in files of earlier versions, where they were others.
  let oldKeys: [String]
  /// The name on the page, in at most 22 columns; that of a rule is in the rule.
  public let title: Phrase
  /// The description of the option on the command line.
  public let help: Phrase
  /// The rule that the setting turns on.
  public let rule: Variant.Rule?
  /// The part of the page.
  public let section: Section
  /// Whether a public table does not offer the setting.
  public let isPersonal: Bool
  /// Whether a deck can have another value.
  public let isPerDeck: Bool
  /// The values.
  let values: Values

  init(
    _ key: String, oldKeys: [String] = [], title: Phrase, help: Phrase = "",
    rule: Variant.Rule? = nil, _ section: Section, isPersonal: Bool = false,
    isPerDeck: Bool = false, _ values: Values
  ) {
    self.key = key
    self.oldKeys = oldKeys
    self.title = title
    self.help = help
    self.rule = rule
    self.section = section
    self.isPersonal = isPersonal || section == .study
    self.isPerDeck = isPerDeck
    self.values = values
  }

  /// All settings, in the order of the page.
  public static let all: [Setting] =
    [motion, colors, table, glyphs, labels, quiet, language]
    + [flipBack, streak, bell, deck, pairs]
    + Variant.Rule.settings.map(rule)
    + [
      typing, studyDirection, retention, newPerDay, reviewsPerDay, newOrder, leechThreshold,
      dayStart,
    ]
    + [weights, deckValues]
}

extension Setting {
  /// The amount of animation.
  public static let motion = Setting(
    "motion", title: "Motion", help: "How much of the game is animated.", .look,
    .choice(\.theme.motion, NameTable("full", "reduced", "none", context: "motion")))
  /// The colours.
  public static let colors = Setting(
    "colors", title: "Colours",
    help: "Colours of the whole game; light uses the terminal's background.", .look,
    .choice(
      \.theme.colors,
      NameTable("auto", "dark", "light", "high contrast", "none", context: "colours")))
  /// The colour of the table.
  public static let table = Setting(
    "table", title: "Table colour",
    help: "The colour of the table, where the terminal has 24-bit colours.", .look,
    .choice(
      \.theme.table, NameTable("felt", "navy", "charcoal", "terminal's own", context: "table")))
  /// The pictures on cards.
  public static let glyphs = Setting(
    "glyphs", title: "Pictures", help: "How pictures on cards are drawn.", .look,
    .choice(
      \.theme.glyphs, NameTable("auto", "blocks", "emoji", "text", "ASCII", context: "pictures")))
  /// Whether hidden cards always show their letters.
  public static let labels = Setting(
    "labels", title: "Always show letters",
    help: "Letters stay on hidden cards; press f before you type one.", .look,
    .flag(\.theme.showsLabels))
  /// Whether the screen changes only after a key.
  public static let quiet = Setting(
    "quiet", title: "Quiet screen", help: "Change nothing on the screen until a key is pressed.",
    .look, .flag(\.theme.isQuiet))
  /// The language of texts.
  public static let language = Setting(
    "language", title: "Language", help: "The language of texts.", .look,
    .optional(
      \.theme.language,
      expected: { say("one of \(Language.allCases.map(\.rawValue).listed) or null") },
      offered: Language.allCases,
      encode: { .text($0.rawValue) }, decode: { $0.text.flatMap(Language.init(rawValue:)) },
      title: { $0?.ownName ?? say("auto", context: "language") }))

  /// The time before a miss turns back.
  public static let flipBack = Setting(
    "flipBack", title: "A miss turns back",
    help: "When a miss turns back: at your next move, or after 0.1 to 60 seconds.", .play,
    .optional(
      \.flipBack, expected: { say("0.1 to 60 seconds or null") },
      offered: [1, 2, 3, 5, 10].map { Duration.seconds($0) }, isShort: true,
      encode: Settings.seconds, decode: Settings.flipBack,
      title: { time in
        (time?.components.seconds).map { say("\($0) s", context: "seconds") }
          ?? say("at next move")
      }))
  /// A rule that the next game has.
  static func rule(_ rule: Variant.Rule) -> Setting {
    Setting(
      rule.name, oldKeys: [rule.oldName].compactMap(\.self), title: Phrase(rule.title), rule: rule,
      .rules,
      .flag(\.variant[rule]))
  }
  /// Whether pages show the streak of daily boards.
  public static let streak = Setting(
    "streak", title: "Show the daily streak",
    help: "Show how many days in a row you have played the daily board.", .play,
    .flag(\.showsStreak))
  /// Whether the terminal's bell rings for a pair.
  public static let bell = Setting(
    "bell", title: "Bell for a pair", help: "Ring the terminal's bell for a pair.", .play,
    .flag(\.ringsBell))
  /// The side of a pair that is asked for.
  public static let studyDirection = Setting(
    "studyDirection", title: "Study direction",
    help: "The side that you see; you answer the other one.", .study,
    isPerDeck: true,
    .choice(
      \.studyDirection, NameTable("term first", "definition first", "both", context: "direction")))
  /// The starting deck; the names to choose from are those of the player's decks.
  public static let deck = Setting(
    "deck", title: "Starting deck",
    help: "The deck of a new game when you start Memorize.", .play, isPersonal: true,
    .optional(
      \.deck, expected: { say("a deck's name or null") }, offered: [],
      encode: { .text($0.asDeckName) },
      decode: Settings.deckName, title: { $0?.deckTitle ?? say("last played") }))
  /// The number of pairs on a board.
  public static let pairs = Setting(
    "pairs", title: "Pairs per game", help: "How many pairs a new board has.", .play,
    .optional(
      \.pairs, expected: { say("2 to 500 or null") },
      offered: [4, 6, 8, 10, 12, 15, 18, 21, 24, 30, 36, 50, 100], encode: { .whole($0) },
      decode: { $0.whole(in: DrawnPairs.limits) },
      title: { $0.map { "\($0)" } ?? say("deck's default") }
    ).typed(in: DrawnPairs.limits))
}
