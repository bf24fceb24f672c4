import Testing

@Suite("Decks on the command line")
struct DeckCommandTests {
  private let home: HomeDirectory

  init() throws {
    home = try HomeDirectory()
  }

  /// What a command says and how it ends.
  private func run(
    _ arguments: String..., input: String? = nil
  ) throws -> (output: String, error: String, status: ExitStatus) {
    let session = try TerminalSession(
      arguments, home: home, standardInput: input.map { Array($0.utf8) }, standardOutput: .pipe,
      standardError: .pipe)
    let status = try session.waitForExit()
    return (session.standardOutput, session.standardError, status)
  }

  @Test func `a file comes in, is shown, goes out the same, and is removed`() throws {
    try home.write("France\tParis\nItaly\tRome\nItaly\tRome\nPeru\t\n", to: "my words.tsv")
    let imported = try run("decks", "import", "my words.tsv")
    #expect(
      imported.output == "my words: 2 pairs came in, 1 unreadable, 1 repeated\n")
    #expect(
      imported.error
        == "memorize: my words.tsv:4:6: expected a definition after the term \"Peru\"\n")
    #expect(imported.status == .exited(0))
    #expect(try run("decks", "list").output.contains("\nHalloween         26  built-in\n"))
    #expect(try run("decks", "list").output.contains("\nmy words           2  own\n"))
    #expect(
      try run("decks", "show", "MY-WORDS").output.hasSuffix("\n\nFrance  Paris\nItaly   Rome\n"))
    let file = try run("decks", "export", "my words").output
    #expect(file.hasSuffix("#name:my words\n#color:blue\n#pairs:2\nFrance\tParis\nItaly\tRome\n"))
    #expect(try run("decks", "remove", "my words").output == "my words is removed\n")
    let again = try run("decks", "import", "-", "--name", "Words", input: file)
    #expect(again.output == "Words: 2 pairs came in\n")
  }

  @Test func `of many bad lines twenty are told`() throws {
    let text = "#separator:tab\na\tb\nc\td\n" + String(repeating: "x\t\n", count: 25)
    let imported = try run("decks", "import", "-", "--name", "Words", input: text)
    let lines = imported.error.split(separator: "\n")
    #expect(lines.count == 21)
    #expect(lines.first?.hasPrefix("memorize: standard input:4:3: ") == true)
    #expect(lines.last == "memorize: and 5 more")
    #expect(imported.output == "Words: 2 pairs came in, 25 unreadable\n")
  }

  @Test func `an own deck stands before the built-in one until it is removed`() throws {
    _ = try run("decks", "import", "-", "--name", "nato", input: "a\nb\n")
    #expect(try run("decks", "list").output.contains("own, in place of the built-in one"))
    #expect(
      try run("decks", "remove", "NATO").output
        == "nato is removed; the built-in deck of this name is back\n")
    #expect(try run("decks", "show", "nato").output.contains("A  Alfa\n"))
  }

  @Test func `nothing is overwritten unasked`() throws {
    try home.write("mine\n", to: "out.tsv")
    #expect(try run("decks", "export", "nato", "out.tsv").status == .exited(74))
    #expect(try run("decks", "export", "nato", "out.tsv", "--force").status == .exited(0))
    #expect(try run("decks", "import", "out.tsv", "--name", "x").status == .exited(0))
    #expect(try run("decks", "import", "out.tsv", "--name", "X").status == .exited(74))
    #expect(try run("decks", "import", "out.tsv", "--name", "X", "--force").status == .exited(0))
  }

  @Test(
    arguments: [
      (["decks", "show", "nothing"], 66), (["decks", "export", "nothing"], 66),
      (["decks", "remove", "nothing"], 66), (["decks", "remove", "nato"], 64),
      (["decks", "import", "nothing"], 66), (["decks", "import", "/dev/null"], 65),
      (["decks", "import", "-"], 64), (["decks", "import"], 64), (["decks", "what"], 64),
      (["decks", "import", "x", "--name", ""], 64), (["nato", "--name", "x"], 64),
      (["--name", "x"], 64), (["decks", "export", "nato", "no/such/file"], 74),
    ] as [([String], Int32)]) func `what cannot be done is told in a line`(
      arguments: [String], code: Int32
    ) throws
  {
    let session = try TerminalSession(
      arguments, home: home, standardInput: [], standardOutput: .pipe, standardError: .pipe)
    #expect(try session.waitForExit() == .exited(code))
    #expect(session.standardOutput.isEmpty)
    #expect(session.standardError.hasPrefix("memorize: "))
    #expect(session.standardError.split(separator: "\n").count == 1)
  }

  @Test func `an own deck that cannot be read is told with its file, and stays`() throws {
    _ = try run("decks", "import", "-", "--name", "Bad", input: "a\nb\n")
    let folder = ".local/share/memorize/decks"
    try home.write("a\tb\nc\t\n", to: "\(folder)/bad.tsv")
    let list = try run("decks", "list")
    #expect(list.output.contains("own, cannot be read"))
    #expect(list.error.contains("/bad.tsv: line 2: expected a definition"))
    #expect(try run("bad").status == .exited(65))
    #expect(
      try run("decks", "import", "-", "--name", "bad", "--force", input: "a\nb\n").status
        == .exited(65))
  }

  @Test func `an own deck is played by its name, and one from a pipe by the name given`() throws {
    _ = try run("decks", "import", "-", "--name", "My faces", input: "a\nb\n")
    let own = try TerminalSession(["my-faces", "--new"], home: home)
    try own.wait(for: "My faces")
    #expect(try own.quit() == .exited(0))
    let piped = try TerminalSession(
      ["-", "--name", "Piped"], home: home, standardInput: Array("c\nd\n".utf8))
    try piped.wait(for: "Piped")
    #expect(try piped.quit() == .exited(0))
    #expect(!(try run("decks", "list").output.contains("Piped")))
  }

  @Test func `shells are told the names of decks and files`() throws {
    _ = try run("decks", "import", "-", "--name", "My faces", input: "a\nb\n")
    try home.write("a\n", to: "faces.txt")
    let all = try run("---completion", "play", "--", "positional@0", "1", "0", "memorize", "")
    let words = all.output.split(separator: "\n")
    #expect(words.contains("My faces") && words.contains("Playing Cards"))
    let own = try run(
      "---completion", "decks", "remove", "--", "positional@0", "1", "0", "memorize", "")
    #expect(own.output.split(separator: "\n").first == "My faces")
    #expect(!own.output.contains("Playing Cards"))
  }
}
