import Canvas
import Pictures
import Words

/// Rewrites texts for terminals that lack characters, and names pictures for messages.
package enum Spelling {
  /// The text in characters that the terminal can show.
  ///
  /// A script is spelled as a whole: if one of its letters cannot be shown, the others are replaced
  /// too.
  ///
  /// - Parameters:
  ///   - text: any text.
  ///   - capabilities: the characters that the terminal can show.
  ///   - keepsMarks: whether letters that lose their marks get signs for them, as in `a'` for `á`.
  /// - Returns: the text itself if all of it can be shown.
  package static func spelled(
    _ text: String, _ capabilities: Capabilities, keepsMarks: Bool = false
  ) -> String {
    guard !text.isPrintableASCII else { return text }
    let text = text.withoutSoftHyphens.composed
    let missing = text.filter { !isShown($0, capabilities) }
    guard !missing.isEmpty else { return text }
    if text.count == 1, let name = nameInPlace(of: text) { return name }
    let scripts = Set(missing.compactMap(\.script))
    let transliteration = Transliteration(keepsMarks: keepsMarks)
    var result = ""
    var run = ""
    for character in text {
      if isPicture(character) {
        result += transliteration.spelled(run)
        result += missing.contains(character) ? word(for: character) : String(character)
        run = ""
      } else if missing.contains(character) || character.script.map(scripts.contains) ?? false {
        run.append(character)
      } else {
        result += transliteration.spelled(run) + String(character)
        run = ""
      }
    }
    return result + transliteration.spelled(run)
  }

  /// The text in Latin letters, with the vowels that its points stand for.
  package static func sounded(_ text: String) -> String { Transliteration().spelled(text) }

  /// The name of a picture or a sign, as in `ghost`, or of a letter, as in `psi`; `nil` for words
  /// and other texts that can be read as they are.
  package static func name(of text: String) -> String? {
    guard let character = text.first, text.count == 1, let first = character.unicodeScalars.first
    else { return nil }
    if let name = pictureName(of: text) ?? character.nameOfParts { return name }
    // The names that Unicode gives to letters and signs are English.
    guard Language.current == .english, first.value > 0xFF, first.properties.numericType == nil
    else { return nil }
    return first.properties.isAlphabetic && first.value < 0x1F000
      ? Transliteration.letterName(of: first) : first.properties.name.map(plain)
  }

  /// The name of a picture in the current language, or in English if it has no other.
  package static func pictureName(of face: String) -> String? {
    let language = Language.current
    let name = language == .english ? nil : Pictures.name(of: face, in: language.rawValue)
    return name ?? Pictures.name(of: face)
  }

  /// The names by which players look for a picture or a sign: in the current language and in
  /// English.
  package static func namesToSearch(of text: String) -> String? {
    let names = [name(of: text), Pictures.name(of: text)].compactMap { $0 }
    return names.isEmpty ? nil : names.joined(separator: "\n")
  }

  /// A sign's name in Unicode in plain words.
  private static func plain(_ name: String) -> String {
    let name = name.lowercased()
    return name.hasSuffix(" symbol") ? String(name.dropLast(7)) : name
  }

  private static func isShown(_ character: Character, _ capabilities: Capabilities) -> Bool {
    switch capabilities.glyphs {
    case .unicode:
      capabilities.draws(character) && !character.losesParts
        && (!isPicture(character) || capabilities.showsPictures && !character.isNarrowPicture)
    case .console:
      Capabilities.consoleSigns.contains(character)
        || character.unicodeScalars.allSatisfy {
          $0.value < 0x7F || (0xA1...0xFF).contains($0.value)
        }
    case .ascii: character.unicodeScalars.allSatisfy { $0.value < 0x7F }
    }
  }

  /// The name of a lone character that is no letter of a word; `nil` if it is spelled as words are.
  private static func nameInPlace(of text: String) -> String? {
    guard let scalar = text.unicodeScalars.first, !scalar.isASCII,
      Transliteration.signs[scalar] == nil
    else { return nil }
    if let letter = text.first?.flagLetters, letter.count == 1 { return say("flag \(letter)") }
    return name(of: text)
  }

  /// The word for a picture within a text; a flag becomes its letters, and a keycap its sign.
  private static func word(for picture: Character) -> String {
    if let sign = picture.unicodeScalars.first, sign.isASCII { return String(sign) }
    return picture.flagLetters ?? name(of: String(picture))
      ?? Transliteration().spelled(String(picture))
  }

  /// Whether a character is a picture, not a letter or a symbol.
  private static func isPicture(_ character: Character) -> Bool {
    character.unicodeScalars.contains { scalar in
      scalar.value == 0xFE0F || scalar.properties.isEmojiPresentation
        || scalar.value >= 0x1F000 && !scalar.properties.isAlphabetic
    }
  }
}

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

  /// The letters of a flag, as in `DE`, or a single one; `nil` for anything else.
  var flagLetters: String? {
    let visible = unicodeScalars.filter { !$0.properties.isDefaultIgnorableCodePoint }
    guard !visible.isEmpty, visible.allSatisfy({ (0x1F1E6...0x1F1FF).contains($0.value) })
    else { return nil }
    let letters = visible.compactMap { Unicode.Scalar($0.value - 0x1F1E6 + 0x41) }
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
