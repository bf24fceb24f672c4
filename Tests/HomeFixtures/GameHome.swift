import Decks
import Expectations
import MemorizeViewModel
import MemoryGame
import Storage
import Testing

/// A directory with journals and a history, and the clock of its machine; it is removed in the end.
public final class GameHome {
  private lazy var root = TemporaryDirectory()
  public var path: String { "\(root.path)/data" }
  /// The clock of the machine, in seconds since 1970.
  public var clock: Int64 = 1_800_000_000
  /// The seconds by which local clocks are ahead of UTC.
  public var offset: Int64 = 0
  private var names = 0

  /// A directory that does not exist yet.
  public init() {}

  /// Returns the seed of each further board: `fresh 1`, `fresh 2` and so on.
  public var freshSeed: () -> String = {
    var seeds = 0
    return {
      seeds += 1
      return "fresh \(seeds)"
    }
  }()

  /// Sets the local clock.
  public func set(_ day: CalendarDay, hour: Int64) {
    clock = Int64(day.number) * 86_400 + hour * 3600 - offset
  }

  /// Today, by the local clock.
  public var today: CalendarDay { CalendarDay(Statistics.day(of: clock, ahead: offset)) }

  /// A recorder, as every start of the program makes one.
  public func recorder() -> GameRecorder {
    names += 1
    let name = "n\(names)"
    return GameRecorder(
      directory: path, program: "0", date: { self.clock }, suffix: { name },
      day: { Statistics.day(of: $0, ahead: self.offset) })
  }

  /// The list of best games, as a kiosk has one for its player.
  public func best(_ player: String? = nil) throws -> BestResults {
    try root.makeDirectory("data")
    return BestResults(directory: path, player: player, date: { self.clock })
  }

  /// A program that starts with a new game.
  ///
  /// - Parameters:
  ///   - deck: the player's own deck, on whose board the game is.
  ///   - pairs: the number of pairs; by default the deck's own number.
  ///   - seed: decides the board.
  ///   - rules: the rules of the game.
  ///   - library: the decks to choose from; by default only that deck.
  ///   - preferences: the player's choices.
  ///   - ghost: runs along with the game, which is on its board.
  ///   - time: now.
  ///   - isSaved: whether games are saved.
  ///   - best: the list of best games, if there is one.
  /// - Returns: the table.
  /// - Throws: if the deck has no board.
  public func table(
    _ deck: Deck = GameHome.deck, pairs: Int? = nil, seed: String = "x", rules: Rules = Rules(),
    library: @escaping @autoclosure () -> [Deck]? = nil,
    preferences: Preferences = Preferences(directory: nil), ghost: Ghost? = nil,
    at time: Duration = .zero, isSaved: Bool = true, best: BestResults? = nil
  ) throws -> TableViewModel {
    let board = try #require(ghost?.board ?? Board.of(deck, pairs: pairs, seed: seed))
    return try #require(
      TableViewModel.dealing(
        board, rules: rules, library: { library() ?? [deck] },
        recorder: isSaved ? recorder() : nil, preferences: preferences, best: best, ghost: ghost,
        at: time, freshSeed: freshSeed))
  }

  /// A program that starts with the unfinished game; `nil` if there is none.
  public func resumedTable(at time: Duration = .zero) -> TableViewModel? {
    TableViewModel.resuming(from: recorder(), deck: { _ in nil }, at: time, freshSeed: freshSeed)
  }

  /// Writes a file.
  public func write(_ text: String, to name: String) throws {
    try root.write(text, to: "data/\(name)")
  }

  /// The contents of a file.
  public func text(of name: String) throws -> String { try root.text(of: "data/\(name)") }

  /// Replaces the history.
  public func write(history lines: [String]) throws {
    try write(lines.map { $0 + "\n" }.joined(), to: "history.jsonl")
  }

  /// The lines of the history.
  public func history() throws -> [String] {
    try text(of: "history.jsonl").split(separator: "\n").map(String.init)
  }

  /// Four pairs of letters.
  public static let deck = Deck(
    name: "Letters", color: .blue, usualPairs: 4,
    pairs: ["a", "b", "c", "d"].map(Pair.init(twin:)))
}

extension TableViewModel {
  /// Chooses cards by their numbers, turning down two that are up.
  public func turn(_ numbers: Int..., at time: Duration = .seconds(1)) {
    for number in numbers {
      turnDown(at: time)
      choose(CardID(rawValue: number), at: time)
    }
  }

  /// Finds all pairs, after some misses with the same two cards.
  public func findAllPairs(misses: Int = 0, at time: Duration = .seconds(1)) {
    if turned.count == 1, let first = turned.first { choose(first.partner, at: time) }
    for _ in 0..<misses { turn(0, 2, at: time) }
    for number in 0..<2 * pairs { turn(number, at: time) }
  }
}
