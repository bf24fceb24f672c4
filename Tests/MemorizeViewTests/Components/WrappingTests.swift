import Canvas
import Expectations
import Testing

@testable import MemorizeView

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

  @Test(arguments: [".-", "-.-.", "-----", ".----"])
  func `Morse code is never broken`(code: String) {
    expectEqual(lines(code, code.count, 3), [code])
    expectEqual(lines(code, code.count - 1, 3).count, 1)
    let room = Size(width: code.count - 1, height: 3)
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
    expectEqual(FaceText("a Afghanistan").fit(in: Size(width: 7, height: 2)), .broken)
    expectEqual(FaceText("a Afghanistan").fit(in: Size(width: 11, height: 2)), .whole)
    expectEqual(FaceText("a Afghanistan").fit(in: Size(width: 6, height: 2)), .shortened)
    expectEqual(FaceText("a Afghanistan").fit(in: Size(width: 5, height: 2)), .shortened)
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
        let isShown = FaceText(text).fit(in: Size(width: width, height: rows)) != .shortened
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
          guard FaceText(text).fit(in: Size(width: width, height: height)) == .whole else {
            continue
          }
          expectEqual(FaceText(text).fit(in: Size(width: width + 1, height: height)), .whole)
          expectEqual(FaceText(text).fit(in: Size(width: width, height: height + 1)), .whole)
        }
      }
    }
  }
}
