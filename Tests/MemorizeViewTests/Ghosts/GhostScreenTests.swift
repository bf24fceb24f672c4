import Canvas
import Expectations
import MemoryGame
import Testing

@testable import MemorizeView
@testable import MemorizeViewModel
@testable import Storage

/// What a game with a ghost shows.
struct GhostScreenTests {
  /// A table of eight pairs with a ghost that misses after 1.5 s, then finds a pair every 1.5 s.
  private func table(
    _ width: Int = 80, _ height: Int = 24, _ capabilities: Capabilities = Capabilities(),
    isOwn: Bool = false
  ) throws -> Table {
    let table = try Table(.letters(8), size: Size(width, height), capabilities: capabilities)
    let order: [Int] = [0, 2] + Array(4..<16) + [0, 1, 2, 3]
    let intents = order.enumerated().map {
      TimedIntent(.choose(CardID(rawValue: $1)), at: .milliseconds(750 * $0 + 750))
    }
    let ghost = try #require(Ghost(table.viewModel.board, GameVariant(), intents, isOwn: isOwn))
    expectEqual(ghost.result?.moves, 9)
    table.viewModel.session.deal(ghost.board, at: table.now, as: .dealtAgain, racing: ghost)
    table.frame()
    return table
  }

  @Test func `the top line shows both scores in the form that has room`() throws {
    for (width, isASCII, line) in [
      (
        80, false, " Letters   You ●○○○○○○○  moves  1   Ghost ●●○○○○○○  moves  3               0:04"
      ),
      (60, false, " You ●○○○○○○○  moves  1   Ghost ●●○○○○○○  moves  3     0:04"),
      (40, false, " You 1 in  1   Ghost 2 in  3       0:04"),
      (25, false, " ● 1 in  1   ▲ 2 in  3"),
      (80, true, " Letters   You 1 pairs, moves  1   Ghost 2 pairs, moves  3                 0:04"),
      (25, true, " o 1 in  1   ^ 2 in  3"),
    ] {
      let table = try table(width, 24, isASCII ? .ascii : Capabilities())
      table.choose(0, 1)
      table.pass(.milliseconds(4100))
      expectEqual(table.line(0), line)
    }
  }

  @Test func `every window from 1 to 130 columns has a top line`() throws {
    for width in 1...130 {
      for height in [1, 2, 3, 24] {
        let table = try table(width, height)
        table.choose(0, 1)
        table.pass(.seconds(4))
        #expect(table.line(0).count <= width)
      }
    }
  }

  @Test func `the picture changes when the ghost moves, and never at rest`() throws {
    let table = try table()
    expectNil(table.app.nextChange(after: table.now))
    table.choose(0)
    let start = table.now
    table.pass(.milliseconds(7100))
    // The ghost's fifth move is due at 6.75 s, its sixth at 8.25 s; the clock shows each second.
    var moments: [Duration] = []
    while moments.count < 4, let next = table.app.nextChange(after: table.now) {
      moments.append(next - start)
      table.now = next
      table.frame()
    }
    expectEqual(moments, [8000, 8250, 9000, 9750].map { .milliseconds($0) })
    table.press("p")
    expectNil(table.app.nextChange(after: table.now))
  }

  @Test func `the start of the race tells the figures of the ghost`() throws {
    #expect(try table().bottom.contains("Race the ghost: 9 moves, 0:12."))
    #expect(try table(isOwn: true).bottom.contains("Race yourself: 9 moves, 0:12."))
    #expect(try table(40, 15).bottom.contains("Race the ghost"))
    #expect(try table(isOwn: true).line(0).contains("Your best ○○○○○○○○"))
  }

  @Test func `the result tells who needed fewer moves and less time`() throws {
    let faster = try table()
    faster.winAndWait()
    #expect(faster.text.contains("You beat the ghost!  That is 1 fewer move, 5 s less."))

    let slower = try table()
    slower.choose(0, 2, 3, 4, 6, 7, 8, 10)
    slower.pass(.seconds(30))
    slower.winAndWait()
    #expect(slower.text.contains("You lost to the ghost.  That is "))
    slower.size = Size(40, 15)
    #expect(slower.text.contains("You lost.  "))
  }

  @Test func `R on the result asks for the best game on the board`() throws {
    let table = try Table(.letters(4))
    table.winAndWait()
    #expect(table.result != nil)
    table.press("R")
    // Nothing is saved here, so there is no recording to race, and the result stays.
    #expect(
      table.bottom.contains("No game to race: first play this board to its end without hints."))
    #expect(table.result != nil)
  }
}
