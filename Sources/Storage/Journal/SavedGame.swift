/// The game in play on disk: its journal, and at its end its line in the history.
///
/// Everything goes through the outbox. The order of writes loses no finished game, whenever the
/// program dies: first the last intent, then the line of the history, then the end of the journal.
/// See `GamesFolder.recoverFinishedGames`.
public final class SavedGame {
  private let games: GamesFolder
  private let history: History
  private let outbox: Outbox
  /// The journal to begin with the first intent or before, and the random part of its name.
  private let start: (header: JournalHeader, suffix: String)?
  private var journal: Journal?
  /// The name of the journal; `nil` before it was begun.
  public var name: JournalName? { journal?.name }
  /// The line of the history that is not written yet.
  public private(set) var entry: GameRecord?
  /// Whether nothing has happened in the game but pauses.
  private var isUntouched: Bool
  /// Whether no journal can be written, however often it is tried.
  public private(set) var isLost = false

  /// A new game, whose journal begins with its first intent, or with `begin`.
  ///
  /// - Parameters:
  ///   - header: the start of the game.
  ///   - suffix: a few random letters or digits, so that no two games have one name.
  ///   - games: the folder of journals.
  ///   - history: the history of finished games.
  ///   - outbox: keeps what cannot be written now.
  public init(
    _ header: JournalHeader, suffix: String, games: GamesFolder, history: History, outbox: Outbox
  ) {
    (self.games, self.history, self.outbox) = (games, history, outbox)
    start = (header, suffix)
    isUntouched = true
  }

  /// A game that is resumed with its journal.
  public init(
    resuming journal: Journal, isUntouched: Bool, games: GamesFolder, history: History,
    outbox: Outbox
  ) {
    (self.games, self.history, self.outbox) = (games, history, outbox)
    (self.journal, self.isUntouched) = (journal, isUntouched)
    isLost = !journal.isOpen
    start = nil
  }

  /// Saves intents that the game has carried out, with one write.
  public func record(_ intents: [TimedIntent]) { record(intents.map(JournalLine.intent)) }

  /// Saves lines about what has happened, with one write.
  package func record(_ lines: [JournalLine]) {
    guard !lines.isEmpty else { return }
    outbox.post(for: self) { [self] () throws(StorageError) in
      try write(lines)
      return []
    }
  }

  /// Begins the journal before the first intent, so that the game can be resumed.
  public func begin() {
    outbox.post(for: self) { [self] () throws(StorageError) in
      if journal == nil { try write([]) }
      return []
    }
  }

  /// Ends the game.
  public func finish(_ entry: GameRecord) {
    self.entry = entry
    // The line waits for an existing journal, or a resumed game could count twice.
    let file: AnyObject = journal?.isOpen == true ? self : outbox
    outbox.post(for: file) { [self] () throws(StorageError) in
      let notices = try history.append(entry)
      self.entry = nil
      return notices
    }
    end(.finished)
  }

  /// Gives the game up for another one; without a trace if nothing has happened.
  public func abandon() { end(.abandoned) }

  /// Leaves the game, which can be resumed once everything is written.
  public func leave() {
    outbox.post(for: self) { [self] () throws(StorageError) in
      journal?.close()
      return []
    }
  }

  private func write(_ lines: [JournalLine]) throws(StorageError) {
    guard !isLost else { return }
    isUntouched = isUntouched && lines.allSatisfy(\.isPause)
    do throws(StorageError) {
      if let journal {
        try journal.append(lines)
      } else if let start {
        journal = try games.begin(start.header, lines, suffix: start.suffix)
      }
    } catch {
      isLost = error.isFinal
      throw error
    }
  }

  private func end(_ end: JournalEnd) {
    outbox.post(for: self) { [self] () throws(StorageError) in
      guard let journal, journal.isOpen else { return [] }
      if isUntouched, end == .abandoned {
        journal.close()
        try games.remove(journal.name)
      } else {
        try journal.end(end)
      }
      games.prune()
      return []
    }
  }
}
