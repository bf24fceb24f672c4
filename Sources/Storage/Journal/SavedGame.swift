/// The game in play on disk: its journal, and at its end its line in the history.
///
/// Data that cannot be written stays in memory, and every later call tries again. The order of
/// writes loses no finished game, whenever the program dies: first the last intent, then the line
/// of the history, then the end of the journal. See `GamesFolder.recoverFinishedGames`.
public final class SavedGame {
  private let games: GamesFolder
  private let history: History
  /// The journal to begin, and the random part of its name; `nil` after the first intent.
  private var start: (header: JournalHeader, suffix: String)?
  private var hasPrepared = false
  private var journal: Journal?
  /// The lines that were not handed to the journal yet.
  private var lines: [JournalLine] = []
  private var end: JournalEnd?
  private var hasLeft = false
  private var isTooLarge = false
  /// The line of the history that is not written yet.
  public private(set) var entry: GameRecord?

  /// A new game, whose journal begins with its first intent, or before by `prepare`.
  ///
  /// - Parameters:
  ///   - header: the start of the game.
  ///   - suffix: a few random letters or digits, so that no two games have one name.
  ///   - games: the folder of journals.
  ///   - history: the history of finished games.
  public init(_ header: JournalHeader, suffix: String, games: GamesFolder, history: History) {
    self.games = games
    self.history = history
    start = (header, suffix)
  }

  /// A game that is resumed.
  ///
  /// - Parameters:
  ///   - journal: its journal.
  ///   - games: the folder of journals.
  ///   - history: the history of finished games.
  public init(resuming journal: Journal, games: GamesFolder, history: History) {
    self.games = games
    self.history = history
    self.journal = journal
  }

  /// Whether nothing is left to write, now or later.
  public var isDone: Bool {
    entry == nil && (lines.isEmpty || isLost) && (end != nil || hasLeft)
      && journal?.isOpen != true
  }

  /// Whether no journal can be written, however often it is tried.
  public var isLost: Bool { isTooLarge || journal?.isLost == true }

  /// Begins the journal, so that the first intent need not wait for it.
  ///
  /// It tries once. If that fails, the first intent tries again, and `save` tells why.
  public func prepare() {
    guard let start, !hasPrepared else { return }
    hasPrepared = true
    journal = try? games.begin(start.header, suffix: start.suffix)
  }

  /// Adds an intent that the game has carried out; call `save` to write it.
  public func record(_ timed: TimedIntent) {
    record(.intent(timed))
  }

  /// Adds a line about something that has happened; call `save` to write it.
  package func record(_ line: JournalLine) {
    guard !isLost else { return }
    lines.append(line)
  }

  /// Ends the game; call `save` to write this.
  ///
  /// - Parameter entry: the line of the history.
  public func finish(_ entry: GameRecord) {
    self.entry = entry
    end = .finished
  }

  /// Gives the game up for another one; call `save` to write this.
  public func abandon() {
    end = .abandoned
  }

  /// Leaves the game, which can be resumed once everything is written; call `save` to write it.
  public func leave() {
    hasLeft = true
  }

  /// Closes the journal; what is not written is lost.
  public func close() {
    journal?.close()
  }

  /// Writes everything that is not written yet.
  ///
  /// - Returns: messages for the player about files set aside.
  /// - Throws: the first error; a later call tries again.
  public func save() throws(StorageError) -> [String] {
    var failure: StorageError?
    var notices: [String] = []
    do throws(StorageError) { try saveLines() } catch { failure = error }
    // The history waits for an existing journal, or a resumed game could count twice.
    if let entry, failure == nil || journal?.isOpen != true {
      do throws(StorageError) {
        notices = try history.append(entry)
        self.entry = nil
      } catch {
        failure = failure ?? error
      }
    }
    if let failure { throw failure }
    try saveEnd()
    return notices
  }

  private func saveLines() throws(StorageError) {
    if let start, !lines.isEmpty { try begin(start.header, start.suffix) }
    guard let journal else { return }
    let new = lines
    lines = []
    try journal.append(new)
  }

  private func begin(_ header: JournalHeader, _ suffix: String) throws(StorageError) {
    do throws(StorageError) {
      // A prepared journal may have waited for hours, and another program may have removed it.
      if journal?.hasName != true { journal = try games.begin(header, suffix: suffix) }
      start = nil
    } catch {
      guard error.action == .save else { throw error }
      isTooLarge = true
      start = nil
      throw error
    }
  }

  private func saveEnd() throws(StorageError) {
    guard let journal, journal.isOpen else { return }
    switch end {
    case .finished: try journal.finish()
    case .abandoned: try journal.abandon()
    case nil:
      if hasLeft { try journal.leave() }
      return
    }
    games.prune()
  }
}
