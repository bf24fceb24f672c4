import Canvas
import Expectations
import MemorizeViewModel
import Testing

@testable import MemorizeView

/// Help closes to the page or dialog on which it was opened.
struct HelpReturnTests {
  private let tour = PageTour(size: Size(80, 24))

  @Test(arguments: PageTour.walks.indices)
  func `help returns to where it was opened, on every page and dialog`(index: Int) throws {
    let walk = PageTour.walks[index]
    let stop = try tour.walk(walk.keys, isOver: walk.isOver)
    let (app, before) = (stop.app, stop.text)
    guard !(app.dialog is HelpDialog) else { return }
    for closing in [Key.escape, .function(1)] {
      let (screen, dialog) = (app.screen, app.dialog.map { type(of: $0) })
      stop.press(.function(1))
      #expect(app.dialog is HelpDialog)
      stop.press(closing)
      #expect(app.screen === screen && app.dialog.map { type(of: $0) } == dialog)
      let names = walk.keys.map(\.name).joined(separator: " ")
      // On the table the pause meanwhile has changed the message and the letters.
      let isTable = screen is PlayScreen && dialog == nil
      #expect(isTable || stop.text == before, "after \(names)")
    }
  }

  @Test func `a dialog below its help keeps its selection, and choosing still works`() throws {
    let stop = try tour.walk(["o", .down, .down], isOver: false)
    let selected = try #require(stop.app.openDialog?.position.selected)
    stop.press("?", "?")
    expectEqual(stop.app.openDialog?.position.selected, selected)
    stop.press(.escape)
    #expect(stop.app.dialogs.isEmpty)
  }

  @Test func `a key chosen in the help of a dialog leaves both`() throws {
    let tour = PageTour(size: Size(120, 50))
    let stop = try tour.walk(["a", "?"], isOver: true)
    expectEqual(stop.app.dialogs.count, 2)
    try stop.click("choose another deck")
    #expect(stop.app.screen is ChooserScreen)
    #expect(stop.app.dialogs.isEmpty)
  }
}
