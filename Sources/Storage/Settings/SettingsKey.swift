import Decks
import MemoryGame
import Options
import Study

/// A key of `settings.json`.
enum SettingsKey: Hashable, CaseIterable {
  case motion
  case colors
  case table
  case glyphs
  case labels
  case quiet
  case language
  case flipBack
  case rule(Variant.Rule)
  case deck
  case pairs
  case streak
  case bell
  case recall
  case studyDirection

  static let allCases: [SettingsKey] =
    [.motion, .colors, .table, .glyphs, .labels, .quiet, .language, .flipBack]
    + Variant.Rule.settings.map(SettingsKey.rule)
    + [.deck, .pairs, .streak, .bell, .recall, .studyDirection]

  /// The name in the file.
  var rawValue: String {
    switch self {
    case .motion: "motion"
    case .colors: "colors"
    case .table: "table"
    case .glyphs: "glyphs"
    case .labels: "labels"
    case .quiet: "quiet"
    case .language: "language"
    case .flipBack: "flipBack"
    case .rule(let rule): rule.name
    case .deck: "deck"
    case .pairs: "pairs"
    case .streak: "streak"
    case .bell: "bell"
    case .recall: "recall"
    case .studyDirection: "studyDirection"
    }
  }

  /// The key, followed by its name in files of earlier versions.
  var names: [String] {
    guard case .rule(let rule) = self else { return [rawValue] }
    return [rawValue] + [rule.oldName].compactMap(\.self)
  }

  /// The values that suit the key, for a message.
  var expectation: String {
    switch self {
    case .motion: SettingsKey.oneOf(MotionLevel.self)
    case .colors: SettingsKey.oneOf(ColorScheme.self)
    case .table: SettingsKey.oneOf(TableColor.self)
    case .glyphs: SettingsKey.oneOf(GlyphChoice.self)
    case .studyDirection: SettingsKey.oneOf(StudyDirection.self)
    case .language: SettingsKey.oneOf(Language.self) + " or null"
    case .flipBack: "0.1 to 60 seconds or null"
    case .rule, .labels, .quiet, .streak, .bell, .recall: "true or false"
    case .deck: "a deck's name or null"
    case .pairs: "2 to 500 or null"
    }
  }

  private static func oneOf<Value: RawRepresentable<String> & CaseIterable>(
    _ type: Value.Type
  ) -> String {
    "one of " + type.allCases.map(\.rawValue).joined(separator: ", ")
  }
}
