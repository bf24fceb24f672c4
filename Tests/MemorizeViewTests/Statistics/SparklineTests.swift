import Canvas
import MemoryGame
import Testing

@testable import MemorizeView

/// Numbers as a row of bars.
struct SparklineTests {
  @Test func `bars are as high as their numbers, and only zero has none`() {
    let line = Sparkline([0, 1, 25, 50, 75, 100, -3, 200], full: 100, width: 8)
    #expect(line.step == 1)
    #expect(line.levels == [0, 1, 2, 4, 6, 7, 0, 7])
    #expect(line.text(.unicode) == "▁▂▃▅▇█▁█")
    #expect(line.text(.ascii) == "_.:=*#_#")
    #expect(line.text(.console) == line.text(.ascii))
  }

  @Test func `a long row is squeezed but keeps its peaks`() {
    let values = (0..<100).map { $0 == 37 ? 9 : $0 == 38 ? 5 : 0 }
    let line = Sparkline(values, full: 9, width: 30)
    #expect(line.step == 4)
    #expect(line.levels.count == 25)
    #expect(line.levels.indices.filter { line.levels[$0] > 0 } == [9])
    #expect(line.levels[9] == 7)
  }

  @Test func `no numbers, no room and no scale are no problem`() {
    #expect(Sparkline([], full: 9, width: 5).text(.unicode) == "")
    #expect(Sparkline([1, 2], full: 2, width: 0).levels == [7])
    #expect(Sparkline([1, 2], full: 0, width: -1).levels == [0])
  }

  @Test(arguments: 0..<50 as Range<UInt64>)
  func `bars fit the width and stay in order`(seed: UInt64) {
    var dice = SeededGenerator(seed: seed)
    let count = Int.random(in: 1...300, using: &dice)
    let values = (0..<count).map { _ in Int.random(in: 0...50, using: &dice) }
    let width = Int.random(in: 1...60, using: &dice)
    let line = Sparkline(values, full: 50, width: width)
    #expect(line.levels.count <= width && line.text(.unicode).columns == line.levels.count)
    #expect(line.levels.allSatisfy { 0..<Sparkline.heights ~= $0 })
    for (index, value) in values.enumerated() where value > 0 {
      #expect(line.levels[index / line.step] >= max(1, (value * 7 - 1) / 50 + 1))
    }
  }
}
