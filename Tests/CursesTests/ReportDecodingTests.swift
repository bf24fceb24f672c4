import Canvas
import Expectations
import Testing

@testable import Curses

struct ReportDecodingTests {
  @Test(arguments: [
    ("^[<0;1;1M", Mouse.Action.press(.left)), ("^[<1;1;1M", .press(.middle)),
    ("^[<2;1;1M", .press(.right)), ("^[<0;1;1m", .release), ("^[<2;1;1m", .release),
    ("^[<32;1;1M", .drag(.left)), ("^[<33;1;1M", .drag(.middle)), ("^[<34;1;1M", .drag(.right)),
    ("^[<35;1;1M", .hover), ("^[<64;1;1M", .wheel(up: true)), ("^[<65;1;1M", .wheel(up: false)),
    ("^[<4;1;1M", .press(.left)), ("^[<16;1;1M", .press(.left)), ("^[<28;1;1M", .press(.left)),
    ("^[<80;1;1M", .wheel(up: true)), ("^[M !!", .press(.left)), ("^[M#!!", .release),
    ("^[M\"!!", .press(.right)), ("^[M@!!", .drag(.left)), ("^[MC!!", .hover),
    ("^[M`!!", .wheel(up: true)), ("^[Ma!!", .wheel(up: false)),
  ])
  func `the mouse is understood in both of its languages`(_ text: String, _ action: Mouse.Action) {
    expectEqual(decoded(text), [.mouse(Mouse(action, at: Point(x: 0, y: 0)))])
  }

  @Test func `the mouse's position counts from the top left, also beyond column 223`() {
    expectEqual(decoded("^[<0;500;300M"), [.mouse(Mouse(.press(.left), at: Point(x: 499, y: 299)))])
    expectEqual(
      decoded(bytes("^[M ") + [0xFF, 0x30]),
      [.mouse(Mouse(.press(.left), at: Point(x: 222, y: 15)))])
  }

  @Test(arguments: [
    "^[<0;0;1M", "^[<0;1;0M", "^[<0;-1;5M", "^[<-3;1;1M", "^[<0;99999999999999999999;1M",
    "^[<99999999999999999999;1;1M", "^[<128;1;1M", "^[<0;1M", "^[<0;1;1;1M", "^[<M", "^[<66;1;1M",
    "^[<64;1;1m", "^[<;;M", "^[M\u{1}!!", "^[M \u{1}\u{1}", "^[<0;1;18446744073709551617M",
  ])
  func `reports from no place or no button mean nothing`(_ text: String) {
    #expect(decoded(text).isEmpty)
    expectEqual(decoded(text + "a"), [.key("a")])
  }

  @Test func `the focus is reported`() {
    expectEqual(decoded("^[I^[O"), [.focus(true), .focus(false)])
  }
}

struct PasteDecodingTests {
  @Test func `pasted text is one event, however it is split`() {
    let all = bytes("a^[200~q \r\n^[A ä^[201 ^[201~b")
    let text = "q \r\n\u{1B}[A ä\u{1B}[201 "
    for first in 0...all.count {
      for second in stride(from: first, through: all.count, by: 3) {
        var decoder = InputDecoder()
        var events = decoder.feed(all[..<first])
        events += decoder.feed(all[first..<second]) + decoder.feed(all[second...])
        expectEqual(events, [.key("a"), .paste(text), .key("b")])
        expectNil(decoder.patience)
      }
    }
  }

  @Test func `pasted text without an end mark is an event once nothing follows`() {
    var decoder = InputDecoder()
    #expect(decoder.feed(bytes("^[200~abc^[20")).isEmpty)
    #expect((decoder.patience ?? .zero) > .milliseconds(100))
    expectEqual(decoder.flush(), [.paste("abc\u{1B}[20")])
    expectNil(decoder.patience)
    expectEqual(decoder.feed(bytes("a")), [.key("a")])
  }

  @Test func `pasted text is cut off at a limit`() {
    let text = String(repeating: "x", count: 100_000)
    expectEqual(
      decoded("^[200~\(text)^[201~a"),
      [.paste(String(text.prefix(InputDecoder.longestPaste))), .key("a")])
  }

  @Test func `wrong bytes in pasted text become replacement characters`() {
    expectEqual(decoded(bytes("^[200~a") + [0xFF] + bytes("b^[201~")), [.paste("a\u{FFFD}b")])
    expectEqual(decoded("^[200~^[201~"), [.paste("")])
  }
}
