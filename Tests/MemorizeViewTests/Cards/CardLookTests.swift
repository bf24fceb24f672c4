import Canvas
import Decks
import Expectations
import Options
import Pictures
import Spelling
import Testing

@testable import MemorizeView
@testable import MemorizeViewModel

/// Terms and definitions, told apart without colour.
struct SideTests {
  /// What is seen of a face without any colour.
  private func seen(
    _ face: FaceText, _ card: CardSize, _ theme: Theme, isUnderCursor: Bool, side: CardPose.Side
  ) -> [String] {
    var canvas = Canvas(size: Size(card.width + 4, card.height + 2))
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
      + CardShape.portrait.sizes(isSolid: theme.isSolid) + [CardSize(30, 1)]
    for size in sizes {
      for isUnderCursor in [true, false] {
        for side in [CardPose.Side.face, .matched] {
          let one = seen(term, size, theme, isUnderCursor: isUnderCursor, side: side)
          let other = seen(definition, size, theme, isUnderCursor: isUnderCursor, side: side)
          #expect(one != other, "\(size)")
        }
        let back = seen(term, size, theme, isUnderCursor: isUnderCursor, side: .back)
        expectEqual(back, seen(definition, size, theme, isUnderCursor: isUnderCursor, side: .back))
      }
    }
  }

  @Test func `both texts of a pair are told, shortened by equal shares`() {
    let texts = Wording.Cards(one: "Sri Lanka", other: "Sri Jayawardenepura Kotte", end: "  +9")
    expectEqual(texts.shortened(to: 28, ellipsis: "…"), "Sri Lanka = Sri Jayawar…  +9")
    expectEqual(texts.shortened(to: 41, ellipsis: "…"), "Sri Lanka = Sri Jayawardenepura Kotte  +9")
    expectEqual(texts.shortened(to: 19, ellipsis: "…"), "Sri L… = Sri J…  +9")
    for width in 0...60 {
      let text = texts.shortened(to: width, ellipsis: "…")
      #expect(text.map { $0.columns <= width } ?? true)
      #expect(text?.hasSuffix("+9") ?? true)
    }
  }
}

/// The coloured rims of matched and missed cards.
struct RimTests {
  @Test(
    arguments: [(13, 8), (14, 8), (15, 9), (18, 11), (23, 15)].map { CardSize($0, $1) },
    [CardPose.Side.matched, .missed])
  func `a rim is complete, or the card has none`(size: CardSize, side: CardPose.Side) {
    let view = CardView(theme: Theme(.quadrants), size: size)
    let inside = view.sheet(size.frame()).inset(x: 1, y: 0)
    for emoji in ["🦌", "🦒", "🐙", "🎃", "👻", "🦇", "🍎"] {
      let canvas = view.picture(of: FaceText(emoji, .quadrants), side: side)
      let edges = [inside.top, inside.bottom].flatMap { canvas.cropped(to: $0).cells }
      expectEqual(Set(edges.map(\.style.hasRim)).count, 1, "\(emoji)")
    }
  }
}

extension Style {
  fileprivate var hasRim: Bool {
    [foreground, background].contains { $0 == .matchedEdge || $0 == .missedEdge }
  }
}

/// The emblems on the backs of large cards.
struct EmblemTests {
  /// The number of cells in the middle of a back that show its emblem.
  private func emblemCells(_ tint: DeckColor, _ size: CardSize) -> Int {
    let view = CardView(theme: Theme(.quadrants, tint: tint), size: size)
    let middle = view.sheet(size.frame()).inset(x: 3, y: 2)
    return view.picture(of: .empty, side: .back).cropped(to: middle).cells
      .count { $0.style.foreground == .line }
  }

  @Test(arguments: DeckColor.allCases)
  func `every deck colour has an emblem with a picture`(tint: DeckColor) {
    #expect(Pictures.hasPicture(of: tint.emblem) && emblemCells(tint, CardSize(23, 15)) > 10)
  }
}

/// The face of a card that is turning.
struct TurningFaceTests {
  /// The colours and glyphs on a card of 11x6 cells that is turned so far that this width is seen.
  private func cells(_ text: String, width: Int) -> Set<String> {
    var canvas = Canvas(size: Size(13, 7))
    let frame = Rect(x: (11 - width) / 2, y: 0, width: width, height: 6)
    CardView(theme: Theme(.quadrants), size: CardSize(11, 6))
      .draw(FaceText(text, .quadrants), in: frame, on: &canvas)
    let inside = canvas.cropped(to: CardSize.sheet(of: frame).inset(x: 1, y: 1))
    return Set(
      inside.cells.map { "\([$0.glyph].text) \($0.style.foreground) \($0.style.background)" })
  }

  @Test func `a picture is squeezed from two fifths of the width on, a word appears with its room`()
  {
    expectEqual(cells("🎃", width: 3).count, 1)
    for width in stride(from: 5, through: 11, by: 2) {
      #expect(cells("🎃", width: width).count > 2, "\(width)")
    }
    expectEqual(cells("Lithuania", width: 7).count, 1)
    #expect(cells("Lithuania", width: 11).count > 2)
  }
}

/// Cards on terminals that draw no pictures.
struct FewColorCardTests {
  private static let sixteen = Capabilities(colors: .sixteen)

  @Test(arguments: [sixteen, .wire, Capabilities(colors: .none)])
  func `a miss and a pair have marks, and large cards the names of their pictures`(
    _ capabilities: Capabilities
  ) throws {
    let table = try Table(.pictures, size: Size(100, 30), capabilities: capabilities)
    table.choose(0)
    let face = table.viewModel.card(CardID(rawValue: 0))?.content.text ?? ""
    let word = try #require(Spelling.pictureName(of: face)?.split(separator: " ").first)
    #expect(table.text(of: 0).contains(word) && !table.text(of: 0).contains("✗"))
    table.choose(2)
    #expect(table.text(of: 0).contains("✗") && table.text(of: 2).contains("✗"))
    table.choose(1, 0)
    #expect(table.text(of: 0).contains("✓") && table.text(of: 1).contains("✓"))
  }

  @Test func `the name of a picture gives no definition away`() throws {
    let table = try Table(
      .pairs([("👻", "Gespenst"), ("🎃", "Kürbis")]), size: Size(80, 24), capabilities: Self.sixteen)
    table.choose(0)
    #expect(!table.text(of: 0).contains("ghost"))
  }

  @Test(arguments: [(80, 24), (40, 15)])
  func `among sixteen colours every face has a border`(width: Int, height: Int) throws {
    let size = Size(width, height)
    let table = try Table(.pictures, size: size, capabilities: Self.sixteen)
    table.choose(0)
    let board = try #require(table.stage.layout).board
    let frame = board.frame(of: table.place(of: 0))
    let canvas = table.frame()
    for y in frame.minY + 1..<frame.maxY - 2 {
      // The shadow of a small card is its border on the right.
      for x in board.grid.card.has(.gutter) ? [frame.minX, frame.maxX - 1] : [frame.minX] {
        expectEqual(canvas[Point(x: x, y: y)].style.foreground, .edge)
      }
    }
  }
}

extension Table {
  /// The text within the place of a card.
  fileprivate func text(of number: Int) -> String {
    guard let board = stage.layout?.board else { return "" }
    let area = board.frame(of: place(of: number))
    return (area.minY..<area.maxY).map(line).joined(separator: "\n")
  }
}

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
