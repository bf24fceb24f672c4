extension String {
  /// Whether a terminal may be sent it as it is: no character commands it or turns its writing round.
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

  /// Whether it can be told as an error: a line, harmless and short enough to be read.
  var isOneShortLine: Bool { isHarmless && !isEmpty && unicodeScalars.count < 1000 }
}
