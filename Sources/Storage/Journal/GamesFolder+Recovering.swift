import Decks
import GameAnalysis
import MemoryGame

extension GamesFolder {
  /// The number of journals, by their latest change, in which finished games are looked for.
  private static let recoveryLimit = 50
  /// A journal ends at most this much later than the history line of its game is written.
  private static let delayNanoseconds: Int64 = 1_000_000_000

  /// Adds the missing history lines of finished games.
  ///
  /// A program that dies after the last pair leaves a journal whose game is over. Either its
  /// `finish` is missing, or (in earlier versions, which wrote in another order) the history is
  /// older than the journal. Such a game gets a line unless it has one, then its `finish`. Games in
  /// play are left alone, and the lock on the journal keeps two programs from adding the same game.
  ///
  /// Complexity: lists all journals and reads the ends of the 50 changed last. Reads whole journals
  /// and the history only for games that may lack a line.
  ///
  /// - Parameter history: the history of this directory.
  /// - Returns: messages for the player about files set aside. What cannot be read or written now
  ///   is left for the next call.
  @discardableResult
  public func recoverFinishedGames(into history: History) -> [String] {
    var notices: [String] = []
    let newest = (try? namesByChange())?.prefix(GamesFolder.recoveryLimit) ?? []
    guard !newest.isEmpty else { return [] }
    let historyTime = history.modified
    for (name, modified) in newest.reversed() where mayLackLine(name, modified, historyTime) {
      do throws(StorageError) {
        try recover(name, modified, history, &notices)
      } catch {
        continue
      }
    }
    return notices
  }

  /// Whether the end of a journal allows for a finished game without a history line.
  private func mayLackLine(_ name: JournalName, _ modified: Int64, _ historyTime: Int64?) -> Bool {
    switch end(of: name) {
    case .finished: historyTime.map { modified - $0 > GamesFolder.delayNanoseconds } ?? true
    case .abandoned: false
    case nil: lastIntentIsChoice(name)
    }
  }

  /// Whether the last complete line can be the one that found the last pair.
  private func lastIntentIsChoice(_ name: JournalName) -> Bool {
    let lines = lastBytes(200, of: name).split(separator: 0x0A, omittingEmptySubsequences: false)
    guard let last = lines.dropLast().last else { return false }
    return String(decoding: last, as: UTF8.self).contains("\"choose\"")
  }

  private func recover(
    _ name: JournalName, _ modified: Int64, _ history: History, _ notices: inout [String]
  ) throws(StorageError) {
    guard let file = try lockedFile(name, notices: &notices) else { return }
    let record = try file.record()
    guard let entry = GameRecord(record, date: modified / 1_000_000_000) else { return }
    if try !history.contains(entry) { notices += try history.append(entry) }
    guard record.end == nil else { return }
    try journal(name, file, record).end(.finished)
  }
}

extension GameRecord {
  /// The history line of a recorded game; `nil` while the game goes on.
  ///
  /// - Parameters:
  ///   - record: the recorded game.
  ///   - date: the moment of its end, in seconds since 1970.
  init?(_ record: JournalRecord, date: Int64) {
    guard
      let result = GameRecord(
        record.game, record.header.setup, found: record.turns?.pairsFound ?? [])
    else { return nil }
    let analysis = GameAnalysis(of: record.dealt, record.intents.lazy.map(\.intent))
    self = result.saved(
      at: date, figures: analysis.flatMap { MemoryFigures($0, pairs: record.game.pairs) })
  }

  /// Whether both are lines of the same game, regardless of dates and figures.
  package func isSameGame(as other: GameRecord) -> Bool {
    (setup, moves, score, time) == (other.setup, other.moves, other.score, other.time)
  }
}
