import Canvas
import Decks
import Expectations
import MemorizeView
import MemorizeViewModel
import Options
import Testing

@testable import memorize

/// The loop draws when something has changed, and sleeps otherwise.
struct LoopTests {
  private func run(
    _ script: [ScriptedTerminal.Wait], motion: MotionLevel = .none,
    on setUp: (ScriptedTerminal) -> Void = { _ in }
  ) throws -> (ScriptedTerminal, TableViewModel) {
    let deck = Deck(
      name: "Letters", color: .blue, usualPairs: 4, pairs: "ABCD".map { Pair(twin: String($0)) })
    let board = try #require(Board.of(deck, seed: "ghost"))
    let game = try #require(TableViewModel.dealing(board) { "next" })
    let terminal = ScriptedTerminal(script)
    setUp(terminal)
    let app = App(
      playing: game,
      theme: Theme(terminal.capabilities, options: ThemeOptions(motion: motion)))
    var loop = Loop(terminal: terminal, app: app, now: { terminal.now })
    loop.run()
    return (terminal, game)
  }

  @Test func `it draws first and then sleeps until an event`() throws {
    let (terminal, _) = try run([])
    expectEqual(terminal.calls, [.presented, .waited(nil)])
  }

  @Test func `two thousand keys at once are all carried out, and drawn once`() throws {
    let keys = Array(repeating: Event.key(.right), count: 1999)
    let (terminal, _) = try run([ScriptedTerminal.Wait(takes: .zero, events: keys)])
    let (single, _) = try run([.until(0, .key(.left))])
    expectEqual(terminal.calls, [.presented, .waited(nil), .presented, .waited(nil)])
    expectEqual(terminal.frames.last, single.frames.last)
  }

  @Test func `events that change nothing draw nothing`() throws {
    let (terminal, _) = try run([.until(5, .paste("x")), .until(5, .paste("y"))])
    expectEqual(terminal.calls, [.presented, .waited(nil), .waited(nil), .waited(nil)])
  }

  @Test(arguments: [Event.key("q"), .key(.control("c")), .end])
  func `it ends at once`(event: Event) throws {
    let (terminal, game) = try run([.until(0, event, .key(" "))])
    expectEqual(terminal.calls, [.presented, .waited(nil)])
    #expect(!game.isClockRunning)
  }

  @Test func `the clock wakes it exactly at the next second`() throws {
    let (terminal, _) = try run(
      [.until(300, .key(" "))] + Array(repeating: .out, count: 40) + [.until(250, .resize)])
    let waits = terminal.calls.compactMap { call -> Duration? in
      if case .waited(let timeout) = call { timeout } else { nil }
    }
    expectEqual(waits.last, .milliseconds(750))
    #expect(waits.allSatisfy { $0 > .zero && $0 <= .seconds(1) })
  }

  @Test func `a motion has at most thirty frames a second`() throws {
    let (terminal, _) = try run(Array(repeating: .out, count: 80), motion: .full)
    #expect(terminal.frames.count <= 62)
    expectEqual(terminal.calls.last, .waited(nil))
    expectEqual(terminal.frames.last?.size, terminal.size)
  }

  @Test func `a terminal that cannot keep up gets fewer frames, and the last one`() throws {
    // Not so long that the cards become plain.
    let busy = Array(repeating: ScriptedTerminal.Wait.out.busy, count: 8)
    let (terminal, _) = try run(busy + Array(repeating: .out, count: 90), motion: .full)
    let (quick, _) = try run(Array(repeating: .out, count: 90), motion: .full)
    #expect(terminal.frames.count < quick.frames.count)
    expectEqual(terminal.frames.last, quick.frames.last)
    let calls: [ScriptedTerminal.Call] = [
      .presented, .waited(terminal.firstWait), .waited(.milliseconds(20)),
    ]
    expectEqual(Array(terminal.calls.prefix(3)), calls)
  }

  @Test(arguments: [[10, 900, 900, 900], Array(repeating: 7, count: 400)])
  func `events that change nothing neither delay nor end a motion`(waits: [Int]) throws {
    let (terminal, _) = try run(waits.map { .until($0, .paste("x")) }, motion: .full)
    let (quick, _) = try run(Array(repeating: .out, count: 90), motion: .full)
    expectEqual(terminal.frames.last, quick.frames.last)
    if waits.count > 20 { #expect(terminal.frames.count > 20) }
  }

  @Test func `keys are read while the terminal cannot keep up`() throws {
    let (terminal, game) = try run([.until(0, .resize).busy, .until(5, .key(" ")).busy, .out])
    #expect(game.isClockRunning)
    expectEqual(terminal.frames.count, 2)
  }

  @Test(arguments: [(190, false), (210, true)])
  func `the cards become plain when the terminal takes long to read a frame`(
    milliseconds: Int, isPlain: Bool
  ) throws {
    let script =
      [
        .until(0, .key(" ")).busy, .until(milliseconds, .key(.right)).busy, .until(0, .resize),
        .out,
      ] as [ScriptedTerminal.Wait]
    let (terminal, _) = try run(script)
    let last = try #require(terminal.frames.last)
    let shown = Set(last.cells.flatMap { [$0.style.foreground, $0.style.background] })
    #expect(shown.contains(.pattern) != isPlain)
    #expect(shown.contains(.shadow) != isPlain)
    expectEqual(last.description.contains("Slow connection"), isPlain)
    expectEqual(terminal.calls.contains(.slowedDown), isPlain)
  }

  @Test func `the parts of a frame follow each other`() throws {
    let (terminal, _) = try run([.out, .out]) { $0.partsLeft = 3 }
    let wait = ScriptedTerminal.Call.waited(.milliseconds(20))
    expectEqual(terminal.calls, [.presented, wait, .presented, wait, .presented, .waited(nil)])
  }

  @Test(arguments: [Event.suspend, .key(.control("z"))])
  func `time in the shell does not count for the game`(event: Event) throws {
    let (terminal, game) = try run([.until(0, .key(" ")), .until(100, event), .until(100, .resize)])
    #expect(terminal.calls.contains(.suspended))
    expectEqual(game.elapsed(at: .milliseconds(200)), .milliseconds(200))
    let last = try #require(terminal.frames.last)
    #expect(last.description.contains("0:00"))
  }

  @Test func `time asleep does not count for the game`() throws {
    let hour = ScriptedTerminal.Wait.until(3_600_000, .resize)
    let (terminal, _) = try run([.until(0, .key(" ")), .until(1100, .resize), hour])
    let last = try #require(terminal.frames.last?.description)
    #expect(last.contains(" 0:0") && !last.contains("1:00:0"))
  }

  @Test(arguments: [Event.suspend, .key(.control("z"))])
  func `back from the shell it draws at once, whatever the window's new size`(event: Event) throws {
    let (terminal, _) = try run([.until(0, event)])
    expectEqual(terminal.calls, [.presented, .waited(nil), .suspended, .presented, .waited(nil)])
    expectEqual(terminal.frames.last?.size, terminal.size)
  }

  @Test func `widths are asked for after the first frame, and after that of a new deck`() throws {
    let (terminal, _) = try run([.until(0, .key("d")), .until(0, .resize)])
    expectEqual(terminal.questions.map(\.frames), [1, 2])
    expectEqual(terminal.questions.first?.texts.first?.contains("▀"), true)
  }

  @Test func `measured widths change the next frame`() throws {
    let (terminal, _) = try run([.until(300, .measured)]) { terminal in
      terminal.afterMeasuring = { $0.drawsSymbols = false }
    }
    expectEqual(terminal.frames.count, 2)
    let areASCII = terminal.frames.map { $0.description.unicodeScalars.allSatisfy(\.isASCII) }
    expectEqual(areASCII, [false, true])
  }

  @Test func `thousands of waiting keys do not delay the end`() throws {
    let keys = ScriptedTerminal.Wait(takes: .zero, events: Array(repeating: .key("n"), count: 5000))
    let (terminal, game) = try run([keys, .out]) { $0.isEnding = true }
    #expect(game.deals < 100)
    expectEqual(terminal.frames.count, 1)
  }

  @Test func `Ctrl-L makes the terminal redraw`() throws {
    let (terminal, _) = try run([.until(0, .key(.control("l")))])
    #expect(terminal.calls.contains(.redrawn))
  }

  @Test func `a change of colours reaches the terminal and the screen`() throws {
    let (terminal, _) = try run([
      .until(0, .key("o")), .until(0, .key(.down)), .until(0, .key(.left)),
      .until(0, .key(.escape)),
    ])
    #expect(terminal.calls.contains(.used(ThemeOptions(motion: .none, colors: .none))))
    let last = try #require(terminal.frames.last)
    #expect(last.cells.allSatisfy { $0.style.background == .table })
  }
}

extension ScriptedTerminal {
  /// The timeout of the first wait.
  fileprivate var firstWait: Duration? {
    for case .waited(let timeout) in calls { return timeout }
    return nil
  }
}
