import Options
import Words

/// The values of the `#key:value` lines at the top of a deck file; nil for missing ones.
struct DeckHeader {
  private(set) var name: String?
  private(set) var color: DeckColor?
  private(set) var usualPairs: Int?
  private(set) var separator: [UInt8]?
  /// Whether the fields are HTML, as Anki writes them; `nil` if the file does not say.
  private(set) var isHTML: Bool?
  /// The name of the deck in Anki.
  private(set) var deckName: String?
  /// Columns that hold neither term nor definition, counted from 1.
  private(set) var otherColumns: Set<Int> = []
  /// The column of tags, counted from 1.
  private(set) var tagsColumn: Int?
  /// The names of the columns, with separators between them.
  private var columns: ArraySlice<UInt8> = []

  /// A header that names a separator, or nothing.
  init(separator: [UInt8]? = nil) { self.separator = separator }

  /// The header of notes of Anki, whose third column has their tags.
  static let ofNotes: DeckHeader = {
    var header = DeckHeader()
    (header.otherColumns, header.tagsColumn) = ([3], 3)
    return header
  }()

  /// Reads a line that starts with `#`.
  ///
  /// Unknown keys are ignored.
  ///
  /// So are Anki's `tags` and `notetype`, which describe how Anki files its cards. Its `… column`
  /// keys name the columns that hold such data, and `columns` says what is in each of them.
  ///
  /// - Returns: whether the key is known; the line is a comment otherwise.
  /// - Throws: if the value does not suit the key.
  mutating func read(_ line: DeckLine) throws(DeckError) -> Bool {
    let text = line.bytes.dropFirst()
    guard let colon = text.firstIndex(of: UInt8(ascii: ":")) else { return false }
    let bytes = text[colon...].dropFirst()
    let value = String(decoding: bytes, as: UTF8.self).cleaned
    // No known key is longer, and comparing long rows of combining marks is slow.
    let key = String(decoding: text[..<colon].prefix(100), as: UTF8.self).lowercased()
    switch key {
    case "name":
      name = try line.found(
        value.isDeckName ? value : nil,
        say("expected a name of 1 to \(DeckLimit.nameCharacters) characters, found \(value.quoted)")
      )
    case "color":
      let all = DeckColor.allCases.map(\.rawValue).joined(separator: ", ")
      color = try line.found(
        DeckColor(rawValue: value.lowercased()),
        say("expected a color (\(all)), found \(value.quoted)"))
    case "pairs":
      let (least, most) = (DrawnPairs.limits.lowerBound, DrawnPairs.limits.upperBound)
      usualPairs = try line.found(
        DrawnPairs.limits.number(in: value),
        say("expected a number of pairs from \(least) to \(most), found \(value.quoted)"))
    case "separator":
      separator = try line.found(
        DeckSeparator.named(bytes),
        say(
          """
          expected a separator (tab, comma, semicolon, pipe, colon, space or punctuation), \
          found \(String(decoding: bytes, as: UTF8.self).quoted)
          """))
    case "html":
      isHTML = try line.found(
        Bool(value.lowercased()), say("expected true or false, found \(value.quoted)"))
    case "deck": deckName = value.isVisible ? value.asDeckName : nil
    case "columns": columns = bytes
    case "tags", "notetype": break
    default:
      guard key.hasSuffix(" column"), let number = DeckLimit.columns.number(in: value) else {
        return false
      }
      otherColumns.insert(number)
      if key == "tags column" { tagsColumn = number }
    }
    return true
  }

  /// The names of the columns; empty if the header has none.
  func columnNames(separatedBy separator: [UInt8]?) -> [String] {
    guard !columns.isEmpty else { return [] }
    let mark = separator.map { String(decoding: $0, as: UTF8.self) } ?? "\t"
    return String(decoding: columns, as: UTF8.self).split(
      separator: mark, omittingEmptySubsequences: false
    ).map(String.init)
  }

  /// The first two columns with text to read.
  var usualFaces: DeckFaces {
    let places = (1...otherColumns.count + 2).filter { !otherColumns.contains($0) }
    return DeckFaces(term: places.first ?? 1, definition: places.dropFirst().first ?? 2)
  }
}

/// The wishes about a file that has more than a deck needs, or does not say what its columns mean.
public struct DeckColumns: Equatable, Sendable {
  /// The column of the terms: its name, or its number from 1; `nil` for the usual one.
  public var term: String?
  /// The column of the definitions: its name, or its number from 1; `nil` for the usual one.
  public var definition: String?
  /// The tag that rows must have, in the column that the header `#tags column` names; `nil` for all
  /// rows.
  public var tag: String?
  /// Whether the first row has the names of the columns; `nil` for a deck of the library, in which
  /// nothing is to be found out.
  public var header: Header?
  /// The encoding of the file; `nil` to be found out.
  public var encoding: DeckEncoding?

  /// Whether the first row of a file has the names of its columns.
  public enum Header: String, CaseIterable, Sendable {
    case yes
    case no
    /// To be found out.
    case auto
  }

  /// The wanted columns; the usual ones unless given.
  public init(
    term: String? = nil, definition: String? = nil, tag: String? = nil, header: Header? = nil,
    encoding: DeckEncoding? = nil
  ) {
    (self.term, self.definition) = (term, definition)
    (self.tag, self.header, self.encoding) = (tag, header, encoding)
  }

  /// Whether a column is wanted by its name.
  var hasNames: Bool { [term, definition].contains { $0.map { Int($0) == nil } ?? false } }
}

/// The columns of the terms and the definitions, counted from 1.
struct DeckFaces: Equatable {
  var term: Int
  var definition: Int
}

/// The meaning of the columns of a file.
struct DeckLayout: Equatable {
  /// The columns of the two sides; `nil` for the first ones with text to read.
  var faces: DeckFaces?
  /// The tag that rows must have; `nil` for all rows.
  var tag: String?
  /// Columns that hold neither term nor definition, counted from 1.
  var otherColumns: Set<Int> = []
  /// The column of tags, counted from 1.
  var tagsColumn: Int?
  /// Whether records keep all fields.
  var keepsAll = false

  /// Whether a row with these tags is wanted; `Words::French` belongs to `words`, too.
  func wants(tags: String) -> Bool {
    guard let tag = tag?.caseFolded else { return true }
    return tags.caseFolded.split(whereSeparator: \.isWhitespace).contains {
      $0 == tag || $0.hasPrefix("\(tag)::")
    }
  }
}
