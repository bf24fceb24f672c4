import Canvas
import Storage
import Testing

@testable import memorize

/// What is known of a terminal's widths, with and without a memory of it.
struct WidthsTests {
  private let kind = "a terminal"

  private func glyphs(_ characters: Character...) -> Set<[Glyph]> {
    Set(characters.map { Glyph.glyphs(of: $0) })
  }

  private func widths(_ home: CacheHome) -> Widths {
    Widths(cache: WidthCache(directory: home.path), terminal: kind)
  }

  @Test func `what has another width is found, and nothing is asked twice`() {
    let terminal = ScriptedTerminal([])
    terminal.widths = ["☀": 2]
    var widths = Widths()
    widths.measure(["☀", "☁", "a"], on: terminal)
    #expect(widths.widthMismatches == glyphs("☀"))
    widths.measure(["☁", "☂", "☀"], on: terminal)
    #expect(terminal.questions == [["☀", "☁"], ["☂"]])
    let asksLater = widths.check(on: terminal)
    #expect(!asksLater)
  }

  @Test func `a flag is avoided if half of it has another width`() {
    let terminal = ScriptedTerminal([])
    terminal.widths = ["🇩": 2]
    var widths = Widths()
    widths.measure(["🇩🇪", "🇫🇷"], on: terminal)
    var capabilities = Capabilities()
    capabilities.widthMismatches = widths.widthMismatches
    #expect(!capabilities.draws("🇩🇪"))
    #expect(capabilities.draws("🇫🇷"))
  }

  @Test func `an answer is remembered, and a sample of it is asked later without being waited for`()
    throws
  {
    let home = try CacheHome()
    let terminal = ScriptedTerminal([])
    terminal.widths = ["☀": 2]
    var first = widths(home)
    first.measure(["☁", "☀", "★", "☂"], on: terminal)
    first.save()

    var second = widths(home)
    second.measure(["☀", "☁", "★", "☂"], on: terminal)
    #expect(terminal.questions.count == 1)
    #expect(second.widthMismatches == glyphs("☀"))
    let asks = [second.check(on: terminal), second.check(on: terminal)]
    #expect(asks == [true, false])
    #expect(terminal.patience == [.milliseconds(150), .zero])
    #expect(terminal.questions.last == ["☀", "★"])
    #expect(second.widthMismatches == glyphs("☀"))
    let asksAgain = second.take([2, 1], on: terminal)
    #expect(!asksAgain)
    #expect(second.widthMismatches == glyphs("☀"))
    #expect(terminal.questions.count == 2)
    second.save()
    #expect(WidthCache(directory: home.path).records(of: kind).map(\.widthMismatches) == [["☀"]])
  }

  @Test func `a sample that is not as remembered has all asked again`() throws {
    let home = try CacheHome()
    let terminal = ScriptedTerminal([])
    terminal.widths = ["☀": 2]
    var first = widths(home)
    first.measure(["☀", "★", "☂"], on: terminal)
    first.save()

    var second = widths(home)
    second.measure(["☀", "★", "☂"], on: terminal)
    let asks = second.check(on: terminal)
    #expect(asks)
    let asksAgain = second.take([1, 2], on: terminal)
    #expect(asksAgain)
    #expect(terminal.questions.last == ["☀", "★", "☂"])
    #expect(terminal.patience.last == .zero)
    #expect(second.widthMismatches == glyphs("☀"))
    let asksOnceMore = second.take([1, 2, 1], on: terminal)
    #expect(!asksOnceMore)
    #expect(second.widthMismatches == glyphs("★"))
    second.save()
    #expect(WidthCache(directory: home.path).records(of: kind).map(\.widthMismatches) == [["★"]])
  }

  @Test func `a terminal that is silent is waited for but once`() throws {
    let home = try CacheHome()
    let terminal = ScriptedTerminal([])
    terminal.widths = nil
    var first = widths(home)
    first.measure(["☀"], on: terminal)
    first.save()
    var second = widths(home)
    second.measure(["☁", "★"], on: terminal)
    #expect(terminal.questions.count == 1)
    let asks = second.check(on: terminal)
    #expect(asks)
    #expect(terminal.patience == [.milliseconds(150), .zero])
    let asksAgain = second.take([2, 1], on: terminal)
    #expect(asksAgain)
    second.take([2, 1], on: terminal)
    #expect(second.widthMismatches == glyphs("☁"))
    second.save()
    let records = WidthCache(directory: home.path).records(of: kind)
    #expect(records.map(\.isSilent) == [false])
  }

  @Test func `a terminal that cannot be asked now is asked another time`() {
    let terminal = ScriptedTerminal([])
    terminal.canMeasure = false
    var widths = Widths()
    widths.measure(["☀"], on: terminal)
    terminal.canMeasure = true
    widths.measure(["☀"], on: terminal)
    #expect(terminal.questions == [["☀"]])
  }

  @Test func `what the program cannot draw itself is avoided without asking`() {
    let terminal = ScriptedTerminal([])
    terminal.undrawable = ["☀"]
    var widths = Widths()
    widths.measure(["☀"], on: terminal)
    #expect(widths.widthMismatches == glyphs("☀"))
    #expect(terminal.questions.isEmpty)
  }

  @Test(arguments: [["☁": 1], nil])
  func `what the program cannot draw itself is avoided on a terminal that is remembered`(
    answers: [String: Int]?
  ) throws {
    let home = try CacheHome()
    let terminal = ScriptedTerminal([])
    terminal.widths = answers
    var first = widths(home)
    first.measure(["☀☁"], on: terminal)
    first.save()
    terminal.undrawable = ["☀"]
    var second = widths(home)
    second.measure(["☀☁"], on: terminal)
    #expect(terminal.questions.count == 1)
    #expect(second.widthMismatches == glyphs("☀"))
  }

  @Test func `what one text has in common with another is known of both when they are remembered`()
    throws
  {
    let home = try CacheHome()
    let terminal = ScriptedTerminal([])
    terminal.widths = ["☀": 2]
    var first = widths(home)
    first.measure(["☀☁"], on: terminal)
    first.measure(["☀☁", "☀☂"], on: terminal)
    first.save()
    #expect(terminal.questions == [["☀", "☁"], ["☂"]])
    var second = widths(home)
    second.measure(["☀☂"], on: terminal)
    #expect(terminal.questions.count == 2)
    #expect(second.widthMismatches == glyphs("☀"))
  }
}

struct TerminalKindTests {
  private func name(_ variables: [String: String]) -> String {
    TerminalKind.name { variables[$0] }
  }

  @Test func `terminals are told apart, their windows are not`() {
    #expect(name(["TERM": "xterm"]) != name(["TERM": "xterm", "VTE_VERSION": "7006"]))
    #expect(name(["TERM": "x", "TMUX": "1"]) != name(["TERM": "x"]))
    #expect(
      name(["TERM": "x", "KITTY_WINDOW_ID": "1"]) == name(["TERM": "x", "KITTY_WINDOW_ID": "2"]))
    let over = name(["TERM": "x", "SSH_CONNECTION": "10.0.0.1 5000 10.0.0.2 22"])
    #expect(over == name(["TERM": "x", "SSH_CONNECTION": "10.0.0.1 5001 10.0.0.2 22"]))
    #expect(over != name(["TERM": "x", "SSH_CONNECTION": "10.0.0.9 5000 10.0.0.2 22"]))
  }

  @Test func `whatever the variables hold, the name is short and printable`() {
    let hostile = "\u{1B}]0;x\u{7}\n\"\\ü" + String(repeating: "y", count: 100_000)
    let all = name(["TERM": hostile, "TERM_PROGRAM": hostile, "SSH_CONNECTION": hostile])
    #expect(all.utf8.allSatisfy { (0x20..<0x7F).contains($0) })
    #expect(all.utf8.count < 300)
  }
}
