import MemorizeViewModel
import Words

/// A choice in the settings dialog.
enum Setting: Equatable {
  case motion
  case colors
  case table
  case glyphs
  case labels
  case quiet
  case language
  case flipBack
  case rule(GameRule)
  case deck
  case pairs
  case streak
  case bell
  case recall
  case studyDirection

  /// All settings, in the order of the dialog.
  static let all =
    [.motion, .colors, .table, .glyphs, .labels, .quiet, .language, .flipBack]
    + GameRule.settings.map(Setting.rule)
    + [.streak, .bell, .recall, .studyDirection, .deck, .pairs]

  /// Whether the setting is about learning, which a public table does not offer.
  var isLearning: Bool { self == .recall || self == .studyDirection }

  /// Whether the setting changes how the game looks, not how it is played.
  var isAppearance: Bool {
    switch self {
    case .motion, .colors, .table, .glyphs, .labels, .quiet, .language: true
    case .flipBack, .rule, .deck, .pairs, .streak, .bell, .recall, .studyDirection: false
    }
  }

  /// The name on the screen.
  var name: String {
    switch self {
    case .motion: say("Motion", columns: 22)
    case .colors: say("Colours", columns: 22)
    case .table: say("Table", columns: 22)
    case .glyphs: say("Pictures", columns: 22)
    case .labels: say("Always show letters", columns: 22)
    case .quiet: say("Quiet screen", columns: 22)
    case .language: say("Language", columns: 22)
    case .flipBack: say("Turn misses back", columns: 22)
    case .rule(let rule): say("\(rule.shownChoice(amount: nil).capitalizedFirst) (next game)")
    case .deck: say("Starting deck", columns: 22)
    case .pairs: say("Pairs per game", columns: 22)
    case .streak: say("Show the daily streak", columns: 22)
    case .bell: say("Bell for a pair", columns: 22)
    case .recall: say("Type the other side", columns: 22)
    case .studyDirection: say("Study direction", columns: 22)
    }
  }
}
