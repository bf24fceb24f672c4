import Decks
import Storage
import Words

/// A finished game as a few lines for others, words first, so that they can be read aloud.
///
/// Nothing in them tells where a card lay.
public struct SharedText {
  /// The signs for stars and moves.
  public enum Signs: Sendable {
    case unicode
    case ascii
    /// Words only.
    case none
  }

  private let game: FinishedGame
  private let signs: Signs

  /// The text of a game.
  public init(_ game: FinishedGame, _ signs: Signs) {
    self.game = game
    self.signs = signs
  }

  private var result: GameRecord { game.result }

  /// The game, its result, its moves, and the command that deals the same board.
  public var lines: [String] {
    [title, figures, moves, command].compactMap { $0 }
  }

  /// The lines with a line feed between them.
  public var text: String { lines.joined(separator: "\n") }

  /// The kind of game, as in `Memorize daily 2026-11-22, Animals 15`.
  private var title: String {
    let setup = result.setup
    let rules = setup.variant.rules.isEmpty ? [] : [setup.variant.shownTitle]
    return ([occasion, "\(setup.deck.deckTitle) \(setup.pairs)"] + rules).listed
  }

  private var occasion: String {
    guard result.setup.occasion == .plain, !result.isAlone else {
      return result.setup.terms.sharedTitle()
    }
    return say("Memorize against \(result.setup.company.shownOpponent.capitalizedFirst)")
  }

  /// The result, as in `25 moves, par 23.7, 1.0 moves lost to forgetting, 1:52, ★★☆`.
  private var figures: String {
    let time = result.time.shortText
    guard result.isAlone else {
      let to = " " + say("to", context: "between the pairs of players, as in 5 to 3") + " "
      let found = result.found.map { "\($0)" }.joined(separator: to)
      return say("pairs \(found), \(time)")
    }
    guard result.isWon else {
      let found = result.setup.pairsText(found: "\(result.pairsFound)")
      return [found, result.moves.movesText, time].listed
    }
    guard !result.isOpen else {
      return [time, result.misses.missesText].listed
    }
    let loss = game.review.map(\.breakdown.lossText)
    let hints = result.isUnaided ? nil : result.hints.hintText
    return [result.moves.movesText, result.par.phrase, loss, hints, time, stars]
      .compactMap { $0 }.listed
  }

  private var stars: String? {
    guard let count = game.stars else { return nil }
    guard signs != .none else { return count.starsText }
    let (won, missing) = signs == .unicode ? ("★", "☆") : ("*", "-")
    return (0..<3).map { $0 < count ? won : missing }.joined()
  }

  /// A mark for each move, or in words the moves in which a card was forgotten.
  private var moves: String? {
    guard let review = game.review else { return nil }
    guard signs != .none else {
      let count = review.moves.count { $0.outcome == .forgotten }
      return count == 0
        ? nil
        : say(
          count, one: "forgot a card in \(count) move", other: "forgot a card in \(count) moves")
    }
    let (pair, miss) = signs == .unicode ? ("●", "○") : ("o", ".")
    return review.moves.map { move in
      switch move.outcome {
      case .forgotten: "!"
      case .pair: pair
      case .miss: miss
      }
    }.joined()
  }

  /// The command that deals the same board, if other players have its deck.
  private var command: String? {
    guard BuiltInDecks.contains(result.setup.deck), !result.setup.terms.isChosen else { return nil }
    let code = result.setup.code.replacing("'", with: "'\\''")
    return "memorize --board '\(code)'"
  }
}
