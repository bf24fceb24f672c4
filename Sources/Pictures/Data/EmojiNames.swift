import CPictures

/// The names of emoji, and in other languages than English also of signs.
enum EmojiNames {
  /// The English names of emoji without a picture, such as keycaps and emoji composed of several.
  static let english = names(names_english)
  static let russian = names(names_russian)
  static let chinese = names(names_chinese)
  static let korean = names(names_korean)

  /// The names by emoji, without variation selectors and skin tones.
  private static func names(_ language: names_language) -> [String: String] {
    let bytes = UnsafeBufferPointer(start: names_data(language), count: names_size(language))
    var names: [String: String] = [:]
    for line in bytes.split(separator: UInt8(ascii: "\n")) {
      guard let tab = line.firstIndex(of: UInt8(ascii: "\t")) else { continue }
      let face = String(decoding: line[..<tab], as: UTF8.self)
      names[face] = String(decoding: line[(tab + 1)...], as: UTF8.self)
    }
    return names
  }
}
