import Canvas
import Decks
import Spelling
import Testing

@testable import MemorizeView

/// Cards on terminals that draw no pictures.
struct FewColorCardTests {
  private static let sixteen = Capabilities(colors: .sixteen)

  @Test(arguments: [sixteen, .wire, Capabilities(colors: .none)])
  func `a miss and a pair have marks, and large cards the names of their pictures`(
    _ capabilities: Capabilities
  ) throws {
    let table = try Table(
      .pictures, size: Size(width: 100, height: 30), capabilities: capabilities)
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
    let deck = Deck(
      name: "Names", color: .blue, usualPairs: 2,
      pairs: [Pair(term: "👻", definition: "Gespenst"), Pair(term: "🎃", definition: "Kürbis")])
    let table = try Table(deck, size: Size(width: 80, height: 24), capabilities: Self.sixteen)
    table.choose(0)
    #expect(!table.text(of: 0).contains("ghost"))
  }

  @Test func `without an emblem the lattice has no hole`() throws {
    let table = try Table(.pictures, size: Size(width: 160, height: 48), capabilities: Self.sixteen)
    let frame = try #require(table.stage.layout).board.frame(of: 0)
    let canvas = table.frame()
    let middle = frame.inset(x: 4, y: 4)
    for y in middle.minY..<middle.maxY {
      let row = (middle.minX..<middle.maxX).map { canvas[Point(x: $0, y: y)] }
      #expect(row.contains { $0.glyph != .blank && $0.style.foreground == .pattern })
    }
  }

  @Test(arguments: [(80, 24), (40, 15)])
  func `among sixteen colours every face has a border`(width: Int, height: Int) throws {
    let size = Size(width: width, height: height)
    let table = try Table(.pictures, size: size, capabilities: Self.sixteen)
    table.choose(0)
    let board = try #require(table.stage.layout).board
    let frame = board.frame(of: table.place(of: 0))
    let canvas = table.frame()
    for y in frame.minY + 1..<frame.maxY - 2 {
      // The shadow of a small card is its border on the right.
      for x in board.grid.card.has(.gutter) ? [frame.minX, frame.maxX - 1] : [frame.minX] {
        #expect(canvas[Point(x: x, y: y)].style.foreground == .edge)
      }
    }
  }
}

extension Table {
  /// The text within the place of a card.
  fileprivate func text(of number: Int) -> String {
    guard let board = stage.layout?.board else { return "" }
    let area = board.frame(of: place(of: number))
    return frame().description.split(separator: "\n", omittingEmptySubsequences: false)
      .dropFirst(area.minY).prefix(area.height).joined(separator: "\n")
  }
}
