import Decks
import Expectations
import Testing

@Suite struct BuiltInFactsTests {
  private func pairs(_ name: String) throws -> [(term: String, definition: String)] {
    try #require(BuiltInDecks.deck(named: name)).pairs.map { ($0.first.text, $0.second.text) }
  }

  @Test func `there are at least sixteen decks`() {
    #expect(BuiltInDecks.names.count >= 16)
  }

  @Test func `a letter in Morse is one to five dots and dashes, and none is repeated`() throws {
    let morse = try pairs("Morse")
    #expect(morse.allSatisfy { (1...5).contains($0.definition.count) })
    #expect(morse.allSatisfy { $0.definition.allSatisfy { ".-".contains($0) } })
    expectEqual(Set(morse.map(\.definition)).count, morse.count)
    expectEqual(morse.first { $0.term == "S" }?.definition, "...")
    expectEqual(morse.first { $0.term == "O" }?.definition, "---")
    #expect(morse.filter { $0.term.allSatisfy(\.isNumber) }.allSatisfy { $0.definition.count == 5 })
  }

  @Test func `the NATO alphabet has a word for each letter`() throws {
    let letters = try pairs("NATO").map(\.term)
    expectEqual(letters.joined(), "ABCDEFGHIJKLMNOPQRSTUVWXYZ")
  }

  @Test func `the elements are in order, and their symbols are short and unique`() throws {
    let elements = try pairs("Elements")
    expectEqual(elements.count, 118)
    expectEqual(Set(elements.map(\.term)).count, 118)
    expectEqual(Set(elements.map(\.definition)).count, 118)
    #expect(elements.allSatisfy { (1...2).contains($0.term.count) })
    for (number, symbol) in [1: "H", 6: "C", 26: "Fe", 79: "Au", 92: "U", 118: "Og"] {
      expectEqual(elements.dropFirst(number - 1).first?.term, symbol)
    }
  }

  @Test func `status codes rise from 100 to 599`() throws {
    let codes = try pairs("HTTP Status").compactMap { Int($0.term) }
    expectEqual(codes.count, 48)
    expectEqual(codes, Set(codes).sorted())
    #expect(codes.allSatisfy { 100...599 ~= $0 })
    try expectEqual(pairs("HTTP Status").first { $0.term == "404" }?.definition, "Not Found")
  }

  @Test func `Greek letters are in order, each a capital and its small letter`() throws {
    let letters = try pairs("Greek Letters")
    expectEqual(letters.map { String($0.term.prefix(1)) }.joined(), "ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩ")
    #expect(letters.allSatisfy { $0.term.prefix(1).lowercased() == $0.term.suffix(1) })
  }

  @Test func `kana are hiragana, and each has its own sound`() throws {
    let kana = try pairs("Kana")
    #expect(kana.allSatisfy { $0.term.unicodeScalars.allSatisfy { 0x3041...0x3096 ~= $0.value } })
    #expect(kana.allSatisfy { $0.definition.utf8.allSatisfy { 0x61...0x7A ~= $0 } })
    expectEqual(Set(kana.map(\.definition)).count, 46)
  }

  @Test func `no country and no capital is repeated`() throws {
    let capitals = try pairs("Capitals")
    expectEqual(Set(capitals.map(\.term)).count, capitals.count)
    expectEqual(Set(capitals.map(\.definition)).count, capitals.count)
  }
}
