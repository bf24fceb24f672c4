/// Extracts the visible text from the kind of HTML that Anki writes.
///
/// Tags are removed, line breaks and blocks become blanks, and character references are decoded.
/// `[sound:…]` and readings of ruby text are removed, and `{{c1::text::hint}}` becomes its text.
/// Unclosed markup stays text.
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
  static let blocks: Set<String> = [
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

  private mutating func read(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "<"): readTag()
    case UInt8(ascii: "&"): readReference()
    case UInt8(ascii: "["): if !rest.starts(with: "[sound:".utf8) || !skip(past: "]") { take() }
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
    let letters = inside.dropFirst(isEnd ? 1 : 0).prefix(while: \.isLetterOrDigit)
    guard letters.first?.isLetter == true, skip(past: ">") else { return take() }
    let name = String(decoding: letters, as: UTF8.self).lowercased()
    if name == "img", image == nil { image = HTMLImage(start[..<rest.startIndex]) }
    if HTMLText.blocks.contains(name) { addBlank() }
    if !isEnd, name == "style" || name == "script" { _ = skip(past: "</\(name)>") }
    // A reading would run into the word, or give the other side away. Its end tag may be left out.
    if !isEnd, name == "rt" || name == "rp", let end = next("</") { rest = rest[end...] }
  }

  private mutating func readReference() {
    guard let (scalar, after) = HTMLReference.first(in: rest.dropFirst()) else { return take() }
    rest = after
    // Cards wrap at any blank.
    text += String(Character(scalar == "\u{A0}" ? " " : scalar)).utf8
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
  fileprivate var isLetter: Bool { UInt8(ascii: "a")...UInt8(ascii: "z") ~= self | 0x20 }
  package var isDigit: Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= self }
  package var isLetterOrDigit: Bool { isDigit || isLetter }
}

/// Character references of HTML, such as `&eacute;` and `&#233;`.
enum HTMLReference {
  /// The character of the reference that follows a `&`, as in `eacute;`, and the text after it.
  static func first(
    in text: ArraySlice<UInt8>
  ) -> (scalar: Unicode.Scalar, rest: ArraySlice<UInt8>)? {
    let name = text.prefix(32).prefix { $0.isLetterOrDigit || $0 == UInt8(ascii: "#") }
    let rest = text[name.endIndex...]
    guard rest.first == UInt8(ascii: ";"),
      let scalar = scalar(named: String(decoding: name, as: UTF8.self))
    else { return nil }
    return (scalar, rest.dropFirst())
  }

  /// The character of a name; `nil` for one that HTML 4 does not define, or a number that is no
  /// character.
  private static func scalar(named name: String) -> Unicode.Scalar? {
    guard name.hasPrefix("#") else { return named[name] }
    let digits = name.dropFirst()
    let isHexadecimal = digits.hasPrefix("x") || digits.hasPrefix("X")
    let number = isHexadecimal ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    return number.flatMap(Unicode.Scalar.init)
  }

  /// The lines of `html-references.txt`: the code point of a character, its name, and the names of
  /// the characters that follow it; a hyphen stands for one without a name.
  private static let named = String(decoding: PackageResources.html_references_txt, as: UTF8.self)
    .split(separator: "\n").reduce(into: [String: Unicode.Scalar]()) { named, line in
      let parts = line.split(separator: " ")
      guard let first = parts.first.flatMap({ UInt32($0, radix: 16) }) else { return }
      for (code, name) in zip(first..., parts.dropFirst()) where name != "-" {
        named[String(name)] = Unicode.Scalar(code)
      }
    }
}

/// An image in HTML, as in `<img src="cat.jpg" alt="a cat">`.
struct HTMLImage {
  private let source: String
  private let words: String

  /// Reads a tag; `nil` unless it is a single image with a source.
  ///
  /// Takes time O(length).
  init?(_ tag: ArraySlice<UInt8>) {
    guard tag.count > 5, tag.last == UInt8(ascii: ">"),
      String(decoding: tag.prefix(4), as: UTF8.self).lowercased() == "<img",
      !tag.dropFirst().dropLast().contains(where: { $0 == UInt8(ascii: "<") || $0 == tag.last })
    else { return nil }
    let attributes = HTMLImage.attributes(in: Array(tag.dropFirst(4).dropLast()))
    guard let source = attributes["src"], !source.isEmpty else { return nil }
    self.source = source
    words = attributes["alt"] ?? ""
  }

  /// The image as a picture, with the words beside it, or else its own.
  func reference(words text: String) -> PictureReference? {
    PictureReference(words: text.cleaned.isVisible ? text : words, file: source)
  }

  /// The values of the attributes by their names, the first of each name.
  private static func attributes(in bytes: [UInt8]) -> [String: String] {
    var found: [String: String] = [:]
    var rest = bytes[...]
    while !rest.isEmpty {
      rest = rest.drop { $0.isHTMLBlank || $0 == UInt8(ascii: "/") }
      let name = rest.prefix { $0 != UInt8(ascii: "=") && !$0.isHTMLBlank }
      rest = rest[name.endIndex...].drop(while: \.isHTMLBlank)
      guard rest.first == UInt8(ascii: "=") else { continue }
      rest = rest.dropFirst().drop(while: \.isHTMLBlank)
      let value = HTMLImage.value(&rest)
      let key = String(decoding: name, as: UTF8.self).lowercased()
      if found[key] == nil {
        found[key] = String(decoding: HTMLText.text(of: value), as: UTF8.self)
      }
    }
    return found
  }

  /// Takes a value, in quotes or up to the next blank.
  private static func value(_ rest: inout ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let quotes = [UInt8(ascii: "\""), UInt8(ascii: "'")]
    guard let quote = rest.first, quotes.contains(quote) else {
      let value = rest.prefix { !$0.isHTMLBlank }
      rest = rest[value.endIndex...]
      return value
    }
    let value = rest.dropFirst().prefix { $0 != quote }
    rest = rest[value.endIndex...].dropFirst()
    return value
  }
}

extension UInt8 {
  var isHTMLBlank: Bool { self == 0x20 || (0x09...0x0D).contains(self) }
}
