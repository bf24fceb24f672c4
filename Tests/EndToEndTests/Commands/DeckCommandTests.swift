import Expectations
import Foundation
import Testing

@Suite("Decks on the command line", .waiting)
struct DeckCommandTests {
  private let home = HomeDirectory()

  @Test func `a file is imported, shown, exported unchanged, and removed`() throws {
    try home.write("France\tParis\nItaly\tRome\nItaly\tRome\nPeru\t\n", to: "my words.tsv")
    let imported = try home.run("decks", "import", "my words.tsv")
    expectEqual(
      imported.output,
      """
      Read as TSV. 2 pairs, 1 row without a definition, 1 repeated row.
      Imported 2 pairs as 'my words'

      """)
    expectEqual(
      imported.error,
      "memorize: my words.tsv:4:6: expected a definition after the term \"Peru\"\n")
    expectEqual(imported.status, .exited(0))
    #expect(try home.run("decks", "list").output.contains("\nHalloween         26  built-in\n"))
    #expect(try home.run("decks", "list").output.contains("\nmy words           2  yours\n"))
    #expect(
      try home.run("decks", "show", "MY-WORDS").output.hasSuffix(
        "\n\nFrance  Paris\nItaly   Rome\n"))
    let file = try home.run("decks", "export", "my words").output
    #expect(file.hasSuffix("#name:my words\n#color:blue\n#pairs:2\nFrance\tParis\nItaly\tRome\n"))
    try expectEqual(home.run("decks", "remove", "my words").output, "Removed 'my words'\n")
    let again = try home.run("decks", "import", "-", "--name", "Words", input: file)
    #expect(again.output.hasSuffix("\nImported 2 pairs as 'Words'\n"))
  }

  @Test func `a file with a row that shows nothing is played as it is imported`() throws {
    try home.write("France\tParis\nItaly\tRome\n\u{200B}\n", to: "words.tsv")
    let session = try TerminalSession.table(["words.tsv"], home: home)
    try session.wait(for: "words")
    try expectEqual(session.quit(), .exited(0))
    let imported = try home.run("decks", "import", "words.tsv")
    expectEqual(imported.status, .exited(0))
    expectEqual(imported.error, "memorize: words.tsv:3:1: expected a face, found nothing to show\n")
  }

  @Test func `twenty of many bad lines are reported`() throws {
    let text = "#separator:tab\na\tb\nc\td\n" + String(repeating: "x\t\n", count: 25)
    let imported = try home.run("decks", "import", "-", "--name", "Words", input: text)
    let lines = imported.error.split(separator: "\n")
    expectEqual(lines.count, 21)
    expectEqual(lines.first?.hasPrefix("memorize: standard input:4:3: "), true)
    expectEqual(lines.last, "memorize: and 5 more")
    #expect(imported.output.hasPrefix("Read as TSV. 2 pairs, 25 rows without a definition.\n"))
  }

  @Test func `nothing is overwritten without --force`() throws {
    try home.write("mine\n", to: "out.tsv")
    try expectEqual(home.run("decks", "export", "nato", "out.tsv").status, .exited(74))
    try expectEqual(home.run("decks", "export", "nato", "out.tsv", "--force").status, .exited(0))
    try expectEqual(home.run("decks", "import", "out.tsv", "--name", "x").status, .exited(0))
    let again = try home.run("decks", "import", "out.tsv", "--name", "X")
    let words = "memorize: you already have a deck 'X'; use --force to replace it\n"
    #expect(again.isRefusal(74, words), "\(again)")
    try expectEqual(
      home.run("decks", "import", "out.tsv", "--name", "X", "--force").status, .exited(0))
  }

  @Test func `export replaces the target of a link, and no other file`() throws {
    try home.write("mine\n", to: "real.tsv")
    try home.write("precious\n", to: "real.tsv.new")
    try home.write("precious\n", to: "link.tsv.new")
    let link = "\(home.path)/link.tsv"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "real.tsv")
    try expectEqual(home.run("decks", "export", "nato", "link.tsv", "--force").status, .exited(0))
    try expectEqual(FileManager.default.destinationOfSymbolicLink(atPath: link), "real.tsv")
    #expect(try home.text(of: "real.tsv").contains("Alfa"))
    for name in ["real.tsv.new", "link.tsv.new"] {
      try expectEqual(home.text(of: name), "precious\n")
    }
    expectEqual(home.names().count { $0.contains(".tsv") }, 4)
  }

  @Test func `the beginning of a name is enough, except to remove a deck`() throws {
    #expect(try home.run("decks", "show", "vi").output.hasPrefix("Vi Keys: 63 pairs, 8 per game"))
    #expect(try home.run("decks", "export", "VI").output.contains("#name:Vi Keys\n"))
    let ambiguous = try home.run("decks", "show", "h")
    let several = "several decks begin with 'h': Halloween, HTTP Status, Hexadecimal"
    #expect(
      ambiguous.isRefusal(66, "memorize: \(several); type more of the name\n"), "\(ambiguous)")
    _ = try home.run("decks", "import", "-", "--name", "Mine", input: "a\nb\n")
    try expectEqual(home.run("decks", "remove", "min").status, .exited(66))
    let session = try TerminalSession.table(["vi", "--new"], home: home)
    try session.wait(for: "Vi Keys")
    try expectEqual(session.quit(), .exited(0))
  }

  @Test(
    arguments: [
      (["decks", "show", "nothing"], 66), (["decks", "export", "nothing"], 66),
      (["decks", "remove", "nothing"], 66), (["decks", "remove", "nato"], 64),
      (["decks", "import", "nothing"], 66), (["decks", "import", "/dev/null"], 65),
      (["decks", "import", "-"], 64), (["decks", "import"], 64), (["decks", "what"], 64),
      (["decks", "import", "x", "--name", ""], 64), (["nato", "--name", "x"], 64),
      (["--name", "x"], 64), (["decks", "export", "nato", "no/such/file"], 74),
    ] as [([String], Int32)]) func `an error is one line on standard error`(
      arguments: [String], code: Int32
    ) throws
  {
    let answer = try home.run(arguments)
    #expect(answer.isRefusal(code), "\(answer)")
  }

  @Test func `an own deck is played by its name, and one from a pipe by the given name`() throws {
    _ = try home.run("decks", "import", "-", "--name", "My faces", input: "a\nb\n")
    let own = try TerminalSession(["my-faces", "--new"], home: home)
    try own.wait(for: "My faces")
    try expectEqual(own.quit(), .exited(0))
    let piped = try TerminalSession(
      ["-", "--name", "Piped"], home: home, standardInput: Array("c\nd\n".utf8))
    try piped.wait(for: "Piped")
    try expectEqual(piped.quit(), .exited(0))
    #expect(!(try home.run("decks", "list").output.contains("Piped")))
  }

  @Test func `an own deck with the name of an exercise is reached by play`() throws {
    _ = try home.run("decks", "import", "-", "--name", "sums", input: "Marker\tM\nOther\tO\n")
    _ = try home.run("decks", "import", "-", "--name", "stats", input: "a\nb\n")
    for (arguments, title) in [
      (["sums"], "Sums 1"), (["-n", "4", "sums:3", "--new"], "Sums 3"),
      (["play", "sums", "--new"], "sums"), (["play", "stats", "--new"], "stats"),
    ] {
      let session = try TerminalSession(arguments, home: home)
      try session.wait(for: "\(title) ")
      try expectEqual(session.quit(), .exited(0))
    }
  }

  @Test func `exercises are listed and exported, and a missing level is named`() throws {
    let list = try home.run("decks", "list").output
    #expect(list.contains("\nSums") && list.contains("\nRoman"))
    #expect(try home.run("decks", "export", "sums:3").output.contains("#name:Sums:3\n"))
    #expect(try home.run("decks", "show", "binary").output.contains("0101    5\n"))
    for arguments in [["decks", "export", "sums:11"], ["sums:11"], ["--board", "sums:11:8#x"]] {
      let answer = try home.run(arguments)
      let fault = "memorize: Sums: expected a level from 1 to 10, found '11'\n"
      #expect(answer.isRefusal(64, fault), "\(answer)")
    }
  }

  @Test func `shells complete the names of decks and files`() throws {
    _ = try home.run("decks", "import", "-", "--name", "My faces", input: "a\nb\n")
    try home.write("a\n", to: "faces.txt")
    let all = try home.run("---completion", "play", "--", "positional@0", "1", "0", "memorize", "")
    let words = all.output.split(separator: "\n")
    #expect(words.contains("My faces") && words.contains("Playing Cards"))
    let own = try home.run(
      "---completion", "decks", "remove", "--", "positional@0", "1", "0", "memorize", "")
    expectEqual(own.output.split(separator: "\n").first, "My faces")
    #expect(!own.output.contains("Playing Cards"))
  }
}
