import Decks
import Expectations
import Foundation
import HomeFixtures
import LineMode
import MemorizeViewModel
import MemoryGame
import Testing

/// Whatever is typed gets one clear line and changes nothing.
struct BadInputTests {
  @Test(arguments: [
    "0", "9", "-1", "00000000000000000009", "99999999999999999999999", "c1", "a5", "a0", "z9",
    "zz99",
  ])
  func `a place that is not on the board gets one line`(word: String) throws {
    let play = try LineFixture()
    expectEqual(play.type(word), ["There are places 1 to 8, or a1 to b4."])
    #expect(play.table.turned.isEmpty)
  }

  @Test(arguments: [
    "foo", "7.", "b", "3b", "7x", "boards", "up 7", "é", "🎃", "7: Oslo", "/etc/passwd",
    String(repeating: "x", count: 1000), "abc7", "٣", "--lines",
  ])
  func `anything else gets one line that is not an echo`(line: String) throws {
    let play = try LineFixture()
    let answer = play.type(line)
    #expect(
      answer == ["I do not know that. Type a place, such as 7 or b3, or help."] || line == "b")
    #expect(play.table.turned.isEmpty)
    play.checkLines()
  }

  @Test func `full-width characters count as narrow ones`() throws {
    let (one, other) = (try LineFixture(), try LineFixture())
    expectEqual(one.type("７，ｂ３"), other.type("7, b3"))
    expectEqual(one.type("１、２"), other.type("1 2"))
    #expect(one.table.turned == other.table.turned && one.type("ｓｃｏｒｅ") == other.type("score"))
  }

  @Test func `lines that are no text get one line`() throws {
    let play = try LineFixture()
    for input in [LineReader.Input.tooLong, .controls, .notText] {
      let lines = play.game.refuse(input)
      expectEqual(lines.count, 1)
      #expect(lines.allSatisfy { $0.count <= 72 && $0.hasSuffix("help.") })
    }
  }

  @Test(arguments: [
    "new 1", "new 501", "new nowhere", "row", "row z", "row 0", "game", "game 7", "daily tomorrow",
    "journey 999", "practice", "practice 3", "row -9223372036854775808", "row 9223372036854775807",
    "game -9223372036854775808", "game 9223372036854775807", "journey -9223372036854775808",
    "journey 9223372036854775807", "journey 99999999999999999999", "practice -9223372036854775808",
    "journey -1", "undo", "redo", "review", "journey 40",
  ])
  func `a command that cannot be carried out gets one line`(line: String) throws {
    let play = try LineFixture()
    let (deals, turned) = (play.table.deals, play.table.turned)
    expectEqual(play.type(line).count, 1)
    #expect(play.table.deals == deals && play.table.turned == turned)
    play.checkLines()
  }

  @Test func `the largest and the longest boards keep to 72 columns`() throws {
    let words = (0..<500).map { "a rather long face with the number \($0), longer than one line" }
    let long = Deck(
      name: "A name that is as long as a name can be, and a few letters longer", color: .blue,
      usualPairs: 500, pairs: words.map { Pair(term: $0, definition: "x\($0)") })
    let play = try LineFixture(long, rules: Rules(variant: GameVariant(isOpen: true)))
    play.type("1 2 3 4 y1 ab3")
    for line in ["board", "up", "last", "score", "help", "decks", "stats", "row aa", "rules"] {
      #expect(!play.type(line).isEmpty)
    }
    play.checkLines()
  }
}

/// Lines out of bytes.
struct LineReaderTests {
  private func read(_ bytes: [UInt8], by size: Int = .max) -> [LineReader.Input] {
    var reader = LineReader()
    var found: [LineReader.Input] = []
    var rest = bytes[...]
    while !rest.isEmpty {
      found += reader.read(rest.prefix(size))
      rest = rest.dropFirst(min(size, rest.count))
    }
    return found + [reader.end()].compactMap(\.self)
  }

  @Test(arguments: [1, 2, 3, 1000]) func `lines arrive in pieces of any length`(size: Int) {
    expectEqual(
      read(Array("7\r\n\nb3 Осло\nquit".utf8), by: size),
      [
        .line("7"), .line(""), .line("b3 Осло"), .line("quit"),
      ])
  }

  @Test func `a line that is too long is refused once and skipped`() {
    let long = [UInt8](repeating: 0x37, count: 1_000_000)
    expectEqual(read(long + Array("\n7\n".utf8), by: 4096), [.tooLong, .line("7")])
    expectEqual(read(long, by: 4096), [.tooLong])
    let longest = String(repeating: "a", count: LineReader.longest)
    expectEqual(read(Array("\(longest)\n".utf8)), [.line(longest)])
    expectEqual(read(Array("\(longest)a\n".utf8)), [.tooLong])
  }

  @Test func `control characters and broken text are told apart`() {
    expectEqual(read([0x1B, 0x5B, 0x41, 0x0A]), [.controls])
    expectEqual(read([0x37, 0x00, 0x0A]), [.controls])
    expectEqual(read([0xC2, 0x85, 0x0A]), [.controls])
    expectEqual(read([0x37, 0xFF, 0x0A, 0x37, 0x09, 0x0A]), [.notText, .line("7\t")])
    expectEqual(read([0xD0]), [.notText])
  }
}

/// Faces as they are read aloud.
struct NamesTests {
  /// The face at the first place of a board of two cards, as a line tells it.
  private func name(_ twin: String) throws -> String {
    let deck = Deck(
      name: "Signs", color: .blue, usualPairs: 2, pairs: [Pair(twin: twin), Pair(twin: "other")])
    let play = try LineFixture(deck)
    let line = try #require(play.type(play.place(0)).first)
    return String(line.drop { $0 != " " }.dropFirst().dropLast())
  }

  @Test(arguments: [
    ("👻", "ghost"), ("🇩🇪", "flag, Germany"), ("A♠", "ace of spades"), ("10♥", "10 of hearts"),
    (".-", "dot dash"), ("-.-.", "dash dot dash dot"), ("dd", "dd"), ("$", "dollar"),
    (":q!", "colon q exclamation mark"), ("/\\", "slash backslash"), ("3 + 4", "3 plus 4"),
    ("12 - 5", "12 minus 5"), ("2 x 3", "2 times 3"), ("8 / 2", "8 divided by 2"),
    ("2^8", "2 to the power of 8"), ("12:45", "12:45"), ("3.14", "3.14"), ("Ctrl-F", "Ctrl-F"),
    ("New Delhi", "New Delhi"), ("Multi-Status", "Multi-Status"), ("Ψ", "Psi"),
    ("♔", "white chess king"),
    ("it's (not) so: yes", "it's (not) so: yes"), ("?", "question mark"), ("cat 🐈", "cat cat"),
    ("{}", "left brace right brace"), ("100%", "100 percent"),
  ])
  func `pictures and signs are words`(face: String, name: String) throws {
    try expectEqual(self.name(face), name)
  }

  @Test func `letters that differ in case only are told apart`() throws {
    let deck = Deck(
      name: "Keys", color: .blue, usualPairs: 2,
      pairs: [("n", "next"), ("N", "before"), ("X", "cut")].map { Pair(term: $0, definition: $1) })
    // Two terms that differ in case only are never on the same board.
    let lines = try (0..<20).flatMap { number in
      let play = try LineFixture(deck, seed: "\(number)")
      play.type("1 2 3 4")
      return play.transcript
    }
    for name in ["n", "capital N", "X"] { #expect(lines.contains { $0.contains(": \(name).") }) }
    #expect(!lines.contains { $0.contains("capital X") })
  }

  @Test func `no face of a built-in deck is read as signs`() throws {
    let signs = Set("♠♥♦♣<>[]{}()#@&%$=*+~|\\/_^→")
    for deck in BuiltInDecks.all + GeneratedDecks.all.filter({ ($0.level?.number ?? 1) == 1 }) {
      let rules = Rules(variant: GameVariant(isOpen: true))
      let play = try LineFixture(deck, rules: rules, pairs: 60)
      #expect(!play.type("board").isEmpty)
      for line in play.transcript {
        #expect(!line.contains { signs.contains($0) }, "\(deck.name): \(line)")
        let hasPicture = line.unicodeScalars.contains { $0.value >= 0x1F000 || $0.value == 0xFE0F }
        #expect(!hasPicture, "\(deck.name): \(line)")
      }
      play.checkLines()
    }
  }
}

/// Lines never claim that something is saved that is not.
struct SavingTests {
  @Test func `while something is not saved each answer says so`() throws {
    let play = try LineFixture()
    // A file in place of the directory, as on a disk that takes nothing.
    try Data().write(to: URL(fileURLWithPath: play.home.path))
    expectEqual(play.type("1").last, "Not saved.")
    expectEqual(play.type("2").last, "Not saved.")
    expectEqual(play.type("board").last, "Not saved.")
    try FileManager.default.removeItem(atPath: play.home.path)
    #expect(play.type("3").last != "Not saved.")
    #expect(play.transcript.contains("saving works again; nothing is lost"))
  }

  @Test func `a game that cannot be saved is not called kept`() throws {
    let play = try LineFixture()
    try Data().write(to: URL(fileURLWithPath: play.home.path))
    play.type("1")
    let end = play.game.leave(at: .seconds(9))
    #expect(end.contains("Not saved.") && end.last == "Goodbye.")
  }
}
