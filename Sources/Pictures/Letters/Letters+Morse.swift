extension Letters {
  /// The dots and dashes of a letter in Morse code; `nil` for other texts and for a single sign.
  ///
  /// They are on one line, while a font's dots lie below its dashes. A dash is as long as three dots,
  /// as it sounds, or as two where there is little room.
  static func signals(_ scalars: [Unicode.Scalar]) -> (long: Bitmap, short: Bitmap)? {
    guard scalars.count > 1, scalars.allSatisfy({ $0 == "." || $0 == "-" }) else { return nil }
    return (signals(scalars, dash: 3), signals(scalars, dash: 2))
  }

  /// Dots of one pixel and dashes, one pixel apart.
  ///
  /// Empty columns widen a short line, so that its dots are not much larger than those of others.
  private static func signals(_ scalars: [Unicode.Scalar], dash: Int) -> Bitmap {
    let signals = scalars.map { Array(repeating: true, count: $0 == "-" ? dash : 1) }
    let line = Array(signals.joined(separator: [false]))
    let side = Array(repeating: false, count: max(0, leastColumns - line.count) / 2)
    return Bitmap(rows: [side + line + side])
  }

  private static let leastColumns = 7
}
