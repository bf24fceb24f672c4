import Expectations
import Testing

@testable import memorize

/// The decisions of a kiosk before its first screen.
struct KioskTests {
  @Test(
    arguments: [
      (["memorize"], []), (["memorize", "-n", "8"], ["-n", "8"]), (["-memorize"], ["--kiosk"]),
      (["-memorize", "/etc/passwd"], ["--kiosk"]), (["-sh", "--directory", "/tmp"], ["--kiosk"]),
      ([], []),
    ])
  func `a hyphen in the program's name means a kiosk`(words: [String], arguments: [String]) throws {
    try expectEqual(LoginShell.arguments(words), arguments)
  }

  @Test(arguments: ["memorize", "-memorize", "/usr/local/bin/memorize"])
  func `a command is refused under every program name`(name: String) {
    for command in [["ls"], ["memorize"], []] {
      let error = #expect(throws: Failure.self) {
        try LoginShell.arguments([name, "-c"] + command)
      }
      expectEqual(error?.code, .usage)
    }
  }

  @Test func `a public account runs one command, for racers who come by ssh`() throws {
    let relay = ["race", "relay", "k3v9ta", "--kiosk"]
    try expectEqual(LoginShell.arguments(["memorize", "-c", "memorize race relay k3v9ta"]), relay)
    let forced = ["memorize", "--kiosk", "--directory", "/srv/memorize"]
    try expectEqual(
      LoginShell.arguments(forced, original: "memorize race relay k3v9ta"),
      relay + ["--directory", "/srv/memorize"])
    try expectEqual(LoginShell.arguments(["memorize"], original: "memorize race relay k3v9ta"), [])
  }

  @Test(arguments: [
    "memorize race relay", "memorize race relay ../x", "memorize race relay k3v9ta --kiosk",
    "memorize race relay k3v9ta; ls", "memorize  race relay k3v9ta", "memorize race k3v9ta", "sh",
    "memorize race relay $(ls)", "/tmp/memorize race relay k3v9ta", "memorize race relay\nk3v9ta",
  ])
  func `any other command is refused, or ignored if the server forces one`(command: String) throws {
    #expect(throws: Failure.self) { try LoginShell.arguments(["memorize", "-c", command]) }
    let forced = ["memorize", "--kiosk"]
    try expectEqual(LoginShell.arguments(forced, original: command), ["--kiosk"])
  }

  @Test(
    arguments: [
      ("xterm-256color", true), ("rxvt-unicode", true), ("st+x.y_z", true), ("", false),
      ("../../tmp/x", false), ("/tmp/x", false), ("..", false), (".hidden", false),
      ("-x", false), ("xterm\n", false), ("xtérm", false), ("x x", false),
      (String(repeating: "x", count: 65), false),
    ])
  func `the name of a terminal must be a word`(value: String, isKept: Bool) {
    expectEqual(KioskEnvironment.isHarmless(value, "+-._"), isKept)
  }

  @Test func `a directory must be absolute, and requires a kiosk`() throws {
    #expect(throws: (any Error).self) { try Memorize.parseAsRoot(["--directory", "/tmp"]) }
    #expect(throws: (any Error).self) {
      try Memorize.parseAsRoot(["--kiosk", "--directory", "tmp"])
    }
    #expect(throws: Never.self) {
      try Memorize.parseAsRoot(["--kiosk", "--directory", "/tmp", "Food", "-n", "4"])
    }
  }

  @Test(arguments: ["-", "/etc/passwd", "food.tsv", "./Food"])
  func `a kiosk finds only built-in decks`(name: String) {
    let error = #expect(throws: Failure.self) { try DeckSource.builtIn(named: name) }
    expectEqual(error?.code, .noInput)
  }
}
