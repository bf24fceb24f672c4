import Words

/// Everything that waits to be written: the one way in which a game saves while it is played.
///
/// Each writing is tried at once. One that fails stays in memory, and is tried again with whatever
/// is saved next. The writings of one file are made in order; a failure holds up only those.
public final class Outbox {
  /// Something to tell the player.
  public enum News: Equatable, Sendable {
    /// Something cannot be written; told once until everything is.
    case failed(StorageError)
    /// Everything that could not be written is written now.
    case worksAgain
    /// A message about a file that was set aside.
    case notice(String)

    /// The message for the player.
    public var text: String {
      switch self {
      case .failed(let error): error.description
      case .worksAgain: say("saving works again; nothing is lost")
      case .notice(let text): text
      }
    }
  }

  /// Writes something; returns messages for the player about files set aside.
  public typealias Writing = () throws(StorageError) -> [String]

  private struct Letter {
    let file: ObjectIdentifier
    /// Whether a lock that another program holds is worth a message.
    let tellsLocks: Bool
    /// Whether its failure is told even after another one.
    var tellsAgain: Bool
    let write: Writing
  }

  private var letters: [Letter] = []
  private var news: [News] = []
  private var hasToldFailure = false
  private var isClosed = false

  /// An empty outbox.
  public init() {}

  /// Whether something waits to be written, or was lost when the outbox closed.
  public var isWaiting: Bool { isClosed || !letters.isEmpty }

  /// Writes something now or, if that fails, later.
  ///
  /// - Parameters:
  ///   - file: stands for the file: what is posted for it is written in order.
  ///   - tellsLocks: whether a lock that another program holds is worth a message.
  ///   - tellsAgain: whether its failure is told even after another one, once: the player has just
  ///     asked for it.
  ///   - write: writes all of it or, if it throws, nothing.
  /// - Returns: the reason why it is not written yet, or never can be; `nil` if it is written.
  @discardableResult
  public func post(
    for file: AnyObject, tellsLocks: Bool = true, tellsAgain: Bool = false,
    _ write: @escaping Writing
  ) -> StorageError? {
    letters.append(
      Letter(
        file: ObjectIdentifier(file), tellsLocks: tellsLocks, tellsAgain: tellsAgain, write: write))
    return send()
  }

  /// Tries to write everything that waits.
  public func retry() {
    if !letters.isEmpty { _ = send() }
  }

  /// Tries a last time; what cannot be written is lost, and its files are closed.
  public func close() {
    retry()
    isClosed = !letters.isEmpty
    letters = []
  }

  /// Takes the news, each once.
  public func takeNews() -> [News] {
    defer { news = [] }
    return news
  }

  /// Tries to write everything; returns the failure of the last letter.
  private func send() -> StorageError? {
    var held: [ObjectIdentifier: StorageError] = [:]
    var waiting: [Letter] = []
    var last: StorageError?
    var hasLost = false
    for var letter in letters {
      last = held[letter.file] ?? send(letter)
      if let failure = held[letter.file], letter.tellsAgain { news.append(.failed(failure)) }
      letter.tellsAgain = false
      guard let failure = last else { continue }
      // What can never be written holds up nothing.
      if failure.isFinal {
        hasLost = true
      } else {
        held[letter.file] = failure
        waiting.append(letter)
      }
    }
    letters = waiting
    if hasToldFailure, waiting.isEmpty {
      hasToldFailure = false
      if !hasLost { news.append(.worksAgain) }
    }
    return last
  }

  private func send(_ letter: Letter) -> StorageError? {
    do throws(StorageError) {
      news += try letter.write().map(News.notice)
      return nil
    } catch {
      let isTold =
        error.isFinal || letter.tellsAgain
        || !hasToldFailure && (letter.tellsLocks || !error.isBusy)
      if isTold { news.append(.failed(error)) }
      if !error.isFinal, isTold { hasToldFailure = true }
      return error
    }
  }
}

extension StorageError {
  /// Whether the file can never be written, however often it is tried.
  var isFinal: Bool { [.save, .write].contains(action) && isAboutContents }
}
