import Canvas
import MemorizeViewModel
import Spelling
import Words

/// Signs as words, so that a screen reader neither skips nor spells them.
enum SpokenSigns {
  /// The text with words in place of signs.
  ///
  /// The punctuation of usual sentences stays as it is.
  ///
  /// - Parameters:
  ///   - text: a face, or a text of several words.
  ///   - isProse: whether it is words however short they are, such as a title.
  /// - Returns: the text as it is read aloud.
  static func words(for text: String, isProse: Bool = false) -> String {
    if let sum = arithmetic(text) { return sum }
    guard text.contains(where: isSign) else { return text }
    // Chinese, Japanese and Korean have words of one letter.
    let isProse =
      isProse || text.unicodeScalars.contains { $0.value >= 0x3041 && $0.properties.isAlphabetic }
      || text.split { !$0.isLetter }.contains { $0.count > 2 }
    let isMorse = text.allSatisfy { ".- ".contains($0) }
    let characters = Array(text)
    var words: [String] = []
    var isInWord = false
    for (index, character) in characters.enumerated() {
      let isQuiet = isProse && index > 0 && punctuation.contains(character)
      let isInNumber = ".,:".contains(character) && isBetweenDigits(index, characters)
      if !isSign(character) || isQuiet || isInNumber {
        if isInWord, let last = words.popLast() {
          words.append(last + String(character))
        } else {
          words.append(String(character))
        }
        isInWord = true
      } else {
        words.append(name(of: character, isMorse: isMorse))
        isInWord = false
      }
    }
    return words.joined(separator: " ").split(separator: " ").joined(separator: " ")
  }

  /// The signs in sentences, which speech turns into pauses.
  private static let punctuation = Set(".,;:!?'\"()-–—/&’‘“”…·（），。：；！？、")

  /// Whether a character is neither a letter nor a digit nor a blank.
  private static func isSign(_ character: Character) -> Bool {
    !character.isLetter && !character.isNumber && !character.isWhitespace
      && character.unicodeScalars.first?.properties.generalCategory != .nonspacingMark
  }

  private static func isBetweenDigits(_ index: Int, _ characters: [Character]) -> Bool {
    let (before, after) = (index - 1, index + 1)
    guard characters.indices.contains(before), characters.indices.contains(after) else {
      return false
    }
    return characters[before].isNumber && characters[after].isNumber
  }

  /// An exercise in arithmetic, as in `3 plus 4`; `nil` for other texts.
  private static func arithmetic(_ text: String) -> String? {
    let parts = text.replacing("^", with: " ^ ").split(separator: " ")
    guard parts.count == 3, let first = parts.first, let last = parts.last,
      let one = Int(first), let other = Int(last)
    else { return nil }
    switch parts[1] {
    case "+": return say("\(one) plus \(other)")
    case "-", "−": return say("\(one) minus \(other)")
    case "x", "×", "*": return say("\(one) times \(other)")
    case "/", "÷", ":": return say("\(one) divided by \(other)")
    case "^": return say("\(one) to the power of \(other)")
    default: return nil
    }
  }

  /// The name of a sign; in Morse code a hyphen is a dash.
  private static func name(of sign: Character, isMorse: Bool) -> String {
    let sign = isMorse && sign == "-" ? "–" : sign
    let place = signs.firstIndex { $0.contains(sign) }
    return place.map { names[$0] } ?? Spelling.name(of: String(sign)) ?? String(sign)
  }

  /// The signs that are named here, those of one name together.
  private static let signs = [
    ".", "–—", "-", "−", "+", "=", ",", ";", ":", "!", "?", "'’‘", "\"“”", "`", "/", "\\", "|",
    "_", "~", "^", "*", "#", "@", "&", "%", "$", "(", ")", "[", "]", "{", "}", "<", ">",
  ]

  /// The names of these signs, in their order.
  private static let names = NameTable(
    "dot", "dash", "hyphen", "minus", "plus", "equals", "comma", "semicolon", "colon",
    "exclamation mark", "question mark", "apostrophe", "quote", "backquote", "slash", "backslash",
    "bar", "underscore", "tilde", "caret", "star", "hash", "at sign", "and sign", "percent",
    "dollar", "left parenthesis", "right parenthesis", "left bracket", "right bracket",
    "left brace", "right brace", "less than", "greater than", context: "sign")
}

/// The lines of a wording, in the forms to be heard.
extension Wording {
  /// The most columns of a line.
  static let width = 72

  /// The lines for a player: the longest form that fits on one line.
  ///
  /// A text that is too long in any form takes several lines.
  ///
  /// - Parameter isBrief: whether the player wants the shortest form.
  /// - Returns: lines of at most 72 columns, none of them blank or with control characters.
  func lines(isBrief: Bool) -> [String] {
    let clean = spoken.map(Wording.cleaned)
    let fitting = isBrief ? nil : clean.first { $0.columns <= Wording.width }
    return (fitting ?? clean.last).map { $0.wrapped(to: Wording.width, keepsWords: true) } ?? []
  }

  /// The text without anything that a terminal could obey or a screen reader would spell out.
  private static func cleaned(_ text: String) -> String {
    let scalars = text.unicodeScalars.map { scalar -> Unicode.Scalar in
      switch scalar.properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator, .surrogate: " "
      default: scalar
      }
    }
    return String(String.UnicodeScalarView(scalars))
  }
}
