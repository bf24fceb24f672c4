import Words

/// Reads a deck file from its first byte to its last.
struct DeckReader {
  private(set) var faults = DeckFaults()
  /// The separator in use, once the header has been read.
  private(set) var separator: [UInt8]?
  /// The number of comments among the rows.
  var comments: Int { lines.comments }
  /// The number of rows that repeat an earlier one.
  private(set) var repeats = 0

  private var lines: DeckLines
  private var header = DeckHeader()
  private var pairs: [Pair] = []
  private var known: Set<Pair> = []
  /// The notes of the pairs, if they are notes of Anki.
  private(set) var origins: [DeckReading.Origin] = []
  private var wanted: DeckColumns
  /// The meaning of the columns, as far as it was found out.
  private(set) var columns = ColumnGuess()
  /// Whether the fields are HTML.
  private var isHTML = false
  private let stopsAtFault: Bool

  init(_ text: DeckText, _ wanted: DeckColumns, stopsAtFault: Bool) {
    lines = DeckLines(text.bytes)
    self.wanted = wanted
    self.stopsAtFault = stopsAtFault
  }

  mutating func read() {
    readHeader()
    guard canContinue else { return }
    // A file with our own header has the rows of a deck.
    if header.name != nil, wanted.header == .auto { wanted.header = .no }
    let isForeign = wanted.header != .no
    separator = header.separator ?? DeckSeparator.guess(from: lines, isForeign: isForeign)
    lines.keepsNumberSigns = isForeign
    isHTML = header.isHTML ?? false
    if isForeign || wanted.names != nil { lookAtRows() }
    if canContinue { readPairs() }
  }

  /// Makes the deck; nil, and one more fault, if it is too small to play.
  mutating func deck(named fallbackName: String) -> Deck? {
    guard canContinue else { return nil }
    let all = Deck(
      name: header.name ?? header.deckName ?? fallbackName.asDeckName,
      color: header.color ?? .blue, usualPairs: header.usualPairs ?? 8, pairs: pairs)
    let playable = all.unambiguous(order: pairs.indices, limit: all.usualPairs).count
    guard playable >= 2 else {
      faults.add(DeckError(line: nil, message: say("expected at least 2 pairs, found \(playable)")))
      return nil
    }
    return Deck(
      name: all.name, color: all.color, usualPairs: playable, pairs: pairs,
      sides: header.sides(separatedBy: separator, wanted.faces) ?? sides)
  }

  /// The meaning of the columns; `nil` for two columns without names.
  var understood: DeckReading.Columns? {
    guard columns.count > 2 || columns.hasHeader else { return nil }
    let names = faceNames
    return DeckReading.Columns(
      hasHeader: columns.hasHeader, term: names.term ?? "\(wanted.faces?.term ?? 1)",
      definition: names.definition ?? "\(wanted.faces?.definition ?? 2)", count: columns.count)
  }

  /// The names of the columns of terms and definitions in the first row.
  private var faceNames: (term: String?, definition: String?) {
    let name = { (place: Int) in
      columns.names.indices.contains(place - 1) ? columns.names[place - 1] : nil
    }
    return (name(wanted.faces?.term ?? 1), name(wanted.faces?.definition ?? 2))
  }

  /// The words of the first row for the two sides; `nil` if it has none.
  private var sides: SideNames? {
    guard let term = faceNames.term, let definition = faceNames.definition else { return nil }
    return SideNames(term, definition)
  }

  /// Reads the notes of a deck of Anki, as `DeckReading.init(notes:named:sides:tag:)` describes them.
  mutating func readNotes() {
    header = .ofNotes
    separator = DeckReading.noteSeparator
    lines.keepsNumberSigns = true
    isHTML = true
    readPairs()
  }

  private var canContinue: Bool { faults.count == 0 || !stopsAtFault }

  /// Reads the headers, and the comments and blank lines among them.
  private mutating func readHeader() {
    var ahead = lines
    while canContinue, let line = ahead.nextLine(), line.isComment || line.isBlank {
      do throws(DeckError) {
        try line.check()
        if line.isComment { try header.read(line) }
      } catch {
        faults.add(error)
      }
      lines = ahead
    }
  }

  /// Finds out what the columns mean, and whether they are HTML.
  private mutating func lookAtRows() {
    var (ahead, rows): (DeckLines, [[String]]) = (lines, [])
    for _ in 0..<DeckLimit.sampleRows {
      do throws(DeckError) {
        let row = try ahead.nextRecord(separatedBy: separator, DeckLayout(keepsAll: true))
        guard let row else { break }
        rows.append(row.all.map { String(decoding: $0.bytes, as: UTF8.self).cleaned })
      } catch {
        continue
      }
    }
    if header.isHTML == nil { isHTML = HTMLText.isLikely(in: rows.joined()) }
    let choice: DeckColumns.Header = wanted.names == nil ? wanted.header : .yes
    columns = ColumnGuess(rows, choice)
    if columns.hasHeader { _ = try? lines.nextRecord(separatedBy: separator) }
    guard wanted.faces == nil, header.otherColumns.isEmpty else { return }
    guard let names = wanted.names else {
      wanted.faces = columns.faces
      return
    }
    let places = [names.term, names.definition].map { name in
      columns.names.firstIndex { $0.lowercased() == name.lowercased() }
    }
    wanted.faces = places.first?.flatMap { term in
      places.last?.flatMap { DeckColumns.Faces(term: term + 1, definition: $0 + 1) }
    }
    guard wanted.faces == nil else { return }
    let all = columns.names.map(\.quoted).listed
    faults.add(
      DeckError(
        line: nil,
        message: say(
          "expected two of the columns \(all), found \(names.term.quoted) and \(names.definition.quoted)"
        )))
  }

  /// Reads the pairs, each once.
  private mutating func readPairs() {
    let layout = DeckLayout(
      wanted: wanted, otherColumns: header.otherColumns, tagsColumn: header.tagsColumn)
    guard wanted.tag == nil || header.tagsColumn != nil else {
      return faults.add(
        DeckError(line: nil, message: say("expected a header '#tags column:' to choose by a tag")))
    }
    while canContinue {
      do throws(DeckError) {
        guard
          let record = try lines.nextRecord(separatedBy: separator, layout)
        else { return }
        guard layout.wants(tags: record.tags) else { continue }
        let found = try record.pairs(isHTML: isHTML, hasGaps: wanted.header != .no)
        for (pair, gap) in found {
          guard !known.contains(pair) else {
            repeats += 1
            continue
          }
          guard pairs.count < DeckLimit.pairs else {
            return faults.add(
              record.error(
                say(
                  """
                  expected at most \(DeckLimit.pairs) pairs, found more
                  """)))
          }
          known.insert(pair)
          pairs.append(pair)
          if separator == DeckReading.noteSeparator {
            origins.append(DeckReading.Origin(note: record.line.number, gap: gap))
          }
        }
      } catch {
        faults.add(error)
      }
    }
  }
}

extension String {
  /// The text as the name of a deck: at most 60 characters, at least one of them visible.
  package var asDeckName: String {
    let name = cleaned.cut(
      characters: DeckLimit.nameCharacters, bytes: DeckLimit.nameBytes
    ).cleaned
    return name.isVisible ? name : "Deck"
  }
}
