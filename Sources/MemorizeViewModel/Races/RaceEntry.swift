import Options
import Races
import Words

/// A race of this computer, as a list shows it.
public struct RaceEntry: Equatable, Sendable {
  /// The code to join it with.
  public let code: String
  /// The name of the deck.
  public let deck: String
  /// The colour of the deck.
  public let color: DeckColor
  /// The pairs on the board.
  public let pairs: Int
  /// The names of the racers, with what became of those who no longer race, as in `Ann (left)`.
  public let racers: [String]

  /// All races of a folder that can be read, the newest first.
  ///
  /// Complexity: O(bytes of all logs).
  ///
  /// - Throws: if the folder cannot be read.
  public static func all(in folder: RacesFolder) throws(RaceFault) -> [RaceEntry] {
    try folder.codes().compactMap { try? folder.race($0) }.map(RaceEntry.init)
  }

  private init(_ race: Race) {
    code = race.code.description
    (deck, color) = (race.header.deckName, race.header.color)
    pairs = race.header.setup.pairs
    racers = race.racers.map { racer in
      let log = racer.log
      if log.fault != nil { return say("\(log.name) (breaks the rules)", context: "racer") }
      if log.hasFinished { return say("\(log.name) (finished)", context: "racer") }
      return log.hasLeft ? say("\(log.name) (left)", context: "racer") : log.name
    }
  }
}

/// The player's choice from the list of races.
public final class RaceChoice {
  /// The choice.
  public enum Outcome: Equatable, Sendable {
    /// The race with this code.
    case join(String)
    /// A race that does not exist yet.
    case new
  }

  /// The choice; `nil` if the player closed the list.
  public var outcome: Outcome?

  /// No choice yet.
  public init() {}
}
