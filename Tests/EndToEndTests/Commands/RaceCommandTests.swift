import Expectations
import Foundation
import Testing

@Suite("Races", .waiting)
struct RaceCommandTests {
  private func join(
    _ arguments: [String], as name: String, _ home: HomeDirectory
  ) throws -> TerminalSession {
    let session = try TerminalSession(
      ["race"] + arguments + ["--as", name, "--glyphs", "emoji"], columns: 100, rows: 30,
      home: home)
    try session.settle("the dialog of \(name)") { $0.contains("I am ready") }
    return session
  }

  private func home() throws -> HomeDirectory { try HomeDirectory(faces: "ant bee cow") }

  private func code(_ home: HomeDirectory) throws -> String {
    String(try home.run("race").output.prefix(6))
  }

  /// Makes both players ready, and waits for the start.
  private func start(_ sessions: [TerminalSession]) throws {
    for session in sessions { session.press(.enter) }
    for session in sessions {
      try session.settle("the start") {
        !$0.contains("It starts in") && !$0.contains("Waiting for") && !$0.contains("I am ready")
      }
    }
  }

  @Test func `two programs race, one is killed and comes back, and both see the end`() throws {
    let home = try home()
    let ann = try join(["--new", "faces.txt"], as: "Ann", home)
    let code = try code(home)
    var bob = try join([code], as: "Bob", home)
    try start([ann, bob])
    bob.press(" ")
    try bob.settle("Bob's first card") {
      $0.contains("ant") || $0.contains("bee") || $0.contains("cow")
    }
    bob.signal(SIGKILL)
    _ = try bob.waitForExit()
    bob = try TerminalSession(
      ["race", code, "--as", "Bob", "--glyphs", "emoji"], columns: 100, rows: 30, home: home)
    try bob.settle("the game goes on") { $0.contains("0 moves") && $0.contains("Ann") }
    try Player(ann, spots: ann.findCards(width: 76), by: .keyboard).win()
    try ann.settle("Ann wins") { $0.contains("You win the race!") }
    try bob.settle("Bob sees it") { $0.contains("finished first") }
    #expect(try bob.quit() == .exited(0) && ann.quit() == .exited(0))
    try expectEqual(
      home.run("race").output, "\(code)  faces, 3 pairs  Ann (finished), Bob (left)\n")
    #expect(try home.run("stats", "--json").output.contains(#""games":1"#))
  }

  @Test func `two homes race through a command that carries lines, which may break`() throws {
    let (host, other) = (try home(), try home())
    let ann = try join(["--new", "faces.txt"], as: "Ann", host)
    let code = try code(host)
    let relay =
      "echo $$ > relay.pid; exec env XDG_DATA_HOME='\(host.path)/.local/share' "
      + "HOME='\(host.path)' '\(memorizeBinary)' race relay"
    let bob = try join([code, "--relay", relay], as: "Bob", other)
    try ann.settle("Bob has come") { $0.contains("Bob") }
    try start([ann, bob])
    kill(try #require(pid_t(try other.text(of: "relay.pid").filter(\.isNumber))), SIGTERM)
    try bob.settle("it breaks") { $0.messageLine.contains("The connection is lost") }
    try bob.settle("it is back") { $0.messageLine.contains("The connection is back") }
    try Player(bob, spots: bob.findCards(width: 76), by: .keyboard).win()
    try ann.settle("Bob is seen to have won", seconds: 15) { $0.contains("finished first") }
    #expect(try ann.quit() == .exited(0) && bob.quit() == .exited(0))
  }

  @Test func `a race is made on another computer, and watched there`() throws {
    let (host, own) = (try home(), try home())
    let relay =
      "env XDG_DATA_HOME='\(host.path)/.local/share' HOME='\(host.path)' "
      + "'\(memorizeBinary)' race relay"
    let ann = try join(["--new", "faces.txt", "--relay", relay], as: "Ann", own)
    let code = try code(host)
    let watcher = try TerminalSession(
      ["race", code, "--watch"], columns: 100, rows: 30, home: host)
    try watcher.settle("Ann is there") { $0.contains("Ann") && $0.contains("not ready") }
    ann.press(.enter)
    try watcher.settle("Ann is ready") { !$0.contains("not ready") }
    #expect(try ann.quit() == .exited(0) && watcher.quit() == .exited(0))
  }

  @Test(arguments: [
    (["race", "nothere"], 66, "there is no race nothere"),
    (["race", "../x"], 64, "expected the code of a race"),
    (["race", "ssh://-oProxyCommand=x/k3v9ta"], 64, "expected the code of a race"),
    (["race", "ssh://host"], 64, "expected the code of a race"),
    (["race", "k3v9ta", "-n", "4"], 64, "the race has its board"),
    (["race", "k3v9ta", "--as", "a name that is too long"], 64, "1 to 12 characters"),
    (["race", "--new", "--watch"], 64, "exclude each other"),
    (["race", "k3v9ta", "--relay", "exit 3"], 69, "race k3v9ta: "),
    (["race", "k3v9ta", "--relay", "x", "--kiosk"], 64, "--kiosk runs no commands"),
    (["race", "ssh://nowhere.invalid/k3v9ta"], 69, "race k3v9ta"),
    (["race", "relay", "k3v9ta"], 66, "there is no race k3v9ta"),
    (["race", "relay", "."], 64, "letters, digits and hyphens"),
  ])
  func `bad input gets one line`(arguments: [String], code: Int32, words: String) throws {
    let result = try home().run(arguments)
    #expect(result.isRefusal(code, words), "\(result)")
  }

  @Test func `a relay takes no lines of others`() throws {
    let home = try home()
    let ann = try join(["--new", "faces.txt"], as: "Ann", home)
    let code = try code(home)
    let lines = [#"eve 1 {"do":"join","name":"Eve","version":1}"#, #"ann 2 {"do":"abandon"}"#]
    let result = try home.run("race", "relay", code, input: lines.joined(separator: "\n") + "\n")
    #expect(result.status == .exited(65) && result.error.contains("one racer only"))
    try ann.settle("Eve has come, Ann is still there") {
      $0.contains("Eve") && $0.contains("I am ready")
    }
    func takeAnn() throws {
      let taken = try home.run(
        "race", "relay", code, input: #"ann 1 {"do":"join","name":"Ann","version":1}"# + "\n")
      #expect(taken.status == .exited(66) && taken.error.contains("has the name 'ann'"))
    }
    try takeAnn()
    try expectEqual(ann.quit(), .exited(0))
    try takeAnn()
  }
}

@Suite("Ghosts and performance codes", .waiting)
struct GhostCommandTests {
  /// A home with a deck of three pairs called `zoo`.
  private func home(_ faces: String = "ant bee cow") throws -> HomeDirectory {
    let home = try HomeDirectory(faces: faces)
    try expectEqual(home.run("decks", "import", "faces.txt", "--name", "zoo").status, .exited(0))
    return home
  }

  /// Plays a game to its end.
  private func play(_ home: HomeDirectory) throws {
    let session = try TerminalSession.table(["zoo", "--seed", "x"], home: home)
    try Player(session, spots: session.findCards(), by: .keyboard).win()
    try expectEqual(session.quit(), .exited(0))
  }

  @Test func `the code of the last finished game is raced on another machine`() throws {
    let home = try home()
    try play(home)
    let shared = try home.run("share", "--code")
    #expect(shared.status == .exited(0) && shared.error.isEmpty)
    let code = String(shared.output.dropLast())
    #expect(shared.output.last == "\n" && code.allSatisfy { $0.isLetter || $0.isNumber })

    let other = try self.home()
    let race = try TerminalSession.table(["ghost", code, "--glyphs", "emoji"], home: other)
    try race.settle("the ghost") {
      $0.text(0).contains("Ghost ○○○  moves  0") && $0.messageLine.contains("Race the ghost: ")
    }
    let spots = try race.findCards()
    try race.turnUnderCursor()
    race.press("r")
    try race.settle("the same race again") { $0.messageLine.contains("Race the ghost: ") }
    try expectEqual(race.findCards().count, spots.count)
    try expectEqual(race.quit(), .exited(0))
  }

  @Test func `with no argument the best game on the last board is raced, a file as well`() throws {
    let home = try home()
    try play(home)
    let race = try TerminalSession.table(["ghost"], home: home)
    try race.settle("the best game") { $0.text(0).contains("Your best ○○○  moves  0") }
    try expectEqual(race.quit(), .exited(0))
    let journal = try #require(home.latestJournal)
    let file = try TerminalSession.table(["ghost", "\(home.gamesPath)/\(journal)"], home: home)
    try file.settle("the ghost") { $0.text(0).contains("Ghost ○○○  moves  0") }
    try expectEqual(file.quit(), .exited(0))
  }

  @Test func `what cannot be raced or shared gets one line and an exit code`() throws {
    let home = try home()
    try play(home)
    let code = String(try home.run("share", "--code").output.dropLast())
    try home.write("rubbish\n", to: "rubbish.jsonl")
    let other = HomeDirectory()
    let refused: [([String], HomeDirectory, Int32)] = [
      (["ghost", String(code.dropLast())], home, 65), (["ghost", code + "0"], home, 65),
      (["ghost", "mem1"], home, 65), (["ghost", "mem2abc"], home, 65),
      (["ghost", "rubbish.jsonl"], home, 65), (["ghost", "nowhere.jsonl"], home, 66),
      (["ghost", "a", "b"], home, 64), (["share", "--plain", "--code"], home, 64),
      (["ghost"], other, 66),
      (["share", "--code"], other, 66), (["ghost", code], other, 66),
      (["ghost", code], try self.home("ant bee emu"), 65),
    ]
    for (arguments, home, status) in refused {
      let answer = try home.run(arguments)
      #expect(answer.isRefusal(status), "\(arguments) \(answer)")
    }
  }
}
