import MemorizeViewModel
import Options
import Words

// The names of choices in the settings dialog, in the player's language.

extension MotionLevel {
  /// The name on the screen.
  var shownName: String {
    switch self {
    case .full: say("full", context: "motion")
    case .reduced: say("reduced", context: "motion")
    case .none: say("none", context: "motion")
    }
  }
}

extension ColorScheme {
  /// The name on the screen.
  var shownName: String {
    switch self {
    case .auto: say("auto", context: "colours")
    case .dark: say("dark", context: "colours")
    case .light: say("light", context: "colours")
    case .highContrast: say("high contrast", context: "colours")
    case .none: say("none", context: "colours")
    }
  }
}

extension TableColor {
  /// The name on the screen.
  var shownName: String {
    switch self {
    case .felt: say("felt", context: "table")
    case .navy: say("navy", context: "table")
    case .charcoal: say("charcoal", context: "table")
    case .own: say("terminal's own", context: "table")
    }
  }
}

extension GlyphChoice {
  /// The name on the screen.
  var shownName: String {
    switch self {
    case .auto: say("auto", context: "pictures")
    case .blocks: say("blocks", context: "pictures")
    case .emoji: say("emoji", context: "pictures")
    case .text: say("text", context: "pictures")
    case .ascii: say("ASCII", context: "pictures")
    }
  }
}

extension StudyDirection {
  /// The name on the screen.
  var shownName: String {
    switch self {
    case .forward: say("forward", context: "direction")
    case .reverse: say("reverse", context: "direction")
    case .both: say("both", context: "direction")
    }
  }
}

extension Bool {
  /// The value of a setting that is on or off.
  var yesOrNo: String { self ? say("yes") : say("no") }
}
