import Words

/// Reads a deck file from its first byte to its last.
struct DeckReader {
  private(set) var faults = DeckFaults()
  /// The separator in use, once the header has been read.
  private(set) var separator: UInt8?
  /// The number of rows that repeat an earlier one.
  private(set) var repeats = 0

  private var lines: DeckLines
  private var header = DeckHeader()
  private var pairs: [Pair] = []
  private var known: Set<Pair> = []
  private let wanted: DeckColumns
  private let stopsAtFault: Bool

  init(_ text: DeckText, _ wanted: DeckColumns, stopsAtFault: Bool) {
    lines = DeckLines(text.bytes)
    self.wanted = wanted
    self.stopsAtFault = stopsAtFault
  }

  mutating func read() {
    readHeader()
    guard canContinue else { return }
    separator = header.separator ?? DeckSeparator.guess(from: lines)
    readPairs()
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
      sides: header.sides(separatedBy: separator, wanted.faces))
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
        let pair = try record.pair(isHTML: header.isHTML)
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
