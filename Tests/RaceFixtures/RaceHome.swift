import Decks
import Foundation
import HomeFixtures
import MemorizeViewModel
import MemoryGame
import Races
import Storage
import Testing

/// A directory with races, journals and a history; it is removed in the end.
public final class RaceHome {
  private let home = GameHome()
  public var path: String { home.path }
  /// The moment now, in microseconds since 1970.
  public var now: Int64 = 1_800_000_000_000_000

  private let code = RaceCode("k3v9ta")

  /// An empty directory.
  public init() {}

  /// A recorder, as every start of the program makes one.
  public func recorder() -> GameRecorder { home.recorder() }

  /// The table of a player; the first one makes the race.
  ///
  /// - Parameters:
  ///   - name: the player; `nil` watches.
  ///   - recorder: saves the game at its end.
  /// - Returns: the table before the race.
  /// - Throws: if the player cannot join.
  public func table(_ name: String?, recorder: GameRecorder? = nil) throws -> TableViewModel {
    let folder = RacesFolder(directory: path, now: { 1_900_000_000_000_000 })
    let code = try #require(code)
    let deck = GameHome.deck
    if try folder.codes().isEmpty {
      let drawn = try #require(DrawnPairs(from: deck, count: 4, seed: "x"))
      _ = try folder.create(
        code, JournalHeader(deck: deck, drawn: drawn, askedPairs: 4, start: 1, program: "0"))
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSince1970: 1_799_999_000)],
        ofItemAtPath: "\(folder.path(of: code))/_board.jsonl")
    }
    let race = try folder.race(code)
    if let name { try race.join(as: name) }
    return try #require(
      RaceGame.table(
        for: race, recorder: recorder, library: { [deck] }, date: { self.now },
        freshSeed: { "fresh" }))
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
