import Canvas
import Expectations
import MemoryGame
import Testing

@testable import MemorizeView

/// The arrows lead everywhere, whatever is left on the table.
struct NavigationTests {
  @Test(arguments: [(4, 12), (3, 12), (6, 12), (5, 11), (4, 10), (1, 6), (7, 7)])
  func `from each card the arrows reach every other, whatever is left`(columns: Int, count: Int) {
    for subset in 1..<(1 << count) {
      let navigation = Navigation(columns: columns, count: count) { subset >> $0 & 1 == 1 }
      if let fault = fault(of: navigation) { Issue.record("\(subset): \(fault)") }
    }
  }

  @Test(arguments: 0..<60)
  func `on large boards, too`(number: Int) {
    var dice = SeededGenerator(seed: UInt64(number))
    let count = Int.random(in: 20...90, using: &dice)
    let columns = Int.random(in: 1...20, using: &dice)
    let share = Int.random(in: 1...9, using: &dice)
    let occupied = (0..<count).map { _ in Int.random(in: 0..<10, using: &dice) < share }
    let navigation = Navigation(columns: columns, count: count) { occupied[$0] }
    expectNil(fault(of: navigation), "\(columns) columns, \(occupied)")
  }

  @Test func `the arrows go around the edges of a full board`() {
    let navigation = Navigation(columns: 4, count: 12) { _ in true }
    expectEqual(navigation.place(.left, of: 4), 7)
    expectEqual(navigation.place(.right, of: 7), 4)
    expectEqual(navigation.place(.up, of: 2), 10)
    expectEqual(navigation.place(.down, of: 10), 2)
    expectEqual(navigation.place(.right, of: 5), 6)
    expectEqual(navigation.place(.down, of: 5), 9)
  }

  @Test func `behind a short row, moves up and down return to their column`() throws {
    let table = try Table(.letters(8), size: Size(80, 24))
    let lengths = try #require(table.stage.layout?.board.plan.lengths)
    try #require(lengths.count == 3 && lengths[1] < lengths[0], "\(lengths)")
    table.press(.down, .down)
    expectEqual(table.stage.cursor, lengths[0] + lengths[1])
    table.press(.up, .up)
    expectEqual(table.stage.cursor, 0)
    // A step aside in the short row begins another column.
    table.press(.down, .right, .down)
    #expect(table.stage.cursor > lengths[0] + lengths[1])
  }

  @Test func `a gap is stepped over to the nearest card in that direction`() {
    let navigation = Navigation(columns: 4, count: 12) { $0 != 5 && $0 != 6 }
    expectEqual(navigation.place(.right, of: 4), 7)
    #expect(navigation.place(.down, of: 1) != 5)
    #expect(navigation.nearest(to: 5) != 5)
  }

  @Test func `a lone card keeps the cursor`() {
    let navigation = Navigation(columns: 4, count: 12) { $0 == 6 }
    for direction in Navigation.Direction.allCases {
      expectEqual(navigation.place(direction, of: 6), 6)
    }
    expectEqual(navigation.nearest(to: 11), 6)
  }

  @Test func `an empty table has nowhere to go`() {
    let navigation = Navigation(columns: 4, count: 12) { _ in false }
    expectEqual(navigation.place(.left, of: 3), 3)
    expectNil(navigation.next(after: 3, step: 1) { _ in false })
    expectEqual(Navigation(columns: 0, count: 0) { _ in true }.place(.down, of: 0), 0)
  }

  @Test func `tab goes through hidden cards in reading order and around the end`() throws {
    let table = try Table()
    table.choose(table.viewModel.places[1]?.id.rawValue ?? 0)
    table.stage.cursor = 0
    table.press(.tab)
    expectEqual(table.stage.cursor, 2)
    table.press(.backTab)
    expectEqual(table.stage.cursor, 0)
    table.press(.backTab)
    expectEqual(table.stage.cursor, 15)
    table.press(.tab)
    expectEqual(table.stage.cursor, 0)
  }
}

/// What is wrong with the ways of a grid, if anything.
private func fault(of navigation: Navigation) -> String? {
  let occupied = (0..<navigation.count).filter(navigation.isOccupied)
  let ways = occupied.map { place in
    Navigation.Direction.allCases.map { navigation.place($0, of: place) }
  }
  let targets = Dictionary(uniqueKeysWithValues: zip(occupied, ways))
  for (place, ways) in targets where ways.contains(where: { targets[$0] == nil }) {
    return "an arrow leads from \(place) to an empty place"
  }
  for start in occupied {
    var reached: Set = [start]
    var open = [start]
    while let place = open.popLast() {
      for next in targets[place] ?? [] where reached.insert(next).inserted { open.append(next) }
    }
    if reached.count < occupied.count { return "not everything is reached from \(start)" }
  }
  return nil
}
