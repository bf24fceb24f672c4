import Expectations
import Foundation
import Testing

@Suite("Anki packages on the command line", .waiting)
struct AnkiImportTests {
  private let home = HomeDirectory()

  init() throws {
    for name in ["latest.apkg", "latest.colpkg", "legacy.apkg", "oldest.apkg", "schedule.apkg"] {
      let bytes = try Data(contentsOf: .inPackage("Tests/AnkiTests/Fixtures/\(name)"))
      try home.write([UInt8](bytes), to: name)
    }
  }

  /// The pairs of a deck, as `decks show` prints them.
  private func pairs(_ name: String) throws -> [String] {
    let lines = try home.run("decks", "show", name).output.split(separator: "\n").dropFirst(2)
    return lines.map { line in
      line.split(separator: "  ").map { $0.trimmingCharacters(in: .whitespaces) }
        .joined(separator: " = ")
    }
  }

  @Test(arguments: ["latest.apkg", "latest.colpkg", "legacy.apkg", "oldest.apkg"])
  func `each deck of a package becomes a deck with its pictures`(name: String) throws {
    let imported = try home.run("decks", "import", name)
    let hidden = name == "oldest.apkg" ? "" : ", 1 image with hidden parts left out"
    expectEqual(
      imported.output,
      """
      \(name): 1 note with sound only left out\(hidden)
      Read as Anki notes: Front = term, Back = definition (of 2 columns; --term and --definition \
      choose others). 6 pairs.
      Imported 6 pairs as 'Languages::French'
      Read as Anki notes: Front = term, Back = definition (of 2 columns; --term and --definition \
      choose others). 5 pairs, 2 pictures, 2 unreadable pictures.
      Imported 5 pairs as 'Zoo'

      """)
    expectEqual(
      imported.error,
      """
      memorize: 1 missing picture: bird.png; put its folder beside the file
      memorize: ../worm.png: expected a file next to the deck

      """)
    expectEqual(imported.status, .exited(0))
    try expectEqual(
      pairs("Languages::French"),
      [
        "le chat = the cat", "l'eau = the water", "\"oui\" = #yes", "la maison = the house",
        "The capital of […] is Paris. = France", "The capital of France is [city]. = Paris",
      ])
    try expectEqual(
      pairs("Zoo"),
      [
        "cat = cat", "dog = my dog", "bird = a bird", "worm = a worm",
        "\\(x^2\\) = [$]x \\cdot x[/$]",
      ])
    let deck = try home.run("decks", "export", "zoo").output
    expectEqual(deck.split(separator: "\n").count { $0.contains("![") }, 2)
    #expect(deck.contains("#columns:Front\tBack\n"))
    // Twice the same: nothing is replaced unasked.
    try expectEqual(home.run("decks", "import", name).status, .exited(74))
    try expectEqual(home.run("decks", "import", name, "--force").status, .exited(0))
  }

  @Test func `a deck of a package that is too small is reported once`() throws {
    let imported = try home.run(
      "decks", "import", "latest.apkg", "--term", "Text", "--definition", "Back Extra")
    expectEqual(imported.error, "memorize: latest.apkg/Zoo: expected at least 2 pairs, found 0\n")
    #expect(imported.output.hasSuffix("\nImported 2 pairs as 'Languages::French'\n"))
    expectEqual(imported.status, .exited(0))
  }

  @Test func `a package is listed without an import`() throws {
    let listed = try home.run("decks", "import", "--list", "latest.apkg")
    expectEqual(
      listed.output,
      """
      DECK               NOTES
      Languages::French      6
      Zoo                    6

      NOTE TYPE                  NOTES  FIELDS
      Basic                          9  Front, Back
      Basic (and reversed card)      1  Front, Back
      Cloze                          1  Text, Back Extra
      Image Occlusion                1  Occlusion, Image, Header, Back Extra, Comments

      """)
    #expect(!home.has(".local"))
  }

  @Test(arguments: ["apkg", "csv", "tsv", "quizlet"])
  func `a deck that is exported comes back equal`(format: String) throws {
    _ = try home.run("decks", "import", "latest.apkg")
    for deck in ["Zoo", "Languages::French"] {
      let file = "out.\(format == "quizlet" ? "txt" : format)"
      let exported = try home.run("decks", "export", deck, file, "--format", format, "--force")
      expectEqual(exported.error, "")
      expectEqual(exported.status, .exited(0))
      let again = try home.run("decks", "import", file, "--name", "Again", "--force")
      expectEqual(again.error, "")
      // Quizlet knows no quotes around fields, so a text in quotes loses them here.
      let expected = try pairs(deck).map {
        format == "quizlet" ? $0.replacingOccurrences(of: "\"oui\"", with: "oui") : $0
      }
      try expectEqual(pairs("Again"), expected)
      let hasPictures = deck == "Zoo" && format != "quizlet"
      expectEqual(again.output.contains("2 pictures"), hasPictures)
    }
    let refused = try home.run("decks", "export", "zoo", "--format", "apkg")
    expectEqual(refused.error, "memorize: an Anki package must be a file; expected its name\n")
    expectEqual(refused.status, .exited(64))
  }

  @Test func `a deck and its fields are chosen by name`() throws {
    let imported = try home.run(
      "decks", "import", "latest.apkg", "--deck", "languages::french", "--name", "French", "--term",
      "Back", "--definition", "front")
    expectEqual(
      imported.output,
      """
      latest.apkg: 1 note with sound only left out, 1 note without usable fields left out
      Read as Anki notes: Back = term, Front = definition (of 2 columns; --term and --definition \
      choose others). 4 pairs.
      Imported 4 pairs as 'French'

      """)
    try expectEqual(pairs("French").first, "the cat = le chat")
    #expect(try !home.run("decks", "list").output.contains("Zoo"))
    for (arguments, fault) in [
      (
        ["--deck", "Greek"],
        "expected one of the decks \"Languages::French\", \"Zoo\", found \"Greek\""
      ),
      (
        ["--term", "Front", "--definition", "Reading"],
        "expected two fields of a note type: Basic (Front, Back)"
      ),
      (["--name", "Mine"], "--name is for one deck; choose it with --deck"),
      (["--header", "yes"], "--header and --encoding are for text files, not for Anki packages"),
    ] {
      let refused = try home.run(["decks", "import", "latest.apkg"] + arguments)
      #expect(refused.status != .exited(0) && refused.error.contains(fault), "\(refused)")
      expectEqual(refused.error.split(separator: "\n").count, 1)
    }
    let text = try home.run("decks", "import", "words.tsv", "--list")
    expectEqual(
      text.error,
      "memorize: --deck, --list and --with-schedule are for Anki packages (.apkg, .colpkg)\n")
  }

  @Test func `the schedule of Anki comes along where it is known`() throws {
    let imported = try home.run("decks", "import", "schedule.apkg", "--with-schedule")
    #expect(
      imported.output.hasSuffix("\nKept the schedule of 3 of 4 pairs; the others start new\n"))
    let reviews = try home.text(of: "\(HomeDirectory.data)/reviews.jsonl")
    let lines = reviews.split(separator: "\n")
    expectEqual(lines.count, 3)
    #expect(lines.allSatisfy { $0.contains("\"by\":\"imported\"") })
    #expect(lines.allSatisfy { $0.contains("\"date\":1735689600") })
    for (pair, numbers) in [
      ("[\"one\",\"eins\"]", "\"stability\":8.2956"),
      ("[\"two\",\"zwei\"]", "\"stability\":2.3065"),
      ("[\"A […].\",\"house\"]", "\"stability\":0.212"),
    ] {
      #expect(lines.contains { $0.contains(pair) && $0.contains(numbers) }, "\(pair): \(reviews)")
    }
    let again = try home.run("decks", "import", "schedule.apkg", "--with-schedule", "--force")
    #expect(
      again.output.hasSuffix(
        "\nKept the schedule of 0 of 4 pairs; 3 had one already; the others start new\n"))
    let figures = try home.run("stats", "--json").output
    #expect(figures.contains("\"learning\""))
  }

  @Test func `a package that is damaged gets one line, and nothing is written`() throws {
    let package = try home.bytes(of: "latest.apkg")
    let cut = package.dropLast(package.count / 2)
    var broken = package
    broken.replaceSubrange(60..<4000, with: repeatElement(0x55, count: 3940))
    for bytes in [[], Array("a\tb\nc\td\n".utf8), Array(cut), broken] {
      try home.write(bytes, to: "bad.apkg")
      let imported = try home.run("decks", "import", "bad.apkg")
      #expect(imported.isRefusal(65, "memorize: cannot read bad.apkg: "), "\(imported)")
      #expect(!home.has(".local"))
    }
    let missing = try home.run("decks", "import", "no.colpkg")
    expectEqual(missing.error, "memorize: cannot read no.colpkg: No such file or directory\n")
    expectEqual(missing.status, .exited(66))
  }
}
