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
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Sources/Decks/BuiltIn")
    let files = try? FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    return (files ?? []).compactMap { try? String(contentsOf: $0, encoding: .utf8) }.map { text in
      let lines = text.split(separator: "\n").map(String.init)
      let comments = ["# ", "#name:", "#color:", "#pairs:"]
      return BuiltInFile(
        lines: lines, pairs: lines.filter { line in !comments.contains(where: line.hasPrefix) })
    }
  }()
}

@Suite struct BuiltInDecksTests {
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

  @Test func `only decks about ambiguous subjects leave pairs out of a board`() {
    let ambiguous = BuiltInDecks.all.filter { $0.playablePairs < $0.pairs.count }
    expectEqual(ambiguous.map(\.name), ["Times Tables", "Vi Keys"])
  }

  @Test(arguments: ["http status", "HTTP-Status", "httpstatus", " Http_Status "])
  func `a deck is found in every spelling of its name`(name: String) {
    expectEqual(BuiltInDecks.deck(named: name)?.name, "HTTP Status")
  }

  @Test(arguments: ["", "http", "Halloween2", "\u{1B}"])
  func `an unknown name finds no deck`(name: String) {
    expectNil(BuiltInDecks.deck(named: name))
  }

  @Test func `every text fits a line of a small terminal`() {
    for text in BuiltInDecks.all.flatMap(\.texts) {
      #expect(1...21 ~= text.count, "\(text)")
    }
  }

  @Test func `the multiplication is right`() throws {
    let deck = try #require(BuiltInDecks.deck(named: "times tables"))
    for pair in deck.pairs {
      let factors = pair.first.text.split(separator: " x ").compactMap { Int($0) }
      expectEqual(factors.count, 2)
      expectEqual(factors.reduce(1, *), Int(pair.second.text))
    }
  }

  @Test func `a hash sign is a shape, and a key of vi`() {
    expectEqual(BuiltInDecks.deck(named: "Shapes")?.texts.contains("#"), true)
    expectEqual(BuiltInDecks.deck(named: "Vi Keys")?.texts.contains("#"), true)
  }

  @Test func `shapes are short and plain`() throws {
    for text in try #require(BuiltInDecks.deck(named: "Shapes")).texts {
      #expect(1...3 ~= text.utf8.count)
      #expect(text.utf8.allSatisfy { 0x21...0x7E ~= $0 })
    }
  }

  @Test func `a card of a suit is a rank and one of four signs`() throws {
    let texts = try #require(BuiltInDecks.deck(named: "Playing Cards")).texts
    #expect(texts.allSatisfy { "♠♥♦♣".contains($0.last ?? " ") })
    #expect(texts.allSatisfy { $0.dropLast().utf8.allSatisfy { $0 < 0x80 } })
  }

  @Test func `a code word starts with its letter`() throws {
    for pair in try #require(BuiltInDecks.deck(named: "NATO")).pairs {
      #expect(pair.second.text.hasPrefix(pair.first.text))
    }
  }

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
      expectEqual(Set(texts.map { $0.lowercased() }).count, texts.count)
    }
  }
}
