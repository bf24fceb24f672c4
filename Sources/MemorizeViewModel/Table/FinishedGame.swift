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
}

extension GameRecord {
  /// The stars of the game, from 1 to 3; `nil` if nothing had to be remembered, if its memory was
  /// not analysed, or if a rule ended it early.
  ///
  /// With three or four of a kind, the moves beyond par count as forgotten.
  public var stars: Int? {
    guard isWon else { return nil }
    guard setup.variant.ofAKind == nil else {
      return Stars.won(
        memory: ExpectedMoves(min(0, Int(par.moves.rounded(.up)) - moves)), hints: hints)
    }
    return figures.map { Stars.won(memory: $0.memory, hints: hints) }
  }
}

extension Par {
  /// Par of a kind of game.
  public init(_ kind: GameKind) { self.init(pairs: kind.pairs, kind.variant) }
}
