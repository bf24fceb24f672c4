import Canvas
import Testing

@testable import Curses

@Suite("Modes of recent terminals")
struct RecentModesTests {
  private static func areAnswered(_ variables: [String: String]) -> Bool {
    RecentModes.areAnswered { variables[$0] }
  }

  @Test("Questions go only to terminals that are known to answer them")
  func names() {
    for name in ["xterm-kitty", "foot", "foot-extra", "alacritty", "xterm-ghostty"] {
      #expect(Self.areAnswered(["TERM": name]))
      #expect(!Self.areAnswered(["TERM": name, "TMUX": "/tmp/x,1,0"]))
      #expect(!Self.areAnswered(["TERM": name, "STY": "1.x"]))
    }
    // qterminal calls itself xterm-256color and prints a letter of the question.
    for name in ["xterm-256color", "xterm", "tmux-256color", "screen", "football", "", "linux"] {
      #expect(!Self.areAnswered(["TERM": name]))
    }
  }

  @Test(
    "The answer tells whether frames can be shown at once",
    arguments: [
      ("^[?2026;1$y", true), ("^[?2026;2$y", true), ("^[?2026;0$y", false),
      ("^[?2026;4$y", false), ("^[?2026;3$y", false), ("^[?2026$y", false),
    ])
  func answers(_ text: String, _ synchronizes: Bool) {
    var decoder = InputDecoder()
    #expect(decoder.synchronizes == nil)
    #expect(decoder.feed(bytes("a\(text)b")) == [.key("a"), .key("b")])
    #expect(decoder.synchronizes == synchronizes)
  }

  @Test("Answers about other modes mean nothing", arguments: ["^[?2027;1$y", "^[2026;1$y", "^[?y"])
  func otherAnswers(_ text: String) {
    var decoder = InputDecoder()
    #expect(decoder.feed(bytes(text)).isEmpty)
    #expect(decoder.synchronizes == nil)
  }

  @Test("A terminal that becomes light or dark says so")
  func brightness() {
    #expect(decoded("^[?997;1n") == [.background(isLight: false)])
    #expect(decoded("^[?997;2n") == [.background(isLight: true)])
    for text in ["^[?997;3n", "^[?997n", "^[?997;1;1n", "^[997;1n", "^[?998;1n"] {
      #expect(decoded(text).isEmpty)
    }
  }
}

extension TerminalTests {
  @Test("Long frames are shown at once where the terminal can, and everything is undone")
  func synchronisedFrames() throws {
    try withTerminal(answersModes: true) { terminal, line in
      let begin = line.sent()
      #expect(begin.contains("\u{1B}[?2031h") && begin.contains("\u{1B}[?2026$p"))
      var canvas = Canvas(size: terminal.size)
      terminal.present(canvas)
      #expect(!line.sent().contains("\u{1B}[?2026h"))
      line.type("\u{1B}[?2026;2$y")
      #expect(terminal.events(waiting: .seconds(5)).isEmpty)
      for number in 0..<100 {
        let isEven = number.isMultiple(of: 2)
        let style = isEven ? Style(.good, on: .table, .bold) : Style(.table, on: .good)
        canvas.put("x", at: Point(x: number % 20, y: number / 20), style)
      }
      terminal.present(canvas)
      let frame = line.sent()
      #expect(frame.hasPrefix("\u{1B}[?2026h") && frame.hasSuffix("\u{1B}[?2026l"))
      canvas.put("y", at: Point(x: 3, y: 3), Style(.good, on: .table))
      terminal.present(canvas)
      #expect(!line.sent().contains("?2026"))
      terminal.close()
      let end = line.sent()
      #expect(end.contains("\u{1B}[?2026l") && end.contains("\u{1B}[?2031l"))
    }
    try withTerminal { _, line in #expect(!line.sent().contains("[?2026")) }
  }
}
