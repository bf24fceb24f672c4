import Expectations
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

  @Test func `random input never breaks a line`() throws {
    let words = [
      "7", "b3", "8 1", "board", "row", "a", "hint", "undo", "new", "food", "again", "daily",
      "study",
      "journey", "2", "game", "stats", "pause", "resume", "shuffle", "review", "practice", "last",
      "right", "\u{7}", "\u{1B}[2J", "é", "\u{202E}", "99999999999999999999", "-1", "rules", "",
    ]
    var generator = SeededGenerator(seed: "input")
    var reader = LineReader()
    let play = try LineFixture()
    for _ in 0..<400 {
      let line = (0...generator.next(below: 3)).map { _ in words[generator.next(below: words.count)]
      }
      for input in reader.read(Array(line.joined(separator: " ").utf8) + [0x0A]) {
        guard case .line(let text) = input else {
          expectEqual(play.game.refuse(input).count, 1)
          continue
        }
        #expect(play.type(text).allSatisfy { !$0.unicodeScalars.contains("\u{1B}") })
      }
    }
    #expect(!play.game.isEnded)
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
