extension Unicode.Scalar {
  /// Whether it is a character of its own beside any other of which the same is true.
  ///
  /// Most of what is written and shown, by the rules of Unicode Standard Annex 29; such text need not be
  /// searched for where its characters end. Scripts with joined letters are left out as a whole.
  var isSingleScalarText: Bool {
    switch value {
    case 0x20...0x7E, 0xA1...0xAC, 0xAE...0x2FF: true
    // Greek and Cyrillic, less the marks among them.
    case 0x370...0x377, 0x37A...0x37F, 0x384...0x482, 0x48A...0x52F: true
    // Punctuation, currencies, letterlike signs, arrows, mathematics, lines, shapes, dingbats, braille.
    case 0x2010...0x2027, 0x2030...0x205E, 0x20A0...0x20C0, 0x2100...0x2BFF: true
    // Chinese and Japanese.
    case 0x3001...0x3029, 0x3041...0x3096, 0x309B...0x30FF, 0x3400...0x9FFF: true
    // Pictures, less skin tones.
    case 0x1F300...0x1F3FA, 0x1F400...0x1FAFF: true
    default: false
    }
  }
}

extension String {
  /// Whether it is nothing but characters of one scalar each, all of which are solitary.
  public var isSingleScalarText: Bool {
    for scalar in unicodeScalars where !scalar.isSingleScalarText { return false }
    return true
  }

  /// Whether it is nothing but letters, digits and signs of ASCII, which every terminal has.
  public var isPlain: Bool {
    utf8.withContiguousStorageIfAvailable { $0.arePlain } ?? false
  }

  /// Hands over the glyphs it is drawn as, one after the other.
  func forEachGlyph(_ body: (Glyph) -> Void) {
    if isSingleScalarText {
      for scalar in unicodeScalars { body(Glyph(scalar)) }
    } else {
      for character in self { Glyph.glyphs(of: character).forEach(body) }
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether each byte is a character by itself that takes one column.
  var arePlain: Bool {
    for byte in self where byte < 0x20 || byte >= 0x7F { return false }
    return true
  }
}
