extension String {
  /// Whether a terminal can show the text as it is: no character is a command or changes its order.
  var isHarmless: Bool {
    unicodeScalars.allSatisfy { scalar in
      switch scalar.value {
      case 0x202A...0x202E, 0x2066...0x2069, 0xFEFF: return false
      default: break
      }
      switch scalar.properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator: return false
      default: return true
      }
    }
  }

  /// Whether the text can be an error message: one harmless and short line.
  var isOneShortLine: Bool { isHarmless && !isEmpty && unicodeScalars.count < 1000 }
}
