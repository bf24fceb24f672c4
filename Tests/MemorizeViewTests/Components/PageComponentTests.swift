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
      #expect((top..<top + visible).contains(row))
      #expect((0...range.lastTop).contains(top))
    }
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

  @Test func `a count says how many rows follow, or came before`() {
    let range = ScrollRange(count: 9, visible: 3)
    let more = { (top: Int) in ScrollMarks(range: range, top: top, theme: Theme()).more }
    #expect(more(0) == "▼ 6 more" && more(5) == "▼ 1 more" && more(6) == "▲ 6 more")
    let whole = ScrollRange(count: 3, visible: 3)
    expectNil(ScrollMarks(range: whole, top: 0, theme: Theme()).more)
  }

  @Test func `header, body and footer share the rows at any size`() {
    for height in 1...30 {
      for gaps in [(false, false), (true, false), (true, true)] {
        let layout = PageLayout(size: Size(20, height), gapAbove: gaps.0, gapBelow: gaps.1)
        let rows = [layout.header, layout.body, layout.footer].compactMap { $0 }
        #expect(layout.body.height >= 1)
        #expect(rows.map(\.height).reduce(0, +) <= height)
        for (above, below) in zip(rows, rows.dropFirst()) { #expect(above.maxY <= below.minY) }
        expectEqual(rows.last.map { $0.maxY <= height }, true)
      }
    }
  }

  @Test(arguments: [(0, -1), (2, -1), (3, nil), (7, nil), (8, 1), (10, 1), (11, nil)])
  func `the buttons of a stepper are at its ends`(column: Int, step: Int?) {
    expectEqual(Stepper.step(atColumn: column, width: 11), step)
  }

  @Test func `a stepper shows its value between the buttons`() {
    var canvas = Canvas(size: Size(12, 1))
    Stepper(value: "8", width: 11, isNumber: true)
      .draw(at: Point(x: 0, y: 0), isFocused: true, Theme(), on: &canvas)
    #expect(canvas.description.hasPrefix("[-]  8  [+]"))
    expectEqual(canvas.cursor, Point(x: 5, y: 0))
  }

  @Test func `the detail in a header gives way to the title`() {
    func header(_ width: Int) -> String {
      let layout = PageLayout(size: Size(width, 3))
      var canvas = Canvas(size: layout.size)
      PageHeader(title: "Animals", detail: "built-in", theme: Theme())
        .draw(
          in: layout.header(from: 1, width: layout.closeButton.minX - 2), of: layout, on: &canvas)
      return canvas.description.split(separator: "\n").first.map(String.init) ?? ""
    }
    #expect(header(30).hasPrefix(" Animals  built-in"))
    #expect(header(16).hasPrefix(" Animals"))
    #expect(header(30).contains("[x]") && header(16).contains("[x]"))
  }

  @Test(arguments: [Size(10, 4), Size(13, 6)])
  func `no point of a star ends in a thin line`(star: Size) {
    for blocks in [Capabilities.Blocks.quadrants, .sextants] {
      var capabilities = Capabilities()
      capabilities.blocks = blocks
      var canvas = Canvas(size: Size(StarsView.columns(star), star.height))
      StarsView(count: 2, theme: Theme(capabilities)).draw(
        in: Rect(canvas.size), star: star, on: &canvas)
      #expect(canvas.description.contains { !$0.isWhitespace })
      #expect(
        !canvas.cells.contains { ["▂", "▎"].contains($0.glyph) && $0.style.background == .table })
    }
  }
}

/// Wrapping long texts.
struct WrappingTests {
  private func lines(_ text: String, _ width: Int, _ rows: Int) -> [String] {
    FaceText(text).lines(width: width, rows: rows, ellipsis: "…")
  }

  @Test func `words break after hyphens and slashes`() {
    expectEqual("Guinea-Bissau".wrapped(to: 8), ["Guinea-", "Bissau"])
    expectEqual("and/or either".wrapped(to: 4), ["and/", "or", "eith", "er"])
    expectEqual("and/or either".wrapped(to: 6), ["and/or", "either"])
    expectEqual("HTTP-404".wrapped(to: 7), ["HTTP-40", "4"])
    expectEqual("-n 20".wrapped(to: 2), ["-n", "20"])
  }

  @Test func `Chinese and Japanese break anywhere except before closing marks`() {
    expectEqual("东西南北中".wrapped(to: 4), ["东西", "南北", "中"])
    expectEqual("东西南。北".wrapped(to: 6), ["东西", "南。北"])
    expectEqual("ちょっと".wrapped(to: 2), ["ち", "ょ", "っ", "と"])
    expectEqual("東「京」都".wrapped(to: 4), ["東", "「京", "」都"])
    expectEqual("東「京」都".wrapped(to: 6), ["東", "「京」", "都"])
    expectEqual("Tokyo東京".wrapped(to: 7), ["Tokyo東", "京"])
  }

  @Test func `lines that are read aloud end at blanks and after the marks of phrases`() {
    expectEqual("тест 16-ричные".wrapped(to: 9, keepsWords: true), ["тест", "16-ричные"])
    expectEqual("首都，牌组。".wrapped(to: 8, keepsWords: true), ["首都，", "牌组。"])
    expectEqual("首都牌组，好".wrapped(to: 6, keepsWords: true), ["首都牌", "组，好"])
    expectEqual("one two".wrapped(to: 5, keepsWords: true), ["one", "two"])
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

  @Test func `lines are about equally long`() {
    expectEqual(lines("the quick brown fox", 16, 3), ["the quick", "brown fox"])
    expectEqual(lines("a bb ccc dddd", 11, 2), ["a bb ccc", "dddd"])
    expectEqual(lines("one two", 7, 3), ["one two"])
  }

  @Test func `words are broken before text is left out`() {
    expectEqual(lines("a Afghanistan", 7, 2), ["a Afgh-", "anistan"])
    expectEqual(lines("ab cd ef gh", 4, 2), ["ab", "cd …"])
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
