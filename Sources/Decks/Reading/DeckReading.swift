/// The contents of a deck file, and its faults.
public struct DeckReading: Equatable, Sendable {
  /// The pairs that could be read; nil if fewer than 2 of them can be on one board.
  public let deck: Deck?
  /// The faults of the file.
  public let faults: DeckFaults
  /// The number of rows that repeat an earlier one and are left out.
  public let repeats: Int
  /// The encoding of the file.
  public let encoding: DeckEncoding

  private let separator: UInt8?

  /// Reads as much of a deck file as possible; a bad line does not lose the good ones.
  ///
  /// Takes time O(bytes).
  ///
  /// - Parameters:
  ///   - bytes: the contents of the file, as `Deck.init(reading:named:)` describes them.
  ///   - fallbackName: the name of the deck if the file has none; cut to 60 characters.
  ///   - columns: the columns and rows that are wanted.
  public init(
    _ bytes: some Collection<UInt8>, named fallbackName: String,
    columns: DeckColumns = DeckColumns()
  ) {
    self.init(bytes, named: fallbackName, columns, stopsAtFault: false)
  }

  /// Reads a deck file to its end, or only to its first fault.
  init(
    _ bytes: some Collection<UInt8>, named fallbackName: String, _ columns: DeckColumns,
    stopsAtFault: Bool
  ) {
    do throws(DeckError) {
      guard bytes.count <= DeckLimit.fileBytes else {
        throw DeckError(
          line: nil, message: "expected at most \(DeckLimit.fileBytes) bytes, found \(bytes.count)")
      }
      let text = try DeckText(Array(bytes))
      var reader = DeckReader(text, columns, stopsAtFault: stopsAtFault)
      reader.read()
      deck = reader.deck(named: fallbackName)
      faults = reader.faults
      repeats = reader.repeats
      encoding = text.encoding
      separator = reader.separator
    } catch {
      var faults = DeckFaults()
      faults.add(error)
      self.faults = faults
      deck = nil
      repeats = 0
      encoding = .utf8
      separator = nil
    }
  }

  /// How the file was understood, as in `commas, 3 pairs, 1 row without a definition`.
  public var summary: String {
    ([layout, "\(deck?.pairs.count ?? 0) pairs"] + remarks).joined(separator: ", ")
  }

  /// The separator of the file, as in "commas".
  public var layout: String {
    guard let separator, dividingMark != nil else { return "one face per line" }
    return DeckSeparator.plural(of: separator)
  }

  /// The character between two sides; nil if each line is one face.
  public var dividingMark: Unicode.Scalar? {
    guard let separator, singleFaces < deck?.pairs.count ?? 0 else { return nil }
    return Unicode.Scalar(separator)
  }

  /// Anything unusual about the file, as in "1 row without a definition".
  public var remarks: [String] {
    let counts = [
      (faults.missingTerms, "without a term"),
      (faults.missingDefinitions, "without a definition"),
      (faults.unreadableRows, "unreadable"), (repeats, "repeated"),
    ]
    let rows = counts.filter { $0.0 > 0 }.map { count, kind in
      "\(count) \(count == 1 ? "row" : "rows") \(kind)"
    }
    let isMixed = singleFaces > 0 && deck?.isWords == true
    let faces = isMixed ? ["\(singleFaces) of them \(singleFaces == 1 ? "a face" : "faces")"] : []
    return faces + rows + (encoding == .utf8 ? [] : ["read as \(encoding.name)"])
  }

  /// The number of pairs that come from one face.
  public var singleFaces: Int { deck?.pairs.count { $0.first.side == .twin } ?? 0 }
}
