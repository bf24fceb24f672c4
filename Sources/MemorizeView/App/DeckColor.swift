import MemorizeViewModel
import Options

extension DeckColor {
  /// Two letters that stand for the colour where it cannot be seen, different for each colour.
  var letters: String {
    switch self {
    case .red: "rd"
    case .orange: "or"
    case .yellow: "ye"
    case .green: "gn"
    case .teal: "tl"
    case .blue: "bl"
    case .purple: "pu"
    case .pink: "pk"
    case .brown: "bn"
    case .gray: "gy"
    }
  }

  /// The emoji whose outline decorates the backs of large cards.
  var emblem: String {
    switch self {
    case .red: "❤"
    case .orange: "🌙"
    case .yellow: "⭐"
    case .green: "🍀"
    case .teal: "🐬"
    case .blue: "⚓"
    case .purple: "🦋"
    case .pink: "🌸"
    case .brown: "🍁"
    case .gray: "⚡"
    }
  }
}
