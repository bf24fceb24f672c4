import Decks
import Options

/// A key of `settings.json`.
enum SettingsKey: String, CaseIterable {
  case motion
  case colors
  case glyphs
  case flipBack
  case closeGaps
  case deck
  case pairs
  case labels
  case open
  case sides

  /// The key, followed by its name in files of earlier versions.
  var names: [String] {
    self == .closeGaps ? [rawValue, "closingRanks"] : [rawValue]
  }

  /// The values that suit the key, for a message.
  var expectation: String {
    switch self {
    case .motion: SettingsKey.oneOf(MotionLevel.self)
    case .colors: SettingsKey.oneOf(ColorScheme.self)
    case .glyphs: SettingsKey.oneOf(GlyphChoice.self)
    case .flipBack: "0.1 to 60 seconds or null"
    case .closeGaps, .labels, .open, .sides: "true or false"
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
