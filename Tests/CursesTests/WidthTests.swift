import CNCurses
import Expectations
import MemoryGame
import Testing

@testable import Canvas
@testable import Curses

/// ncurses uses the widths of the C library, which must equal the computed ones.
struct WidthTests {
  /// Characters for which the two may differ; each is drawn as a question mark.
  private static let known: [ClosedRange<UInt32>] = [
    // Numbers in squares: narrow by the standard and on terminals, wide in glibc.
    0x3248...0x324F,
    // A mark that became combining in Unicode 14 and spacing again in 15.
    0x1171E...0x1171E,
    // Signs of the I Ching, wide since Unicode 16, narrow in older C libraries.
    0x2630...0x2637, 0x268A...0x268F, 0x4DC0...0x4DFF, 0x1D300...0x1D356, 0x1D360...0x1D376,
  ]

  init() { setlocale(LC_CTYPE, "C.UTF-8") }

  private func widthInC(_ scalar: Unicode.Scalar) -> Int {
    Int(wcwidth(wchar_t(bitPattern: scalar.value)))
  }

  private func scalars(_ range: ClosedRange<UInt32>) -> [Unicode.Scalar] {
    range.compactMap(Unicode.Scalar.init).filter { $0.properties.generalCategory != .unassigned }
  }

  @Test func `widths are those of the C library`() {
    let different = scalars(0xA0...0x10FFFF).filter { scalar in
      let width = widthInC(scalar)
      return width >= 0 && width != scalar.columns
        && !WidthTests.known.contains { $0.contains(scalar.value) }
    }
    expectEqual(different.map { String($0.value, radix: 16) }.joined(separator: " "), "")
  }
}

struct WidthSurveyTests {
  private func survey(_ texts: String...) -> WidthSurvey {
    var survey = WidthSurvey()
    for text in texts { survey.add(text) { _ in true } }
    return survey
  }

  @Test func `each character is a question once, as it is drawn, and so are its parts`() {
    let survey = survey("a❤\u{FE0F}❤🇩🇪1\u{FE0F}\u{20E3}👍\u{1F3FD}é漢a漢", "é漢")
    expectEqual(survey.questions.map(\.text), ["❤", "🇩🇪", "👍", "é", "漢"])
    #expect(self.survey("plain ASCII\r\n\u{7F}").questions.isEmpty)
  }

  @Test func `letters in composed and decomposed form are one question`() {
    expectEqual(survey("\u{E9}").questions, survey("e\u{301}").questions)
  }

  @Test func `a character that the C library cannot draw is mismatched without a question`() {
    var survey = WidthSurvey()
    survey.add("☀☁") { $0 != Glyph("☀") }
    expectEqual(survey.mismatched, [[Glyph("☀")]])
    expectEqual(survey.questions, [[Glyph("☁")]])
  }

  @Test func `a character that might reach the end of the row is not asked about`() {
    var survey = survey("☀")
    let narrow = survey.begin(width: 2)
    let wide = survey.begin(width: 3)
    #expect(narrow == nil && wide != nil)
  }

  @Test func `the questions are the glyphs that stand in the cells, whatever the text`() {
    var dice = SeededGenerator(seed: 3)
    let ranges: [ClosedRange<UInt32>] = [
      0x20...0x17F, 0x300...0x36F, 0x590...0x6FF, 0x900...0x9FF, 0xE00...0xE7F, 0x1100...0x11FF,
      0x200B...0x200F, 0x2600...0x27BF, 0x4E00...0x4EFF, 0xFE00...0xFE0F, 0x1F1E6...0x1F1FF,
      0x1F3F0...0x1F4FF, 0x1F900...0x1F9FF, 0xE0060...0xE007F,
    ]
    for _ in 0..<2000 {
      var text = ""
      for _ in 0...dice.next(below: 6) {
        let range = ranges[dice.next(below: ranges.count)]
        let value = range.lowerBound + UInt32(dice.next(below: range.count))
        if let scalar = Unicode.Scalar(value) { text.unicodeScalars.append(scalar) }
      }
      let survey = survey(text)
      var canvas = Canvas(size: Size(width: 40, height: 1))
      canvas.write(text, at: Point(x: 0, y: 0))
      let asked = survey.mismatched.union(survey.questions)
      for cell in canvas.cells where !cell.glyph.isContinuation {
        let isPlain = cell.glyph.single?.isASCII == true
        #expect(isPlain || asked.contains([cell.glyph]), "\(text)")
      }
      for character in text where !character.isASCII {
        let glyphs = Glyph.glyphs(of: character)
        expectEqual(glyphs.columns, character.columns)
        #expect(asked.contains(glyphs) || glyphs.text.allSatisfy(\.isASCII), "\(text)")
      }
    }
  }
}

struct WidthInquiryTests {
  private func inquiry(_ characters: Character...) -> WidthInquiry {
    WidthInquiry(characters.map(Glyph.glyphs(of:)))
  }

  private func columns(_ inquiry: WidthInquiry) -> [Int] { inquiry.answers.map(\.columns) }

  @Test func `answers belong to the questions in their order`() {
    var inquiry = inquiry("漢", "☀", "e\u{301}")
    for column in [4, 3] { inquiry.record(column: column) }
    #expect(!inquiry.isFinished(at: .now))
    inquiry.record(column: 3)
    inquiry.end = .now
    #expect(inquiry.isFinished(at: .now) && columns(inquiry) == [2, 1, 1])
    expectEqual(inquiry.answers.map(\.question.text), ["漢", "☀", "e\u{301}"])
  }

  @Test(arguments: [0, 1, 3]) func `too few or too many answers count as none`(count: Int) {
    var inquiry = inquiry("漢", "☀")
    for _ in 0..<count { inquiry.record(column: 3) }
    inquiry.end = .now
    expectEqual(inquiry.isFinished(at: .now), (count > 2))
    #expect(inquiry.answers.isEmpty)
  }

  @Test func `answers may follow the last one, but not by more than a second`() {
    var inquiry = inquiry("漢", "☀")
    let end = ContinuousClock.now
    inquiry.record(column: 4)
    inquiry.end = end
    #expect(!inquiry.isFinished(at: end + .milliseconds(900)))
    #expect(inquiry.isFinished(at: end + .milliseconds(1100)))
    inquiry.record(column: 3)
    #expect(inquiry.isFinished(at: end + .milliseconds(900)) && columns(inquiry) == [2, 1])
  }

  @Test func `hidden text is written on the second row, and the cursor goes back`() {
    expectEqual(
      inquiry("☀").bytes(cursor: Point(x: 7, y: 3)),
      "\u{1B}[8m\u{1B}[2;1Hx☀\u{1B}[6n\u{1B}[m\u{1B}[2;1H\u{1B}[2K\u{1B}[4;8H")
  }
}
