import Canvas
import Expectations
import Testing

@testable import MemorizeView

/// The components that all pages share.
struct PageComponentTests {
  @Test(arguments: [(0, 5), (3, 5), (5, 5), (6, 5), (100, 5), (4, 1)])
  func `a list scrolls to its last row and no farther`(count: Int, visible: Int) {
    let range = ScrollRange(count: count, visible: visible)
    expectEqual(range.clamped(-3), 0)
    expectEqual(range.clamped(1000), range.lastTop)
    expectEqual(range.lastTop, max(0, count - visible))
    var top = 0
    for row in Array(0..<count) + (0..<count).reversed() {
      top = range.top(showing: row, from: top)
      #expect((top..<top + visible).contains(row) && (0...range.lastTop).contains(top))
    }
  }

  @Test func `a list without room for a row keeps its place`() {
    expectEqual(ScrollRange(count: 9, visible: 0).top(showing: 5, from: 0), 0)
    expectEqual(ScrollRange(count: 9, visible: 0).top(showing: 2, from: 4), 4)
    let list = RowList(
      [.heading] + [RowList.Kind](repeating: .choice, count: 8),
      in: Rect(x: 0, y: 0, width: 0, height: 0))
    expectEqual(list.showing(5, from: 0), ListPosition(selected: 5, top: 0))
  }

  @Test func `a bar shows which part of a list is visible, without gaps`() {
    func bar(_ top: Int, of count: Int = 12, _ capabilities: Capabilities = Capabilities())
      -> String
    {
      var canvas = Canvas(size: Size(2, 4))
      let range = ScrollRange(count: count, visible: 4)
      ScrollMarks(range: range, top: top, theme: Theme(capabilities))
        .drawBar(in: Rect(canvas.size), on: &canvas)
      return (0..<4).map { y in
        let cell = canvas[Point(x: 1, y: y)]
        let glyph = [cell.glyph].text
        return glyph == "▐" && cell.style.foreground == .rule ? "." : glyph
      }.joined()
    }
    expectEqual(bar(0), "▐...")
    #expect(bar(1) == ".▐.." && bar(2) == ".▐..")
    #expect(bar(7) == "..▐." && bar(8) == "...▐")
    expectEqual(bar(0, of: 4), "    ")
    expectEqual(bar(0, of: 12, .ascii), "#|||")
  }

  @Test func `header, body and footer share the rows at any size`() {
    for height in 1...30 {
      for gaps in [(false, false), (true, false), (true, true)] {
        let layout = PageLayout(size: Size(20, height), gapAbove: gaps.0, gapBelow: gaps.1)
        let rows = [layout.header, layout.body, layout.footer].compactMap { $0 }
        #expect(layout.body.height >= 1 && rows.map(\.height).reduce(0, +) <= height)
        for (above, below) in zip(rows, rows.dropFirst()) { #expect(above.maxY <= below.minY) }
        expectEqual(rows.last.map { $0.maxY <= height }, true)
      }
    }
  }

  @Test(arguments: [(0, -1), (2, -1), (3, nil), (7, nil), (8, 1), (10, 1), (11, nil)])
  func `the buttons of a stepper are at its ends`(column: Int, step: Int?) {
    expectEqual(Stepper.step(atColumn: column, width: 11), step)
  }
}

/// Wrapping long texts.
struct WrappingTests {
  private func lines(_ text: String, _ width: Int, _ rows: Int) -> [String] {
    FaceText(text).lines(width: width, rows: rows, ellipsis: "…")
  }

  @Test(arguments: [
    // Words break between, and after hyphens and slashes.
    ("Sri Lanka", 9, 2, ["Sri Lanka"]), ("Sri Lanka", 8, 2, ["Sri", "Lanka"]),
    ("a b c d", 3, 2, ["a b", "c d"]),
    // A word longer than a line is cut, with a hyphen if its script has one.
    ("Afghanistan", 6, 3, ["Afgha-", "nistan"]), ("Afghanistan", 6, 2, ["Afgha-", "nistan"]),
    ("Afghanistan!", 6, 2, ["Afghan", "istan!"]), ("Москва", 5, 2, ["Моск-", "ва"]),
    ("אפגניסטן", 5, 2, ["ינגפא", "ןטס"]), ("東京都", 5, 2, ["東京", "都"]),
    // What needs more lines than there are is shortened; words are broken before.
    ("Sri Jayawardenepura Kotte", 8, 2, ["Sri", "Jayawar…"]), ("Afghanistan", 5, 1, ["Afgh…"]),
    ("Afghanistan", 2, 1, ["Af"]), ("", 5, 2, []), ("abc", 0, 2, []),
    ("a Afghanistan", 7, 2, ["a Afgh-", "anistan"]), ("ab cd ef gh", 4, 2, ["ab", "cd …"]),
    // Lines are about equally long.
    ("the quick brown fox", 16, 3, ["the quick", "brown fox"]),
    ("a bb ccc dddd", 11, 2, ["a bb ccc", "dddd"]), ("one two", 7, 3, ["one two"]),
  ])
  func `the text of a card is broken into lines`(
    text: String, width: Int, rows: Int, expected: [String]
  ) {
    expectEqual(lines(text, width, rows), expected)
  }

  @Test(arguments: [
    // Words break after hyphens and slashes.
    ("Guinea-Bissau", 8, ["Guinea-", "Bissau"]), ("and/or either", 6, ["and/or", "either"]),
    ("and/or either", 4, ["and/", "or", "eith", "er"]), ("HTTP-404", 7, ["HTTP-40", "4"]),
    ("-n 20", 2, ["-n", "20"]),
    // Neither a stop before a word nor a percent sign is parted from it.
    ("(.apkg, .colpkg)", 9, ["(.apkg,", ".colpkg)"]), ("with 95 % of", 7, ["with", "95 % of"]),
    // Chinese and Japanese break anywhere except before closing marks.
    ("东西南北中", 4, ["东西", "南北", "中"]), ("东西南。北", 6, ["东西", "南。北"]),
    ("ちょっと", 2, ["ち", "ょ", "っ", "と"]), ("東「京」都", 4, ["東", "「京", "」都"]),
    ("東「京」都", 6, ["東", "「京」", "都"]), ("Tokyo東京", 7, ["Tokyo東", "京"]),
  ])
  func `a text is wrapped`(text: String, width: Int, expected: [String]) {
    expectEqual(text.wrapped(to: width), expected)
  }

  @Test(arguments: [
    ("тест 16-ричные", 9, ["тест", "16-ричные"]), ("首都，牌组。", 8, ["首都，", "牌组。"]),
    ("首都牌组，好", 6, ["首都牌", "组，好"]), ("one two", 5, ["one", "two"]),
  ])
  func `lines that are read aloud end at blanks and after the marks of phrases`(
    text: String, width: Int, expected: [String]
  ) {
    expectEqual(text.wrapped(to: width, keepsWords: true), expected)
  }

  @Test(arguments: [".-", "-.-.", "-----", ".----"])
  func `Morse code is never broken`(code: String) {
    expectEqual(lines(code, code.count, 3), [code])
    expectEqual(lines(code, code.count - 1, 3).count, 1)
    let room = Size(code.count - 1, 3)
    #expect(FaceText(code).fit(in: room) == .shortened && FaceText(code).isCut(to: room))
  }

  @Test func `a text that keeps its words ends with an ellipsis after one of them`() {
    var face = FaceText("the number after which nothing, not even a hydroelectric plant, grows")
    face.keepsWords = true
    expectEqual(face.lines(width: 12, rows: 2, ellipsis: "…"), ["the number", "after which…"])
    expectEqual(face.lines(width: 16, rows: 1, ellipsis: "…"), ["the number…"])
    expectEqual(face.lines(width: 6, rows: 1, ellipsis: "…"), ["the…"])
  }

  @Test func `words are broken before text is left out`() {
    expectEqual(FaceText("a Afghanistan").fit(in: Size(7, 2)), .broken)
    expectEqual(FaceText("a Afghanistan").fit(in: Size(11, 2)), .whole)
    expectEqual(FaceText("a Afghanistan").fit(in: Size(6, 2)), .shortened)
    expectEqual(FaceText("a Afghanistan").fit(in: Size(5, 2)), .shortened)
  }

  @Test(arguments: [
    "Sri Jayawardenepura Kotte", "東京 Tokyo", "👻", "N'Djamena", "ab cd ef gh", "e\u{301}cole",
    "他说：「你好。」然后离开了。", "and/or-else", "(a) «b» c-1", "עברית שלום",
  ])
  func `text that fits is shown to its last letter`(text: String) {
    let foreground = { (text: String) in text.filter { $0 != " " && $0 != "-" }.sorted() }
    for width in 1...30 {
      for rows in 1...6 {
        let lines = lines(text, width, rows)
        #expect(lines.count <= rows)
        #expect(lines.allSatisfy { $0.columns <= width }, "\(lines) in \(width)")
        let isShown = FaceText(text).fit(in: Size(width, rows)) != .shortened
        expectEqual(
          isShown, (foreground(lines.joined()) == foreground(text)),
          "\(lines) in \(width)x\(rows)")
      }
    }
  }

  @Test func `a wider or taller card never shows less`() {
    for text in ["Sri Jayawardenepura Kotte", "他说：「你好。」然后离开了。", "and/or-else x"] {
      for width in 1...20 {
        for height in 1...5 {
          guard FaceText(text).fit(in: Size(width, height)) == .whole else { continue }
          expectEqual(FaceText(text).fit(in: Size(width + 1, height)), .whole)
          expectEqual(FaceText(text).fit(in: Size(width, height + 1)), .whole)
        }
      }
    }
  }
}
