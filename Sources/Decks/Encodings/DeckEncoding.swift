/// The character encoding of a deck file.
public struct DeckEncoding: Hashable, Sendable {
  /// The usual name.
  public let name: String

  public static let utf8 = DeckEncoding(name: "UTF-8")
  /// UTF-16 with a byte order mark.
  public static let utf16 = DeckEncoding(name: "UTF-16")
  public static let utf16LittleEndian = DeckEncoding(name: "UTF-16LE")
  public static let utf16BigEndian = DeckEncoding(name: "UTF-16BE")

  /// The encodings of Unicode.
  static let unicode = [utf8, utf16, utf16LittleEndian, utf16BigEndian]

  /// An encoding by a name that people use, as in `cp1251`, `latin1` or `utf-16le`; `nil` if there is
  /// no such encoding.
  public init?(named name: String) {
    let key = name.encodingKey
    if let known = DeckEncoding.unicode.first(where: { $0.name.encodingKey == key }) {
      self = known
    } else if let table = EncodingTable.sections.first(where: { $0.keys.contains(key) }) {
      self.init(name: table.name)
    } else {
      return nil
    }
  }

  private init(name: String) { self.name = name }

  /// The names of all encodings.
  public static var names: [String] {
    unicode.map(\.name) + EncodingTable.sections.map(\.name)
  }

  /// The command that converts a file in an encoding that is not read here.
  public static func conversion(from name: String) -> String {
    let name = name.filter { $0.isASCII && ($0.isLetter || $0.isNumber || "-_.:".contains($0)) }
    return "iconv -f \(name) -t UTF-8 FILE > NEWFILE"
  }
}
