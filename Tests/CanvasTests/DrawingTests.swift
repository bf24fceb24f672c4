import Expectations
import MemoryGame
import Testing

@testable import Canvas

/// Random drawing, with a check of the whole canvas after each step.
struct DrawingTests {
  private static let glyphs: [Glyph] = ["a", "█", "👻", "漢", "ｗ", " ", "░"]
  private static let texts = ["abc", "漢字", "a👻b👻", "", "é漢x", "\u{1B}[2J", "🇩🇪", "नमस्ते"]
  private static let places = [Int.min, Int.max, Int.max - 1, -1_000_000_000, 1_000_000_000]

  @Test(arguments: [(0, 0), (1, 1), (2, 1), (1, 5), (3, 2), (7, 4), (20, 3), (0, 4), (5, 0)])
  func `halves of wide glyphs are never alone and nothing outside the clip is drawn`(
    _ width: Int, _ height: Int
  ) {
    let size = Size(width: width, height: height)
    for seed in 0..<20 {
      var dice = SeededGenerator(seed: UInt64(seed))
      var canvas = Canvas(size: size)
      for _ in 0..<60 {
        canvas.clip = dice.next(below: 3) == 0 ? Rect(size) : dice.rect(within: max(width, height))
        let before = canvas
        step(&canvas, &dice)
        #expect(canvas.size == size && canvas.cells.count == width * height)
        checkHalves(of: canvas)
        checkOutside(of: canvas, before)
      }
    }
  }

  @Test func `the changes between two frames hold all cells that differ, and no half glyph`() {
    let size = Size(width: 9, height: 4)
    for seed in 0..<200 {
      var dice = SeededGenerator(seed: UInt64(seed))
      var before = Canvas(size: size)
      for _ in 0..<8 { step(&before, &dice) }
      var after = before
      for _ in 0..<3 { step(&after, &dice) }
      var copy = before.rows
      for change in after.changes(since: before) {
        #expect(!change.columns.isEmpty)
        copy[change.row].replaceSubrange(
          change.columns, with: after.rows[change.row][change.columns])
        let next = change.columns.upperBound
        #expect(!after.rows[change.row][change.columns.lowerBound].glyph.isContinuation)
        #expect(next == size.width || !after.rows[change.row][next].glyph.isContinuation)
      }
      expectEqual(copy, after.rows)
    }
    let canvas = Canvas(size: size)
    #expect(canvas.changes(since: canvas).isEmpty)
    expectEqual(canvas.changes(since: nil).map(\.columns), Array(repeating: 0..<9, count: 4))
    let other = Canvas(size: Size(width: 8, height: 4))
    expectEqual(canvas.changes(since: other), canvas.changes(since: nil))
  }

  /// A small picture with wide glyphs.
  private func image(_ dice: inout SeededGenerator) -> Canvas {
    var image = Canvas(size: Size(width: dice.next(below: 6), height: dice.next(below: 4)))
    image.fill(Rect(image.size), "▒", Style(.face))
    for y in 0..<image.size.height { image.write("a漢👻b", at: Point(x: 0, y: y)) }
    return image
  }

  private func step(_ canvas: inout Canvas, _ dice: inout SeededGenerator) {
    let style = Style(.ink, on: .face, tint: .red)
    let point = place(in: canvas.size, &dice)
    let glyph = DrawingTests.glyphs[dice.next(below: DrawingTests.glyphs.count)]
    switch dice.next(below: 5) {
    case 0: canvas.put(glyph, at: point, style)
    case 1:
      let length = max(canvas.size.width, canvas.size.height)
      var rect = dice.rect(within: length)
      if dice.next(below: 8) == 0 { rect.origin = point }
      canvas.fill(rect, glyph, style)
    case 2:
      let text = DrawingTests.texts[dice.next(below: DrawingTests.texts.count)]
      let width = dice.next(below: 2) == 0 ? Int.max : dice.next(below: 8) - 2
      let taken = canvas.write(text, at: point, style, width: width)
      #expect(taken <= max(0, width) && taken <= text.columns)
    case 3: canvas.draw(image(&dice), at: point)
    default: canvas.restyle(point) { $0.attributes = .bold }
    }
  }

  private func place(in size: Size, _ dice: inout SeededGenerator) -> Point {
    let far = dice.next(below: 10) == 0
    return Point(
      x: far
        ? DrawingTests.places[dice.next(below: DrawingTests.places.count)]
        : dice.next(below: size.width + 8) - 4,
      y: dice.next(below: 20) == 0
        ? DrawingTests.places[dice.next(below: DrawingTests.places.count)]
        : dice.next(below: size.height + 2) - 1)
  }

  private func checkHalves(of canvas: Canvas) {
    for (index, cell) in canvas.cells.enumerated() {
      let x = index % canvas.size.width
      if cell.glyph.isContinuation {
        #expect(x > 0 && canvas.cells[index - 1].glyph.columns == 2)
      } else if cell.glyph.columns == 2 {
        #expect(x + 1 < canvas.size.width && canvas.cells[index + 1].glyph.isContinuation)
      }
    }
  }

  /// Outside the clip, only the other half of an overwritten wide glyph changes.
  private func checkOutside(of canvas: Canvas, _ before: Canvas) {
    for (index, cell) in canvas.cells.enumerated() where cell != before.cells[index] {
      let point = Point(x: index % canvas.size.width, y: index / canvas.size.width)
      guard !canvas.clip.contains(point) else { continue }
      let old = before.cells[index]
      let isHalf = old.glyph.columns != 1
      let neighbour = Point(x: point.x + (old.glyph.isContinuation ? -1 : 1), y: point.y)
      #expect(isHalf && cell == Cell(.blank, old.style) && canvas.clip.contains(neighbour))
    }
  }

  @Test func `a wide glyph that does not fit leaves a blank`() {
    var canvas = Canvas(size: Size(width: 3, height: 1))
    canvas.fill(Rect(canvas.size), "x", .plain)
    canvas.put("👻", at: Point(x: 2, y: 0), .plain)
    expectEqual(canvas.description, "xx")
    canvas.put("👻", at: Point(x: -1, y: 0), .plain)
    expectEqual(canvas.description, " x")
    canvas.put("👻", at: Point(x: 1, y: 0), .plain)
    expectEqual(canvas.description, " 👻")
  }

  @Test func `a rectangle is never filled with wide glyphs`() {
    var canvas = Canvas(size: Size(width: 3, height: 1))
    canvas.fill(Rect(canvas.size), "👻", Style(on: .face))
    #expect(canvas.cells.allSatisfy { $0 == Cell(.blank, Style(on: .face)) })
  }

  @Test func `a cell outside the canvas is empty`() {
    let canvas = Canvas(size: Size(width: 0, height: 0))
    expectEqual(canvas[Point(x: 0, y: 0)], Cell())
    expectEqual(canvas[Point(x: .max, y: .min)], Cell())
    #expect(canvas.description.isEmpty)
  }

  @Test func `styles are shown as letters`() {
    var canvas = Canvas(size: Size(width: 4, height: 2))
    canvas.fill(Rect(x: 1, y: 0, width: 2, height: 1), .blank, Style(on: .face))
    expectEqual(canvas.paints { $0.background == .face ? "f" : " " }, " ff\n")
  }
}

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
    var dice = SeededGenerator(seed: 7)
    for _ in 0..<2000 {
      var text = ""
      for _ in 0..<12 {
        text.append(pieces[dice.next(below: pieces.count)])
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
