import Expectations
import Testing

@Suite("Errors on the command line", .waiting)
struct BadInputTests {
  /// Arguments, a name for them where they cannot be shown, and the exit code.
  struct Misuse: Sendable, CustomTestStringConvertible {
    let arguments: [String]
    let code: Int32

    var testDescription: String { arguments.map(\.debugDescription).joined(separator: " ") }

    init(_ arguments: String..., code: Int32 = 64) {
      self.arguments = arguments.map { $0.count > 1_000 ? String($0.prefix(1_000)) : $0 }
      self.code = code
    }
  }

  private static let longSeed = String(repeating: "s", count: 65)

  private static let numbers = ["0", "-1", "501", "99999999999999999999", "x", "", "3.5", "+ 8"]
    .map { Misuse("-n", $0) }

  private static let boards = ["", "Halloween", "Halloween:501#x", "Halloween:8#a\u{7}b"]
    .map { Misuse("--board", $0) }

  private static let options: [Misuse] =
    [Misuse("--seed", ""), Misuse("--seed", longSeed), Misuse("--seed", "a\u{1B}[2Jb")]
    + ["0", "-1", "nan", "inf", "x", "", "1e9"].map { Misuse("--flip-back", $0) }
    + ["tomorrow", "9999-12-31", "1969-12-31", ""].map { Misuse("daily", $0) }
    + [
      Misuse("--motion", "fast"), Misuse("--color", "maybe"), Misuse("--unknown"), Misuse("-x"),
      Misuse("Halloween", "Animals"), Misuse("-n"), Misuse("--seed"),
      Misuse("--board", "Halloween:8#x", "-n", "8"), Misuse("--board", "Nowhere:8#x", code: 66),
      Misuse("--board", "../../etc/passwd:8#x"), Misuse("--board", "-:8#x"),
    ]

  private static let decks = [
    Misuse("no such deck", code: 66), Misuse("", code: 66), Misuse("./missing.tsv", code: 66),
    Misuse("/", code: 66), Misuse(".", code: 66), Misuse("\u{1B}[31mred\u{1B}]0;x\u{7}", code: 66),
    Misuse("/dev/null", code: 65), Misuse("/dev/zero", code: 65), Misuse("two\nlines", code: 66),
    Misuse(String(repeating: "long", count: 200), code: 66),
  ]

  /// The screen is untouched, and one line says what is wrong.
  private func check(
    _ session: TerminalSession, code: Int32, location: SourceLocation = #_sourceLocation
  ) throws {
    let status = try session.waitForExit(seconds: 5)
    let message = session.standardError
    #expect(status == .exited(code), "\(message)", sourceLocation: location)
    #expect(session.output.isEmpty, sourceLocation: location)
    #expect(message.hasPrefix("memorize: "), "\(message)", sourceLocation: location)
    #expect(message.hasSuffix("\n"), sourceLocation: location)
    #expect(message.dropLast().allSatisfy { !$0.isNewline }, "\(message)", sourceLocation: location)
    let isPlain = message.unicodeScalars.dropLast().allSatisfy {
      $0.properties.generalCategory != .control
    }
    #expect(isPlain, sourceLocation: location)
  }

  @Test(arguments: numbers + boards + options + decks)
  func `wrong arguments get a one-line error`(_ misuse: Misuse) throws {
    try check(TerminalSession(misuse.arguments, standardError: .pipe), code: misuse.code)
  }

  @Test(arguments: [
    ("not text", [0x61, 0x01, 0x81, 0xFF, 0x0A, 0x62, 0x02, 0x0A]),
    ("a NUL", [0x61, 0, 0x0A, 0x62, 0x0A]),
    ("one pair", Array("a\tb\n".utf8)),
    ("one pair twice", Array("abc\tb\nABC\tc\n".utf8)), ("nothing", []),
    ("comments only", Array("#name:x\n# y\n".utf8)),
  ])
  func `a file that is not a deck gets a one-line error`(name: String, bytes: [UInt8]) throws {
    try checkDeck(bytes)
  }

  // Not a test argument, because those appear in the output byte by byte.
  @Test func `a file that is too large gets a one-line error`() throws {
    try checkDeck([UInt8](repeating: 0x61, count: 17 << 20))
  }

  private func checkDeck(_ bytes: [UInt8]) throws {
    let home = HomeDirectory()
    try home.write(bytes, to: "deck.tsv")
    let session = try TerminalSession(["deck.tsv"], home: home, standardError: .pipe)
    try check(session, code: 65)
    #expect(session.standardError.contains("deck.tsv"))
  }

  @Test func `an idle pipe does not block the game`() throws {
    let session = try TerminalSession.script(
      "mkfifo pipe; \(memorizeBinary) pipe; echo code $?; \(memorizeBinary) ./pipe; echo end $?")
    try session.wait(for: "code 65")
    try session.wait(for: "end 65")
  }

  @Test func `endless input is refused`() throws {
    let session = try TerminalSession.script("yes | \(memorizeBinary) -; echo code $?")
    try session.wait(for: "code 65")
    #expect(session.screen.contains("larger than 16 MiB"))
  }

  @Test func `output into a pipe is refused`() throws {
    let session = try TerminalSession(standardOutput: .pipe, standardError: .pipe)
    try check(session, code: 69)
    #expect(session.standardOutput.isEmpty)
    #expect(session.standardError.hasSuffix("; --lines plays without a screen\n"))
  }

  @Test(arguments: ["", nil]) func `a terminal without a cursor is refused`(term: String?) throws {
    let session = try TerminalSession(environment: ["TERM": term], standardError: .pipe)
    try check(session, code: 69)
    #expect(session.standardError.hasSuffix("; --lines plays without a screen\n"))
  }

  @Test func `the game needs a controlling terminal`() throws {
    // A shell that does not lead a session has no terminal after setsid.
    let script = "printf 'a\\nb\\n' | setsid -w \(memorizeBinary) - 2>message; echo code $?"
    let session = try TerminalSession.script(script)
    try session.wait(for: "code 69")
    #expect(!session.isAlternateScreen)
  }
}
