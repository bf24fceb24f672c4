import Decks
import Expectations
import Foundation
import Testing

/// A file of a built-in deck, read line by line.
struct BuiltInFile: Sendable, CustomStringConvertible {
  let lines: [String]
  /// The pairs, one in each line, a term and its definition with a tab between.
  let pairs: [String]

  var description: String { header("name") ?? "no name" }

  /// A line of the header, such as `#color:orange`.
  func header(_ key: String) -> String? {
    lines.first { $0.hasPrefix("#\(key):") }.map { String($0.dropFirst(key.count + 2)) }
  }

  /// All files in the folder of the built-in decks.
  static let all: [BuiltInFile] = {
    let files = try? FileManager.default.contentsOfDirectory(
      at: .inPackage("Sources/Decks/BuiltIn"), includingPropertiesForKeys: nil)
    return (files ?? []).compactMap { try? String(contentsOf: $0, encoding: .utf8) }.map { text in
      let lines = text.split(separator: "\n").map(String.init)
      let comments = ["# ", "#name:", "#color:", "#pairs:", "#columns:"]
      return BuiltInFile(
        lines: lines, pairs: lines.filter { line in !comments.contains(where: line.hasPrefix) })
    }
  }()
}

@Suite struct BuiltInDecksTests {
  @Test func `every deck of words has words for its sides, and no other deck has`() {
    for deck in BuiltInDecks.all + GeneratedDecks.all {
      expectEqual(deck.sides != nil, deck.isWords, "\(deck.name)")
    }
    expectEqual(BuiltInDecks.deck(named: "Capitals")?.sides, SideNames("Country", "Capital"))
  }

  @Test func `the menu has the deck of every file once`() {
    expectEqual(
      BuiltInDecks.names.sorted(), BuiltInFile.all.compactMap { $0.header("name") }.sorted())
    expectEqual(BuiltInDecks.all.map(\.name), BuiltInDecks.names)
    expectEqual(Set(BuiltInDecks.names).count, BuiltInDecks.names.count)
  }

  @Test(arguments: BuiltInFile.all)
  func `a built-in deck is what its file says`(file: BuiltInFile) throws {
    let deck = try #require(BuiltInDecks.deck(named: file.description))
    expectEqual(deck.color.rawValue, file.header("color"))
    expectEqual("\(deck.usualPairs)", file.header("pairs"))
    expectEqual(deck.pairs.count, file.pairs.count)
    expectEqual(deck.isWords, file.pairs.allSatisfy { $0.contains("\t") })
    #expect(deck.pairs.allSatisfy { ($0.first.side == .twin) != deck.isWords })
    #expect(deck.playablePairs >= deck.usualPairs)
  }

  @Test func `neighboring decks of the menu differ in color`() {
    let colors = BuiltInDecks.all.map(\.color)
    #expect(zip(colors, colors.dropFirst()).allSatisfy { $0 != $1 })
  }

  @Test
  func `only decks about ambiguous subjects repeat a text, which leaves pairs out of a board`() {
    let ambiguous = BuiltInDecks.all.filter { $0.playablePairs < $0.pairs.count }
    expectEqual(ambiguous.map(\.name), ["Times Tables"])
  }

  @Test(arguments: ["http status", "HTTP-Status", "httpstatus", " Http_Status "])
  func `a deck is found in every spelling of its name`(name: String) {
    expectEqual(BuiltInDecks.deck(named: name)?.name, "HTTP Status")
  }

  @Test(arguments: ["", "http", "Halloween2", "\u{1B}"])
  func `an unknown name finds no deck`(name: String) { expectNil(BuiltInDecks.deck(named: name)) }

  @Test(arguments: BuiltInDecks.names)
  func `no two texts on a board of a built-in deck look the same`(name: String) throws {
    let deck = try #require(BuiltInDecks.deck(named: name))
    let places = deck.pairs.indices
    for order in [
      Array(places), places.reversed(), places.sorted { ($0 * 7) % 13 < ($1 * 7) % 13 },
    ] {
      let texts = deck.unambiguous(order: order, limit: .max).flatMap { pair in
        pair.first == pair.second ? [pair.first.text] : [pair.first.text, pair.second.text]
      }
      // Case tells letters and keys apart.
      let looks = texts.map { $0.count > String.longestCased ? $0.lowercased() : $0 }
      expectEqual(Set(looks).count, texts.count)
    }
  }
}

/// A board code, the daily boards and the journey mean the same boards for ever only if no deck
/// changes: neither its pairs nor their order.
@Suite struct FrozenDecksTests {
  @Test func `every deck is frozen: its pairs never change`() throws {
    let names = (BuiltInDecks.all + GeneratedDecks.all).map(\.name)
    let decks = names.compactMap(BuiltInDecks.deck(named:))
    let lines = decks.map { "\(Self.checksum(of: $0)) \($0.name)" }
    let file = try String(contentsOf: .inPackage("Tests/DecksTests/checksums.txt"), encoding: .utf8)
    expectEqual(lines, file.split(separator: "\n").map(String.init))
  }

  /// The 64-bit FNV-1a hash of all texts, each with a line feed after it.
  static func checksum(of deck: Deck) -> String {
    let text = deck.pairs.map { "\($0.first.source)\n\($0.second.source)\n" }.joined()
    let hash = text.utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01B3
    }
    return String(hash, radix: 16)
  }
}
