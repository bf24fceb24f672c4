import Canvas

/// What is printed on a face, in characters this terminal has.
struct FaceText: Equatable {
  let text: String
  /// Whether it is printed in red, as hearts and diamonds are.
  let isRed: Bool

  init(_ text: String, glyphs: Capabilities.Glyphs) {
    self.text = glyphs == .unicode ? text : Spelling.spelled(text, glyphs: glyphs)
    isRed = text.unicodeScalars.contains { $0 == "♥" || $0 == "♦" }
  }

  /// The text in lines of a width, broken between words where that is possible.
  ///
  /// - Parameters:
  ///   - width: columns of a line, at least 1.
  ///   - rows: how many lines there may be; the last is shortened if the text needs more.
  ///   - ellipsis: what stands for the part left out.
  /// - Returns: at most `rows` lines, none wider than `width`.
  func lines(width: Int, rows: Int, ellipsis: String) -> [String] {
    guard width > 0, rows > 0 else { return [] }
    let lines = text.wrapped(to: width)
    guard lines.count > rows else { return lines }
    let rest = lines[(rows - 1)...].joined(separator: " ")
    let mark = width > 2 ? ellipsis : ""
    return Array(lines[..<(rows - 1)]) + [rest.shortened(to: width, ellipsis: mark)]
  }
}

/// Texts for terminals without the characters, and for messages in words.
enum Spelling {
  /// A text in characters that the terminal has.
  static func spelled(_ text: String, glyphs: Capabilities.Glyphs) -> String {
    let isShown = { (scalar: Unicode.Scalar) in
      scalar.value < 0x7F || glyphs == .console && (0xA1...0xFF).contains(scalar.value)
    }
    guard !text.unicodeScalars.allSatisfy(isShown) else { return text }
    if text.count == 1, let name = name(of: text) { return name }
    return text.unicodeScalars.reduce(into: "") { result, scalar in
      result += isShown(scalar) ? String(scalar) : letter(for: scalar)
    }
  }

  /// What a picture is called, as in `ghost`; `nil` for texts that can be read.
  static func name(of text: String) -> String? {
    guard let scalar = text.unicodeScalars.first, text.count == 1, scalar.value > 0xFF,
      let name = scalar.properties.name
    else { return nil }
    let plain = letter(for: scalar)
    if plain != "?" { return plain }
    if let better = betterNames[scalar] { return better }
    return name.lowercased()
      .replacing(suffix: " face", with: "").replacing(suffix: " symbol", with: "")
      .replacing(suffix: " suit", with: "")
  }

  /// Names that are plainer than those of Unicode.
  private static let betterNames: [Unicode.Scalar: String] = [
    "🔪": "knife", "🍗": "drumstick", "🍖": "meat", "🐈": "cat", "🐕": "dog", "🎃": "pumpkin",
    "🌯": "burrito", "🍙": "rice ball", "🍤": "shrimp", "🎱": "billiards", "👹": "ogre",
    "👺": "goblin", "🧙": "wizard", "🎾": "tennis", "🏀": "basketball", "🏈": "football",
  ]

  /// The plain letter in a letter with marks, by its Unicode name; `?` for what has none.
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
