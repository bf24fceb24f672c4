import Options

/// A named collection of pairs to play with.
public struct Deck: Equatable, Sendable {
  /// The name, safe to write to any terminal.
  public var name: String {
    didSet { name = name.cleaned }
  }

  /// The colour of the backs.
  public var color: DeckColor

  /// The pairs on a board of a deck that says nothing else, if it has as many.
  public static let defaultPairs = 8

  /// The number of pairs on a board unless the player wants another: at least 2.
  public var usualPairs: Int {
    didSet { usualPairs = max(usualPairs, 2) }
  }

  /// All pairs, in the order of the file.
  public var pairs: [Pair]

  /// The words for the two sides; `nil` if the deck has none.
  public var sides: SideNames?

  /// Makes a deck.
  ///
  /// - Parameters:
  ///   - name: the name; control characters are removed.
  ///   - color: the colour of the backs.
  ///   - usualPairs: the usual number of pairs on a board; less than 2 becomes 2.
  ///   - pairs: all pairs.
  ///   - sides: the words for the two sides, if there are any.
  public init(
    name: String, color: DeckColor, usualPairs: Int, pairs: [Pair], sides: SideNames? = nil
  ) {
    self.name = name.cleaned
    self.color = color
    self.usualPairs = max(usualPairs, 2)
    self.pairs = pairs
    self.sides = sides
  }

  /// Whether the deck has pairs of a term and a definition.
  ///
  /// Takes time O(pairs).
  public var isWords: Bool {
    pairs.contains { !$0.isTwin }
  }
}

extension Deck {
  /// The deck as a file that Anki and spreadsheets can read: UTF-8, with tabs between fields.
  ///
  /// Reading the file gives the same deck, provided that the deck could come from a file: its texts
  /// are visible, no pair is repeated, and it is within the limits of `init(reading:named:)`.
  public var file: [UInt8] { file(separatedBy: "tab", UInt8(ascii: "\t")) }

  private func file(separatedBy name: String, _ mark: UInt8) -> [UInt8] {
    var headers = [
      "#separator:\(name)", "#html:false", "#name:\(self.name.asDeckName)",
      "#color:\(color.rawValue)",
      "#pairs:\(min(usualPairs, DrawnPairs.limits.upperBound))",
    ]
    if let sides, !(sides.term + sides.definition).utf8.contains(mark) {
      headers.append("#columns:\(sides.term)\(UnicodeScalar(mark))\(sides.definition)")
    }
    var bytes: [UInt8] = []
    for line in headers {
      bytes += line.utf8
      bytes.append(.lineFeed)
    }
    for pair in pairs {
      bytes += pair.first.source.field(beside: mark)
      if !pair.isTwin { bytes += [mark] + pair.second.source.field(beside: mark) }
      bytes.append(.lineFeed)
    }
    return bytes
  }
}

/// A file of other programs with a deck in it.
public enum DeckFileFormat: String, CaseIterable, Sendable {
  /// A package for Anki, with pictures.
  case apkg
  /// For spreadsheets: commas, and the names of the columns.
  case csv
  /// A deck file, which spreadsheets read as well.
  case tsv
  /// For Quizlet: tabs between words, without quotes.
  case quizlet
}

extension Deck {
  /// The deck as a text for another program.
  ///
  /// A spreadsheet gets the mark of UTF-8, as Excel wants it, and the names of the sides, or the
  /// headers of a deck if the rows alone would be read otherwise, as with markup that is to be
  /// seen. Quizlet gets the words for pictures, and a single face twice.
  public func text(for format: DeckFileFormat) -> [UInt8] {
    guard format != .tsv else { return file }
    let isForQuizlet = format == .quizlet
    let separator = UInt8(ascii: format == .csv ? "," : "\t")
    var rows = isWords && !isForQuizlet ? [namesOfColumns] : []
    rows += pairs.map { pair in
      if isForQuizlet { return [pair.first.text, pair.second.text] }
      return pair.isTwin ? [pair.first.source] : [pair.first.source, pair.second.source]
    }
    let lines = rows.map { row in
      row.map { text in
        isForQuizlet ? Array(text.utf8) : text.field(beside: separator)
      }.joined(separator: [separator])
    }
    let mark: [UInt8] = format == .csv ? [0xEF, 0xBB, 0xBF] : []
    let text = lines.reduce(into: mark) { $0 += $1 + [.lineFeed] }
    guard format == .csv else { return text }
    let read = DeckReading(text, named: name, columns: DeckColumns(header: .auto)).deck
    return read?.pairs == pairs && read?.sides == sides
      ? text : mark + file(separatedBy: "comma", separator)
  }
}

extension Deck {
  /// The names of the sides, so that they are known as names when the file is read.
  private var namesOfColumns: [String] {
    guard let sides else { return ["term", "definition"] }
    let (term, definition) = (sides.term, sides.definition)
    let rows = pairs.prefix(DeckLimit.columnRows - 1).map { [$0.first.source, $0.second.source] }
    guard ColumnGuess([[term, definition]] + rows, .auto).rowsAbove != 1 else {
      return [term, definition]
    }
    return [term + ColumnNames.termMark, definition + ColumnNames.definitionMark]
  }
}

extension String {
  /// The text as a field, in quotes as in RFC 4180 if it starts with `#` or holds a quote.
  var asField: [UInt8] {
    let bytes = Array(utf8)
    guard bytes.first == UInt8(ascii: "#") || bytes.contains(.quote) else { return bytes }
    return quotedField
  }

  /// The text as a field, in quotes also if it holds a separator.
  fileprivate func field(beside separator: UInt8) -> [UInt8] {
    utf8.contains(separator) ? quotedField : asField
  }

  /// The text in quotes as in RFC 4180.
  fileprivate var quotedField: [UInt8] {
    [.quote] + utf8.flatMap { $0 == .quote ? [$0, $0] : [$0] } + [.quote]
  }
}

extension Deck {
  /// A deck file with a face for each picture, whose words are the name of its file.
  ///
  /// - Parameter files: clean names of files.
  /// - Returns: a file for `DeckReading`.
  package static func file(ofPictures files: [String]) -> [UInt8] {
    var bytes = Array("#separator:tab\n".utf8)
    for file in files {
      guard let picture = PictureReference(words: "", file: file) else { continue }
      let words = picture.words.split { $0 == "_" || $0 == "-" }.joined(separator: " ")
      let named = PictureReference(words: words, file: file) ?? picture
      bytes += named.text.asField + [.lineFeed]
    }
    return bytes
  }
}
