import Decks

/// The name of a race, as in `k3v9ta`: 3 to 24 lowercase letters, digits and hyphens.
///
/// It is the name of the race's directory, so that it is never a path.
public struct RaceCode: Hashable, Sendable, CustomStringConvertible {
  /// The code itself.
  public let description: String

  private static let lengths = 3...24

  /// The code in a text, in which capital letters count as small ones; `nil` if it cannot be one.
  public init?(_ text: String) {
    let code = text.lowercased()
    guard RaceCode.lengths.contains(code.utf8.count), code.utf8.first != UInt8(ascii: "-"),
      code.utf8.allSatisfy({ $0.isCodeByte || $0 == UInt8(ascii: "-") })
    else { return nil }
    description = code
  }
}

/// A racer's name as a part of file names and lines: different for different names.
///
/// Small ASCII letters and digits stand for themselves and for capital letters; any other byte is a
/// hyphen and two hexadecimal digits.
public struct RacerID: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// Stands for the board among the racers of a race; no name leads to it.
  public static let board = RacerID(unchecked: "_board")
  /// The longest name, in bytes of UTF-8.
  static let nameBytes = 48

  /// The text of the id.
  public let description: String

  private init(unchecked text: String) { description = text }

  /// The id of a name.
  public init(name: String) {
    description = name.lowercased().utf8.map { byte in
      byte.isCodeByte ? String(UnicodeScalar(byte)) : "-" + byte.digits(2, radix: 16)
    }.joined()
  }

  /// Reads an id; `nil` if it cannot be one.
  public init?(_ text: some StringProtocol) {
    let bytes = text.utf8
    let isName = bytes.allSatisfy { $0.isCodeByte || $0 == UInt8(ascii: "-") }
    guard (1...3 * RacerID.nameBytes).contains(bytes.count),
      isName || text == RacerID.board.description
    else { return nil }
    description = String(text)
  }

  public static func < (one: RacerID, other: RacerID) -> Bool {
    one.description < other.description
  }
}

extension UInt8 {
  fileprivate var isCodeByte: Bool {
    isDigit || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self)
  }
}
