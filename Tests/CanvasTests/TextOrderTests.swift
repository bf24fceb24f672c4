import Canvas
import Expectations
import Testing

/// Right-to-left texts; the expected results are written from left to right.
struct TextOrderTests {
  /// Letters by their numbers, so that no editor reorders them.
  private let peace = "\u{5E9}\u{5DC}\u{5D5}\u{5DD}"
  private let turned = "\u{5DD}\u{5D5}\u{5DC}\u{5E9}"

  @Test func `a word is reversed if the terminal leaves letters in their cells`() {
    expectEqual(peace.ordered(for: .cells), turned)
    expectEqual(peace.ordered(for: .lines), turned)
  }

  @Test func `a terminal that reverses words gets them in reading order`() {
    let other = "\u{5D0}\u{5D1}"
    expectEqual("\(peace) \(other)".ordered(for: .cells), "\u{5D1}\u{5D0} \(turned)")
    expectEqual("\(peace) \(other)".ordered(for: .words), "\(other) \(peace)")
    expectEqual(peace.ordered(for: .words), peace)
    expectEqual("a \(peace) \(other) b".ordered(for: .runs), "a \(peace) \(other) b")
    expectEqual(" \(peace)  ".ordered(for: .words).count, 7)
  }

  @Test func `numbers and signs after an isolated text stay after it`() {
    let line = "\(peace.isolated) = \(peace.isolated) (+1 s)"
    for order in [TextOrder.cells, .lines] {
      expectEqual(line.ordered(for: order), "\(turned) = \(turned) (+1 s)")
    }
    expectEqual(line.ordered(for: .words), "\(peace) = \(peace) (+1 s)")
    expectEqual(line.ordered(for: .runs), "\(peace) = \(peace) (+1 s)")
    expectEqual("Paris".isolated, "Paris")
  }

  @Test(arguments: ["", "Paris", "3 × 4 = 12", "東京", "naïve (or not)", "👻"])
  func `a text without right-to-left letters is not changed`(text: String) {
    for order in [TextOrder.cells, .words, .lines] {
      expectEqual(text.ordered(for: order), text)
      expectEqual(text.ordered(for: order, isRightToLeft: true), text)
    }
  }

  @Test func `Latin letters and numbers keep their order`() {
    expectEqual("\(peace) = peace".ordered(for: .cells), "\(turned) = peace")
    expectEqual("A pair: \(peace) = x  +9".ordered(for: .cells), "A pair: \(turned) = x  +9")
    expectEqual("\(peace) 12".ordered(for: .cells, isRightToLeft: true), "12 \(turned)")
    expectEqual("\(peace) 1,250.5%".ordered(for: .cells, isRightToLeft: true), "1,250.5% \(turned)")
    expectEqual("\(peace) abc 12".ordered(for: .cells, isRightToLeft: true), "abc 12 \(turned)")
    expectEqual("\(peace).".ordered(for: .cells, isRightToLeft: true), ".\(turned)")
    expectEqual("\(peace).".ordered(for: .cells), "\(turned).")
  }

  @Test func `brackets are mirrored, and marks stay with their letter`() {
    expectEqual("(\(peace))".ordered(for: .cells, isRightToLeft: true), "(\(turned))")
    let pointed = "\u{5E9}\u{5B8}\u{5DC}"
    expectEqual(pointed.ordered(for: .cells), "\u{5DC}\u{5E9}\u{5B8}")
    let arabic = "\u{645}\u{631}\u{62D}"
    expectEqual(
      "\(arabic) \u{661}\u{662}".ordered(for: .cells, isRightToLeft: true),
      "\u{661}\u{662} \u{62D}\u{631}\u{645}")
  }

  @Test func `the first letter decides the direction of a text`() {
    #expect(peace.isRightToLeft)
    #expect("12 \(peace) abc".isRightToLeft)
    #expect(!"abc \(peace)".isRightToLeft)
    #expect(!"12".isRightToLeft)
  }

  @Test func `no character is lost or added, whatever the text`() {
    let pieces = Array("\u{5D0}\u{5D1}\u{627} a1.,-+%()=\u{661}東")
    var state: UInt64 = 7
    for _ in 0..<2000 {
      var text = ""
      for _ in 0..<12 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        text.append(pieces[Int(state >> 33) % pieces.count])
      }
      let even = { (text: String) in
        text.map { $0 == ")" ? "(" : $0 }.sorted()
      }
      for order in [TextOrder.cells, .words] {
        for base in [true, false] {
          expectEqual(even(text.ordered(for: order, isRightToLeft: base)), even(text))
        }
      }
    }
  }
}
