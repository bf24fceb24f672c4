import CPictures

/// The names of emoji without a picture, such as keycaps and emoji composed of several.
enum EmojiNames {
  /// The names by emoji, without variation selectors and skin tones.
  static let names: [String: String] = {
    let bytes = UnsafeBufferPointer(start: names_data(), count: names_size())
    var names: [String: String] = [:]
    for line in bytes.split(separator: UInt8(ascii: "\n")) {
      guard let tab = line.firstIndex(of: UInt8(ascii: "\t")) else { continue }
      let face = String(decoding: line[..<tab], as: UTF8.self)
      names[face] = String(decoding: line[(tab + 1)...], as: UTF8.self)
    }
    return names
  }()
}
