import Canvas
import Expectations
import Foundation
import MemoryGame
import RaceFixtures
import Races
import Testing

@testable import MemorizeView
@testable import MemorizeViewModel
@testable import Storage

/// Races on the screen.
struct RaceScreenTests {
  private let home = RaceHome()

  private func table(
    _ name: String?, _ width: Int = 120, _ height: Int = 36,
    _ capabilities: Capabilities = Capabilities()
  ) throws -> Table {
    try Table(home.table(name), size: Size(width, height), capabilities: capabilities)
  }

  /// Looks at the race, as the event loop does when its directory changes.
  private func catchUp(_ tables: Table...) {
    for table in tables { table.send(.news) }
  }

  @Test(arguments: [(120, 36), (80, 24), (40, 15), (30, 10)], Capabilities.all)
  func `with Enter alone two players come from the dialog to the race`(
    _ size: (Int, Int), _ capabilities: Capabilities
  ) throws {
    let ann = try table("Ann", size.0, size.1, capabilities)
    let bob = try table("Bob", size.0, size.1, capabilities)
    catchUp(ann)
    #expect(ann.text.contains("Race k3v9ta") && ann.text.contains("Bob"))
    ann.press(.enter)
    catchUp(bob)
    #expect(ann.app.openDialog != nil && ann.text.contains("Waiting"))
    bob.press(.enter)
    catchUp(ann)
    #expect(ann.text.contains("It starts in 3"))
    ann.pass(.milliseconds(1500))
    #expect(ann.text.contains("It starts in 2"))
    ann.pass(.seconds(2))
    #expect(ann.app.openDialog == nil && !ann.viewModel.race.isAhead)
    ann.choose(0, 1)
    expectEqual(ann.viewModel.pairsFound, 1)
  }

  @Test func `a click on the button readies a player, one on the table opens the dialog`() throws {
    let ann = try table("Ann")
    ann.press(.escape)
    expectNil(ann.app.openDialog)
    ann.mouse(.press(.left), at: ann.cell(of: 0))
    #expect(ann.app.openDialog != nil && ann.viewModel.turned.isEmpty)
    try ann.click("I am ready")
    expectEqual(ann.viewModel.race.status(at: ann.now)?.phase, .waiting)
  }

  @Test func `before the start keys move nothing, and what Space does is said`() throws {
    let ann = try table("Ann")
    let cards = ann.viewModel.places.map { $0?.id }
    ann.press(.escape, .escape, .escape, "p", "p", "s", "s")
    expectEqual(ann.viewModel.places.map { $0?.id }, cards)
    #expect(!ann.viewModel.isPaused)
    #expect(ann.bottom.contains("The race has not begun.") && ann.bottom.contains("Space race"))
  }

  /// Ann's table and Bob's, a second after both clocks have started.
  private func started(
    _ width: Int = 120, _ height: Int = 36, _ capabilities: Capabilities = Capabilities()
  ) throws -> (ann: Table, bob: TableViewModel) {
    let ann = try table("Ann", width, height, capabilities)
    let bob = try home.table("Bob")
    bob.race.getReady(at: .zero)
    catchUp(ann)
    ann.press(.enter)
    bob.race.look(at: .zero)
    bob.doWhatIsDue(at: .seconds(3))
    ann.pass(.seconds(4))
    return (ann, bob)
  }

  @Test func `the cursor stays where the player has moved it while another racer plays`() throws {
    let (ann, bob) = try started()
    ann.choose(0)
    let turned = ann.stage.cursor
    ann.press(.tab)
    let place = ann.stage.cursor
    #expect(place != turned)
    bob.findPairs(1, from: .seconds(4))
    catchUp(ann)
    expectEqual(ann.stage.cursor, place)
  }

  /// Two players in the race, after Bob has found two pairs and Ann one.
  private func racing(_ width: Int, _ height: Int, _ capabilities: Capabilities) throws -> Table {
    let (ann, bob) = try started(width, height, capabilities)
    bob.findPairs(2, from: .seconds(4))
    catchUp(ann)
    ann.choose(0, 1)
    ann.pass(.seconds(2))
    return ann
  }

  @Test(arguments: Capabilities.all)
  func `wide windows have a panel of all, narrow ones a line`(_ capabilities: Capabilities) throws {
    let wide = try racing(120, 36, capabilities).text
    for words in ["k3v9ta", "Bob", "You", "one pair ahead", "second", "2 moves"] {
      #expect(wide.contains(words), "\(words)")
    }
    let line = try racing(80, 24, capabilities).line(0)
    #expect(line.contains("You 1") && line.contains("Bob 2"))
  }

  @Test(arguments: [96, 97, 100, 150], [20, 21, 30, 50])
  func `the panel leaves the cards and the lines alone`(width: Int, height: Int) throws {
    let table = try racing(width, height, Capabilities())
    let layout = try #require(table.stage.layout)
    let panel = try #require(layout.panel)
    #expect(panel.maxX == width && panel.minY == 1 && panel.maxY == height - 1)
    for place in 0..<8 { #expect(layout.board.frame(of: place).maxX < panel.minX) }
  }

  @Test func `a board with many racers and pairs still has everybody in the panel`() throws {
    for name in 1...7 { _ = try home.table("racer \(name)") }
    let ann = try table("Ann", 100, 24)
    catchUp(ann)
    ann.press(.escape)
    for name in 1...7 { #expect(ann.text.contains("racer \(name)")) }
    #expect(ann.text.contains("You"))
  }

  @Test func `the result says who has won, and follows those who are still racing`() throws {
    let (ann, bob) = try started()
    ann.choose(0, 1, 2, 3)
    ann.pass(.seconds(1))
    ann.choose(4, 5, 6, 7)
    ann.pass(.seconds(4))
    #expect(ann.text.contains("You win the race!") && ann.text.contains("Bob 0 of 4"))
    bob.findPairs(from: .seconds(5))
    catchUp(ann)
    #expect(ann.text.contains("You win the race!") && !ann.text.contains("Bob 0 of 4"))
  }

  @Test func `whoever breaks the rules is shown as such`() throws {
    let ann = try table("Ann")
    ann.press(.escape)
    let lines = #"{"do":"join","name":"Eve","version":1}"# + "\n" + #"{"do":"finish"}"# + "\n"
    try lines.write(
      toFile: "\(home.path)/races/k3v9ta/eve.jsonl", atomically: false, encoding: .utf8)
    catchUp(ann)
    #expect(ann.text.contains("Eve") && ann.text.contains("breaks the rules"))
  }

  @Test(arguments: [(120, 36), (80, 24), (40, 12), (20, 5)])
  func `a race is chosen from a list by keys or by a click, and closing the list quits`(
    size: (Int, Int)
  ) throws {
    _ = try home.racing(["Bob", "Cleo"])
    let races = try RaceEntry.all(in: RacesFolder(directory: home.path))
    func app(_ choice: RaceChoice) -> App {
      let app = App(choosing: races, choice: choice)
      _ = app.frame(size: Size(size.0, size.1), at: .zero)
      return app
    }
    let joined = RaceChoice()
    expectEqual(app(joined).handle(.key(.enter), at: .zero), .quit)
    expectEqual(joined.outcome, .join("k3v9ta"))
    let new = RaceChoice()
    let list = app(new)
    _ = list.handle(.key(.down), at: .zero)
    #expect(list.handle(.key(.enter), at: .zero) == .quit && new.outcome == .new)
    let none = RaceChoice()
    #expect(app(none).handle(.key(.escape), at: .zero) == .quit && none.outcome == nil)
  }

  @Test func `a small window shows the whole command that others join with`() throws {
    let text = try table("Ann", 40, 15).text
    #expect(text.contains("memorize race k3v9ta"))
    #expect(text.contains("It starts when everybody is ready."))
  }
}

/// What a game with a ghost shows.
struct GhostScreenTests {
  /// A table of eight pairs with a ghost that misses after 1.5 s, then finds a pair every 1.5 s.
  private func table(
    _ width: Int = 80, _ height: Int = 24, _ capabilities: Capabilities = Capabilities(),
    isOwn: Bool = false
  ) throws -> Table {
    let table = try Table(.letters(8), size: Size(width, height), capabilities: capabilities)
    let order: [Int] = [0, 2] + Array(4..<16) + [0, 1, 2, 3]
    let intents = order.enumerated().map {
      TimedIntent(.choose(CardID(rawValue: $1)), at: .milliseconds(750 * $0 + 750))
    }
    let ghost = try #require(Ghost(table.viewModel.board, GameVariant(), intents, isOwn: isOwn))
    expectEqual(ghost.result?.moves, 9)
    table.viewModel.session.deal(ghost.board, at: table.now, as: .dealtAgain, racing: ghost)
    table.frame()
    return table
  }

  @Test func `the top line shows both scores in the form that has room`() throws {
    for (width, isASCII, line) in [
      (
        80, false, " Letters   You ●○○○○○○○  moves  1   Ghost ●●○○○○○○  moves  3               0:04"
      ),
      (60, false, " You ●○○○○○○○  moves  1   Ghost ●●○○○○○○  moves  3     0:04"),
      (40, false, " You 1 in  1   Ghost 2 in  3       0:04"),
      (25, false, " ● 1 in  1   ▲ 2 in  3"),
      (80, true, " Letters   You 1 pairs, moves  1   Ghost 2 pairs, moves  3                 0:04"),
      (25, true, " o 1 in  1   ^ 2 in  3"),
    ] {
      let table = try table(width, 24, isASCII ? .ascii : Capabilities())
      table.choose(0, 1)
      table.pass(.milliseconds(4100))
      expectEqual(table.line(0), line)
    }
  }

  @Test func `rules stand before both scores, and outlast the name of the deck`() {
    for (width, beginning) in [
      (100, " Letters  close gaps   "), (80, " Letters  1 rule   "), (72, " 1 rule   "),
      (64, " You "),
    ] {
      var canvas = Canvas(size: Size(width, 1))
      GhostLine(
        deck: "Letters", rules: ["close gaps", "1 rule"], pairs: 20,
        own: .init(), ghost: .init(), isOwn: false, theme: Theme(Capabilities())
      ).draw(clock: .zero, in: Rect(canvas.size), on: &canvas)
      #expect(canvas.description.hasPrefix(beginning), "\(canvas.description)")
    }
  }

  @Test func `a name that is spelled longer is written as a whole, or not at all`() {
    let spelled = (60...90).map { width in
      var canvas = Canvas(size: Size(width, 1))
      GhostLine(
        deck: "Größe Straße Fuß", pairs: 8, own: .init(), ghost: .init(), isOwn: false,
        theme: Theme(.ascii)
      ).draw(clock: .zero, in: Rect(canvas.size), on: &canvas)
      return canvas.description
    }
    for line in spelled {
      #expect(line.hasPrefix(" Grosse Strasse Fuss   You") || line.hasPrefix(" You"), "\(line)")
    }
    #expect(spelled.last?.hasPrefix(" You") == false)
  }

  @Test func `every window from 1 to 130 columns has a top line`() throws {
    let table = try table()
    table.choose(0, 1)
    table.pass(.seconds(4))
    for width in 1...130 {
      for height in [1, 2, 3, 24] {
        table.size = Size(width, height)
        #expect(table.line(0).count <= width)
      }
    }
  }

  @Test func `the picture changes when the ghost moves, and never at rest`() throws {
    let table = try table()
    expectNil(table.app.nextChange(after: table.now))
    table.choose(0)
    let start = table.now
    table.pass(.milliseconds(7100))
    // The ghost's fifth move is due at 6.75 s, its sixth at 8.25 s; the clock shows each second.
    var moments: [Duration] = []
    while moments.count < 4, let next = table.app.nextChange(after: table.now) {
      moments.append(next - start)
      table.now = next
      table.frame()
    }
    expectEqual(moments, [8000, 8250, 9000, 9750].map { .milliseconds($0) })
    table.press("p")
    expectNil(table.app.nextChange(after: table.now))
  }

  @Test func `the start of the race tells the figures of the ghost`() throws {
    #expect(try table().bottom.contains("Race the ghost: 9 moves, 0:12."))
    #expect(try table(isOwn: true).bottom.contains("Race yourself: 9 moves, 0:12."))
    #expect(try table(40, 15).bottom.contains("Race the ghost"))
    #expect(try table(isOwn: true).line(0).contains("Your best ○○○○○○○○"))
  }

  @Test func `the result tells who needed fewer moves and less time`() throws {
    let faster = try table()
    faster.winAndWait()
    #expect(faster.text.contains("You beat the ghost!  That is 1 fewer move, 5 s less."))

    let slower = try table()
    slower.choose(0, 2, 3, 4, 6, 7, 8, 10)
    slower.pass(.seconds(30))
    slower.winAndWait()
    #expect(slower.text.contains("You lost to the ghost.  That is "))
    slower.size = Size(40, 15)
    #expect(slower.text.contains("You lost.  "))
  }

  @Test func `R on the result asks for the best game on the board`() throws {
    let table = try Table(.letters(4))
    table.winAndWait()
    #expect(table.result != nil)
    table.press("R")
    // Nothing is saved here, so there is no recording to race, and the result stays.
    #expect(
      table.bottom.contains("No game to race: first play this board to its end without hints."))
    #expect(table.result != nil)
  }
}
