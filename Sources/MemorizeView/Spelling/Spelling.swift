import Canvas

/// Rewrites texts for terminals that lack characters, and names pictures for messages.
enum Spelling {
  /// The text in characters that the terminal can show.
  static func spelled(_ text: String, _ capabilities: Capabilities) -> String {
    guard !text.isPrintableASCII else { return text }
    let isShown = { (character: Character) in
      switch capabilities.glyphs {
      case .unicode:
        capabilities.draws(character) && !character.losesParts
          && (capabilities.showsPictures || !isPicture(character))
      case .console: character.unicodeScalars.allSatisfy(isOnConsole)
      case .ascii: character.unicodeScalars.allSatisfy { $0.value < 0x7F }
      }
    }
    guard !text.allSatisfy(isShown) else { return text }
    let isSyllable =
      capabilities.glyphs == .unicode && text.unicodeScalars.first.flatMap(sound) != nil
    if text.count == 1, !isSyllable, let name = name(of: text) { return name }
    return text.reduce(into: "") { result, character in
      result += isShown(character) ? String(character) : plain(character, capabilities.glyphs)
    }
  }

  /// The replacement for a single character within a text.
  private static func plain(_ character: Character, _ glyphs: Capabilities.Glyphs) -> String {
    if let letters = flagLetters(of: character) { return letters }
    if isPicture(character), let name = name(of: String(character)) { return name }
    return character.unicodeScalars.reduce(into: "") { result, scalar in
      let isShown = scalar.value < 0x7F || glyphs == .console && isOnConsole(scalar)
      let letter = isShown ? String(scalar) : letter(for: scalar)
      result += letter == "?" && glyphs == .unicode ? sound(of: scalar) ?? letter : letter
    }
  }

  /// The name of a letter in another script, as in `shin`, which keeps words distinct.
  private static func sound(of scalar: Unicode.Scalar) -> String? {
    let words = (scalar.properties.name ?? "").split(separator: " ")
    let kind = words.dropLast().last
    return kind == "LETTER" || kind == "SIGN" && words.contains("VOWEL")
      ? words.last?.lowercased() : nil
  }

  /// Whether a character is a picture, not a letter or a symbol.
  private static func isPicture(_ character: Character) -> Bool {
    character.unicodeScalars.contains { scalar in
      scalar.value >= 0x1F000 || scalar.value == 0xFE0F || scalar.properties.isEmojiPresentation
    }
  }

  private static func isOnConsole(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x7F || (0xA1...0xFF).contains(scalar.value)
  }

  /// The two letters of a flag, as in `DE`; `nil` for anything else.
  private static func flagLetters(of character: Character) -> String? {
    let letters = character.unicodeScalars.compactMap { scalar in
      (0x1F1E6...0x1F1FF).contains(scalar.value)
        ? Unicode.Scalar(scalar.value - 0x1F1E6 + 0x41) : nil
    }
    guard !letters.isEmpty, letters.count == character.unicodeScalars.count else { return nil }
    return String(String.UnicodeScalarView(letters))
  }

  /// The name of a picture, as in `ghost`; `nil` for texts that can be read.
  static func name(of text: String) -> String? {
    guard let scalar = text.unicodeScalars.first, text.count == 1, scalar.value > 0xFF,
      let name = scalar.properties.name
    else { return nil }
    if let letters = text.first.flatMap(flagLetters) { return letters }
    if let parts = text.first?.nameOfParts { return parts }
    let plain = letter(for: scalar)
    if plain != "?" { return plain }
    if let better = betterName(of: scalar) { return better }
    return name.lowercased()
      .replacing(suffix: " face", with: "").replacing(suffix: " symbol", with: "")
      .replacing(suffix: " suit", with: "")
  }

  /// A plainer name than Unicode's.
  private static func betterName(of scalar: Unicode.Scalar) -> String? {
    switch scalar {
    case "🔪": "knife"
    case "🍗": "drumstick"
    case "🍖": "meat"
    case "🐈": "cat"
    case "🐕": "dog"
    case "🎃": "pumpkin"
    case "🌯": "burrito"
    case "🍙": "rice ball"
    case "🍤": "shrimp"
    case "🎱": "billiards"
    case "👹": "ogre"
    case "👺": "goblin"
    case "🧙": "wizard"
    case "🎾": "tennis"
    case "🏀": "basketball"
    case "🏈": "football"
    default: nil
    }
  }

  /// The letter without its marks, by its Unicode name; `?` if there is none.
  private static func letter(for scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "♠": return "S"
    case "♥": return "H"
    case "♦": return "D"
    case "♣": return "C"
    case "–", "—": return "-"
    case "’", "‘": return "'"
    case "…": return "..."
    case "×": return "x"
    default: break
    }
    if scalar.columns == 0 { return "" }
    let words = (scalar.properties.name ?? "").split(separator: " ")
    guard words.count >= 4, words[0] == "LATIN", words[2] == "LETTER", words[3].count <= 2 else {
      return "?"
    }
    return words[1] == "SMALL" ? words[3].lowercased() : String(words[3])
  }
}

extension String {
  fileprivate func replacing(suffix: String, with other: String) -> String {
    hasSuffix(suffix) ? String(dropLast(suffix.count)) + other : self
  }
}
