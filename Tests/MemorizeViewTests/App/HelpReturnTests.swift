import Canvas
import Expectations
import MemorizeViewModel
import Testing

@testable import MemorizeView

/// Help closes to the page or dialog on which it was opened.
struct HelpReturnTests {
  private let tour = PageTour(size: Size(width: 80, height: 24))

  @Test(arguments: PageTour.walks.indices)
  func `help returns to where it was opened, on every page and dialog`(index: Int) throws {
    let walk = PageTour.walks[index]
    let stop = try #require(tour.walk(walk.keys, isOver: walk.isOver))
    let (app, now) = (stop.app, stop.now)
    guard !(app.dialog is HelpDialog) else { return }
    for closing in [Key.escape, .function(1)] {
      let (screen, dialog) = (app.screen, app.dialog.map { type(of: $0) })
      _ = app.handle(.key(.function(1)), at: now)
      #expect(app.dialog is HelpDialog)
      _ = app.frame(size: tour.size, at: now)
      _ = app.handle(.key(closing), at: now)
      #expect(app.screen === screen && app.dialog.map { type(of: $0) } == dialog)
      let names = walk.keys.map(\.name).joined(separator: " ")
      let frame = app.frame(size: tour.size, at: now)
      // On the table the pause meanwhile has changed the message and the letters.
      let isTable = screen is PlayScreen && dialog == nil
      #expect(isTable || frame.description == stop.frame.description, "after \(names)")
    }
  }

  @Test func `a dialog below its help keeps its selection, and choosing still works`() throws {
    let stop = try #require(tour.walk(["o", .down, .down], isOver: false))
    let selected = try #require(stop.app.openDialog?.position.selected)
    _ = stop.app.handle(.key("?"), at: stop.now)
    _ = stop.app.handle(.key("?"), at: stop.now)
    expectEqual(stop.app.openDialog?.position.selected, selected)
    _ = stop.app.handle(.key(.escape), at: stop.now)
    #expect(stop.app.dialogs.isEmpty)
  }

  @Test func `a key chosen in the help of a dialog leaves both`() throws {
    let tour = PageTour(size: Size(width: 120, height: 50))
    let stop = try #require(tour.walk(["a", "?"], isOver: true))
    expectEqual(stop.app.dialogs.count, 2)
    let point = try #require(stop.frame.position(of: "choose another deck"))
    _ = stop.app.handle(.mouse(Mouse(.press(.left), at: point)), at: stop.now)
    #expect(stop.app.screen is ChooserScreen)
    #expect(stop.app.dialogs.isEmpty)
  }
}
