/// Text in Unicode's composed form, NFC: `e` with an acute accent becomes `é`, and the letters of a
/// Korean syllable become that syllable.
///
/// Terminals draw composed letters best: many draw a mark beside its letter, or count too many
/// columns.
enum Composition {
  /// Composes characters; the result is canonically equivalent.
  ///
  /// A letter that already has marks in it keeps them, even if another one belongs before them.
  static func composed(_ scalars: some Sequence<Unicode.Scalar>) -> String.UnicodeScalarView {
    var result: [Unicode.Scalar] = []
    var base: Int?
    for scalar in sorted(scalars) {
      if let index = base, !isBlocked(scalar, after: result[(index + 1)...]),
        let letter = letter(result[index], scalar)
      {
        result[index] = letter
      } else {
        if scalar.rank == 0 { base = result.count }
        result.append(scalar)
      }
    }
    return String.UnicodeScalarView(result)
  }

  /// Whether a mark cannot reach its letter because of the marks between them.
  private static func isBlocked(
    _ mark: Unicode.Scalar, after others: ArraySlice<Unicode.Scalar>
  ) -> Bool {
    guard let last = others.last else { return false }
    return last.rank >= mark.rank
  }

  /// The characters with the marks of each letter in the order that Unicode prescribes.
  private static func sorted(_ scalars: some Sequence<Unicode.Scalar>) -> [Unicode.Scalar] {
    var result: [Unicode.Scalar] = []
    for scalar in scalars {
      let rank = scalar.rank
      let place = rank == 0 ? nil : result.lastIndex { $0.rank <= rank }
      result.insert(scalar, at: place.map { $0 + 1 } ?? (rank == 0 ? result.count : 0))
    }
    return result
  }

  /// The letter that consists of two characters; `nil` if there is none.
  private static func letter(_ one: Unicode.Scalar, _ other: Unicode.Scalar) -> Unicode.Scalar? {
    syllable(one, other) ?? letters[String(String.UnicodeScalarView([one, other]))]
  }

  /// The Korean syllable of two of its parts, by the formula of the Unicode Standard, section 3.12.
  private static func syllable(
    _ one: Unicode.Scalar, _ other: Unicode.Scalar
  ) -> Unicode.Scalar? {
    switch (one.value, other.value) {
    case (0x1100...0x1112, 0x1161...0x1175):
      return Unicode.Scalar(0xAC00 + ((one.value - 0x1100) * 21 + other.value - 0x1161) * 28)
    case (0xAC00...0xD7A3, 0x11A8...0x11C2) where (one.value - 0xAC00).isMultiple(of: 28):
      return Unicode.Scalar(one.value + other.value - 0x11A7)
    default: return nil
    }
  }

  /// All composed letters by their parts, which count as equal to them.
  ///
  /// Letters that Unicode excludes from composition are not among them.
  private static let letters: [String: Unicode.Scalar] = {
    var letters: [String: Unicode.Scalar] = [:]
    for range in ranges {
      for value in range {
        guard let letter = Unicode.Scalar(value), letters[String(letter)] == nil else { continue }
        letters[String(letter)] = letter
      }
    }
    return letters
  }()

  /// Ranges with all composed letters, and others that do no harm.
  private static let ranges: [ClosedRange<UInt32>] = [
    0xC0...0x233, 0x385...0x386, 0x388...0x4F9, 0x622...0x626, 0x6C0...0x6D3, 0x929...0x934,
    0x9CB...0x9CC, 0xB48...0xB4C, 0xB94...0xBCC, 0xC48...0xC48, 0xCC0...0xCCB, 0xD4A...0xD4C,
    0xDDA...0xDDE, 0x1026...0x1026, 0x1B06...0x1B43, 0x1E00...0x1FFC, 0x219A...0x22ED,
    0x304C...0x30FE, 0x1109A...0x110AB, 0x1112E...0x1112F, 0x1134B...0x1134C, 0x114BB...0x114BE,
    0x115BA...0x115BB, 0x11938...0x11938,
  ]
}

extension Unicode.Scalar {
  /// The canonical combining class: 0 for letters, and for marks that stay in their order.
  fileprivate var rank: UInt8 {
    value < 0x300 ? 0 : properties.canonicalCombiningClass.rawValue
  }

  /// Whether the character may be composed with the one before it.
  fileprivate var isComposable: Bool {
    switch properties.generalCategory {
    case .nonspacingMark, .spacingMark: !properties.isVariationSelector
    default: (0x1161...0x11C2).contains(value)
    }
  }
}

extension String {
  /// The text in Unicode's composed form, NFC.
  public var composed: String {
    guard unicodeScalars.contains(where: { $0.value >= 0x300 && $0.isComposable }) else {
      return self
    }
    return String(Composition.composed(unicodeScalars))
  }
}

extension Character {
  /// The scalars of the character in Unicode's composed form.
  var composedScalars: String.UnicodeScalarView {
    guard unicodeScalars.dropFirst().contains(where: \.isComposable) else { return unicodeScalars }
    return Composition.composed(unicodeScalars)
  }
}
