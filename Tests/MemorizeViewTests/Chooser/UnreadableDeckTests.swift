import Canvas
import Expectations
import MemorizeViewModel
import Testing

@testable import MemorizeView

/// A deck of the player that cannot be read.
struct UnreadableDeckTests {
  @Test func `the list and the editor name the file and the reason, not its folders`() throws {
    let chooser = try Chooser(size: Size(width: 100, height: 24))
    try chooser.write("un\tone\ndeux\t\ntrois\tthree\n", to: "decks/french.tsv")
    chooser.library.refresh()
    let message = "french.tsv, line 2: expected a definition after the term \"deux\""
    let screen = ChooserScreen(library: chooser.library, table: chooser.table)
    chooser.app.push(screen)
    #expect(chooser.bottom.contains(message))
    chooser.press(.down)
    #expect(!chooser.bottom.contains("french.tsv"))
    chooser.press("e")
    #expect(chooser.editor != nil && chooser.bottom.contains(message))
  }

  @Test func `of several files, the message names as many as there is room for`() throws {
    let faults = ["one.tsv: empty", "two.tsv: empty", "three.tsv: empty"]
    let message = try #require(Message.notices(faults))
    expectEqual(message.text(width: 60), faults.joined(separator: "; "))
    expectEqual(message.text(width: 45), "one.tsv: empty; two.tsv: empty (and 1 more)")
    expectEqual(message.text(width: 30), "one.tsv: empty (and 2 more)")
    expectEqual(Message.notices(["one.tsv: empty"]), .notice("one.tsv: empty"))
    expectNil(Message.notices([]))
  }
}
