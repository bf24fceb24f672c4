import Decks
import GameAnalysis
import MemoryGame
import Storage

/// A finished game with the shares of memory and luck in it.
public struct FinishedGame: Equatable, Sendable {
  /// The result.
  public let result: GameRecord
  /// The shares; `nil` with open cards and in company.
  public let review: GameReview?

  /// A finished game.
  public init(_ result: GameRecord, _ review: GameReview?) {
    self.result = result
    self.review = review
  }

  /// The game of a journal; `nil` while it goes on.
  package init?(_ record: JournalRecord) {
    let found = record.turns?.pairsFound ?? []
    guard let result = GameRecord(record.game, record.header.setup, found: found) else {
      return nil
    }
    let analysis = GameAnalysis(of: record.dealt, record.intents.lazy.map(\.intent))
    self.init(result, result.isAlone ? analysis.map { GameReview($0, hints: result.hints) } : nil)
  }

  /// The game that was finished last; `nil` if there is none.
  ///
  /// - Throws: if the folder of games cannot be read.
  public static func last(in directory: String) throws(StorageError) -> FinishedGame? {
    try GamesFolder(directory: directory).newestFinished().flatMap(FinishedGame.init)
  }

  /// The stars, from 1 to 3; `nil` if nothing had to be remembered, in company, and for a game that
  /// a rule ended early.
  public var stars: Int? {
    guard result.isWon, result.isAlone else { return nil }
    return review?.stars ?? result.stars
  }

  /// Whether other players have the deck, which comes with the game.
  public var hasSharedDeck: Bool { BuiltInDecks.contains(result.setup.deck) }
}

extension TableViewModel {
  /// The finished game on the table; `nil` while it goes on.
  public var finishedGame: FinishedGame? { result.map { FinishedGame($0, gameReview) } }
}
