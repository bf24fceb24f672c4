import MemorizeViewModel
import Options
import Words

extension DeckColor {
  /// Two letters that stand for the colour where it cannot be seen, different for each colour.
  var letters: String { look.letters }

  /// The emoji whose outline decorates the backs of large cards.
  var emblem: String { look.emblem }

  /// The name on the screen.
  var shownName: String { look.name }

  private var look: (letters: String, emblem: String, name: String) {
    switch self {
    case .red: ("rd", "❤", say("red", context: "colour"))
    case .orange: ("or", "🌙", say("orange", context: "colour"))
    case .yellow: ("ye", "⭐", say("yellow", context: "colour"))
    case .green: ("gn", "🍀", say("green", context: "colour"))
    case .teal: ("tl", "🐬", say("teal", context: "colour"))
    case .blue: ("bl", "⚓", say("blue", context: "colour"))
    case .purple: ("pu", "🦋", say("purple", context: "colour"))
    case .pink: ("pk", "🌸", say("pink", context: "colour"))
    case .brown: ("bn", "🍁", say("brown", context: "colour"))
    case .gray: ("gy", "⚡", say("gray", context: "colour"))
    }
  }
}
