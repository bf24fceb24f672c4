/// Pictures composed of several, of which a cell shows only the first.
///
/// Terminals disagree about their width. Two pictures that differ only in the missing parts would
/// look alike on a board, so they are called by name.
extension Character {
  /// Whether parts of it are not drawn: skin tones, joined pictures, tags.
  var losesParts: Bool {
    guard !isASCII else { return false }
    return unicodeScalars.dropFirst().contains { $0.isSkinTone || $0.isTag || $0.isLargePicture }
      && !isFlagOfLetters
  }

  /// The names of all its parts, as in `man rocket`; `nil` for a picture that is drawn whole.
  var nameOfParts: String? {
    guard losesParts else { return nil }
    let names = unicodeScalars.compactMap { scalar -> String? in
      if let tone = scalar.skinTone { return tone }
      if scalar.isTag { return scalar.value < 0xE007F ? scalar.taggedLetter : nil }
      return scalar.value >= 0x2190 && !scalar.properties.isVariationSelector
        ? Spelling.name(of: String(scalar)) : nil
    }
    let tags = names.filter { $0.count == 1 }.joined()
    return (names.filter { $0.count > 1 } + (tags.isEmpty ? [] : [tags])).joined(separator: " ")
  }

  private var isFlagOfLetters: Bool {
    unicodeScalars.allSatisfy { (0x1F1E6...0x1F1FF).contains($0.value) }
  }
}

extension Unicode.Scalar {
  fileprivate var isSkinTone: Bool { skinTone != nil }

  /// The name of a skin tone.
  fileprivate var skinTone: String? {
    switch value {
    case 0x1F3FB: "light"
    case 0x1F3FC: "medium light"
    case 0x1F3FD: "medium"
    case 0x1F3FE: "medium dark"
    case 0x1F3FF: "dark"
    default: nil
    }
  }

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
