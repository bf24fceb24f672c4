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
  fileprivate var isHTMLBlank: Bool { self == 0x20 || (0x09...0x0D).contains(self) }
}
