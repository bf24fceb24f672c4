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

  @Test(arguments: [
    0x20...0x7E, 0xA1...0x52F, 0x591...0x6FF, 0x900...0x97F, 0xE01...0xE5B, 0x1100...0x11FF,
    0x1E00...0x1FFF, 0x2010...0x2027, 0x2190...0x21FF, 0x2500...0x25FF, 0x2800...0x28FF,
    0x3041...0x30FF, 0x4E00...0x9FFC, 0xAC00...0xD7A3, 0xFF01...0xFFEE, 0x1F300...0x1F6D7,
    0x1F90C...0x1F9FF, 0x1FA70...0x1FA7C, 0x20000...0x2A6DD,
  ])
  func `characters of decks have the same width in both`(_ range: ClosedRange<UInt32>) {
    let different = scalars(range).filter {
      let age = $0.properties.age ?? (99, 0)
      return age.major <= 14 && widthInC($0) != $0.columns
    }
    expectEqual(different.map { String($0.value, radix: 16) }.joined(separator: " "), "")
  }

  @Test func `wide emoji take two columns, those that need a selector one`() {
    for emoji: Unicode.Scalar in ["👻", "🎃", "🦄", "🥷", "🫠", "⭐", "⚡"] {
      expectEqual(emoji.columns, 2)
    }
    for sign: Unicode.Scalar in ["❤", "🕷", "♠", "☀", "█", "◔", "⠿"] { expectEqual(sign.columns, 1) }
    for mark: Unicode.Scalar in ["\u{301}", "\u{FE0F}", "\u{200D}", "\u{E0067}", "\u{94D}"] {
      expectEqual(mark.columns, 0)
    }
  }
}

struct WidthSurveyTests {
  private func survey(_ texts: String...) -> WidthSurvey {
    var survey = WidthSurvey()
    for text in texts { survey.add(text) { _ in true } }
    return survey
  }

  private func glyphs(_ characters: Character...) -> Set<[Glyph]> {
    Set(characters.map(Glyph.glyphs(of:)))
  }

  /// Lets a terminal answer all questions of an inquiry.
  private func answer(_ survey: inout WidthSurvey, _ columns: Int...) -> Bool {
    for width in columns { survey.inquiry?.record(column: width + 2) }
    survey.inquiry?.end = .now
    return survey.finish(at: .now)
  }

  @Test func `each character is a question once, as it is drawn, and so are its parts`() {
    let survey = survey("a❤\u{FE0F}❤🇩🇪1\u{FE0F}\u{20E3}👍\u{1F3FD}é漢a漢", "é漢")
    expectEqual(survey.questions.map(\.text), ["❤", "🇩🇪", "👍", "é", "漢"])
    #expect(self.survey("plain ASCII\r\n\u{7F}").questions.isEmpty)
  }

  @Test func `letters in composed and decomposed form are one question`() {
    expectEqual(survey("\u{E9}").questions, survey("e\u{301}").questions)
  }

  @Test func `answers sort characters into confirmed and mismatched ones`() {
    var survey = survey("☀漢é")
    let inquiry = survey.begin(width: 80)
    #expect(inquiry != nil)
    #expect(survey.questions.isEmpty)
    let isNew = answer(&survey, 2, 2, 1)
    #expect(isNew)
    expectEqual(survey.mismatched, glyphs("☀"))
    expectEqual(survey.confirmed, glyphs("漢", "é"))
    let more = survey.begin(width: 80)
    expectNil(more)
  }

  @Test func `a character that the C library cannot draw is mismatched without a question`() {
    var survey = WidthSurvey()
    survey.add("☀☁") { $0 != Glyph("☀") }
    expectEqual(survey.mismatched, glyphs("☀"))
    expectEqual(survey.questions, [[Glyph("☁")]])
  }

  @Test func `questions wait for the answer to the last ones`() {
    var survey = survey("☀")
    let inquiry = survey.begin(width: 80)
    #expect(inquiry != nil)
    survey.add("☁") { _ in true }
    let more = survey.begin(width: 80)
    expectNil(more)
    let isNew = answer(&survey, 1)
    #expect(isNew)
    let next = survey.begin(width: 80)
    expectEqual(next?.questions.map(\.text), ["☁"])
  }

  @Test func `questions without an answer are asked again`() {
    var survey = survey("☀")
    let inquiry = survey.begin(width: 80)
    #expect(inquiry != nil)
    survey.cancel()
    let again = survey.begin(width: 80)
    expectEqual(again?.questions.map(\.text), ["☀"])
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
