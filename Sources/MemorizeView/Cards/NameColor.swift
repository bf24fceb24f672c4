import Options
import Pictures

extension Picture {
  /// The deck's colour that most of the picture has; gray where less than a quarter is coloured.
  var mainColor: DeckColor {
    var counts: [DeckColor: Int] = [:]
    for row in 0..<Picture.side {
      for column in 0..<Picture.side {
        guard let number = color(column: column, row: row), Picture.hues.indices.contains(number)
        else { continue }
        counts[Picture.hues[number], default: 0] += 1
      }
    }
    let all = counts.values.reduce(0, +)
    let coloured = counts.filter { $0.key != .gray && 4 * $0.value >= all }
    // The order of a dictionary differs from run to run.
    return DeckColor.allCases.filter { coloured[$0] != nil }
      .max { coloured[$0, default: 0] < coloured[$1, default: 0] } ?? .gray
  }

  /// The deck's colour nearest to each colour of the artwork.
  private static let hues = Pictures.colors.map(\.deckColor)
}

extension RGB {
  /// The deck's colour with the hue of this colour; gray without a clear one.
  fileprivate var deckColor: DeckColor {
    let (red, green, blue) = (Int(red), Int(green), Int(blue))
    let most = max(red, green, blue)
    let spread = most - min(red, green, blue)
    guard spread > 50 else { return .gray }
    let degrees =
      switch most {
      case red: 60 * (green - blue) / spread
      case green: 120 + 60 * (blue - red) / spread
      default: 240 + 60 * (red - green) / spread
      }
    return switch degrees {
    case ..<(-15): .pink
    case ..<20: .red
    case ..<70: .yellow
    case ..<165: .green
    case ..<190: .teal
    case ..<260: .blue
    default: .purple
    }
  }
}
