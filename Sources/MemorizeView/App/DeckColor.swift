import MemorizeViewModel
import Options

extension DeckColor {
  /// Two letters for the colour, no two colours alike, where it cannot be seen.
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
}
