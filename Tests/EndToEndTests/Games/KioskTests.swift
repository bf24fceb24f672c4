import Expectations
import Foundation
import Glibc
import Testing

@Suite("Kiosk", .waiting)
struct KioskTests {
  /// A home with the directory of the list in it.
  private let home = HomeDirectory()
  private var directory: String { "\(home.path)/list" }

  init() throws { try home.makeDirectory("list") }

  private func visit(
    _ arguments: [String] = ["food", "-n", "2"], environment changes: [String: String?] = [:]
  ) throws -> TerminalSession {
    try .table(["--kiosk", "--directory", directory] + arguments, environment: changes, home: home)
  }

  private func win(_ session: TerminalSession) throws {
    try Player(session, spots: session.findCards(), by: .labels).win()
  }

  /// Changes a setting for this visit.
  private func changeColours(_ session: TerminalSession) throws {
    session.press("o")
    try session.settle("settings") { $0.contains("Colours") }
    session.press(.down, .enter)
    try session.settle("other colours") { screen in
      screen.lines.contains { $0.contains("Colours") && $0.contains("dark") }
    }
    session.press(.escape)
    try session.settle("the table") { !$0.contains("Colours") }
  }

  /// All files in the home, including hidden ones.
  private var files: [String] { (FileManager.default.subpaths(atPath: home.path) ?? []).sorted() }

  @Test func `a visit leaves nothing but its entry in the list`() throws {
    let session = try visit(environment: ["MEMORIZE_PLAYER": "anna\u{1B}[2J"])
    try changeColours(session)
    try win(session)
    #expect(session.screen.lines.contains { $0.contains("Place") && $0.contains("1 of all") })
    // What is pressed at once was meant for the table.
    session.attend(for: .milliseconds(400))
    session.press("t")
    try session.settle("the list") { $0.contains(" 1 * anna ") }
    try expectEqual(session.quit(), .exited(0))
    expectEqual(files, ["list", "list/best.jsonl"])
    let later = try visit()
    later.press("t")
    try later.settle("the list") { $0.contains(" 1   anna ") }
  }

  @Test(arguments: [SIGKILL, SIGHUP, SIGTERM, SIGSEGV])
  func `a visit that is cut short leaves nothing and cannot be resumed`(number: Int32) throws {
    let session = try visit(["food"])
    for _ in 0..<3 { try session.turnNext() }
    session.signal(number)
    try expectEqual(session.waitForExit(), .signalled(number))
    expectEqual(files, ["list"])
    try expectEqual(visit([]).screen.status.moves, 0)
  }

  @Test(arguments: [SIGTSTP, SIGTTIN, SIGTTOU])
  func `nothing suspends a kiosk, not even under a shell`(number: Int32) throws {
    let session = try TerminalSession.shell(home: home)
    session.enter("\(memorizeBinary) --kiosk --directory \(directory) --motion none")
    try session.waitForTable()
    let process = try session.foregroundProcess
    session.signal(number, to: process)
    session.press(.control("z"))
    try session.turnUnderCursor()
    try session.press("?", showing: "How to play")
    #expect(!session.screen.contains("shell;"))
    session.press(.control("z"), .escape)
    try session.checkThatKeysWork()
    expectEqual(ProcessStatus(process)?.isStopped, false)
    session.press(.control("c"))
    try session.waitForPrompt()
  }

  @Test(.enabled(if: access("/usr/bin/tic", X_OK) == 0))
  func `the environment cannot name files`() throws {
    // A terminal made by the player, which ncurses would find by any of these variables.
    let source = "evil|bad,am,cols#80,lines#24,clear=EVIL\\E[H\\E[J,cup=\\E[%i%p1%d;%p2%dH,\n"
    try home.write(source, to: "evil.ti")
    let compiler = try TerminalSession(
      ["-x", "-o", "\(home.path)/.terminfo", "evil.ti"], executable: "/usr/bin/tic", home: home)
    try #require(try compiler.waitForExit() == .exited(0))
    let before = files
    let path = "\(home.path)/.terminfo"
    let session = try visit(
      ["food"],
      environment: [
        "TERM": "evil", "TERMINFO": path, "TERMINFO_DIRS": path, "TERMCAP": "\(path)/x",
        "NCURSES_TRACE": "8191", "LOCPATH": path, "LANG": "../../etc/x", "LC_ALL": "\(path)/x",
        "XDG_DATA_HOME": "\(path)/data", "XDG_CONFIG_HOME": "\(path)/config",
      ])
    #expect(!String(decoding: session.output, as: UTF8.self).contains("EVIL"))
    try session.checkThatKeysWork()
    try expectEqual(session.quit(), .exited(0))
    expectEqual(files, before)
  }

  @Test(arguments: [
    ("food", "../evil", 69), ("faces.txt", "xterm", 66), ("--board=faces.txt:2#x", "xterm", 66),
  ])
  func `a path is neither a deck nor a terminal`(deck: String, term: String, code: Int32) throws {
    try home.write("ant\nbee\n", to: "faces.txt")
    let session = try TerminalSession(
      ["--kiosk", "--directory", directory, deck], term: term, home: home, standardError: .pipe)
    try expectEqual(session.waitForExit(), .exited(code))
    #expect(session.output.isEmpty && session.standardError.hasPrefix("memorize: "))
    expectEqual(session.standardError.filter(\.isNewline).count, 1)
  }

  @Test(arguments: ["nowhere", "/proc/nowhere"])
  func `without a directory the game is played and says so`(path: String) throws {
    let missing = path.hasPrefix("/") ? path : "\(home.path)/\(path)"
    let session = try visit(["--directory", missing, "food", "-n", "2"])
    #expect(session.screen.messageLine.contains("No such file or directory"))
    try win(session)
    #expect(session.screen.lines.contains { $0.contains("Place") && $0.contains("not saved") })
    try expectEqual(session.quit(), .exited(0))
    expectEqual(files, ["list"])
  }
}

@Suite("Login shell", .waiting)
struct LoginShellTests {
  private func login(
    _ arguments: String, home: HomeDirectory, standardError: TerminalSession.Destination
  ) throws -> TerminalSession {
    try TerminalSession(
      ["-c", "exec -a -memorize \(memorizeBinary) \(arguments)"], executable: "/bin/bash",
      home: home, standardError: standardError)
  }

  @Test(.enabled(if: access("/bin/bash", X_OK) == 0))
  func `a login shell is a kiosk whatever its arguments`() throws {
    let home = try HomeDirectory(faces: "ant bee")
    let session = try login("faces.txt", home: home, standardError: .terminal)
    try session.waitForTable()
    expectEqual(session.screen.status.pairs, 8)
    try session.press("?", showing: "How to play")
    #expect(!session.screen.contains("shell"))
    session.press(.control("z"), .escape)
    try session.settle("help to be closed") { !$0.contains("How to play") }
    try expectEqual(session.quit(), .exited(0))
    expectEqual(FileManager.default.subpaths(atPath: home.path), ["faces.txt"])
  }

  @Test(.enabled(if: access("/bin/bash", X_OK) == 0))
  func `a command is refused and not run`() throws {
    let home = HomeDirectory()
    for session in [
      try login("-c 'touch here'", home: home, standardError: .pipe),
      try TerminalSession(["-c", "touch here"], home: home, standardError: .pipe),
    ] {
      try expectEqual(session.waitForExit(), .exited(64))
      #expect(session.output.isEmpty)
      expectEqual(
        session.standardError,
        "memorize: commands are not run here; log in without one to play\n")
    }
    expectEqual(FileManager.default.subpaths(atPath: home.path), [])
  }
}
