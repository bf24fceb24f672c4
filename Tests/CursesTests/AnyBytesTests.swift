import Canvas
import Expectations
import MemoryGame
import Testing

@testable import Curses

/// Bytes that terminals send, and bytes that none would.
struct AnyBytesTests {
  private static let pieces =
    [
      "^", "^[", "^O", "^]", "^]11;rgb:", "^P", "^[<", "^[<0;5;5M", "^[M", "^[200~", "^[201~",
      "^\\",
      "\u{7}", "ffff/ffff/ffff", "^[A", "^OA", "^[1;5", "^[[", "^[7$", "$", ";", "3", "a", "Z", "~",
      "ä", "€", "😀", "\r", " ", "^ x", "^ xy", "^]11;rgb:f/f/f\u{7}", "^[I", "?",
      String(repeating: "1", count: 250), "^[" + String(repeating: "2;", count: 130),
      "^]" + String(repeating: "y", count: 255),
    ].map(bytes) + [[0xC3], [0xE2, 0x82], [0xF0, 0x9F], [0xFF], [0x80], [0x00], [0x9B]]

  private func sequence(_ dice: inout SeededGenerator) -> [UInt8] {
    var all: [UInt8] = []
    for _ in 0...dice.next(below: 12) {
      if dice.next(below: 4) == 0 {
        all.append(UInt8(dice.next(below: 256)))
      } else {
        all += AnyBytesTests.pieces[dice.next(below: AnyBytesTests.pieces.count)]
      }
    }
    return all
  }

  @Test func `splitting the bytes makes no difference`() {
    var dice = SeededGenerator(seed: 1)
    let extra: [[UInt8]: Key] = [bytes("^ xy"): .home, bytes("^ x"): .end]
    for _ in 0..<3000 {
      let all = sequence(&dice)
      var whole = InputDecoder(extra: extra)
      var split = InputDecoder(extra: extra)
      let expected = whole.feed(all)
      var events: [Event] = []
      var rest = all[...]
      while !rest.isEmpty {
        let count = 1 + dice.next(below: dice.next(below: 2) == 0 ? 2 : 40)
        events += split.feed(rest.prefix(count))
        rest = rest.dropFirst(count)
      }
      expectEqual(events, expected, "\(all)")
      expectEqual(split.patience, whole.patience)
      expectEqual(split.flush(), whole.flush())
      expectNil(split.patience)
    }
  }

  @Test func `the decoder does not wait after complete keys`() {
    var decoder = InputDecoder()
    for text in [
      "a", "ä", "^[A", "^OP", "^[<0;5;5M", "^[M !!", "^]11;rgb:f/f/f^\\", "^[200~x^[201~",
    ] {
      _ = decoder.feed(bytes(text))
      expectNil(decoder.patience, "\(text)")
    }
  }

  @Test(.timeLimit(.minutes(1))) func `a flood of bytes is decoded quickly`() {
    var dice = SeededGenerator(seed: 2)
    let flood = (0..<1_000_000).map { _ in UInt8(truncatingIfNeeded: dice.next()) }
    let clock = ContinuousClock()
    let time = clock.measure {
      var decoder = InputDecoder()
      for start in stride(from: 0, to: flood.count, by: 65_536) {
        _ = decoder.feed(flood[start..<min(flood.count, start + 65_536)])
      }
      _ = decoder.feed(flood)
    }
    #expect(time < .seconds(20), "\(time)")
  }
}
