/// Reads a deck file from its first byte to its last.
struct DeckReader {
  private(set) var faults: [DeckError] = []
  private(set) var faultCount = 0
  private(set) var repeats = 0

  private var lines: DeckLines
  private var header = DeckHeader()
  private var known: DistinctPairs
  private let stopsAtFault: Bool

  init(_ bytes: [UInt8], stopsAtFault: Bool) {
    lines = DeckLines(DeckEncoding.utf8(bytes))
    known = DistinctPairs(fileBytes: bytes.count)
    self.stopsAtFault = stopsAtFault
  }

  mutating func read() {
    readHeader()
    guard goesOn else { return }
    readPairs(separatedBy: header.separator ?? DeckSeparator.shown(by: lines))
  }

  /// The deck of what was read; nil, and a fault, if it is too small to play.
  mutating func deck(named fallbackName: String) -> Deck? {
    guard goesOn else { return nil }
    let pairs = known.pairs
    let all = Deck(
      name: header.name ?? header.deckName ?? fallbackName.asDeckName,
      color: header.color ?? .blue, usualPairs: header.usualPairs ?? 8, pairs: pairs)
    let playable = all.unambiguous(order: pairs.indices, limit: all.usualPairs).count
    guard playable >= 2 else {
      note(DeckError(line: nil, message: "expected at least 2 pairs, found \(playable)"))
      return nil
    }
    return Deck(name: all.name, color: all.color, usualPairs: playable, pairs: pairs)
  }

  private var goesOn: Bool { faults.isEmpty || !stopsAtFault }

  private mutating func note(_ fault: DeckError) {
    faultCount += 1
    if faults.count < DeckLimit.faults { faults.append(fault) }
  }

  /// Takes the headers off, with the comments and blank lines among them.
  private mutating func readHeader() {
    var ahead = lines
    while goesOn, let line = ahead.nextLine(), line.isComment || line.isBlank {
      do throws(DeckError) {
        try line.check()
        if line.isComment { try header.read(line) }
      } catch {
        note(error)
      }
      lines = ahead
    }
  }

  /// Takes all that is left off, each pair once.
  private mutating func readPairs(separatedBy separator: UInt8?) {
    while goesOn {
      do throws(DeckError) {
        guard
          let record = try lines.nextRecord(
            separatedBy: separator, leavingOut: header.otherColumns)
        else { return }
        let pair = try record.pair(header)
        switch known.insert(pair, limit: DeckLimit.pairs) {
        case .new: break
        case .known: repeats += 1
        case .tooMany:
          return note(record.error("expected at most \(DeckLimit.pairs) pairs, found more"))
        }
      } catch {
        note(error)
      }
    }
  }
}

extension String {
  /// The text as the name of a deck, at most 60 characters that can be seen.
  package var asDeckName: String {
    let name = cleaned.cut(
      characters: DeckLimit.nameCharacters, bytes: DeckLimit.nameBytes
    ).cleaned
    return name.isVisible ? name : "Deck"
  }
}
