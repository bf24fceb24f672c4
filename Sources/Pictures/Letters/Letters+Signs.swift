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

  /// The suit of a playing card, as high as a capital letter; `nil` for other characters.
  ///
  /// The font squeezes them into its narrow cells: a club looks like a cross, a diamond like a
  /// spindle.
  static func suit(_ scalar: Unicode.Scalar) -> (wide: Bitmap, slim: Bitmap)? { suits[scalar] }

  /// The drawings of `suits.txt`, each beside a slim one.
  private static let suits = String(decoding: PackageResources.suits_txt, as: UTF8.self)
    .split(separator: "\n\n")
    .reduce(into: [Unicode.Scalar: (wide: Bitmap, slim: Bitmap)]()) { suits, drawing in
      let lines = drawing.split(separator: "\n")
      guard let suit = lines.first?.unicodeScalars.first else { return }
      let halves = lines.dropFirst().map { $0.split(separator: " ") }
      suits[suit] = (drawn(halves.compactMap(\.first)), drawn(halves.compactMap(\.last)))
    }

  /// A bitmap with these rows in the place of a capital letter.
  private static func drawn(_ rows: [Substring]) -> Bitmap {
    let pixels = rows.map { $0.map { $0 == "#" } }
    return Bitmap(width: pixels.first?.count ?? 0, height: LetterBitmaps.rows) { column, row in
      let row = row - usualRows.lowerBound
      return pixels.indices.contains(row) && pixels[row].indices.contains(column)
        && pixels[row][column]
    }
  }
}
