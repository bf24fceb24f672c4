import Canvas
import Expectations
import Testing

@testable import Curses

/// Answers to questions, and what looks like them.
struct TerminalQuestionTests {
  /// The replies among these bytes, in which `^` stands for Escape.
  private func replies(_ text: String) -> [TerminalReply] {
    var decoder = InputDecoder()
    _ = decoder.feed(bytes(text))
    return decoder.takeReplies()
  }

  @Test(arguments: [
    ("rgb:0/0/0", false), ("rgb:f/f/f", true), ("rgb:00/00/00", false), ("rgb:ff/ff/ff", true),
    ("rgb:fff/fff/fff", true), ("rgb:0000/0000/0000", false), ("rgb:ffff/ffff/ffff", true),
    ("rgb:2828/2828/2828", false), ("rgb:fdfd/f6f6/e3e3", true), ("rgb:0000/2b2b/3636", false),
    ("rgba:0000/0000/0000/dddd", false), ("rgba:ffff/ffff/ffff/dddd", true),
  ])
  func `the background is reported up to a bell or a string's end`(color: String, isLight: Bool) {
    expectEqual(replies("^]11;\(color)\u{7}").map(\.hasLightBackground), [isLight])
    expectEqual(replies("^]11;\(color)^\\").map(\.hasLightBackground), [isLight])
  }

  @Test(arguments: [
    "^]11;rgb:\u{7}", "^]11;rgb:1/2\u{7}", "^]11;rgb:x/y/z\u{7}", "^]10;rgb:f/f/f\u{7}",
    "^]11;#ffffff\u{7}", "^]\u{7}", "^]11;rgb:1/2/3/4/5\u{7}", "^]11;rgb://///\u{7}",
  ])
  func `other colours mean nothing`(_ text: String) {
    #expect(replies(text).allSatisfy { $0.hasLightBackground == nil })
    #expect(decoded(text).isEmpty)
  }

  @Test(arguments: [
    ("^[?2026;1$y", true), ("^[?2026;2$y", true), ("^[?2026;0$y", false), ("^[?2026;4$y", false),
    ("^[?2026;3$y", false), ("^[?2026$y", false), ("^[?2027;1$y", nil), ("^[2026;1$y", nil),
    ("^[?y", nil),
  ])
  func `the answer tells whether frames can be shown at once`(_ text: String, _ answer: Bool?) {
    expectEqual(replies("a\(text)b").map(\.synchronizesFrames), [answer])
    expectEqual(decoded("a\(text)b"), [.key("a"), .key("b")])
  }

  @Test func `a terminal that becomes light or dark says so`() {
    expectEqual(decoded("^[?997;1n"), [.background(isLight: false)])
    expectEqual(decoded("^[?997;2n"), [.background(isLight: true)])
    for text in ["^[?997;3n", "^[?997n", "^[?997;1;1n", "^[997;1n", "^[?998;1n"] {
      #expect(decoded(text).isEmpty)
    }
  }

  @Test func `widths are not events and keep keys in order, however the bytes are split`() {
    let all = bytes("a^[2;4R^[A^[2;3Rä^[?62;22cb")
    for first in 0...all.count {
      for second in first...all.count {
        var decoder = InputDecoder()
        var events = decoder.feed(all[..<first])
        events += decoder.feed(all[first..<second]) + decoder.feed(all[second...])
        expectEqual(events, [.key("a"), .key(.up), .key("ä"), .key("b")])
        let replies = decoder.takeReplies()
        #expect(replies.map(\.column) == [4, 3, nil] && replies.last?.isDeviceKind == true)
        #expect(decoder.takeReplies().isEmpty && decoder.patience == nil)
      }
    }
  }

  @Test(arguments: ["^[R", "^[1;5R", "^[1;2R", "^OR", "^O5R"])
  func `F3 is a key`(_ text: String) {
    expectEqual(decoded(text), [.key(.function(3))])
    #expect(replies(text).isEmpty)
  }

  @Test(arguments: ["^[3;5R", "^[2R", "^[2;5;1R", "^[?2;5R", "^[>0;115;0c", "^[1;1R"])
  func `other reports are no answers and no keys`(_ text: String) {
    #expect(replies(text).allSatisfy { $0.column == nil && !$0.isDeviceKind })
    expectEqual(decoded(text + "x"), [.key("x")])
  }

  @Test func `an answer goes to its oldest question, and ends the wait for earlier ones`() throws {
    var questions = OpenQuestions()
    let start = ContinuousClock.now
    expectNil(questions.lastAwaited())
    questions.add(.background, at: start)
    questions.add(.status(), at: start + .milliseconds(10))
    expectEqual(questions.lastAwaited(at: start), start + .milliseconds(10))
    expectNil(questions.answer(try #require(replies("^[?62c").first)))
    #expect(questions.answer(try #require(replies("^[0n").first)) != nil)
    expectNil(questions.lastAwaited(at: start))
    // A late answer still counts, once.
    let color = try #require(replies("^]11;rgb:0/0/0\u{7}").first)
    #expect(questions.answer(color) != nil && questions.answer(color) == nil)
  }

  @Test func `no answer is expected after some seconds`() {
    var questions = OpenQuestions()
    let start = ContinuousClock.now
    questions.add(.background, at: start)
    expectEqual(questions.lastAwaited(at: start + .seconds(2)), start)
    expectNil(questions.lastAwaited(at: start + .seconds(4)))
  }

  @Test func `a lone Escape is held longer while an answer is awaited, and over a network`() {
    for (awaits, isRemote, lone) in [
      (false, false, 50), (true, false, 250), (false, true, 100), (true, true, 250),
    ] {
      var decoder = InputDecoder(isRemote: isRemote)
      decoder.awaitsReply = awaits
      #expect(decoder.feed([0x1B]).isEmpty)
      expectEqual(decoder.patience, .milliseconds(lone))
      #expect(decoder.feed(bytes("[2;")).isEmpty)
      expectEqual(decoder.patience, .milliseconds(500))
    }
  }
}

extension TerminalTests {
  @Test func `an answer that is split after its Escape is no key`() throws {
    try withTerminal { terminal, line in
      line.type("\u{1B}")
      var events: [Event] = []
      for _ in 0..<8 { events += terminal.events(waiting: .milliseconds(10)) }
      line.type("]11;rgb:ffff/ffff/ffff\u{1B}\\")
      events += terminal.events(waiting: .seconds(5))
      expectEqual(events, [.background(isLight: true)])
    }
  }

  @Test func `long frames are shown at once where the terminal can, and all is undone`() throws {
    try withTerminal("xterm-256color", .modes) { terminal, line in
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
