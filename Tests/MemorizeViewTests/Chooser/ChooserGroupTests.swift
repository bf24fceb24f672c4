import Canvas
import Decks
import Expectations
import MemorizeViewModel
import Testing

@testable import MemorizeView

/// Groups of decks, and what a row tells of a deck.
struct ChooserGroupTests {
  @Test func `own decks, pictures and pairs to learn have titles with their numbers`() throws {
    let chooser = try Chooser(size: Size(80, 40))
    let headings = chooser.screen.decks.items.compactMap { item -> String? in
      if case .heading(let group, let count) = item { "\(group.title) \(count)" } else { nil }
    }
    let words = BuiltInDecks.all.count(where: \.isWords)
    let pictures = BuiltInDecks.all.count - words
    expectEqual(headings, ["Mine 2", "Pictures \(pictures)", "Learn \(words)", "Numbers 10"])
    for heading in ["Mine", "Pictures", "Learn"] { #expect(chooser.text.contains(heading)) }
    chooser.press("S")
    #expect(!chooser.text.contains("Learn"))
  }

  @Test func `a scrolled list keeps its group's title, and the chosen deck is below it`() throws {
    let chooser = try Chooser(size: Size(60, 12))
    for _ in 0..<30 {
      chooser.press(.down)
      let screen = chooser.screen
      let visible = screen.list.visibleRows(from: screen.position.top).map(\.row)
      #expect(visible.contains(screen.decks.selectedItem))
      let first = screen.list.row(onLine: 0, top: screen.position.top)
      guard case .heading(let group, _) = screen.decks.items[first] else {
        Issue.record("no title in the first line")
        return
      }
      let lines = chooser.text.split(separator: "\n", omittingEmptySubsequences: false)
      #expect(lines[screen.layout.list.minY].contains(group.title))
    }
  }

  @Test func `a row shows both sides of a pair, and the best result with its stars`() throws {
    let chooser = try Chooser(size: Size(120, 36))
    #expect(chooser.text.contains("Afghanistan → Kabul"))
    #expect(chooser.text.contains("France → Paris"))
    var row = try #require(chooser.screen.decks.chosen)
    row.best = GameRecord(
      GameSetup(deck: row.name, pairs: 4, seed: ""), moves: 5, score: 0, time: .seconds(9))
    var canvas = Canvas(size: Size(46, 1))
    DeckRowView(row: row, found: [], theme: Theme(), isSelected: false, background: .table)
      .draw(in: Rect(canvas.size), on: &canvas)
    #expect(canvas.description.hasSuffix(" 5"))
  }

  @Test(arguments: [("kab", "Kabul", "===--"), ("B", "Kabul", "--=--")])
  func `a search marks the letters that match in gold`(
    searched: String, shown: String, marks: String
  ) throws {
    let chooser = try Chooser()
    chooser.find(searched)
    let frame = chooser.frame()
    let point = try #require(frame.position(of: shown))
    let styles = (0..<marks.count).map { frame[point.moved(x: $0)].style.foreground }
    expectEqual(styles.map { $0 == .gold ? "=" : "-" }.joined(), marks)
  }

  @Test func `a picture that was found by its name is gold as a whole`() throws {
    let chooser = try Chooser(size: Size(120, 36))
    chooser.find("lantern")
    let frame = chooser.frame()
    let point = try #require(frame.position(of: "🎃"))
    expectEqual(frame[point].style.foreground, .gold)
  }

  @Test func `beside a deck of words, its pairs lie side by side`() throws {
    let chooser = try Chooser(inPlay: .words, size: Size(120, 36))
    let preview = try #require(chooser.screen.layout.preview)
    let part = chooser.frame().cropped(to: preview)
    #expect(part.cells.contains { $0.style.background == .face })
    #expect(part.cells.contains { $0.style.background == .definition })
    #expect(!part.cells.contains { $0.style.background == .back })
  }
}

/// The layout of the chooser.
struct ChooserLayoutTests {
  private func parts(_ layout: ChooserLayout) -> [Rect] {
    [
      layout.page.header, layout.page.footer, layout.field, layout.list, layout.more, layout.title,
      layout.preview, layout.facts,
    ].compactMap { $0 }
  }

  @Test(arguments: [0, 1, 5, 17, 1000])
  func `nothing overlaps and nothing lies outside at any size`(count: Int) {
    for width in [1, 2, 5, 20, 25, 40, 67, 68, 79, 80, 100, 152, 200, 500] {
      for height in Array(1...60) + [100, 200] {
        let size = Size(width, height)
        let layout = ChooserLayout(size: size, count: count)
        let parts = parts(layout)
        for (number, part) in parts.enumerated() {
          expectEqual(Rect(size).intersection(part).size, part.size, "\(size)")
          for other in parts.dropFirst(number + 1) {
            #expect(part.intersection(other).size.isEmpty, "\(size)")
          }
        }
        #expect(layout.list.height > 0 && layout.list.width > 0, "\(size)")
      }
    }
  }

  private func layout(_ width: Int, _ height: Int, _ count: Int = 17) -> ChooserLayout {
    ChooserLayout(size: Size(width, height), count: count)
  }

  @Test func `there is a board beside the list if there is room`() {
    #expect(layout(80, 24).preview != nil)
    #expect(layout(80, 24).facts != nil)
    expectNil(layout(40, 24).preview)
    expectNil(layout(80, 8).preview)
  }

  @Test func `a count of the rows that follow is shown only where some do`() {
    #expect(layout(80, 24).more == nil && layout(80, 24, 30).more != nil)
    expectNil(layout(80, 6, 30).more)
    expectEqual(layout(80, 24, 30).list.height, layout(80, 24).list.height - 1)
  }
}

/// A deck of the player that cannot be read.
struct UnreadableDeckTests {
  @Test func `the list and the editor name the file and the reason, not its folders`() throws {
    let chooser = try Chooser(size: Size(100, 24))
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
