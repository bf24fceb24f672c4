import Canvas
import MemorizeViewModel
import Testing

@testable import MemorizeView

/// Terms and definitions, told apart without colour.
struct SideTests {
  /// What is seen of a face without any colour.
  private func seen(
    _ face: FaceText, _ card: CardSize, _ theme: Theme, isUnderCursor: Bool, side: CardPose.Side
  ) -> [String] {
    var canvas = Canvas(size: Size(width: card.width + 4, height: card.height + 2))
    let view = CardView(theme: theme, size: card)
    let frame = Rect(x: 2, y: 1, width: card.width, height: card.height)
    let pose = CardPose(id: CardID(rawValue: 0), frame: frame, side: side)
    view.draw(pose, CardView.Details(face: face), isUnderCursor: isUnderCursor, on: &canvas)
    if isUnderCursor { view.drawCursor(around: frame, on: &canvas) }
    return canvas.cells.map { cell in
      "\(cell.glyph.scalars)\(cell.style.attributes.rawValue)"
    }
  }

  @Test(arguments: Capabilities.all)
  func `a definition differs from a term at every size, matched and under the cursor as well`(
    capabilities: Capabilities
  ) {
    let theme = Theme(capabilities)
    let term = FaceText("word", capabilities)
    var definition = term
    definition.isDefinition = true
    let sizes =
      CardShape.landscape.sizes(isSolid: theme.isSolid)
      + CardShape.portrait.sizes(isSolid: theme.isSolid) + [CardSize(width: 30, height: 1)]
    for size in sizes {
      for isUnderCursor in [true, false] {
        for side in [CardPose.Side.face, .matched] {
          let one = seen(term, size, theme, isUnderCursor: isUnderCursor, side: side)
          let other = seen(definition, size, theme, isUnderCursor: isUnderCursor, side: side)
          #expect(one != other, "\(size)")
        }
        let back = seen(term, size, theme, isUnderCursor: isUnderCursor, side: .back)
        #expect(back == seen(definition, size, theme, isUnderCursor: isUnderCursor, side: .back))
      }
    }
  }

  @Test func `both texts of a pair are told, shortened by equal shares`() {
    let texts = PairTexts(one: "Sri Lanka", other: "Sri Jayawardenepura Kotte", end: "  +9")
    #expect(texts.shortened(to: 28, ellipsis: "…") == "Sri Lanka = Sri Jayawar…  +9")
    #expect(texts.shortened(to: 41, ellipsis: "…") == "Sri Lanka = Sri Jayawardenepura Kotte  +9")
    #expect(texts.shortened(to: 19, ellipsis: "…") == "Sri L… = Sri J…  +9")
    for width in 0...60 {
      let text = texts.shortened(to: width, ellipsis: "…")
      #expect(text.map { $0.columns <= width } ?? true)
      #expect(text?.hasSuffix("+9") ?? true)
    }
  }

  @Test(arguments: [20, 30, 40, 60, 80])
  func `a found pair stands on the message line, as far as there is room`(width: Int) throws {
    let table = try Table(.words, size: Size(width: width, height: 16))
    let pair = (0..<6).first {
      table.viewModel.card(CardID(rawValue: 2 * $0))?.content.text == "Afghanistan"
    }
    let number = try #require(pair)
    table.choose(2 * number, 2 * number + 1)
    if width >= 60 { #expect(table.bottom.contains("Afghanistan = Kabul")) }
    #expect(table.bottom.contains("+14"))
  }
}
