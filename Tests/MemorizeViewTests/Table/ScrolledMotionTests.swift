import Canvas
import Expectations
import MemorizeViewModel
import Options
import Testing

@testable import MemorizeView

/// Motions on a board larger than its window stay below the status line and above the message line.
struct ScrolledMotionTests {
  @Test(arguments: [-1, 1, 2, 3, -2, -3])
  func `a card that is seen in part turns within the board`(rows: Int) throws {
    for capabilities in Capabilities.all {
      let table = try Table(
        .letters(8), size: Size(60, 14), motion: .full, capabilities: capabilities)
      table.press("+", "+", "+", "+")
      table.pass(.seconds(1))
      table.choose(0, 2)
      table.pass(.seconds(4))
      let layout = try #require(table.stage.layout)
      table.stage.scroll = layout.board.clamped(table.stage.scroll.moved(y: rows))
      let before = table.frame()
      table.viewModel.turnDown(at: table.now)
      table.stage.cursor = table.place(of: 2)
      table.frame()
      table.stage.scroll = layout.board.clamped(table.stage.scroll.moved(y: rows))
      for _ in 0..<8 {
        table.pass(.milliseconds(33))
        let picture = table.frame()
        for x in 0..<60 {
          let (top, bottom) = (Point(x: x, y: 0), Point(x: x, y: 13))
          expectEqual(picture[top], before[top])
          expectEqual(picture[bottom].style.background, before[bottom].style.background)
        }
      }
    }
  }

  @Test func `cards that are dealt below the window are not seen on their way`() throws {
    var unseen = 0
    for capabilities in Capabilities.all {
      let table = try Table(
        .letters(8), size: Size(60, 14), motion: .full, capabilities: capabilities)
      table.press("+", "+", "+", "+")
      table.pass(.seconds(4))
      let (board, pile) = try #require(table.stage.layout.map { ($0.board, $0.deckPile) })
      #expect(board.mostScroll.y > 0)
      let area = board.area
      table.press("r")
      table.pass(.seconds(4))
      let settled = table.frame()
      table.press("r")
      for _ in 0..<60 {
        table.pass(.milliseconds(33))
        let picture = table.frame()
        // The cards of the rows that are seen come first.
        guard picture.showsCards(of: settled, in: area) else { continue }
        unseen += 1
        for y in area.maxY..<14 {
          for point in (0..<60).map({ Point(x: $0, y: y) }) where point.x > pile.maxX + 3 {
            #expect(![.back, .pattern].contains(picture[point].style.foreground))
            #expect(picture[point].style.background != .back)
          }
        }
      }
    }
    #expect(unseen > 5)
  }
}

extension Canvas {
  /// Whether a block holds the same cards as in another frame, except where that shows the cursor.
  fileprivate func showsCards(of other: Canvas, in area: Rect) -> Bool {
    (area.minY..<area.maxY).allSatisfy { y in
      zip(rows[y], other.rows[y]).allSatisfy { here, there in
        here == there || [there.style.foreground, there.style.background].contains(.cursor)
      }
    }
  }
}

/// The changes of a table that can be seen as motions.
enum MotionKind: CaseIterable {
  case turnUp, mismatch, match, turnDown, leave, closeRanks, shuffle, pause, resume, deal

  /// A table just before the change.
  func table(_ level: MotionLevel, _ capabilities: Capabilities = Capabilities()) throws -> Table {
    let rules = Rules(variant: GameVariant(closesGaps: self == .closeRanks))
    let table = try Table(.pictures, motion: level, rules: rules, capabilities: capabilities)
    switch self {
    case .turnUp, .deal: break
    case .mismatch, .match: table.choose(0)
    case .turnDown: table.choose(0, 2)
    case .leave, .closeRanks: table.choose(0, 1)
    case .shuffle, .pause: table.choose(0)
    case .resume:
      table.choose(0)
      table.viewModel.togglePause(at: table.now)
      table.frame()
    }
    table.pass(self == .leave ? .milliseconds(950) : .seconds(2))
    table.stage.cursor = table.place(of: number)
    table.play.changesAtCursorMove = nil
    return table
  }

  /// A table just after the change.
  func tableAfter(
    _ level: MotionLevel, _ capabilities: Capabilities = Capabilities()
  ) throws -> Table {
    let table = try table(level, capabilities)
    happen(on: table)
    return table
  }

  /// Makes the change, and looks at it at once.
  func happen(on table: Table) {
    let model = table.viewModel
    switch self {
    case .turnUp, .mismatch, .match, .turnDown, .leave, .closeRanks: table.choose(number)
    case .shuffle: model.shuffle(at: table.now)
    case .pause, .resume: model.togglePause(at: table.now)
    case .deal: model.dealNew(at: table.now)
    }
    table.frame()
  }

  /// From the change to its end, with the effects that follow a match.
  var length: Duration {
    switch self {
    case .deal: Timing.deal
    case .match, .leave: Timing.flip + FlyingPoints.duration
    case .closeRanks, .shuffle: Timing.travel
    case .mismatch: Timing.flip + Timing.shake
    default: Timing.flip
    }
  }

  /// The card the change is about.
  private var number: Int {
    switch self {
    case .mismatch: 2
    case .match: 1
    case .turnDown: 4
    case .leave, .closeRanks: 2
    default: 0
    }
  }
}
