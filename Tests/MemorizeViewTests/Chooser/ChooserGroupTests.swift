import Canvas
import Decks
import Expectations
import MemorizeViewModel
import Testing

@testable import MemorizeView

/// Groups of decks, and what a row tells of a deck.
struct ChooserGroupTests {
  @Test func `own decks, pictures and pairs to learn have titles with their numbers`() throws {
    let chooser = try Chooser(size: Size(width: 80, height: 40))
    let headings = chooser.screen.decks.items.compactMap { item -> String? in
      if case .heading(let group, let count) = item { "\(group.title) \(count)" } else { nil }
    }
    let words = BuiltInDecks.all.count(where: \.isWords)
    let pictures = BuiltInDecks.all.count - words
    expectEqual(
      headings, ["Mine 2", "Pictures \(pictures)", "Learn \(words)", "Numbers 10"])
    for heading in ["Mine", "Pictures", "Learn"] { #expect(chooser.text.contains(heading)) }
    chooser.press("s")
    #expect(!chooser.text.contains("Learn"))
  }

  @Test func `a scrolled list keeps the title of its group, and the chosen deck stays below it`()
    throws
  {
    let chooser = try Chooser(size: Size(width: 60, height: 12))
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
    let chooser = try Chooser(size: Size(width: 120, height: 36))
    #expect(chooser.text.contains("Afghanistan → Kabul"))
    #expect(chooser.text.contains("France → Paris"))
    var row = try #require(chooser.screen.decks.chosen)
    row.best = GameRecord(
      GameSetup(deck: row.name, pairs: 4, seed: ""), moves: 5, score: 0, time: .seconds(9))
    var canvas = Canvas(size: Size(width: 46, height: 1))
    DeckRowView(deck: row, found: [], theme: Theme(), isSelected: false, background: .table)
      .draw(in: Rect(canvas.size), on: &canvas)
    #expect(canvas.description.hasSuffix(" 5"))
  }

  @Test(arguments: [("kab", "Kabul", "===--"), ("B", "Kabul", "--=--")])
  func `a search marks the letters that match in gold`(
    searched: String, shown: String, marks: String
  ) throws {
    let chooser = try Chooser()
    chooser.press("/")
    chooser.type(searched)
    let frame = chooser.frame()
    let point = try #require(frame.position(of: shown))
    let styles = (0..<marks.count).map { frame[point.moved(x: $0)].style.foreground }
    expectEqual(styles.map { $0 == .gold ? "=" : "-" }.joined(), marks)
  }

  @Test func `a picture that was found by its name is gold as a whole`() throws {
    let chooser = try Chooser(size: Size(width: 120, height: 36))
    chooser.press("/")
    chooser.type("lantern")
    let frame = chooser.frame()
    let point = try #require(frame.position(of: "🎃"))
    expectEqual(frame[point].style.foreground, .gold)
  }

  @Test func `beside a deck of words, its pairs lie side by side`() throws {
    let chooser = try Chooser(inPlay: .words, size: Size(width: 120, height: 36))
    let preview = try #require(chooser.screen.layout.preview)
    let part = chooser.frame().cropped(to: preview)
    #expect(part.cells.contains { $0.style.background == .face })
    #expect(part.cells.contains { $0.style.background == .definition })
    #expect(!part.cells.contains { $0.style.background == .back })
  }
}
