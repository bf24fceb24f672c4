import Options
import Words

extension DeckColor {
  /// The name on the screen.
  var shownName: String {
    switch self {
    case .red: say("red", context: "colour")
    case .orange: say("orange", context: "colour")
    case .yellow: say("yellow", context: "colour")
    case .green: say("green", context: "colour")
    case .teal: say("teal", context: "colour")
    case .blue: say("blue", context: "colour")
    case .purple: say("purple", context: "colour")
    case .pink: say("pink", context: "colour")
    case .brown: say("brown", context: "colour")
    case .gray: say("gray", context: "colour")
    }
  }
}
