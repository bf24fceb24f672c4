import Canvas
import Decks
import MemorizeView
import MemorizeViewModel
import Options
import Storage
import Testing

@testable import memorize

/// The loop draws when there is something new, and sleeps otherwise.
struct LoopTests {
  private func run(
    _ script: [ScriptedTerminal.Wait], motion: MotionLevel = .none, widths: Widths = Widths(),
    on setUp: (ScriptedTerminal) -> Void = { _ in }
  ) throws -> (ScriptedTerminal, TableViewModel) {
    let deck = Deck(
      name: "Letters", color: .blue, usualPairs: 4, pairs: "ABCD".map { Pair(twin: String($0)) })
    let board = try #require(Board.of(deck, seed: "ghost"))
    let game = try #require(TableViewModel.dealing(board) { "next" })
    let terminal = ScriptedTerminal(script)
    setUp(terminal)
    let app = App(
      playing: game, options: ThemeOptions(motion: motion),
      capabilities: terminal.capabilities)
    var loop = Loop(terminal: terminal, app: app, widths: widths, now: { terminal.now })
    loop.run()
    return (terminal, game)
  }

  @Test func `it draws first and then sleeps until something happens`() throws {
    let (terminal, _) = try run([])
    #expect(terminal.deeds == [.presented, .waited(nil)])
  }

  @Test func `it takes in all events before it draws once`() throws {
    let (terminal, _) = try run([
      .until(0, .key(.right), .key(.down), .resize, .key(.left), .key("+"))
    ])
    #expect(terminal.deeds == [.presented, .waited(nil), .presented, .waited(nil)])
  }

  @Test func `two thousand keys at once are all obeyed, and drawn once`() throws {
    let keys = Array(repeating: Event.key(.right), count: 1999)
    let (terminal, _) = try run([ScriptedTerminal.Wait(takes: .zero, events: keys)])
    let (single, _) = try run([.until(0, .key(.left))])
    #expect(terminal.deeds == [.presented, .waited(nil), .presented, .waited(nil)])
    #expect(terminal.pictures.last == single.pictures.last)
  }

  @Test func `two thousand reports of the mouse at once are drawn once`() throws {
    let reports = (0..<2000).map { number in
      Event.mouse(Mouse(.hover, at: Point(x: number % 60, y: 1 + number % 15)))
    }
    let (terminal, _) = try run([ScriptedTerminal.Wait(takes: .zero, events: reports)])
    #expect(terminal.pictures.count == 2)
  }

  @Test func `what changes nothing is not drawn`() throws {
    let (terminal, _) = try run([.until(5, .focus(true)), .until(5, .paste("x"))])
    #expect(terminal.deeds == [.presented, .waited(nil), .waited(nil), .waited(nil)])
  }

  @Test(arguments: [Event.key("q"), .key(.control("c")), .end])
  func `it ends on the spot`(event: Event) throws {
    let (terminal, game) = try run([.until(0, event, .key(" "))])
    #expect(terminal.deeds == [.presented, .waited(nil)])
    #expect(!game.isClockRunning)
  }

  @Test func `the clock wakes it exactly at the next second`() throws {
    let (terminal, _) = try run(
      [.until(300, .key(" "))] + Array(repeating: .out, count: 40) + [.until(250, .resize)])
    let waits = terminal.deeds.compactMap { deed -> Duration? in
      if case .waited(let timeout) = deed { timeout } else { nil }
    }
    #expect(waits.last == .milliseconds(750))
    #expect(waits.allSatisfy { $0 > .zero && $0 <= .seconds(1) })
  }

  @Test func `a motion is drawn at most thirty times a second`() throws {
    let (terminal, _) = try run(Array(repeating: .out, count: 80), motion: .full)
    #expect(terminal.pictures.count <= 62)
    #expect(terminal.deeds.last == .waited(nil))
    #expect(terminal.pictures.last?.size == terminal.size)
  }

  @Test func `a terminal that cannot keep up gets fewer pictures, and the last one`() throws {
    let busy = Array(repeating: ScriptedTerminal.Wait.out.busy, count: 30)
    let (terminal, _) = try run(busy + Array(repeating: .out, count: 90), motion: .full)
    let (quick, _) = try run(Array(repeating: .out, count: 90), motion: .full)
    #expect(terminal.pictures.count < quick.pictures.count)
    #expect(terminal.pictures.last == quick.pictures.last)
    let deeds: [ScriptedTerminal.Deed] = [
      .presented, .waited(terminal.firstWait), .waited(.milliseconds(20)),
    ]
    #expect(Array(terminal.deeds.prefix(3)) == deeds)
  }

  @Test func `events that change nothing do not hold up a motion`() throws {
    let focus = Array(repeating: ScriptedTerminal.Wait.until(7, .focus(true)), count: 400)
    let (terminal, _) = try run(focus, motion: .full)
    let (quick, _) = try run(Array(repeating: .out, count: 90), motion: .full)
    #expect(terminal.pictures.count > 40)
    #expect(terminal.pictures.last == quick.pictures.last)
  }

  @Test func `the last picture of a motion is drawn, whatever comes at its end`() throws {
    let script = [10, 900, 900, 900].map { ScriptedTerminal.Wait.until($0, .focus(false)) }
    let (terminal, _) = try run(script, motion: .full)
    let (quick, _) = try run(Array(repeating: .out, count: 90), motion: .full)
    #expect(terminal.pictures.last == quick.pictures.last)
  }

  @Test func `keys are heard while the terminal cannot keep up`() throws {
    let (terminal, game) = try run([.until(0, .resize).busy, .until(5, .key(" ")).busy, .out])
    #expect(game.isClockRunning)
    #expect(terminal.pictures.count == 2)
  }

  @Test(arguments: [Event.suspend, .key(.control("z"))])
  func `time in the shell is no time for the game`(event: Event) throws {
    let (terminal, game) = try run([
      .until(0, .key(" ")), .until(100, event), .until(100, .resize),
    ])
    #expect(terminal.deeds.contains(.suspended))
    #expect(game.elapsed(at: .milliseconds(200)) == .milliseconds(200))
    let last = try #require(terminal.pictures.last)
    #expect(last.description.contains("0:00"))
  }

  @Test func `time asleep is no time for the game`() throws {
    let hour = ScriptedTerminal.Wait.until(3_600_000, .resize)
    let (terminal, _) = try run([.until(0, .key(" ")), .until(1100, .resize), hour])
    let last = try #require(terminal.pictures.last?.description)
    #expect(last.contains(" 0:0") && !last.contains("1:00:0"))
  }

  @Test(arguments: [Event.suspend, .key(.control("z"))])
  func `back from the shell it draws at once, whatever size the window has now`(event: Event)
    throws
  {
    let (terminal, _) = try run([.until(0, event)])
    #expect(terminal.deeds == [.presented, .waited(nil), .suspended, .presented, .waited(nil)])
    #expect(terminal.pictures.last?.size == terminal.size)
  }

  @Test func `widths are remembered with the first picture, for the program may be killed`() throws
  {
    let home = try CacheHome()
    let cache = WidthCache(directory: home.path)
    _ = try run([], widths: Widths(cache: cache, terminal: "kind"))
    #expect(cache.records(of: "kind").map(\.isSilent) == [false])
  }

  @Test func `a terminal that is remembered is asked once the player has seen what a key did`()
    throws
  {
    let home = try CacheHome()
    let widths = { Widths(cache: WidthCache(directory: home.path), terminal: "kind") }
    _ = try run([], widths: widths())
    let (idle, _) = try run([.until(0, .focus(true)), .until(9, .resize)], widths: widths())
    #expect(idle.questions.isEmpty)
    let (terminal, _) = try run(
      [.until(0, .key(.right)), .out, .until(5, .key(.left))], widths: widths())
    #expect(terminal.questions.count == 1)
    #expect(terminal.patience == [.zero])
    #expect(
      terminal.deeds == [
        .presented, .waited(nil), .presented, .asked, .waited(.zero), .presented, .waited(nil),
        .presented, .waited(nil),
      ])
  }

  @Test func `widths are asked for before the first picture, and with a new deck`() throws {
    let (terminal, _) = try run([.until(0, .key("n")), .until(0, .key("d")), .until(0, .resize)])
    #expect(terminal.questions.count == 1)
    #expect(terminal.questions.first?.contains("▀") == true)
  }

  @Test func `what another deck brings is asked for before its first picture`() throws {
    let decks = ["AB", "漢字"].map { faces in
      Deck(name: faces, color: .blue, usualPairs: 2, pairs: faces.map { Pair(twin: "\($0)") })
    }
    let board = try #require(Board.of(decks[0], seed: "ghost"))
    let game = try #require(
      TableViewModel.dealing(board, library: { decks }, freshSeed: { "next" }))
    let terminal = ScriptedTerminal([.until(0, .key("d"), .key(.down), .key(.enter))])
    terminal.widths = ["漢": 1]
    let app = App(
      playing: game, options: ThemeOptions(motion: .none),
      capabilities: terminal.capabilities)
    var loop = Loop(terminal: terminal, app: app, now: { terminal.now })
    loop.run()
    #expect(game.board.deck.name == "漢字")
    #expect(terminal.questions.last.map(Set.init) == ["漢", "字"])
    #expect(terminal.capabilities.widthMismatches == [Glyph.glyphs(of: "漢")])
    #expect(terminal.pictures.last?.description.contains("漢") == false)
  }

  @Test func `an answer that comes late is drawn at once, from the background up`() throws {
    let (terminal, _) = try run([.until(300, .measured([2]))]) { $0.widths = nil }
    #expect(terminal.pictures.count == 2)
    #expect(terminal.deeds.contains(.redrawn))
    #expect(terminal.capabilities.symbols == .ascii)
    #expect(terminal.pictures.last?.description.contains("▀") == false)
  }

  @Test func `an end is not kept waiting by thousands of keys`() throws {
    let deck = Deck(
      name: "Two", color: .blue, usualPairs: 2, pairs: ["a", "b"].map(Pair.init(twin:)))
    let board = try #require(Board.of(deck, seed: "ghost"))
    let game = try #require(TableViewModel.dealing(board, freshSeed: { "next" }))
    let terminal = ScriptedTerminal([
      .init(takes: .zero, events: Array(repeating: .key("n"), count: 5000)), .out,
    ])
    terminal.isEnding = true
    let app = App(
      playing: game, options: ThemeOptions(motion: .none))
    var loop = Loop(terminal: terminal, app: app, now: { terminal.now })
    loop.run()
    #expect(game.deals < 100)
    #expect(terminal.pictures.count == 1)
  }

  @Test func `redrawing is the terminal's`() throws {
    let (terminal, _) = try run([.until(0, .key(.control("l")))])
    #expect(terminal.deeds.contains(.redrawn))
  }

  @Test func `other colours are the terminal's, and the screen follows`() throws {
    let (terminal, _) = try run([
      .until(0, .key("o")), .until(0, .key(.down)), .until(0, .key(.left)),
      .until(0, .key(.escape)),
    ])
    #expect(terminal.deeds.contains(.used(ThemeOptions(motion: .none, colors: .none))))
    let last = try #require(terminal.pictures.last)
    #expect(last.cells.allSatisfy { $0.style.background == .table })
  }

  @Test func `a picture always has the size of the terminal`() throws {
    let (terminal, _) = try run([.until(0, .resize), .until(0, .resize)])
    #expect(terminal.pictures.allSatisfy { $0.size == terminal.size })
  }
}

extension ScriptedTerminal {
  /// How long the loop wanted to wait at first.
  fileprivate var firstWait: Duration? {
    for case .waited(let timeout) in deeds { return timeout }
    return nil
  }
}
