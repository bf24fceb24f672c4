import Canvas
import MemorizeViewModel
import Options
import Pictures
import Spelling

/// The text on a face, in characters that this terminal can show.
struct FaceText: Hashable {
  let text: String
  /// The text in the order in which the terminal expects its characters.
  let line: String
  /// The width of the text in columns.
  let columns: Int
  /// Whether the text is red, as for hearts and diamonds.
  let isRed: Bool
  /// Whether the text is a definition, which gets a mark.
  var isDefinition = false
  /// Whether the text is a term, which gets another mark.
  var isTerm = false
  /// Whether the text is on the other side in the deck, as when its definitions are asked for.
  var isReversed = false
  /// The colour of the picture that the text names, where the terminal has no pictures.
  let nameColor: DeckColor?
  /// The face whose picture is drawn instead of the text, if cards are large enough.
  let artwork: String?
  /// The player's own picture, drawn instead of the text, if cards are large enough.
  var photo: FacePhoto?
  /// The text in large letters, drawn instead of it if they fit on the card.
  var letters: Letters?
  /// Whether the text is spelled unusually, because the usual spelling stands for another face.
  let isDistinct: Bool
  /// The end of a shortened text, if its beginning is also that of another one on the board.
  var ending = ""
  /// Whether a text that is too long loses its last words, instead of being broken anywhere.
  var keepsWords = false
  private let order: TextOrder

  /// A face without text.
  static let empty = FaceText("")

  /// The text of a face.
  ///
  /// - Parameters:
  ///   - text: the text as the deck has it.
  ///   - capabilities: what the terminal can show.
  ///   - distinct: another spelling, if the usual one also stands for another face on the board.
  init(
    _ text: String, _ capabilities: Capabilities = Capabilities(), distinct: String? = nil
  ) {
    let shown = distinct ?? Spelling.spelled(text, capabilities)
    let isPicture = capabilities.blocks != .none && Pictures.hasPicture(of: text)
    order = capabilities.textOrder
    isDistinct = distinct != nil
    nameColor = shown == text ? nil : Pictures.picture(of: text)?.mainColor
    self.text = shown
    artwork = isPicture && distinct == nil ? text : nil
    let hasLetters = capabilities.blocks != .none && artwork == nil
    letters = hasLetters ? FaceText.letters(of: distinct ?? text.withoutSoftHyphens.composed) : nil
    line = shown.ordered(for: order, isRightToLeft: shown.isRightToLeft)
    columns = shown.columns
    isRed = text.unicodeScalars.contains { $0 == "♥" || $0 == "♦" }
  }

  init(_ face: Face, _ capabilities: Capabilities, distinct: String? = nil) {
    self.init(face.text, capabilities, distinct: distinct)
    isDefinition = face.side == .definition
    isTerm = face.side == .term
  }

  /// The large letters of a short text; those written from right to left may have to be joined.
  private static func letters(of text: String) -> Letters? {
    text.count > 1 && text.isRightToLeft ? nil : Letters(text)
  }

  /// The columns that the face needs; a picture needs no more than an emoji.
  var leastColumns: Int { hasPicture ? 2 : columns }

  /// Whether the face has a picture.
  var hasPicture: Bool { photo != nil || artwork != nil }

  /// The picture of the face, if it has one.
  var picture: Picture? { photo?.picture ?? artwork.flatMap { Pictures.picture(of: $0) } }

  /// Whether a line below the text would look like a part of it: below dashes, or signs alone.
  var hasStrokes: Bool {
    text.contains { "-–—_".contains($0) } || !text.contains { $0.isLetter || $0.isNumber }
  }

  /// Whether the face is a picture or large letters, as far as there is room.
  var isLarge: Bool { hasPicture || letters != nil }

  /// The text in lines of about equal length, broken between words if possible, else with a hyphen
  /// if there is room for it.
  ///
  /// - Parameters:
  ///   - width: the columns of a line, at least 1.
  ///   - rows: the maximum number of lines; the last is shortened if the text needs more.
  ///   - ellipsis: the text that stands for the part left out.
  /// - Returns: at most `rows` lines, none wider than `width`.
  func lines(width: Int, rows: Int, ellipsis: String) -> [String] {
    guard width > 0, rows > 0 else { return [] }
    if isWord(within: width) { return text.isEmpty ? [] : [line] }
    if isSignals { return [text.shortened(to: width, ellipsis: ellipsis)] }
    return logicalLines(width, rows, ellipsis).map(ordered)
  }

  /// The width of one of the lines in columns.
  func columns(of line: String) -> Int { line == self.line ? columns : line.columns }

  /// The width of the widest of these lines in columns.
  func widest(of lines: [String]) -> Int { lines.map(columns(of:)).max() ?? 0 }

  /// Whether the text is not written as a whole in an area of this size.
  func isCut(to size: Size) -> Bool {
    isSignals
      ? columns > size.width
      : text.wrapped(to: size.width).count > size.height && !isFilled(size.width, size.height)
  }

  /// How much of the text is visible in an area of this size.
  func fit(in size: Size) -> Fit {
    if photo != nil, size.width >= 4, size.height >= 4 { return .whole }
    if artwork != nil, size.width >= 2, size.height >= 1 { return .whole }
    if !size.isEmpty, isWord(within: size.width) { return .whole }
    guard !size.isEmpty, inkColumns <= size.width * size.height else { return .shortened }
    if text.widestPart <= size.width, text.wrapped(to: size.width).count <= size.height {
      return .whole
    }
    return isFilled(size.width, size.height) ? .broken : .shortened
  }

  /// How much of a text is visible.
  enum Fit: Equatable {
    case whole
    /// The whole text, but with broken words.
    case broken
    case shortened
  }

  /// Whether the text is empty, or a single word that needs no breaking.
  private func isWord(within width: Int) -> Bool {
    columns <= width && !text.utf8.contains(UInt8(ascii: " "))
  }

  /// Whether the text is dots and dashes, as in Morse code: on two lines they would be two letters.
  var isSignals: Bool { text.count > 1 && text.allSatisfy { ".-".contains($0) } }

  private var inkColumns: Int { text.reduce(0) { $0 + ($1 == " " ? 0 : $1.columns) } }

  private func ordered(_ line: String) -> String {
    line.ordered(for: order, isRightToLeft: text.isRightToLeft)
  }

  private func logicalLines(_ width: Int, _ rows: Int, _ ellipsis: String) -> [String] {
    let hyphenated = text.wrapped(to: width, hyphenated: true)
    guard hyphenated.count > rows else {
      return text.widestPart > width ? hyphenated : text.wrappedEvenly(to: width)
    }
    let mark = ending.isEmpty && width > 2 ? ellipsis : ending
    guard !keepsWords else {
      let last = hyphenated[rows - 1].shortenedAfterWord(to: width, ellipsis: mark)
      return Array(hyphenated[..<(rows - 1)]) + [last]
    }
    let lines = text.wrapped(to: width)
    guard lines.count > rows else { return text.wrappedEvenly(to: width) }
    if isFilled(width, rows) {
      let hyphenated = text.filled(lines: width, hyphenated: true)
      return hyphenated.count <= rows ? hyphenated : text.filled(lines: width)
    }
    let rest = lines[(rows - 1)...].joined(separator: " ")
    return Array(lines[..<(rows - 1)]) + [rest.shortened(to: width, ellipsis: mark)]
  }

  /// Whether the text fits if words may be broken anywhere.
  ///
  /// It does not if a character is wider than a line.
  private func isFilled(_ width: Int, _ rows: Int) -> Bool {
    !isSignals && text.filled(lines: width).count <= rows && text.allSatisfy { $0.columns <= width }
  }
}

extension String {
  /// The text with an ellipsis at its end, without the last words if they leave no room for it.
  fileprivate func shortenedAfterWord(to width: Int, ellipsis: String) -> String {
    var words = split(separator: " ")
    let isTooLong = { (words: [Substring]) in
      words.joined(separator: " ").columns + ellipsis.columns > width
    }
    while words.count > 1, isTooLong(words) { words.removeLast() }
    return (words.joined(separator: " ") + ellipsis).shortened(to: width, ellipsis: ellipsis)
  }
}
