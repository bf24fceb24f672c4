import Canvas
import Decks
import Expectations
import Testing

@testable import MemorizeView

/// On a slow line, cards in motion show no pictures, so that few bytes wait when a key is pressed.
struct SlowLineTests {
  private func table(isSlow: Bool) throws -> Table {
    let deck = try #require(BuiltInDecks.deck(named: "Halloween"))
    var capabilities = Capabilities(colors: .many)
    capabilities.blocks = .quadrants
    let table = try Table(
      deck, pairs: 8, size: Size(width: 160, height: 48), motion: .full,
      capabilities: capabilities)
    if isSlow { table.app.simplify() }
    return table
  }

  private func showsPicture(_ canvas: Canvas) -> Bool {
    canvas.cells.contains { $0.style.foreground.artwork != nil }
  }

  @Test(arguments: [true, false])
  func `a card that turns shows its picture at the end only`(_ isSlow: Bool) throws {
    let table = try table(isSlow: isSlow)
    table.choose(0)
    var seen: [Bool] = []
    while table.stage.motion != nil {
      seen.append(showsPicture(table.frame()))
      table.pass(.milliseconds(33))
    }
    #expect(seen.count > 5 && seen.dropLast().contains(true) != isSlow)
    #expect(showsPicture(table.frame()))
  }

  @Test(arguments: [true, false])
  func `a miss does not shake, and a pair does not shine`(_ isSlow: Bool) throws {
    let table = try table(isSlow: isSlow)
    table.choose(0, 2)
    table.pass(.milliseconds(301))
    expectEqual((table.stage.motion == nil), isSlow)
    table.pass(.seconds(1))
    table.choose(4, 5)
    table.pass(.milliseconds(301))
    #expect(table.stage.effects.contains { $0 is Shine } != isSlow)
  }
}
