import Canvas
import Expectations
import Options
import Testing

@testable import MemorizeView

/// Cards on the Linux console and other terminals with few colours.
struct WireColorTests {
  private let frame = Rect(x: 1, y: 1, width: 8, height: 5)

  private func drawn(
    _ face: FaceText, _ side: CardPose.Side, _ capabilities: Capabilities
  ) -> Canvas {
    var canvas = Canvas(size: Size(10, 7))
    CardView(theme: Theme(capabilities), size: CardSize(frame))
      .draw(face, in: frame, side: side, on: &canvas)
    return canvas
  }

  @Test(arguments: [Capabilities.console, .wire])
  func `a back is filled, with a free row to the next one`(capabilities: Capabilities) {
    let canvas = drawn(.empty, .back, capabilities)
    #expect(canvas.cropped(to: CardSize.sheet(of: frame)).cells.allSatisfy { $0.glyph == "█" })
    #expect(canvas.cropped(to: frame.bottom).cells.allSatisfy { $0.glyph == .blank })
  }

  @Test func `a back without colours, or in ASCII, has a frame and a pattern`() {
    let plain = drawn(.empty, .back, Capabilities(colors: .none))
    expectEqual([1, 2].map { plain[Point(x: $0, y: $0)].glyph }, ["┌", "░"])
    let ascii = drawn(.empty, .back, .ascii)
    expectEqual([1, 2].map { ascii[Point(x: $0, y: $0)].glyph }, ["+", ":"])
  }

  @Test(arguments: [
    ("🍄", DeckColor.red), ("🎃", .yellow), ("🐸", .green), ("🐳", .blue), ("💀", .gray),
  ])
  func `a name has the colour of the picture`(picture: String, color: DeckColor) {
    let face = FaceText(picture, .console)
    expectEqual(face.nameColor, color)
    let canvas = drawn(face, .face, .console)
    let letters = canvas.cells.filter { $0.glyph.scalars.first?.properties.isAlphabetic == true }
    #expect(!letters.isEmpty)
    for cell in letters { expectEqual(cell.style, Style(.back, tint: color, .bold)) }
  }

  @Test func `words and pictures that are drawn keep their own colours`() {
    expectNil(FaceText("word", .console).nameColor)
    expectNil(FaceText("Łódź", .console).nameColor)
    expectNil(FaceText("🍄", .wire).nameColor)
  }
}
