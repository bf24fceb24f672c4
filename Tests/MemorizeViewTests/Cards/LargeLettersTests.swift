import Canvas
import Expectations
import MemorizeViewModel
import Testing

@testable import MemorizeView

/// Short texts in large letters, and the papers of terms and definitions.
struct LargeLettersTests {
  private func card(
    _ face: FaceText, _ width: Int, _ height: Int, _ capabilities: Capabilities = .quadrants,
    side: CardPose.Side = .face, sides: SideNames? = nil
  ) -> Canvas {
    var theme = Theme(capabilities)
    theme.sides = sides
    return CardView(theme: theme, size: CardSize(width, height)).picture(of: face, side: side)
  }

  private func faces(_ pairs: [(String, String)]) -> Faces {
    Faces(of: pairs.map { Pair(term: $0.0, definition: $0.1) }, .quadrants)
  }

  @Test func `a kana fills its card`() {
    expectEqual(
      card(FaceText("か", .quadrants), 15, 10).description,
      """
      ▟             ▙▄
          ▄          ▐
           █   ▄▄    ▐
       ▀▄▄▄█▀▀▄  ▀▄  ▐
          █   █  ▀▀  ▐
         ▄▀   █      ▐
        ▄▀ ▄ █       ▐
        ▀   ▀        ▐
      ▜             ▛▐
      ▐▀▀▀▀▀▀▀▀▀▀▀▀▀▀▘
      """)
  }

  @Test func `a definition in large letters lies on cooler paper and has a bar at its side`() {
    var face = FaceText("ka", .quadrants)
    face.isDefinition = true
    let canvas = card(face, 15, 10)
    expectEqual(
      canvas.description,
      """
      ▟             ▙▄
      ▌▄             ▐
      ▌█             ▐
      ▌█  ▄▀  ▄▀▀▀▀▄ ▐
      ▌█▄▀     ▄▄▄▄█ ▐
      ▌█ ▀▄   █    █ ▐
      ▌█   ▀▄ ▀▄▄▄▀█ ▐
      ▌              ▐
      ▜             ▛▐
      ▐▀▀▀▀▀▀▀▀▀▀▀▀▀▀▘
      """)
    expectEqual(canvas[Point(x: 7, y: 1)].style.background, .definition)
    expectEqual(card(face, 15, 10, side: .missed)[Point(x: 7, y: 1)].style.background, .missed)
  }

  @Test func `a small card, and a terminal without blocks, shows the text itself`() {
    for (width, height) in [(4, 3), (5, 4), (9, 3)] {
      #expect(card(FaceText("a", .quadrants), width, height).description.contains("a"))
    }
    for capabilities in [Capabilities(), Capabilities(colors: .eight)] {
      #expect(card(FaceText("ka", capabilities), 15, 10, capabilities).description.contains("ka"))
    }
  }

  @Test func `a term lies below a band, a definition below a rule`() {
    var term = FaceText("daemon", .quadrants)
    term.isTerm = true
    expectEqual(
      card(term, 21, 8, sides: SideNames("Word", "Meaning")).description,
      """
      ▟ Word              ▙▄
                           ▐
                           ▐
             daemon        ▐
                           ▐
                           ▐
      ▜                   ▛▐
      ▐▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▘
      """)
    var definition = FaceText("a program that runs in the background", .quadrants)
    definition.isDefinition = true
    expectEqual(
      card(definition, 21, 8, sides: SideNames("Word", "Meaning")).description,
      """
      ▟ Meaning           ▙▄
      ▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▐
                           ▐
       a program that runs ▐
       in the background   ▐
                           ▐
      ▜                   ▛▐
      ▐▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▘
      """)
  }

  @Test func `a text that needs every row has neither band nor rule`() {
    let words = "one two three four five six seven eight"
    var (term, definition) = (FaceText(words, .quadrants), FaceText(words, .quadrants))
    term.isTerm = true
    definition.isDefinition = true
    let sides = SideNames("Word", "Meaning")
    #expect(!card(term, 12, 6, sides: sides).description.contains("Word"))
    #expect(card(definition, 12, 6, sides: sides).description.contains("▌"))
  }

  @Test func `a deck without words for its sides has a plain band and a plain rule`() {
    for (isTerm, isDefinition) in [(true, false), (false, true)] {
      var face = FaceText("daemon", .quadrants)
      (face.isTerm, face.isDefinition) = (isTerm, isDefinition)
      let rows = card(face, 21, 8).description.split(separator: "\n")
      expectEqual(rows.first, "▟                   ▙▄")
    }
  }

  @Test func `a side is drawn large if all its texts are short`() {
    let view = CardView(theme: Theme(.quadrants), size: CardSize(15, 10))
    let isLarge = { (faces: Faces) in
      (0..<8).map { faces[CardID(rawValue: $0)].map(view.isDrawnLarge) == true }
    }
    let kana = faces([("あ", "a"), ("い", "i"), ("う", "u"), ("え", "long words")])
    expectEqual(isLarge(kana), [true, false, true, false, true, false, true, false])
    let elements = faces([("H", "Hydrogen"), ("Fe", "Iron"), ("He", "Helium"), ("Zn", "Zinc")])
    expectEqual(isLarge(elements), [true, false, true, false, true, false, true, false])
  }

  @Test func `words on a large card are in large letters`() {
    let words = faces([("A", "Alfa"), ("B", "Bravo"), ("C", "Charlie"), ("N", "November")])
    let view = { CardView(theme: Theme(.quadrants), size: CardSize($0, $1)) }
    for pair in 0..<4 {
      let word = words[CardID(rawValue: 2 * pair + 1)]
      expectEqual(word.map(view(36, 14).isDrawnLarge), true)
      expectEqual(word.map(view(20, 8).isDrawnLarge), false)
    }
  }

  @Test func `faces side by side are all large, or none is`() {
    let view = CardView(theme: Theme(.quadrants), size: CardSize(11, 7))
    let alike = { (texts: [String]) in
      view.alike(texts.map { FaceText($0, .quadrants) }).map { view.isDrawnLarge($0) }
    }
    expectEqual(alike(["K♣", "Q♥", "A♠"]), [true, true, true])
    expectEqual(alike(["K♣", "Q♥", "words"]), [false, false, false])
  }

  @Test func `dashes on a small card are not underlined`() {
    for (text, isUnderlined) in [("-.-", false), ("...", false), ("a_b", false), ("dog", true)] {
      var face = FaceText(text, .quadrants)
      face.isDefinition = true
      let cells = card(face, 5, 4).cells
      expectEqual(cells.contains { $0.style.attributes.contains(.underline) }, isUnderlined)
    }
  }

  @Test(arguments: [(4, 3), (4, 4), (5, 3), (6, 4), (8, 3), (9, 3)])
  func `the back of a tight card is the same at its left and its right`(width: Int, height: Int) {
    let mirrored: [Glyph: Glyph] = ["▗": "▖", "▖": "▗", "▚": "▞", "▞": "▚", "▟": "▙", "▙": "▟"]
    for row in card(.empty, width, height, side: .back).rows {
      let glyphs = row.prefix(width).map(\.glyph)
      expectEqual(glyphs.map { mirrored[$0, default: $0] }, Array(glyphs.reversed()))
    }
  }

  @Test func `letters that are written from right to left are large one at a time`() {
    #expect(FaceText("ש", .quadrants).letters != nil)
    expectNil(FaceText("שלום", .quadrants).letters)
    expectNil(FaceText("👻", .quadrants).letters)
  }

  @Test func `boards of short texts get cards as large as pictures, or wider`() throws {
    let short = faces((0..<10).map { ("\($0)", "k\($0)") })
    let products = faces((0..<10).map { ("\($0) x 9", "\(9 * $0)") })
    let sizes = [short, products].map { faces in
      TableLayout(faces, count: 20, in: Size(120, 48)).board.grid.card
    }
    #expect(sizes[0].width >= 15 && sizes[0].height >= 10)
    #expect(sizes[1].width * sizes[0].height > sizes[0].width * sizes[1].height)
  }

  @Test func `cards on a small screen are as wide as the longest Morse code`() {
    let codes = faces((0..<10).map { ("\($0)", $0 % 2 == 0 ? ".----" : "-.") })
    let layout = TableLayout(codes, count: 20, in: Size(40, 15))
    #expect(layout.board.grid.card.width >= 5)
  }
}
