import Canvas
import Expectations
import MemorizeViewModel
import Testing

@testable import MemorizeView

/// How every list of a page or a dialog moves and scrolls.
struct RowListTests {
  private func list(_ text: String, height: Int) -> RowList {
    let kinds = text.map { letter -> RowList.Kind in
      switch letter {
      case "c": .choice
      case "+": .continuation
      case "h": .heading
      case "t": .text
      default: .blank
      }
    }
    return RowList(kinds, in: Rect(x: 3, y: 2, width: 9, height: height))
  }

  private static let rows = "hc+c+c+ hccccccccc htcc"
  private static let heights = [1, 2, 3, 4, 6, 30]

  @Test(arguments: heights)
  func `steps visit every choice, wrap, and keep it visible with its second line`(height: Int) {
    let list = list(RowListTests.rows, height: height)
    var position = ListPosition()
    for step in [1, -1] {
      position.selected = nil
      let order = step > 0 ? list.choices : list.choices.reversed()
      for row in order + order.prefix(1) {
        position = list.position(position, movedBy: .step(step))
        expectEqual(position.selected, row)
        let visible = list.visibleRows(from: position.top).map(\.row)
        #expect(visible.contains(row))
        let hasSecond = list.rows[row + 1 < list.rows.count ? row + 1 : row] == .continuation
        #expect(!hasSecond || height == 1 || visible.contains(row + 1))
      }
    }
  }

  @Test(arguments: heights)
  func `a scrolled list keeps the title of its section in its first line`(height: Int) throws {
    let list = list(RowListTests.rows, height: height)
    for top in 0...list.range.lastTop {
      let first = try #require(list.visibleRows(from: top).first).row
      let title = list.rows[...top].lastIndex(of: .heading)
      expectEqual(first, (height > 2 && list.rows[top] != .blank ? title : top))
    }
  }

  @Test(arguments: heights)
  func `pages and ends reach the first and the last choice`(height: Int) {
    let list = list(RowListTests.rows, height: height)
    var position = list.position(ListPosition(), movedBy: .end)
    expectEqual(position, ListPosition(selected: list.choices.last, top: list.range.lastTop))
    for _ in list.choices { position = list.position(position, movedBy: .page(-1)) }
    expectEqual(position.selected, list.choices.first)
    #expect(height < 3 || list.position(position, movedBy: .start).top == 0)
    for _ in list.choices { position = list.position(position, movedBy: .page(1)) }
    expectEqual(position.selected, list.choices.last)
  }

  @Test func `lines without a choice scroll, and stop at both ends`() {
    let list = RowList(lines: 20, in: Rect(x: 0, y: 0, width: 9, height: 5))
    var position = list.position(ListPosition(), movedBy: .page(1))
    expectEqual(position, ListPosition(top: 4))
    position = list.position(position, movedBy: .end)
    expectEqual(position, ListPosition(top: 15))
    expectEqual(list.position(position, movedBy: .step(1)), position)
    expectEqual(list.position(position, movedBy: .start), ListPosition())
    expectEqual(list.position(position, scrolledBy: -100), ListPosition())
  }

  @Test func `a click finds the row of its cell, and an empty list takes none`() {
    let list = list("hc+c", height: 3)
    let row = { (y: Int) in list.row(at: Point(x: 5, y: y), top: 1) }
    expectEqual((1...5).map(row), [nil, 0, 1, 3, nil])
    expectNil(list.row(at: Point(x: 2, y: 3), top: 1))
    let empty = self.list("", height: 3)
    expectEqual(empty.position(ListPosition(), movedBy: .page(1)), ListPosition())
    #expect(empty.row(at: Point(x: 5, y: 3), top: 0) == nil && empty.visibleRows(from: 0).isEmpty)
  }
}

/// The keys that pages and dialogs show: each does something, once, and help explains it.
struct ShownKeyTests {
  private let tour = PageTour(size: Size(80, 24))
  private static let walks =
    PageTour.walks + [["o"], ["N"], ["g"], ["o", "?"], ["J"], ["D"]].map { ($0, true) }

  @Test(arguments: walks.indices)
  func `every key that is shown is bound, and help names every key once`(index: Int) throws {
    let walk = ShownKeyTests.walks[index]
    let app = try tour.walk(walk.keys, isOver: walk.isOver).app
    for key in app.shownKeys {
      let dialog = app.dialogView.flatMap { app.openDialog?.keyMap(in: $0) }
      let isOwn = dialog?.command(for: key) != nil
      let isBelow = app.screen.binds(key) || app.commonKeys.command(for: key) != nil
      let isXRay = app.xrayKeys.command(for: key) != nil
      let isOfTable = app.pageKeys.contains(key)
      #expect(isOwn || isBelow || isXRay || isOfTable, "\(key.name) on \(walk.keys.map(\.name))")
    }
    let requests: [Key: Request] = [
      .control("l"): .redraw, .control("z"): .suspend, .control("c"): .quit,
    ]
    for (key, request) in requests {
      expectEqual(app.handle(.key(key), at: .zero), request, "\(walk.keys.map(\.name))")
    }
    expectEqual(app.handle(.suspend, at: .zero), .suspend)
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
    let content = app.help.turned.content(in: Size(200, 60), theme: app.theme)
    let text = (content.rows + content.secondColumn).map(\.left).joined(separator: "\n")
    for legend in legends {
      #expect(text.contains(legend.topic?.keys ?? legend.keyNames), "\(legend.help)")
    }
  }

  @Test func `a finished game shows no key that does nothing`() throws {
    let stop = try tour.walk([.escape], isOver: true)
    let keys: [Key] = ["f", "s", "p"]
    #expect(!stop.app.shownKeys.contains(where: keys.contains))
  }

  @Test func `settings over a result set up a new game, as they offer`() throws {
    for keys in [["o", "N"], ["i", "N"]] as [[Key]] {
      let stop = try tour.walk(keys, isOver: true)
      #expect(stop.app.dialog is NewGameDialog)
    }
  }
}
