import Canvas
import Expectations
import MemorizeViewModel
import MemoryGame
import Testing

@testable import MemorizeView

/// Recorded screens of the editor.
struct EditorScreenTests {
  @Test(arguments: ["Halloween", "NATO"], [(80, 24), (40, 12), (25, 5), (3, 2)])
  func `the editor at several sizes`(name: String, size: (Int, Int)) throws {
    let table = try EditorTable(name, size: Size(width: size.0, height: size.1))
    table.press("x", .right, "x", "u")
    try RecordedScreen.matches(table.frame(), "editor-\(name)-\(size.0)x\(size.1)")
  }

  @Test(arguments: [("wire", Capabilities.wire), ("ascii", .ascii), ("console", .console)])
  func `the editor with few colours or characters`(
    name: String, capabilities: Capabilities
  ) throws {
    let table = try EditorTable(size: Size(width: 60, height: 16), capabilities: capabilities)
    table.press("x", .up, .up, .up, .up)
    try RecordedScreen.matches(table.frame(), "editor-\(name)")
  }

  @Test func `typed text covers its neighbours`() throws {
    let table = try EditorTable(size: Size(width: 60, height: 16))
    table.press(.right, .enter)
    table.type(" of 東京")
    try RecordedScreen.matches(table.frame(), "editor-writing")
  }

  @Test(arguments: 0..<12)
  func `no event does any harm`(seed: Int) throws {
    var dice = SeededGenerator(seed: "editor \(seed)")
    let sizes = [(80, 24), (25, 5), (1, 1), (40, 12), (500, 200), (13, 3)]
    let (width, height) = sizes[seed % sizes.count]
    let table = try EditorTable(
      seed % 2 == 0 ? "Halloween" : "NATO", size: Size(width: width, height: height),
      capabilities: Capabilities.all[seed % Capabilities.all.count])
    let editor = try #require(table.editor)
    let bound = editor.legends.flatMap(\.keys)
    let keys = bound + ["a", "👻", "\u{200D}", "x", .control("t"), .control("k")]
    for _ in 0..<250 {
      if table.editor == nil { table.press("d", "e") }
      let point = Point(x: dice.next(below: width + 1), y: dice.next(below: height + 1))
      switch dice.next(below: 8) {
      case 0: table.send(.paste(["🛸🚀", "a\tb\nc\td", "x"][dice.next(below: 3)]))
      case 1: table.send(.mouse(Mouse(.wheel(up: dice.next(below: 2) == 0), at: point)))
      case 2, 3: table.send(.mouse(Mouse(.press(.left), at: point)))
      default: table.press(keys[dice.next(below: keys.count)])
      }
      let canvas = table.frame()
      expectEqual(canvas.size, table.size)
      #expect(canvas.cursor.map(Rect(table.size).contains) != false)
    }
  }
}
