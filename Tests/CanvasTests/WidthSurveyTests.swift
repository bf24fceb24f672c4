import MemoryGame
import Testing

@testable import Canvas

struct WidthSurveyTests {
  @Test func `each character is asked for once, as it is drawn, and its parts`() {
    let survey = WidthSurvey(of: "a❤\u{FE0F}❤🇩🇪1\u{FE0F}\u{20E3}👍\u{1F3FD}é漢a漢")
    #expect(survey.texts == ["❤", "🇩🇪", "🇩", "🇪", "👍", "é", "漢"])
    #expect(WidthSurvey(of: "plain ASCII\r\n\u{7F}").questions.isEmpty)
  }

  @Test func `letters that only theme the same are two questions`() {
    let survey = WidthSurvey(of: [Character("\u{E9}"), Character("e\u{301}")])
    #expect(survey.questions.count == 2)
  }

  @Test func `answers that differ from what is counted are widthMismatches`() {
    let survey = WidthSurvey(of: "☀漢é")
    #expect(survey.widthMismatches([2, 2, nil]) == [Glyph.glyphs(of: "☀")])
    #expect(survey.widthMismatches([1, 1, 0]) == [Glyph.glyphs(of: "漢"), Glyph.glyphs(of: "é")])
    #expect(survey.widthMismatches([]).isEmpty)
  }

  @Test func `a fingerprint tells texts apart, not their order`() {
    func fingerprint(_ texts: String...) -> String {
      TextFingerprint(of: texts.map(TextFingerprint.init)).digits
    }
    let one = fingerprint("☀漢", "é")
    #expect(one == fingerprint("é", "☀漢"))
    #expect(one != fingerprint("☀漢", "e\u{301}"))
    #expect(one != fingerprint("☀", "漢é"))
    #expect(one != fingerprint("☀漢"))
    // The reference value of FNV-1a.
    #expect(TextFingerprint("foobar").digits == "85944171f73967e8")
  }

  @Test func `a sample has the first and the highest of each kind`() {
    let survey = WidthSurvey(of: "░☀▀漢字é🫠🎃")
    #expect(survey.sample.texts == ["░", "☀", "漢", "🫠"])
    #expect(WidthSurvey(of: "").sample.questions.isEmpty)
    #expect(WidthSurvey(of: "☀").sample == WidthSurvey(of: "☀"))
  }

  /// What is measured must be what is drawn, cell by cell.
  @Test func `what is asked for is what stands in the cells, whatever the text`() {
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
      let survey = WidthSurvey(of: text)
      var canvas = Canvas(size: Size(width: 40, height: 1))
      canvas.write(text, at: Point(x: 0, y: 0))
      let asked = Set(survey.questions)
      for cell in canvas.cells where !cell.glyph.isContinuation {
        let isPlain = cell.glyph.single?.isASCII == true
        #expect(isPlain || asked.contains([cell.glyph]), "\(text)")
      }
      for character in text where !character.isASCII {
        let glyphs = Glyph.glyphs(of: character)
        #expect(glyphs.columns == character.columns)
        #expect(asked.contains(glyphs) || glyphs.text.allSatisfy(\.isASCII), "\(text)")
      }
    }
  }

  @Test func `a character is drawn unless it or a part of it is widthMismatches`() {
    var capabilities = Capabilities()
    #expect(capabilities.draws("🇩🇪"))
    capabilities.widthMismatches = [Glyph.glyphs(of: "🇪"), Glyph.glyphs(of: "❤")]
    #expect(!capabilities.draws("🇩🇪") && !capabilities.draws("❤\u{FE0F}"))
    #expect(capabilities.draws("🇫🇷") && capabilities.draws("a"))
  }

  @Test func `a terminal without the program's own symbols has ASCII for them`() {
    var capabilities = Capabilities()
    #expect(capabilities.symbols == .unicode)
    capabilities.drawsSymbols = false
    #expect(capabilities.symbols == .ascii)
    #expect(capabilities.glyphs == .unicode)
  }
}
