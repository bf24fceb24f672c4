import Decks
import Expectations
import Foundation
import MemoryGame
import Testing

struct GameSetupTests {
  @Test(arguments: [
    ("Halloween:8#ghost", "Halloween", 8, "ghost"), ("a:b:2#x", "a:b", 2, "x"),
    ("C#:8#x", "C#", 8, "x"), ("C#:8#x#y", "C#", 8, "x#y"), ("a:3#b:4#c", "a", 3, "b:4#c"),
    ("a#1:500#z", "a#1", 500, "z"), ("Vi Keys:8# ", "Vi Keys", 8, " "), ("日本:2#👻", "日本", 2, "👻"),
    ("::2#x", ":", 2, "x"), ("#:2##", "#", 2, "#"),
    ("a:8#\u{301}x", "a", 8, "\u{301}x"),
  ])
  func `a code is written as read`(text: String, deck: String, pairs: Int, seed: String) throws {
    let code = try #require(GameSetup(code: text))
    #expect((code.deck, code.pairs, code.seed) == (deck, pairs, seed))
    expectEqual("\(code)", text)
  }

  @Test(arguments: [
    "", "#", ":", ":#", "Halloween", "Halloween:8", "Halloween:8#", "Halloween#x", ":8#x",
    "a:1#x", "a:501#x", "a:-8#x", "a:8 #x", "a:#x", "a:8.0#x", "a:99999999999999999999#x",
    "a:8#x\u{7}", "a:8#\n", "a:8#\u{202E}x", "a\u{1B}[2J:8#x",
    "-:8#x", "..:8#x", "../a:8#x", "/dev/zero:8#x", "./a:8#x",
  ])
  func `other texts are not board codes`(text: String) { expectNil(GameSetup(code: text)) }

  @Test func `the deck in a code is at most as long as a deck's name`() {
    #expect(GameSetup(code: String(repeating: "a", count: 60) + ":8#x") != nil)
    expectNil(GameSetup(code: String(repeating: "a", count: 61) + ":8#x"))
    expectNil(GameSetup(code: String(repeating: "#", count: 1_000_000)))
  }

  @Test func `a seed has 1 to 64 characters`() {
    #expect(!GameSetup.isSeed(""))
    #expect(GameSetup.isSeed(String(repeating: "👻", count: 64)))
    #expect(!GameSetup.isSeed(String(repeating: "x", count: 65)))
    #expect(!GameSetup.isSeed("a\u{1B}b"))
    #expect(!GameSetup.isSeed("a" + String(repeating: "\u{200D}", count: 1000)))
  }

  @Test func `a setup is read as it was written, with any rules`() throws {
    for variant in Variant.all {
      let setup = GameSetup(deck: "Halloween", pairs: 8, variant: variant, seed: " k3v9ta")
      let data = try JSONEncoder().encode(setup)
      try expectEqual(JSONDecoder().decode(GameSetup.self, from: data), setup)
    }
  }

  @Test func `the flags of earlier versions are read as rules`() throws {
    let text = #"{"deck":"a","pairs":4,"seed":"x","closingRanks":true,"sides":true,"open":false}"#
    let setup = try JSONDecoder().decode(GameSetup.self, from: Data(text.utf8))
    expectEqual(setup.variant, Variant(closesGaps: true, hasSides: true))
    let open = #"{"deck":"a","pairs":4,"seed":"x","closingRanks":false,"open":true}"#
    try expectEqual(
      JSONDecoder().decode(GameSetup.self, from: Data(open.utf8)).variant,
      Variant(isOpen: true))
  }

  @Test(arguments: [
    #"{"deck":"a","pairs":4,"seed":"x","rules":["closeGaps","upsideDown"]}"#,
    #"{"deck":"a","pairs":1,"seed":"x"}"#, #"{"deck":"a","pairs":501,"seed":"x"}"#,
    #"{"pairs":4,"seed":"x"}"#, #"{"deck":"a","pairs":4,"seed":"x","closingRanks":1}"#,
  ])
  func `a setup that makes no sense is refused`(text: String) {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(GameSetup.self, from: Data(text.utf8))
    }
  }

  @Test func `kinds of games are sorted by deck, pairs and rules, the usual game first`() {
    let kinds = [
      GameKind(deck: "A", pairs: 4), GameKind(deck: "A", pairs: 8),
      GameKind(deck: "A", pairs: 8, variant: Variant(closesGaps: true)),
      GameKind(deck: "A", pairs: 8, variant: Variant(isOpen: true)), GameKind(deck: "B", pairs: 2),
    ]
    expectEqual(kinds.reversed().sorted(), kinds)
    expectEqual(GameSetup(deck: "A", pairs: 8, seed: "x").kind, kinds[1])
  }
}

extension Variant {
  /// The usual game, each rule, and all pairs of rules that go together.
  static var all: [Variant] {
    let pairs = Rule.allCases.flatMap { one in
      Rule.allCases.map { other in
        var variant = Variant()
        variant[one] = true
        variant[other] = true
        return variant
      }
    }
    return Set(pairs + [Variant()]).filter { $0.conflict == nil }.sorted()
  }
}
