/// Extracts the visible text from the kind of HTML that Anki writes.
///
/// Tags are removed, line breaks and blocks become blanks, and character references are decoded.
/// `[sound:…]` is removed, and `{{c1::text::hint}}` becomes its text. Unclosed markup stays text.
/// The first image becomes the picture of the whole field, with the text as its words.
struct HTMLText {
  private var rest: ArraySlice<UInt8>
  private var text: [UInt8] = []
  /// The number of open `{{c1::`.
  private var clozes = 0
  /// The next index of each ending, or the end of the text: no text is searched twice.
  private var endings: [String: Int] = [:]
  private var image: HTMLImage?

  /// Tags that separate the text before them from the text after them.
  private static let blocks: Set<String> = [
    "br", "div", "p", "li", "ul", "ol", "tr", "td", "th", "table", "hr", "h1", "h2", "h3", "h4",
    "h5", "h6", "blockquote", "pre", "dt", "dd", "dl",
  ]

  /// The text of a field, in UTF-8.
  ///
  /// Takes time O(length).
  static func text(of html: ArraySlice<UInt8>) -> [UInt8] {
    var reader = HTMLText(rest: html)
    while let byte = reader.rest.first { reader.read(byte) }
    let text = String(decoding: reader.text, as: UTF8.self)
    return reader.image?.reference(words: text).map { Array($0.text.utf8) } ?? reader.text
  }

  private init(rest: ArraySlice<UInt8>) {
    self.rest = rest
  }

  private mutating func read(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "<"): readTag()
    case UInt8(ascii: "&"): readReference()
    case UInt8(ascii: "["): readSound()
    case UInt8(ascii: "{"): readCloze()
    case UInt8(ascii: "}") where clozes > 0: endCloze()
    case UInt8(ascii: ":") where clozes > 0: readHint()
    case 0x09...0x0D, 0x20:
      rest = rest.dropFirst()
      addBlank()
    default: take()
    }
  }

  private mutating func take() {
    if let byte = rest.popFirst() { text.append(byte) }
  }

  private mutating func addBlank() {
    if text.last != 0x20 { text.append(0x20) }
  }

  /// The index at which an ending begins next.
  private mutating func next(_ ending: String) -> Int? {
    let known = endings[ending] ?? rest.startIndex - 1
    var found = known
    if known < rest.startIndex {
      let bytes = Array(ending.utf8)
      found = rest.indices.first { rest[$0...].starts(with: bytes) } ?? rest.endIndex
      endings[ending] = found
    }
    return found < rest.endIndex ? found : nil
  }

  /// Continues after the next ending, if there is one.
  private mutating func skip(past ending: String) -> Bool {
    guard let place = next(ending) else { return false }
    rest = rest[place...].dropFirst(ending.utf8.count)
    return true
  }

  private mutating func readTag() {
    if rest.starts(with: "<!--".utf8) {
      if !skip(past: "-->") { take() }
      return
    }
    let inside = rest.dropFirst()
    let isEnd = inside.first == UInt8(ascii: "/")
    let start = rest
    let letters = inside.dropFirst(isEnd ? 1 : 0).prefix(while: \.isNameByte)
    guard letters.first?.isLetter == true, skip(past: ">") else { return take() }
    let name = String(decoding: letters, as: UTF8.self).lowercased()
    if name == "img", image == nil { image = HTMLImage(start[..<rest.startIndex]) }
    if HTMLText.blocks.contains(name) { addBlank() }
    if !isEnd, name == "style" || name == "script" { _ = skip(past: "</\(name)>") }
  }

  private mutating func readReference() {
    let name = rest.dropFirst().prefix(32).prefix { $0.isNameByte || $0 == UInt8(ascii: "#") }
    guard rest[name.endIndex...].first == UInt8(ascii: ";"),
      let scalar = HTMLReference.scalar(named: String(decoding: name, as: UTF8.self))
    else { return take() }
    rest = rest[name.endIndex...].dropFirst()
    // Cards wrap at any blank.
    text += String(Character(scalar == "\u{A0}" ? " " : scalar)).utf8
  }

  private mutating func readSound() {
    guard rest.starts(with: "[sound:".utf8), skip(past: "]") else { return take() }
  }

  private mutating func readCloze() {
    let number = rest.dropFirst(3).prefix(while: \.isDigit)
    guard rest.starts(with: "{{c".utf8), !number.isEmpty,
      rest[number.endIndex...].starts(with: "::".utf8), next("}}") != nil
    else { return take() }
    clozes += 1
    rest = rest[number.endIndex...].dropFirst(2)
  }

  private mutating func endCloze() {
    guard rest.starts(with: "}}".utf8) else { return take() }
    clozes -= 1
    rest = rest.dropFirst(2)
  }

  /// Skips a hint, up to the end of the cloze.
  private mutating func readHint() {
    guard rest.starts(with: "::".utf8), let end = next("}}") else { return take() }
    rest = rest[end...]
  }
}

extension UInt8 {
  fileprivate var isDigit: Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= self }
  fileprivate var isLetter: Bool { UInt8(ascii: "a")...UInt8(ascii: "z") ~= self | 0x20 }
  fileprivate var isNameByte: Bool { isDigit || isLetter }
}
