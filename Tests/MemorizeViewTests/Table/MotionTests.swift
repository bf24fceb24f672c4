import Canvas
import Expectations
import MemoryGame
import Options
import Testing

@testable import MemorizeView

/// A motion begins with the picture before, ends with the picture after, and nothing else changes.
struct MotionTests {
  static let kinds = MotionKind.allCases
  private static let moments: [Duration] = stride(from: 0, to: 2000, by: 110).map {
    .milliseconds($0)
  }

  /// Motions that begin with every card where it lay; others remove or move cards at once.
  private static let gentle =
    [.turnUp, .mismatch, .match, .turnDown, .pause, .resume].flatMap { kind in
      [MotionLevel.full, .reduced].map { (kind, $0) }
    } + [(MotionKind.leave, MotionLevel.full)]

  @Test(arguments: gentle)
  func `a motion's first picture is the one before`(kind: MotionKind, level: MotionLevel) throws {
    for capabilities in Capabilities.all {
      let table = try kind.table(level, capabilities)
      let before = table.frame()
      kind.happen(on: table)
      #expect(same(table.frame(), before, except: table.size.height - 1))
    }
  }

  @Test(arguments: [MotionKind.shuffle, .closeRanks, .leave])
  func `cards that travel start from where they lay`(kind: MotionKind) throws {
    let table = try kind.table(.full)
    let before = try #require(table.stage.layout?.board)
    let old = table.stage.table
    kind.happen(on: table)
    let motion = try #require(table.stage.motion)
    for pose in motion.poses(at: table.now) { expectEqual(pose, old.pose(of: pose.id, in: before)) }
  }

  @Test(arguments: kinds, [MotionLevel.full, .reduced])
  func `a motion's last picture is the table at rest`(kind: MotionKind, level: MotionLevel) throws {
    for capabilities in Capabilities.all {
      let moving = try kind.tableAfter(level, capabilities)
      let still = try kind.tableAfter(.none, capabilities)
      moving.pass(kind.length)
      still.pass(kind.length)
      #expect(same(moving.frame(), still.frame()))
      expectNil(moving.stage.motion)
    }
  }

  @Test(arguments: kinds, MotionLevel.allCases)
  func `a picture follows from its moment alone`(kind: MotionKind, level: MotionLevel) throws {
    let stepped = try kind.tableAfter(level)
    let start = stepped.now
    for moment in Self.moments {
      stepped.now = start + moment
      let picture = stepped.frame()
      expectEqual(stepped.frame(), picture)
      let fresh = try kind.tableAfter(level)
      fresh.pass(moment)
      #expect(same(fresh.frame(), picture), "after \(moment)")
    }
  }

  @Test func `points never lie over a card that was turned after them`() throws {
    let tables = try [MotionLevel.full, .none].map {
      try Table(.letters(4), size: Size(160, 48), motion: $0)
    }
    let layout = try #require(tables[0].stage.layout?.board)
    let frames = (0..<8).map { layout.frame(of: tables[0].place(of: $0)) }
    // A pair whose second card lies below another card.
    let found = (0..<4).lazy.compactMap { pair -> (Int, Int)? in
      let lower = frames[2 * pair + 1]
      let above = frames.indices.first {
        $0 / 2 != pair && frames[$0].minX == lower.minX && abs(frames[$0].maxY - lower.minY) < 2
      }
      return above.map { (pair, $0) }
    }.first
    let (pair, above) = try #require(found)
    let pictures = tables.map { table in
      table.pass(.seconds(5))
      table.choose(2 * pair, 2 * pair + 1)
      table.pass(.milliseconds(400))
      let covered = table.frame().cropped(to: frames[above])
      table.choose(above)
      table.pass(.milliseconds(400))
      return [covered, table.frame().cropped(to: frames[above])]
    }
    #expect(pictures[0][0] != pictures[1][0], "the points rise over the card before it is turned")
    expectEqual(pictures[0][1], pictures[1][1])
  }

  @Test(arguments: kinds)
  func `without motion, and with reduced motion for cards that travel, the change is there at once`(
    kind: MotionKind
  ) throws {
    let table = try kind.tableAfter(.none)
    #expect(table.stage.motion == nil && table.stage.effects.isEmpty)
    let isTravel = [.closeRanks, .shuffle, .deal].contains(kind)
    try expectEqual(kind.tableAfter(.reduced).stage.motion == nil, isTravel)
  }

  @Test(arguments: kinds.filter { ![.closeRanks, .shuffle, .deal].contains($0) })
  func `with reduced motion cards change sides, never places`(kind: MotionKind) throws {
    let table = try kind.tableAfter(.reduced)
    let motion = try #require(table.stage.motion)
    let layout = try #require(table.stage.layout)
    for moment in Self.moments {
      for pose in motion.poses(at: motion.start + moment) {
        let place = table.place(of: pose.id.rawValue)
        let frame = layout.board.frame(of: place)
        expectEqual(pose.frame.intersection(frame), pose.frame)
        let (left, right) = (pose.frame.minX - frame.minX, frame.maxX - pose.frame.maxX)
        #expect(abs(left - right) <= 1)
      }
    }
  }

  @Test(arguments: kinds)
  func `another choice during a motion ends it`(kind: MotionKind) throws {
    let table = try kind.tableAfter(.full)
    let motion = try #require(table.stage.motion)
    table.pass(.milliseconds(100))
    if table.viewModel.isPaused { table.viewModel.togglePause(at: table.now) }
    table.choose(9)
    #expect(table.stage.motion != motion)
    expectEqual(table.stage.motion?.start, table.now)
    expectEqual(table.viewModel.card(CardID(rawValue: 9))?.isFaceUp, true)
  }

  @Test(arguments: kinds)
  func `another size of the window ends it, too`(kind: MotionKind) throws {
    let table = try kind.tableAfter(.full)
    let still = try kind.tableAfter(.none)
    for table in [table, still] {
      table.pass(.milliseconds(100))
      table.size = Size(60, 20)
      table.pass(.seconds(2))
    }
    expectNil(table.stage.motion)
    #expect(same(table.frame(), still.frame()))
  }

  @Test(arguments: [MotionKind.match, .mismatch], [MotionLevel.full, .reduced])
  func `numbers and words wait for the picture`(kind: MotionKind, level: MotionLevel) throws {
    let table = try kind.table(level)
    let (top, bottom) = (table.line(0), table.bottom)
    kind.happen(on: table)
    for _ in 0..<9 {
      expectEqual(table.line(0), top)
      expectEqual(table.bottom, bottom)
      table.pass(.milliseconds(33))
    }
    table.pass(.milliseconds(4))
    #expect(table.line(0) != top && table.line(0).contains("moves  1") && table.bottom != bottom)
  }

  @Test(arguments: [8, 24])
  func `backs in flight have no pattern where more than 40 cards fly`(pairs: Int) throws {
    let table = try Table(.letters(24), pairs: pairs, size: Size(200, 60), motion: .full)
    table.pass(.seconds(3))
    func patterned() -> Int { table.frame().cells.count { $0.style.foreground == .pattern } }
    let atRest = patterned()
    table.viewModel.shuffle(at: table.now)
    table.frame()
    table.pass(.milliseconds(250))
    let motion = try #require(table.stage.motion)
    let flying = motion.poses(at: table.now).filter { $0.lift > 0 }
    #expect(flying.count > 10 && flying.allSatisfy { motion.isTravelling($0.id) })
    expectEqual((patterned() < atRest / 4), (pairs == 24))
    table.pass(.milliseconds(250))
    expectEqual(patterned(), atRest)
  }

  @Test func `the cards of a miss shake once both are up, and no others`() throws {
    let table = try MotionKind.mismatch.tableAfter(.full)
    table.pass(Timing.flip)
    let shake = try #require(table.stage.motion)
    let layout = try #require(table.stage.layout)
    expectEqual(shake.moving, [CardID(rawValue: 0), CardID(rawValue: 2)])
    let offsets = [0, 30, 90, 150, 210, 240].map { moment in
      shake.poses(at: shake.start + .milliseconds(moment)).map { pose in
        pose.frame.minX - layout.board.frame(of: table.place(of: pose.id.rawValue)).minX
      }
    }
    expectEqual(offsets, [0, -1, 1, -1, 1, 0].map { [$0, $0] })
    table.pass(Timing.shake)
    expectNil(table.stage.motion)
  }

  @Test func `a match is not seen before its second card`() throws {
    let table = try MotionKind.match.tableAfter(.full)
    table.pass(.milliseconds(140))
    let canvas = table.frame()
    #expect(
      !canvas.cells.contains { $0.style.background == .matched || $0.style.foreground == .matched })
  }
}

/// Whether two pictures are the same; where they are not, both are shown.
func same(_ one: Canvas, _ other: Canvas, except row: Int? = nil) -> Bool {
  let differing = (0..<one.size.height).filter { y in
    y != row
      && (0..<one.size.width).contains { one[Point(x: $0, y: y)] != other[Point(x: $0, y: y)] }
  }
  guard !differing.isEmpty || one.size != other.size else { return one.cursor == other.cursor }
  let rows = [one, other].map { canvas in
    let text = canvas.description.split(separator: "\n", omittingEmptySubsequences: false)
    let paints = canvas.paints(\.letter).split(separator: "\n", omittingEmptySubsequences: false)
    return differing.map { "\($0): \(text[$0])\n     \(paints[$0])" }.joined(separator: "\n")
  }
  Issue.record("\(rows[0])\n-- and --\n\(rows[1])")
  return false
}
