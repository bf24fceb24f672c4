import Canvas
import Expectations
import MemorizeViewModel
import Testing

@testable import MemorizeView

/// The keys that pages and dialogs show: each does something, once, and help explains it.
struct ShownKeyTests {
  private let tour = PageTour(size: Size(width: 80, height: 24))
  private static let walks =
    PageTour.walks + [["o"], ["N"], ["g"], ["o", "?"], ["J"], ["D"]].map { ($0, true) }

  @Test(arguments: walks.indices)
  func `every key that is shown is bound, and help names every key once`(index: Int) throws {
    let walk = ShownKeyTests.walks[index]
    let app = try #require(tour.walk(walk.keys, isOver: walk.isOver)).app
    for key in app.shownKeys {
      let isOwn = app.openDialog?.keyMap.command(for: key) != nil
      let isBelow = app.screen.binds(key) || app.commonKeys.command(for: key) != nil
      #expect(isOwn || isBelow, "\(key.name) on \(walk.keys.map(\.name))")
    }
    let own = app.screen.legends.flatMap(\.keys)
    expectEqual(Set(own).count, own.count)
    let letters = own.filter { if case .character = $0 { true } else { false } }
    #expect(!app.screen.isTakingText || letters.isEmpty)
    guard !(app.dialog is HelpDialog) else { return }
    let legends = app.help.legends
    let keys = legends.flatMap(\.keys)
    expectEqual(Set(keys).count, keys.count)
    #expect(legends.allSatisfy { !$0.help.isEmpty })
    let isOwn = app.dialog == nil || app.dialog?.guide != nil
    #expect(!isOwn || Set(keys).isSuperset(of: app.shownKeys))
    let content = app.help.content(in: Size(width: 200, height: 60), theme: app.theme)
    let text = (content.rows + content.secondColumn).map(\.left).joined(separator: "\n")
    for legend in legends {
      #expect(text.contains(legend.topic?.keys ?? legend.keyNames), "\(legend.help)")
    }
  }

  @Test func `a finished game shows no key that does nothing`() throws {
    let stop = try #require(tour.walk([.escape], isOver: true))
    let keys: [Key] = ["f", "s", "p"]
    #expect(!stop.app.shownKeys.contains(where: keys.contains))
  }

  @Test func `settings over a result set up a new game, as they offer`() throws {
    for keys in [["o", "N"], ["i", "N"]] as [[Key]] {
      let stop = try #require(tour.walk(keys, isOver: true))
      #expect(stop.app.dialog is NewGameDialog)
    }
  }
}
