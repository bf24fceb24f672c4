import Decks
import Foundation
import MemoryGame
import Storage

@testable import Races

/// A folder of races with a board of three pairs; it is removed in the end.
final class RaceFixture {
  let path = FileManager.default.temporaryDirectory
    .appendingPathComponent("races-\(UUID().uuidString)").path

  deinit { try? FileManager.default.removeItem(atPath: path) }

  var folder: RacesFolder { RacesFolder(directory: path) }

  static let code = RaceCode("k3v9ta")

  /// The board of the race.
  func header(seed: String = "x") throws -> JournalHeader {
    let deck = Deck(
      name: "Zoo", color: .blue, usualPairs: 3, pairs: ["ant", "bee", "cow"].map(Pair.init(twin:)))
    let drawn = try found(DrawnPairs(from: deck, count: 3, seed: seed))
    return JournalHeader(deck: deck, drawn: drawn, askedPairs: 3, start: 1, program: "0")
  }

  func dealt() throws -> MemoryGame<Face> { try found(header().deal()) }

  func newRace() throws -> Race { try folder.create(found(Self.code), header()) }

  func race() throws -> Race { try folder.race(found(Self.code)) }

  private struct Missing: Error {}

  private func found<Value>(_ value: Value?) throws -> Value {
    guard let value else { throw Missing() }
    return value
  }
}

extension Race {
  /// Adds a line of the player.
  private func append(_ line: RaceLine) throws {
    try take(line)
    try write(line)
  }

  /// Makes the player ready, and starts the clock.
  func start() throws {
    try append(.ready)
    try append(.go(1))
  }

  /// Finds the pair of the first card on the table.
  func findPair(at time: Duration = .seconds(1)) throws {
    guard let id = own?.game.places.compactMap({ $0 }).first(where: { !$0.isMatched })?.id else {
      return
    }
    try append(.play(TimedIntent(.choose(id), at: time)))
    try append(.play(TimedIntent(.choose(id.partner), at: time)))
  }
}
