import Decks
import Expectations
import Testing

@Suite struct GeneratedDecksTests {
  static let decks = GeneratedDecks.all

  @Test func `four exercises have ten levels, and the others one`() {
    let levels = Self.decks.map { $0.level?.number ?? 0 }
    let ten = Array(1...10)
    expectEqual(levels, ten + ten + ten + ten + [0, 0, 0, 0, 0, 0])
    expectEqual(Set(Self.decks.map(\.name)).count, Self.decks.count)
    expectEqual(
      GeneratedDecks.names,
      [
        "Sums", "Differences", "Products", "Quotients", "Number Words", "Clock Times",
        "Roman", "Binary", "Hexadecimal", "Powers",
      ])
    let level = Self.decks[22].level
    #expect(level?.topic == "Products" && level?.number == 3 && level?.last == 10)
  }

  @Test(arguments: decks) func `every deck fills a usual board with different answers`(deck: Deck) {
    #expect(deck.isGenerated && deck.isWords)
    #expect(deck.playablePairs >= deck.usualPairs)
    expectEqual(Set(deck.pairs).count, deck.pairs.count)
    for seed in ["a", "b", "c"] {
      let board = DrawnPairs(from: deck, count: deck.usualPairs, seed: seed)
      expectEqual(board?.pairs.count, deck.usualPairs)
      let answers = board?.pairs.map(\.second.text) ?? []
      expectEqual(Set(answers).count, deck.usualPairs)
    }
  }

  @Test(arguments: [
    ("sums", "Sums:1"), ("SUMS:10", "Sums:10"), ("number-words", "Number Words"),
    ("ROMAN", "Roman"), (" Quo tients:7", "Quotients:7"),
  ]) func `a deck is found in every spelling of its name`(name: String, deck: String) {
    expectEqual(GeneratedDecks.deck(named: name)?.name, deck)
    expectEqual(BuiltInDecks.deck(named: name)?.name, deck)
    #expect(GeneratedDecks.contains(name) && BuiltInDecks.contains(name))
  }

  @Test(arguments: ["sums:0", "sums:11", "sums:", "sums:x", "sums:3:4", "binary:1", "sum", ""])
  func `a name with a wrong level finds no deck`(name: String) {
    expectNil(GeneratedDecks.deck(named: name))
    #expect(!GeneratedDecks.contains(name))
    expectNil(GeneratedDecks.level(ofDeckNamed: name))
  }

  @Test func `a wrong level is named with the right ones`() {
    expectEqual(
      GeneratedDecks.fault(in: "sums:11"), "Sums: expected a level from 1 to 10, found '11'")
    expectEqual(GeneratedDecks.fault(in: "binary:2"), "Binary has no levels; omit ':2'")
    for name in ["sums:10", "sums", "halloween:8", "12:30"] {
      expectNil(GeneratedDecks.fault(in: name))
    }
  }

  @Test func `a board code names a level`() {
    let setup = GameSetup(code: "sums:3:8#x")
    expectEqual(setup, GameSetup(deck: "sums:3", pairs: 8, seed: "x"))
    expectEqual(setup?.code, "sums:3:8#x")
  }
}
