/// The character encoding of a deck file.
public enum DeckEncoding: Equatable, Sendable {
  case utf8
  /// UTF-16, recognised by its byte order mark.
  case utf16
  /// Windows-1252, of which Latin-1 is a part: the default of many spreadsheets.
  case windows1252

  /// The usual name of the encoding.
  public var name: String {
    switch self {
    case .utf8: "UTF-8"
    case .utf16: "UTF-16"
    case .windows1252: "Windows-1252"
    }
  }
}
