import Decks
import MemoryGame
import Storage

/// The journey through boards that grow.
extension TableViewModel {
  /// Reads the stars of the journey, of this and of other programs.
  public func readJourneyResults() -> JourneyResults { files.journeyResults() }

  /// The number of the board on the table, for the first time or once more; `nil` if it is none of
  /// the journey.
  public var journeyNumber: Int? {
    switch occasion {
    case .journey(let number), .journeyPractice(let number): number
    case .daily, .practice, .study, .missed, nil: nil
    }
  }

  /// Whether the board is one of the journey dealt once more, which brings no stars.
  public var isJourneyPractice: Bool {
    if case .journeyPractice = occasion { true } else { false }
  }

  /// Deals a new board of the journey; one that is not open changes nothing.
  ///
  /// - Parameters:
  ///   - number: the number of the board, from 1.
  ///   - results: the stars so far.
  ///   - time: now.
  public func playJourney(_ number: Int, _ results: JourneyResults, at time: Duration) {
    guard results.isOpen(number) else { return }
    dealJourney(number, at: time)
  }

  /// Deals a new board of the journey.
  func dealJourney(_ number: Int, at time: Duration) {
    guard let board = Journey.board(number), let deck = board.deck else { return }
    deal(
      Board.of(deck, pairs: board.pairs, seed: freshSeed()), at: time, for: .journey(number))
  }
}

extension Occasion {
  /// The rules of the games for this occasion.
  var variant: Variant {
    switch self {
    case .journey(let number), .journeyPractice(let number):
      Journey.board(number)?.variant ?? Variant()
    case .daily, .practice, .study, .missed: Variant()
    }
  }
}
