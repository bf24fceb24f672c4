import Decks
import Expectations
import Foundation
import HomeFixtures
import MemorizeViewModel
import MemoryGame
import Races
import Storage

/// A directory with races, journals and a history; it is removed in the end.
public final class RaceHome {
  private let directory = TemporaryDirectory()
  public var path: String { directory.path }
  /// The moment now, in microseconds since 1970.
  public var now: Int64 = 1_800_000_000_000_000

  private var names = 0
  private let code = RaceCode("k3v9ta")

  /// An empty directory.
  public init() {}

  private struct Missing: Error {}

  /// A recorder, as every start of the program makes one.
  public func recorder() -> GameRecorder {
    names += 1
    let name = "n\(names)"
    return GameRecorder(
      directory: path, program: "0", date: { 1_800_000_000 }, suffix: { name })
  }

  /// The table of a player; the first one makes the race.
  ///
  /// - Parameters:
  ///   - name: the player; `nil` watches.
  ///   - recorder: saves the game at its end.
  /// - Returns: the table before the race.
  /// - Throws: if the player cannot join.
  public func table(_ name: String?, recorder: GameRecorder? = nil) throws -> TableViewModel {
    let folder = RacesFolder(directory: path, now: { 1_900_000_000_000_000 })
    guard let code else { throw Missing() }
    let deck = GameHome.deck
    if try folder.codes().isEmpty {
      guard let drawn = DrawnPairs(from: deck, count: 4, seed: "x") else { throw Missing() }
      _ = try folder.create(
        code, JournalHeader(deck: deck, drawn: drawn, askedPairs: 4, start: 1, program: "0"))
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSince1970: 1_799_999_000)],
        ofItemAtPath: "\(folder.path(of: code))/_board.jsonl")
    }
    let race = try folder.race(code)
    if let name { try race.join(as: name) }
    let table = RaceGame.table(
      for: race, recorder: recorder, library: { [deck] }, date: { self.now }, freshSeed: { "fresh" }
    )
    guard let table else { throw Missing() }
    return table
  }

  /// Tables of players whose clocks start at the time 3 s.
  public func racing(_ names: [String], recorder: GameRecorder? = nil) throws -> [TableViewModel] {
    let tables = try names.map { try table($0, recorder: $0 == names.first ? recorder : nil) }
    for table in tables { table.race.look(at: .zero) }
    for table in tables { table.race.getReady(at: .zero) }
    for table in tables {
      table.race.look(at: .zero)
      table.doWhatIsDue(at: .seconds(3))
    }
    return tables
  }
}

extension TableViewModel {
  /// Finds pairs, a second each.
  public func findPairs(_ count: Int = .max, from time: Duration) {
    var time = time
    for card in places.compactMap({ $0 }) where !card.isMatched && card.id < card.id.partner {
      guard pairsFound < count else { return }
      choose(card.id, at: time)
      choose(card.id.partner, at: time + .milliseconds(500))
      time += .seconds(1)
    }
  }
}
