import Canvas
import Pictures

/// Pictures composed of several, of which a cell shows only the first.
///
/// Terminals disagree about their width. Two pictures that differ only in the missing parts would
/// look alike on a board, so they are called by name.
extension Character {
  /// Whether parts of it are not drawn: skin tones, joined pictures, tags, the frame of a keycap.
  var losesParts: Bool {
    guard !isASCII, flagLetters == nil else { return false }
    return unicodeScalars.dropFirst().contains { $0.isSkinTone || $0.isTag || $0.isLargePicture }
  }

  /// The names of all its parts, as in `man rocket`; `nil` for a picture that is drawn whole.
  var nameOfParts: String? {
    guard losesParts else { return nil }
    let names = unicodeScalars.compactMap { scalar in
      scalar.isTag || scalar.value < 0x2190 ? nil : Spelling.name(of: String(scalar))
    }
    let tags = unicodeScalars.filter { $0.isTag && $0.value < 0xE007F }
      .compactMap(\.taggedLetter).joined()
    return (names + (tags.isEmpty ? [] : [tags])).joined(separator: " ")
  }

  /// The two letters of a flag, as in `DE`; `nil` for anything else.
  var flagLetters: String? {
    guard unicodeScalars.allSatisfy({ (0x1F1E6...0x1F1FF).contains($0.value) }) else { return nil }
    let letters = unicodeScalars.compactMap { Unicode.Scalar($0.value - 0x1F1E6 + 0x41) }
    return String(String.UnicodeScalarView(letters))
  }

  /// Whether it is a pictograph such as 🕷 that counts as one column: some terminals leave its cell
  /// blank, others cut it in half.
  var isNarrowPicture: Bool {
    guard let first = unicodeScalars.first, first.value >= 0x1F000 else { return false }
    return first.columns == 1 && flagLetters == nil
  }

  /// The script of a letter, by the first word of its name; `nil` for other characters.
  var script: String? {
    guard let first = unicodeScalars.first, first.properties.isAlphabetic else { return nil }
    return first.properties.name?.split(separator: " ").first.map(String.init)
  }
}

extension String {
  /// The text without invisible marks for hyphenation, which some terminals draw.
  package var withoutSoftHyphens: String {
    guard unicodeScalars.contains("\u{AD}") else { return self }
    return String(unicodeScalars.filter { $0 != "\u{AD}" })
  }
}

extension Unicode.Scalar {
  fileprivate var isSkinTone: Bool { (0x1F3FB...0x1F3FF).contains(value) }

  /// Whether the scalar is one of the invisible letters that spell some flags.
  fileprivate var isTag: Bool { (0xE0020...0xE007F).contains(value) }

  fileprivate var taggedLetter: String? {
    Unicode.Scalar(value - 0xE0000).map { String($0) }
  }

  /// Whether the scalar is a picture that can be joined to another one.
  fileprivate var isLargePicture: Bool {
    properties.isEmoji && value >= 0x2190 && !properties.isVariationSelector
  }
}
