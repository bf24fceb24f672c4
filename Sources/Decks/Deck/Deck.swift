import Options

/// A named collection of pairs to play with.
public struct Deck: Equatable, Sendable {
  /// The name, safe to write to any terminal.
  public var name: String {
    didSet { name = name.cleaned }
  }

  /// The colour of the backs.
  public var color: DeckColor

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
  public var file: [UInt8] {
    var headers = [
      "#separator:tab", "#html:false", "#name:\(name.asDeckName)", "#color:\(color.rawValue)",
      "#pairs:\(min(usualPairs, DeckLimit.usualPairs.upperBound))",
    ]
    if let sides { headers.append("#columns:\(sides.term)\t\(sides.definition)") }
    var bytes: [UInt8] = []
    for line in headers {
      bytes += line.utf8
      bytes.append(.lineFeed)
    }
    for pair in pairs {
      bytes += pair.first.source.asField
      if !pair.isTwin {
        bytes.append(UInt8(ascii: "\t"))
        bytes += pair.second.source.asField
      }
      bytes.append(.lineFeed)
    }
    return bytes
  }
}

extension String {
  /// The text as a field, in quotes as in RFC 4180 if it starts with `#` or holds a quote.
  var asField: [UInt8] {
    let bytes = Array(utf8)
    guard bytes.first == UInt8(ascii: "#") || bytes.contains(.quote) else { return bytes }
    return [.quote] + bytes.flatMap { $0 == .quote ? [$0, $0] : [$0] } + [.quote]
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
