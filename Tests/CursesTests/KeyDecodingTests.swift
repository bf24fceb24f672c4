import Canvas
import Expectations
import Testing

@testable import Curses

struct KeyDecodingTests {
  @Test(arguments: [
    (["^[A", "^OA", "^[1;2A", "^[1;5A", "^[a", "^Oa", "^O5A"], Key.up),
    (["^[B", "^OB", "^[1;3B", "^[b", "^Ob"], .down),
    (["^[C", "^OC", "^[1;2C", "^[c", "^Oc"], .right),
    (["^[1;5C", "^[1;3C"], .wordRight), (["^[1;5D", "^[1;3D"], .wordLeft),
    (["^[D", "^OD", "^[1;9D", "^[d", "^Od"], .left),
    (["^[H", "^OH", "^[1~", "^[7~", "^[1;5H", "^[7$", "^[7;5~"], .home),
    (["^[F", "^OF", "^[4~", "^[8~", "^[8@"], .end),
    (["^[5~", "^[5;5~", "^[5$"], .pageUp), (["^[6~", "^[6;2~"], .pageDown),
    (["^[2~"], .insert), (["^[3~", "^[3;5~", "^[3$"], .delete), (["^[Z", "^OZ"], .backTab),
    (["\r", "\n", "^OM"], .enter), (["\t", "^OI"], .tab), (["\u{7F}", "\u{8}"], .backspace),
  ])
  func `a key is known by every sequence terminals send for it`(_ texts: [String], _ key: Key) {
    for text in texts { expectEqual(decoded(text), [.key(key)], "\(text)") }
  }

  @Test(arguments: [
    (["^OP", "^[P", "^[11~", "^[[A", "^[1;2P", "^O2P"], 1),
    (["^OQ", "^[Q", "^[12~", "^[[B"], 2), (["^OR", "^[R", "^[13~", "^[[C"], 3),
    (["^OS", "^[S", "^[14~", "^[[D", "^[1;5S"], 4), (["^[15~", "^[[E", "^[15;5~"], 5),
    (["^[17~"], 6), (["^[18~"], 7), (["^[19~"], 8), (["^[20~"], 9), (["^[21~"], 10),
    (["^[23~"], 11), (["^[24~", "^[24;2~"], 12),
  ])
  func `function keys are known on xterm, rxvt and the console`(_ texts: [String], _ number: Int) {
    for text in texts { expectEqual(decoded(text), [.key(.function(number))], "\(text)") }
  }

  @Test func `characters are decoded in order`() {
    for code in UInt8(0x20)..<0x7F {
      expectEqual(decoded([code]), [.key(.character(Character(Unicode.Scalar(code))))])
    }
    expectEqual(decoded("äß€😀"), ["ä", "ß", "€", "😀"].map { .key(.character($0)) })
  }

  @Test func `control characters of two bytes are not keys`() {
    expectEqual(decoded("\u{80}a\u{9B}b\u{9F}\u{A0}"), [.key("a"), .key("b"), .key("\u{A0}")])
  }

  @Test func `control keys are named by their letter`() {
    expectEqual(
      decoded([0x03, 0x0C, 0x1A]), [.control("c"), .control("l"), .control("z")].map(Event.key))
    #expect(decoded([0x00, 0x1C, 0x1D, 0x1E, 0x1F]).isEmpty)
  }

  @Test func `the keypad types its characters in application mode`() {
    expectEqual(
      decoded("^Op^Oy^Ok^Om^Oj^On^Oo^OX").map { $0 },
      ["0", "9", "+", "-", "*", ".", "/", "="]
        .map { .key(.character($0)) })
  }

  @Test func `a lone Escape is a key once nothing follows it`() {
    var decoder = InputDecoder()
    #expect(decoder.feed([0x1B]).isEmpty)
    #expect(decoder.patience != nil)
    expectEqual(decoder.flush(), [.key(.escape)])
    expectNil(decoder.patience)
    #expect(decoder.flush().isEmpty)
  }

  @Test func `Escape and another key sent together are both keys`() {
    expectEqual(decoded("^x"), [.key(.escape), .key("x")])
    expectEqual(decoded("^^"), [.key(.escape), .key(.escape)])
    expectEqual(decoded("^^[A"), [.key(.escape), .key(.up)])
    expectEqual(decoded("^\r"), [.key(.escape), .key(.enter)])
  }

  @Test(
    arguments: [
      [0x80], [0xBF, 0xBF], [0xC0, 0xAF], [0xC1, 0x81], [0xE0, 0x80, 0x80], [0xED, 0xA0, 0x80],
      [0xF0, 0x80, 0x80, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xF5, 0x80], [0xFE], [0xFF],
      [0xE2, 0x82],
      [0xF0, 0x9F, 0x98], [0xC3],
    ] as [[UInt8]])
  func `what is not UTF-8 writes nothing and does not swallow what follows`(_ wrong: [UInt8]) {
    #expect(decoded(wrong).isEmpty)
    expectEqual(decoded(wrong + [0x61]), [.key("a")])
    expectEqual(decoded(wrong + [0x1B, 0x5B, 0x41]), [.key(.up)])
  }

  @Test func `unusual keys of the terminal are decoded, whole and split`() {
    let extra: [[UInt8]: Key] = [bytes("^A"): .up, bytes("^AB"): .down, bytes("^ xy"): .home]
    expectEqual(decoded("^ xy", extra: extra), [.key(.home)])
    expectEqual(decoded("^AB", extra: extra), [.key(.down)])
    expectEqual(decoded("^Ax", extra: extra), [.key(.up), .key("x")])
    var decoder = InputDecoder(extra: extra)
    #expect(decoder.feed(bytes("^")).isEmpty)
    #expect(decoder.feed(bytes(" x")).isEmpty)
    expectEqual(decoder.feed(bytes("y")), [.key(.home)])
  }

  @Test(arguments: [
    "^[99~", "^[?1;2c", "^[>0;276;0c", "^[24;80R", "^[97;5u", "^[27;5;97~", "^[?2026;2$y",
    "^[E", "^Oz", "^[200;1z", "^[201~", "^[8;24;80t", "^P1$r0m^\\", "^_Gi=1;OK^\\",
    "^]52;c;YQ==\u{7}", "^[32;10;10M", "^[[Z",
  ])
  func `an unknown sequence is passed over as a whole`(_ text: String) {
    #expect(decoded(text).isEmpty)
    expectEqual(decoded(text + "a"), [.key("a")])
  }

  @Test func `a broken sequence does not swallow the next key`() {
    expectEqual(decoded("^[1;^[A"), [.key(.up)])
    expectEqual(decoded("^O^[A"), [.key(.up)])
    expectEqual(decoded("^[[^[A"), [.key(.up)])
    expectEqual(decoded("^]11;x^[A"), [.key(.up)])
    expectEqual(decoded("^[12\r"), [.key(.enter)])
  }

  @Test func `an endless sequence is skipped up to its end`() {
    let digits = String(repeating: "1;", count: 1000)
    expectEqual(decoded("^[\(digits)Aa"), [.key("a")])
    expectEqual(decoded("^]\(digits)\u{7}a"), [.key("a")])
    expectEqual(decoded("^]\(digits)^\\a"), [.key("a")])
    expectEqual(decoded("^]\(digits)^[A"), [.key(.up)])
    var decoder = InputDecoder()
    #expect(decoder.feed(bytes("^[\(digits)")).isEmpty)
    #expect(decoder.patience != nil)
    #expect(decoder.flush().isEmpty)
    expectNil(decoder.patience)
    expectEqual(decoder.feed(bytes("1")), [.key("1")])
  }
}

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

  @Test func `reports of the focus mean nothing`() {
    expectEqual(decoded("^[I^[Oa"), [.key("a")])
  }
}

struct PasteDecodingTests {
  @Test func `pasted text is one event`() {
    expectEqual(
      decoded("a^[200~q \r\n^[A ä^[201 ^[201~b"),
      [.key("a"), .paste("q \r\n\u{1B}[A ä\u{1B}[201 "), .key("b")])
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
