import MemorizeViewModel

/// A choice in the settings dialog.
enum Setting: Equatable {
  case motion
  case colors
  case table
  case glyphs
  case labels
  case quiet
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
    [.motion, .colors, .table, .glyphs, .labels, .quiet, .flipBack]
    + GameRule.settings.map(Setting.rule)
    + [.streak, .bell, .recall, .studyDirection, .deck, .pairs]

  /// Whether the setting is about learning, which a public table does not offer.
  var isLearning: Bool { self == .recall || self == .studyDirection }

  /// Whether the setting changes how the game looks, not how it is played.
  var isAppearance: Bool {
    switch self {
    case .motion, .colors, .table, .glyphs, .labels, .quiet: true
    case .flipBack, .rule, .deck, .pairs, .streak, .bell, .recall, .studyDirection: false
    }
  }

  /// The name on the screen.
  var name: String {
    switch self {
    case .motion: "Motion"
    case .colors: "Colours"
    case .table: "Table"
    case .glyphs: "Pictures"
    case .labels: "Always show letters"
    case .quiet: "Quiet screen"
    case .flipBack: "Turn misses back"
    case .rule(let rule):
      rule.title.capitalizedFirst + " (next game)"
    case .deck: "Starting deck"
    case .pairs: "Pairs per game"
    case .streak: "Show the daily streak"
    case .bell: "Ring the bell for a pair"
    case .recall: "Type the other side"
    case .studyDirection: "Study direction"
    }
  }
}
