import Expectations
import Testing

@testable import Pictures

struct LettersTests {
  private func text(_ letters: Letters?, _ width: Int, _ height: Int, _ form: CellForm) -> String {
    picture(letters?.cells(width: width, height: height, form: form))
  }

  @Test func `the bitmaps are the ones that were reviewed`() {
    expectEqual(checksum(LetterBitmaps.bytes), 0xa27d_b4f2_4100_2fe2)
    expectEqual(LetterBitmaps.bytes.count, 558_790)
  }

  @Test func `letters, signs, kana and every syllable of Hangul have bitmaps`() {
    let ranges: [ClosedRange<Unicode.Scalar>] = [
      "!"..."~", "¡"..."ſ", "Α"..."Ρ", "Σ"..."ω", "А"..."я", "א"..."ת", "←"..."⇿", "♠"..."♦",
      "⠁"..."⣿", "ぁ"..."ゖ", "ァ"..."ヺ", "ㄱ"..."ㅣ", "가"..."힣",
    ]
    for value in ranges.flatMap({ Array($0.lowerBound.value...$0.upperBound.value) }) {
      guard let scalar = Unicode.Scalar(value), scalar != "\u{AD}" else { continue }
      let bitmap = LetterBitmaps.bitmap(of: scalar)
      expectEqual(bitmap?.rows.contains { $0.contains(true) }, true, "\(scalar)")
    }
    for character in "日本語中文漢字龍學学" { #expect(Letters(String(character)) != nil, "\(character)") }
  }

  @Test(arguments: [
    "", " ", "\n", "a\tb", "👻", "a👻", "e\u{301}", "\u{301}", "１２３４５６", "日本語学習", "\u{10FFFF}",
    "\u{E000}", "a          b", "Donaudampfschifffahrt", "a program that runs in the background",
  ])
  func `long texts and those with other characters have no large letters`(text: String) {
    expectNil(Letters(text))
  }

  @Test(arguments: [
    "a", "kana", "A♠", "A♠\u{FE0F}", "7x8", "7 x 8", "10♦", ".----", "-----", "한국", "αβγδ", "日本語",
    "Ω", "404",
    "...", "dd", "を",
  ])
  func `short texts have large letters`(text: String) { #expect(Letters(text) != nil) }

  @Test func `a terminal with sextants gets more of a character`() {
    expectEqual(
      text(Letters("漢"), 11, 6, .sextants),
      """
      ··🬇🬏🬭🬱🬭🬱🬭··
      ·🬇🬏🬀·🬌🬚🬄···
      ··🬀🬘▐🬰🬴🬸···
      ·🬇🬩🬀🬋🬋🬛🬋🬃··
      ··▐🬁🬂🬙🬊🬒🬂··
      ····🬂··🬁🬀··
      """)
  }

  @Test func `a syllable of Hangul is made of its parts`() {
    expectEqual(
      text(Letters("한"), 16, 9, .quadrants),
      """
      ················
      ·▄▄▄█▄▄▄····█···
      ··▄▀▀▀▄·····█···
      ··█···█·····█▀▀·
      ···▀▀▀······█···
      ····▄·······▀···
      ····█···········
      ····█▄▄▄▄▄▄▄▄···
      ················
      """)
  }

  @Test func `dots and dashes of Morse code are on one line`() {
    expectEqual(
      text(Letters("-..-"), 16, 5, .quadrants),
      """
      ················
      ················
      ·███·▐█·▐█·▐██▌·
      ················
      ················
      """)
    expectEqual(
      text(Letters("-----"), 10, 3, .quadrants),
      """
      ··········
      ·▝▘▀▝▘▀▝▘·
      ··········
      """)
  }

  @Test(arguments: CellForm.allCases)
  func `half a row stays empty above and below letters, and a row for a rim if possible`(
    form: CellForm
  ) throws {
    let texts = ["E", "か", "A♠", "{}", "!!", "dw", "shi", "漢", "8"]
    for (text, width) in texts.flatMap({ text in (5...40).map { (text, $0) } }) {
      let letters = try #require(Letters(text))
      for height in 3...20 {
        guard let fit = LetterFit(letters, width: width, height: height, form: form) else {
          continue
        }
        let free = height * fit.scale.cellRows - fit.bitmap.height * fit.scale.rows
        #expect(free >= fit.scale.cellRows, "\(text) on \(width)x\(height)")
        let hasRim = width >= 12 && height >= 8
        if hasRim { #expect(free >= 2 * fit.scale.cellRows, "\(text) on \(width)x\(height)") }
      }
    }
  }

  @Test(arguments: ["^", "^^", "'", "\"", "~~~", "`"])
  func `marks above the middle of a line lie in the middle of a card`(text: String) throws {
    let rows = try #require(Letters(text)?.cells(width: 16, height: 9, form: .quadrants))
    let used = rows.indices.filter { row in rows[row].contains { $0 != " " } }
    let (first, last) = (try #require(used.first), try #require(used.last))
    #expect(abs(first - (8 - last)) <= 1, "\(text)")
  }

  @Test func `suits are drawn by hand, as wide as high`() {
    expectEqual(
      text(Letters("♣"), 15, 8, .quadrants),
      """
      ···············
      ······▄▄▄······
      ·····█████·····
      ··▄██▄▀█▀▄██▄··
      ··████▀█▀████··
      ···▀▀·▄█▄·▀▀···
      ·····▀▀▀▀▀·····
      ···············
      """)
    for suit in "♠♥♦♣" {
      let bitmap = Letters(String(suit))?.bitmap(.close)
      #expect(bitmap?.height == 10 && (9...11).contains(bitmap?.width ?? 0), "\(suit)")
    }
  }

  /// The larger of two cards never shows smaller letters of the same form.
  @Test(arguments: CellForm.allCases)
  func `letters grow with their card and stay inside`(form: CellForm) throws {
    for text in ["か", "ka", "A♠", "7 x 8", "漢", "-.-.", "日本"] {
      let letters = try #require(Letters(text))
      var least = 0.0
      for width in 0...40 {
        guard let fit = LetterFit(letters, width: width, height: 14, form: form) else {
          expectEqual(least, 0, "\(text) no longer fits at \(width)")
          continue
        }
        let columns = fit.bitmap.width * fit.scale.columns
        #expect(columns <= 2 * max(0, width - 2))
        #expect(fit.bitmap.height * fit.scale.rows <= 13 * fit.scale.cellRows)
        least = max(least, fit.scale.merit)
      }
      #expect(least > 0)
    }
  }

  @Test(
    arguments: [["so", "u", "tsu", "ya"], ["K", "Mn", "Ὀ"], ["..", ".----"], ["く", "つ"]],
    CellForm.allCases)
  func `texts that are to look alike have one scale, or none is large`(
    texts: [String], form: CellForm
  ) throws {
    let alike = Letters.alike(texts.compactMap(Letters.init))
    for width in 4...40 {
      let shared = alike.map { LetterFit($0, width: width, height: 9, form: form)?.scale }
      let isOne = Set(shared.map { [$0?.columns, $0?.rows, $0?.cellRows] }).count == 1
      #expect(isOne, "\(texts) at \(width)")
      if width > 30 { #expect(isOne && shared.allSatisfy { $0 != nil }) }
    }
  }

  @Test func `words are large on large cards only, several of them in two lines`() throws {
    let word = try #require(Letters("Kilo"))
    let long = try #require(Letters("November"))
    #expect(!word.isLong && long.isLong)
    expectNil(long.cells(width: 22, height: 12, form: .quadrants))
    #expect(long.cells(width: 30, height: 12, form: .quadrants) != nil)
    let words = try #require(Letters("delete line"))
    let fit = try #require(LetterFit(words, width: 40, height: 14, form: .quadrants))
    #expect(fit.bitmap.height > 20)
  }

  @Test(arguments: CellForm.allCases)
  func `a card of any size has as many cells as it should, or no letters`(form: CellForm) throws {
    let letters = try #require(Letters("A♠"))
    for (width, height) in [(0, 0), (1, 1), (-5, 3), (6, 4), (300, 200), (2, 90), (90, 2)] {
      guard let cells = letters.cells(width: width, height: height, form: form) else { continue }
      expectEqual(cells.count, height)
      #expect(cells.allSatisfy { $0.count == width })
    }
    expectNil(letters.cells(width: .max, height: .min, form: form))
    #expect(letters.cells(width: 40, height: 20, form: form) != nil)
  }
}
