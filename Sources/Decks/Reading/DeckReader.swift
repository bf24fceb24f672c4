import Words

/// Reads a deck file from its first byte to its last.
struct DeckReader {
  private(set) var faults = DeckFaults()
  /// The separator in use, once the header has been read.
  private(set) var separator: [UInt8]?
  /// The number of comments, and of titles above the rows.
  var comments: Int { lines.comments + (columns.hasTitle ? 1 : 0) }
  /// The number of rows that repeat an earlier one.
  private(set) var repeats = 0

  private var lines: DeckLines
  private var header = DeckHeader()
  private var pairs: [Pair] = []
  private var known: Set<Pair> = []
  private var widths = RowWidths()
  /// The rows in which a separator may have cut a text.
  var longerRows: DeckReading.LongerRows? { wanted.header == nil ? nil : widths.longer }
  /// The notes of the pairs, if they are notes of Anki.
  private(set) var origins: [DeckReading.Origin] = []
  private var wanted: DeckColumns
  /// The meaning of the columns, as far as it was found out.
  private(set) var columns = ColumnGuess()
  /// The first rows, with all columns.
  private var preview: [[String]] = []
  /// The columns of the two sides; `nil` for the usual ones.
  private var faces: DeckFaces?
  /// Whether the fields are HTML.
  private var isHTML = false
  private let stopsAtFault: Bool
  /// The tables or the list of a file in Markdown.
  let markdown: MarkdownText?

  init(_ text: DeckText, _ wanted: DeckColumns, stopsAtFault: Bool) {
    let rows = wanted.header == nil ? nil : QuizletText.rows(of: text.bytes)
    lines = DeckLines(rows ?? text.bytes, from: text.encoding)
    markdown = wanted.header == nil ? nil : MarkdownText(text.bytes)
    self.wanted = wanted
    self.stopsAtFault = stopsAtFault
  }

  mutating func read() {
    if let markdown { lines = DeckLines(markdown.bytes) }
    let start = readHeader()
    guard canContinue else { return }
    let isImported = wanted.header != nil
    lines.keepsNumberSigns = isImported
    // A file with our own header has the rows of a deck.
    if header.name != nil, wanted.header == .auto { wanted.header = nil }
    let isForeign = wanted.header != nil
    separator =
      header.separator ?? DeckSeparator.guess(from: lines, isForeign: isForeign)
    // A comment between the faces of a deck is none of them.
    if !isForeign, separator == nil { lines.keepsNumberSigns = false }
    if let markdown, markdown.isTable {
      separator = [0x09]
      if wanted.header == .auto { wanted.header = markdown.hasNames ? .yes : .no }
    } else if isImported, let start {
      returnToRow(start, isForeign: isForeign)
    }
    isHTML = header.isHTML ?? false
    if isForeign || wanted.term != nil || wanted.definition != nil { lookAtRows() }
    if canContinue, faults.ofWholeFile == 0 { readPairs() }
  }

  /// Returns to a line among the headers if it is a row, as in `#0000ff,blue`.
  private mutating func returnToRow(_ start: DeckLines, isForeign: Bool) {
    var rows = start
    rows.keepsNumberSigns = true
    let mark = separator ?? DeckSeparator.guess(from: rows, isForeign: isForeign)
    var ahead = rows
    guard let mark,
      let row = try? ahead.nextRecord(separatedBy: mark, DeckLayout(keepsAll: true)),
      row.line.isComment, row.all.count > 1,
      row.all.first?.bytes.contains(where: { $0 == 0x20 || $0 == UInt8(ascii: ":") }) == false
    else { return }
    (separator, lines) = (mark, rows)
  }

  /// Makes the deck; nil, and one more fault, if it is too small to play.
  mutating func deck(named fallbackName: String) -> Deck? {
    guard canContinue else { return nil }
    let all = Deck(
      name: header.name ?? header.deckName ?? fallbackName.asDeckName,
      color: header.color ?? .blue, usualPairs: header.usualPairs ?? Deck.defaultPairs, pairs: pairs
    )
    let playable = all.unambiguous(order: pairs.indices, limit: all.usualPairs).count
    guard playable >= 2 else {
      faults.add(DeckError(message: say("expected at least 2 pairs, found \(playable)")))
      return nil
    }
    return Deck(
      name: all.name, color: all.color, usualPairs: playable, pairs: facesOrPairs,
      sides: sides)
  }

  /// The pairs; if all of them have the same text twice, as faces at Quizlet do, they are single faces.
  private var facesOrPairs: [Pair] {
    guard wanted.header != nil, pairs.allSatisfy({ $0.first.source == $0.second.source }) else {
      return pairs
    }
    return pairs.map { Pair(cleanTwin: $0.first.source) }
  }

  /// The meaning of the columns; `nil` for two columns without names.
  var understood: DeckReading.Columns? {
    guard columns.count > 2 || columns.hasHeader else { return nil }
    let (term, definition) = (shownFaces.term, shownFaces.definition)
    return DeckReading.Columns(
      hasHeader: columns.hasHeader, term: name(of: term) ?? "\(term)",
      definition: name(of: definition) ?? "\(definition)", count: columns.count)
  }

  /// The preview of a table that can be imported; `nil` without columns.
  var table: DeckReading.Preview? {
    guard columns.count >= 2 else { return nil }
    return DeckReading.Preview(
      hasHeader: columns.hasHeader, names: columns.names, rows: preview, count: columns.count,
      term: shownFaces.term, definition: shownFaces.definition)
  }

  /// The columns of the two sides.
  private var shownFaces: DeckFaces { faces ?? header.usualFaces }

  /// The name of a column, from 1, in the first row.
  private func name(of column: Int) -> String? {
    columns.names.indices.contains(column - 1) ? columns.names[column - 1] : nil
  }

  /// The words for the two sides: the names of their columns, in the header or in the first row.
  private var sides: SideNames? {
    let names = header.columnNames(separatedBy: separator)
    let all = names.isEmpty ? columns.names : names
    let words = [shownFaces.term, shownFaces.definition].compactMap {
      all.indices.contains($0 - 1) ? all[$0 - 1] : nil
    }
    guard let term = words.first, let definition = words.dropFirst().first else { return nil }
    // What every spreadsheet has says nothing about the sides.
    guard [term, definition] != ["term", "definition"] else { return nil }
    return SideNames(ColumnNames.withoutMark(term), ColumnNames.withoutMark(definition))
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
  ///
  /// - Returns: where the first line begins that may be a row instead; `nil` if there is none.
  private mutating func readHeader() -> DeckLines? {
    var ahead = lines
    if wanted.header != nil, let mark = ahead.nextLine()?.separatorForExcel {
      (header, lines) = (DeckHeader(separator: mark), ahead)
    }
    ahead = lines
    var start: DeckLines?
    while canContinue, let line = ahead.nextLine(), line.isComment || line.isBlank {
      do throws(DeckError) {
        try line.check()
        if line.isComment, try !header.read(line) { ahead.comments += 1 }
      } catch {
        faults.add(error)
      }
      if start == nil, line.mayBeRow { start = lines }
      lines = ahead
    }
    return start
  }

  /// Finds out what the columns mean, and whether they are HTML.
  private mutating func lookAtRows() {
    var (ahead, rows): (DeckLines, [[String]]) = (lines, [])
    for _ in 0..<DeckLimit.sampleHTMLRows {
      do throws(DeckError) {
        let row = try ahead.nextRecord(separatedBy: separator, DeckLayout(keepsAll: true))
        guard let row else { break }
        rows.append(row.all.map { String(decoding: $0.bytes, as: UTF8.self).cleaned })
      } catch {
        continue
      }
    }
    if header.isHTML == nil { isHTML = HTMLText.isLikely(in: rows.joined()) }
    let names = header.columnNames(separatedBy: separator)
    let choice = wanted.hasNames && names.isEmpty ? .yes : wanted.header ?? .no
    let sample = Array(rows.prefix(DeckLimit.columnRows))
    let others = header.otherColumns
    columns = ColumnGuess(sample, choice, others: others)
    if !columns.hasHeader, names.count > 2 {
      columns = ColumnGuess(sample, named: names, others: others)
    }
    preview = rows.dropFirst(columns.rowsAbove).prefix(DeckReading.previewRows).map { row in
      isHTML
        ? row.map { String(decoding: HTMLText.text(of: Array($0.utf8)[...]), as: UTF8.self) } : row
    }
    for _ in 0..<columns.rowsAbove { _ = try? lines.nextRecord(separatedBy: separator) }
    choose(among: columns.names.isEmpty ? names : columns.names)
  }

  /// Chooses the columns of the two sides.
  private mutating func choose(among names: [String]) {
    let guess = columns.faces
    guard wanted.term != nil || wanted.definition != nil else {
      faces = guess
      return
    }
    let place = { (column: String) -> Int? in
      names.firstIndex { $0.lowercased() == column.lowercased() }.map { $0 + 1 }
        ?? (1...max(1, columns.count)).number(in: column)
    }
    let (term, definition) = (wanted.term.flatMap(place), wanted.definition.flatMap(place))
    guard term != nil || wanted.term == nil, definition != nil || wanted.definition == nil,
      term != definition
    else {
      let found = [wanted.term, wanted.definition].compactMap { $0?.quoted }.listed
      let all = names.map(\.quoted).listed
      return faults.add(
        DeckError(
          message: names.isEmpty
            ? say(
              "expected two numbers of columns from 1 to \(max(1, columns.count)), found \(found)")
            : say("expected two of the columns \(all), found \(found)")))
    }
    let usual = guess ?? header.usualFaces
    let free: [Int] = [usual.definition, usual.term].filter { $0 != term && $0 != definition }
    let (next, last) = (free.first ?? 2, free.last ?? 1)
    faces = DeckFaces(term: term ?? last, definition: definition ?? next)
  }

  /// Reads the pairs, each once.
  private mutating func readPairs() {
    let layout = DeckLayout(
      faces: faces, tag: wanted.tag, otherColumns: header.otherColumns,
      tagsColumn: header.tagsColumn)
    guard wanted.tag == nil || header.tagsColumn != nil else {
      return faults.add(
        DeckError(message: say("expected a header '#tags column:' to choose by a tag")))
    }
    for _ in 0..<columns.rowsAbove { widths.skipRow() }
    while canContinue {
      do throws(DeckError) {
        guard let record = try lines.nextRecord(separatedBy: separator, layout) else { return }
        widths.add(record)
        guard layout.wants(tags: record.tags) else { continue }
        let found = try record.pairs(isHTML: isHTML, hasGaps: wanted.header != nil)
        for (read, gap) in found {
          let (term, definition) = (read.first.source, read.second.source)
          let isNote = separator == DeckReading.noteSeparator
          let pair = isNote && term == definition ? Pair(cleanTwin: term) : read
          guard !known.contains(pair) else {
            repeats += 1
            continue
          }
          guard pairs.count < DeckLimit.pairs else {
            return faults.add(
              record.error(say("expected at most \(DeckLimit.pairs) pairs, found more")))
          }
          known.insert(pair)
          pairs.append(pair)
          if separator == DeckReading.noteSeparator {
            origins.append(DeckReading.Origin(note: record.line.number, gap: gap))
          }
        }
      } catch {
        widths.skipRow()
        faults.add(error)
      }
    }
  }
}
