import Options

extension DeckColor {
  /// Whether a blue edge stands out better than an orange one.
  var isWarm: Bool {
    switch self {
    case .red, .orange, .yellow, .pink, .purple, .brown: true
    case .green, .teal, .blue, .gray: false
    }
  }

  /// An edge that stands out from the back and from black and white, for colour-blind players, too.
  var edge: Int32 {
    switch self {
    case .red, .orange, .yellow, .pink, .brown: 33
    case .green: 163
    case .teal, .blue, .purple, .gray: 202
    }
  }

  /// The back from the 256 colours, for the greatest contrast.
  var strongBack: Int32 {
    switch self {
    case .red: 160
    case .orange: 166
    case .yellow: 136
    case .green: 28
    case .teal: 30
    case .blue: 25
    case .purple: 92
    case .pink: 126
    case .brown: 94
    case .gray: 241
    }
  }

  /// One of the first eight colours that is legible on black, on the Linux console as well.
  var basicOnDark: Int32 {
    switch basic {
    case 1: 5
    case 4: 6
    default: basic
    }
  }

  /// One of the first eight colours that is legible on white.
  var basicOnLight: Int32 {
    switch basic {
    case 3: 1
    case 2, 6: 4
    case 7: Palette.own
    default: basic
    }
  }

  /// One of the first eight colours.
  var basic: Int32 {
    switch self {
    case .red: 1
    case .green: 2
    case .orange, .yellow, .brown: 3
    case .blue: 4
    case .purple, .pink: 5
    case .teal: 6
    case .gray: 7
    }
  }
}
