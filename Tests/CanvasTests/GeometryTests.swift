import Expectations
import Foundation
import MemoryGame
import Testing

@testable import Canvas

struct GeometryTests {
  @Test func `no length is negative`() {
    expectEqual(Size(width: -3, height: -1), Size(width: 0, height: 0))
    #expect(Rect(x: 5, y: 5, width: -3, height: 2).size.isEmpty)
    expectEqual(
      Rect(x: 0, y: 0, width: 3, height: 3).inset(x: 2, y: 1).size, Size(width: 0, height: 1))
  }

  @Test func `a rectangle contains its first cell, but not the one after its last`() {
    let rect = Rect(x: -1, y: 2, width: 3, height: 1)
    #expect(rect.contains(Point(x: -1, y: 2)) && rect.contains(Point(x: 1, y: 2)))
    #expect(!rect.contains(Point(x: 2, y: 2)) && !rect.contains(Point(x: 0, y: 3)))
    #expect(!Rect(x: 0, y: 0, width: 0, height: 5).contains(Point(x: 0, y: 0)))
  }

  @Test func `the intersection holds the cells of both rectangles`() {
    var dice = SeededGenerator(seed: 3)
    for _ in 0..<500 {
      let (one, other) = (dice.rect(within: 6), dice.rect(within: 6))
      let shared = one.intersection(other)
      expectEqual(shared.size, other.intersection(one).size)
      for y in -8..<16 {
        for x in -8..<16 {
          let point = Point(x: x, y: y)
          expectEqual(shared.contains(point), (one.contains(point) && other.contains(point)))
        }
      }
    }
  }

  @Test(arguments: [Int.min, Int.min + 1, -1, 0, 1, Int.max - 1, Int.max])
  func `rectangles at the largest coordinates can be intersected`(_ edge: Int) {
    let far = Rect(x: edge, y: edge, width: .max, height: 3)
    for other in [Rect(Size(width: 80, height: 24)), Rect(x: -9, y: -9, width: 4, height: 4), far] {
      let shared = far.intersection(other)
      #expect(shared.width <= other.width && shared.height <= other.height)
    }
  }

  @Test func `the middle is the left and upper one of two`() {
    expectEqual(Rect(x: 2, y: 3, width: 4, height: 3).middle, Point(x: 3, y: 4))
    expectEqual(Rect(x: 2, y: 3, width: 0, height: 0).middle, Point(x: 2, y: 3))
    let outer = Rect(x: 0, y: 0, width: 10, height: 5)
    expectEqual(outer.centered(Size(width: 4, height: 1)), Rect(x: 3, y: 2, width: 4, height: 1))
  }
}

extension SeededGenerator {
  /// A rectangle whose corner is at most a few cells outside a canvas of this size.
  mutating func rect(within length: Int) -> Rect {
    Rect(
      x: next(below: 3 * length) - length, y: next(below: 3 * length) - length,
      width: next(below: length + 2),
      height: next(below: length + 2))
  }
}

/// Comparison with the normalisation of Foundation.
struct CompositionTests {
  private func isComposed(_ text: String) -> Bool {
    text.composed.unicodeScalars.elementsEqual(
      text.precomposedStringWithCanonicalMapping.unicodeScalars)
  }

  @Test func `every character is composed again from its parts`() {
    for value in UInt32(0xA0)..<0x2_FA20 {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let parts = String(scalar).decomposedStringWithCanonicalMapping
      guard parts.unicodeScalars.count > 1 else { continue }
      if !isComposed(parts) { Issue.record("U+\(String(value, radix: 16))") }
    }
  }

  @Test func `any letter with any three marks is composed`() {
    let letters: [Unicode.Scalar] = [
      "e", "ê", "ệ", "o", "ơ", "u", "A", "å", "α", "и", "q", "\u{1112}", "하",
    ]
    let marks: [Unicode.Scalar] = [
      "\u{300}", "\u{301}", "\u{302}", "\u{30A}", "\u{306}", "\u{323}", "\u{327}", "\u{31B}",
      "\u{345}", "\u{1161}", "\u{11AB}", "x",
    ]
    for letter in letters {
      for one in marks {
        for other in marks {
          for third in marks {
            let text = String(String.UnicodeScalarView([letter, one, other, third]))
            let parts = text.decomposedStringWithCanonicalMapping
            if !isComposed(parts) || text.composed != text {
              Issue.record("\(text.unicodeScalars.map { $0.value })")
            }
          }
        }
      }
    }
  }

  @Test(arguments: ["", "a", "\u{301}", "\u{301}a\u{301}", "plain", "한글", "👩\u{200D}🚀"])
  func `texts without letters to compose stay as they are`(_ text: String) {
    #expect(isComposed(text))
  }

  @Test func `a decomposed character is drawn as one glyph`() {
    expectEqual(Glyph.glyphs(of: "e\u{302}\u{323}"), [Glyph("ệ")])
    expectEqual(Glyph.glyphs(of: "A\u{30A}"), [Glyph("Å")])
    expectEqual(Glyph.glyphs(of: "か\u{3099}"), [Glyph("が")])
  }
}
