import GameAnalysis
import MemoryGame
import Storage

/// Reads what statistics are made of, in one pass over the history, and over recordings where needed.
///
/// A line of the history tells all there is to know of its game. Lines from before that was so lack
/// what the analysis says; then the recording of the game is looked for, and analysed if it is still
/// there. Neither history nor recordings are held in memory as a whole.
public struct StatisticsReader {
  private let history: History
  private let games: GamesFolder
  private let day: (Int64) -> Int

  /// Reads from a directory.
  ///
  /// - Parameters:
  ///   - directory: where games and history are, as `StorageDirectory.data` says.
  ///   - day: the number of the day in which a moment lies, in seconds since 1970.
  public init(directory: String, day: @escaping (Int64) -> Int) {
    history = History(directory: directory)
    games = GamesFolder(directory: directory)
    self.day = day
  }

  /// Reads all games.
  ///
  /// Complexity: O(bytes).
  ///
  /// - Returns: the statistics, and what to tell the player of a file that was set aside.
  /// - Throws: if the history can be neither read nor set aside, or there is no reading the games.
  public func read() throws(StorageError) -> Loaded<Statistics> {
    var statistics = Statistics()
    var wanted = WantedGames()
    let lines = try history.read { entry in
      statistics.add(entry, day: day(entry.date))
      if entry.figures == nil, entry.kind == .solo { wanted.add(entry) }
    }
    statistics.passedOver.brokenLines = lines.value.broken
    statistics.passedOver.newerLines = lines.value.newer
    if !wanted.isEmpty {
      try analyse(&wanted, &statistics)
    }
    return lines.with(statistics)
  }

  /// Looks for the recordings of games; each counts once, for one line of the history.
  private func analyse(
    _ wanted: inout WantedGames, _ statistics: inout Statistics
  ) throws(StorageError) {
    guard let perfect = PerfectMemory(pairs: Board.pairLimits.upperBound) else { return }
    // NB: the two closures below must not both hold what they share while one of them changes it.
    let searched = wanted
    statistics.passedOver.recordings = try games.readFinished(
      where: { searched.contains($0) },
      taking: { record in
        guard let entry = wanted.take(record) else { return true }
        let intents = record.intents.lazy.map(\.intent)
        if let analysis = GameAnalysis(of: record.dealt, intents, by: perfect),
          let figures = MemoryFigures(analysis, pairs: record.game.pairs)
        {
          statistics.add(figures, of: Conditions(entry))
        }
        return !wanted.isEmpty
      })
  }
}

/// Games of which the recordings are looked for.
private struct WantedGames {
  private struct Key: Hashable {
    let deck: String
    let pairs: Int
    let seed: String
  }

  private var games: [Key: [HistoryEntry]] = [:]

  var isEmpty: Bool { games.isEmpty }

  mutating func add(_ entry: HistoryEntry) {
    games[Key(deck: entry.deck, pairs: entry.pairs, seed: entry.seed), default: []].append(entry)
  }

  func contains(_ header: JournalHeader) -> Bool { games[key(header)] != nil }

  /// Takes out the game that a recording is of.
  mutating func take(_ record: JournalRecord) -> HistoryEntry? {
    let key = key(record.header)
    guard var found = games[key],
      let result = GameResult(record.game, deck: record.header.deckName)
    else { return nil }
    let place = found.firstIndex { entry in
      entry.closesGaps == result.closesGaps && entry.hasSides == result.hasSides
        && entry.moves == result.moves && entry.score == result.score && entry.time == result.time
        && !result.isOpen
    }
    guard let place else { return nil }
    let entry = found.remove(at: place)
    games[key] = found.isEmpty ? nil : found
    return entry
  }

  private func key(_ header: JournalHeader) -> Key {
    Key(deck: header.deckName, pairs: header.drawn.pairs.count, seed: header.drawn.seed)
  }
}
