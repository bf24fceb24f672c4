import Canvas
import Testing

@testable import Curses

struct WidthInquiryTests {
  private func inquiry(_ characters: Character...) -> WidthInquiry {
    WidthInquiry(characters.map(Glyph.glyphs(of:)))
  }

  private func columns(_ inquiry: WidthInquiry) -> [Int] { inquiry.answers.map(\.columns) }

  @Test func `answers belong to the questions in their order`() {
    var inquiry = inquiry("漢", "☀", "e\u{301}")
    inquiry.record([.cursor(column: 4), .cursor(column: 3)], at: .now)
    #expect(!inquiry.isFinished(at: .now))
    inquiry.record([.cursor(column: 3), .end], at: .now)
    #expect(inquiry.isFinished(at: .now) && columns(inquiry) == [2, 1, 1])
    #expect(inquiry.answers.map(\.question.text) == ["漢", "☀", "e\u{301}"])
  }

  @Test(arguments: [0, 1, 3]) func `too few or too many answers count as none`(count: Int) {
    var inquiry = inquiry("漢", "☀")
    inquiry.record(Array(repeating: .cursor(column: 3), count: count) + [.end], at: .now)
    #expect(inquiry.isFinished(at: .now) == (count > 2))
    #expect(inquiry.answers.isEmpty)
  }

  @Test func `answers may follow the last one, but not by more than a second`() {
    var inquiry = inquiry("漢", "☀")
    let end = ContinuousClock.now
    inquiry.record([.cursor(column: 4), .end], at: end)
    #expect(!inquiry.isFinished(at: end + .milliseconds(900)))
    #expect(inquiry.isFinished(at: end + .milliseconds(1100)))
    inquiry.record([.cursor(column: 3)], at: end + .milliseconds(900))
    #expect(inquiry.isFinished(at: end + .milliseconds(900)) && columns(inquiry) == [2, 1])
  }

  @Test func `hidden text is written on the second row, and the cursor goes back`() {
    #expect(
      inquiry("☀").bytes(cursor: Point(x: 7, y: 3))
        == "\u{1B}[8m\u{1B}[2;1Hx☀\u{1B}[6n\u{1B}[m\u{1B}[2;1H\u{1B}[2K\u{1B}[4;8H\u{1B}[c")
  }
}
