import Canvas
import MemorizeViewModel
import Testing

@testable import MemorizeView

/// The dialogs over the table as they were last looked at.
struct DialogScreenTests {
  private static let dialogs: [(String, Key)] = [
    ("help", "?"), ("pause", "p"), ("decks", "d"), ("settings", "o"),
  ]
  private static let sizes = [(79, 23), (40, 12), (25, 5), (1, 1)]

  @Test(arguments: dialogs, sizes)
  func `a dialog opens over the table`(dialog: (String, Key), size: (Int, Int)) throws {
    let table = try Table(.pictures, size: Size(width: size.0, height: size.1))
    table.choose(0)
    table.pass(.seconds(1))
    table.press(dialog.1)
    try RecordedScreen.matches(
      table.frame(), "\(dialog.0)-\(size.0)x\(size.1)", region: table.dialogFrame)
  }

  @Test(arguments: dialogs)
  func `a dialog opens where there are no colours`(name: String, key: Key) throws {
    let table = try Table(.pictures, capabilities: .ascii)
    table.press(key)
    try RecordedScreen.matches(table.frame(), "\(name)-ascii", region: table.dialogFrame)
  }

  @Test(arguments: sizes)
  func `the result tells moves against par, and what to do next`(width: Int, height: Int) throws {
    let table = try Table(.pictures, size: Size(width: width, height: height))
    table.win()
    table.pass(.seconds(5))
    try RecordedScreen.matches(
      table.frame(), "result-\(width)x\(height)", region: table.dialogFrame)
  }

  @Test(arguments: [500, 1200])
  func `the last pair is celebrated`(milliseconds: Int) throws {
    let table = try Table(.pictures, motion: .full)
    table.win()
    table.press("n")
    table.pass(.seconds(3))
    for pair in 0..<7 { table.choose(2 * pair, 2 * pair + 1) }
    table.pass(.seconds(4))
    table.choose(14, 15)
    table.pass(.milliseconds(300))
    table.pass(.milliseconds(milliseconds))
    try RecordedScreen.matches(table.frame(), "won-\(milliseconds)", region: table.cards)
  }
}
