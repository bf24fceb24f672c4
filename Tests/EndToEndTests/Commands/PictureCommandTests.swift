import Expectations
import Foundation
import Testing

@Suite("Pictures on the command line", .waiting)
struct PictureCommandTests {
  private let home: HomeDirectory

  init() throws {
    home = try HomeDirectory()
    for folder in ["pets", "broken"] {
      try FileManager.default.createDirectory(
        atPath: "\(home.path)/\(folder)", withIntermediateDirectories: false)
    }
    for name in ["cat", "old_dog"] {
      try home.write(PictureCommandTests.png, to: "pets/\(name).png")
    }
  }

  /// A PNG image of a single pixel.
  private static let png: [UInt8] = [
    0x89, 0x50, 0x4E, 0x47, 13, 10, 0x1A, 10, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0, 1,
    0, 0, 0, 1, 8, 0, 0, 0, 0, 0x3A, 0x7E, 0x9B, 0x55, 0, 0, 0, 10, 0x49, 0x44, 0x41, 0x54,
    0x78, 0x9C, 0x63, 0x68, 0, 0, 0, 0x82, 0, 0x81, 0x77, 0xCD, 0x72, 0xB6, 0, 0, 0, 0, 0x49,
    0x45, 0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82,
  ]

  private func run(
    _ arguments: String...
  ) throws -> (output: String, error: String, status: ExitStatus) {
    let session = try TerminalSession(
      arguments, home: home, standardInput: [], standardOutput: .pipe, standardError: .pipe)
    let status = try session.waitForExit()
    return (session.standardOutput, session.standardError, status)
  }

  @Test func `a folder of pictures is imported, exported beside a file, and imported again`() throws
  {
    let imported = try run("decks", "import", "pets")
    expectEqual(
      imported.output,
      "Read as one face per line. 2 pairs, 2 pictures.\nImported 2 pairs as \"pets\"\n")
    expectEqual(imported.error, "")
    #expect(try run("decks", "show", "pets").output.hasSuffix("\n\ncat\nold dog\n"))
    try expectEqual(run("decks", "export", "pets", "out.tsv").status, .exited(0))
    let file = try String(contentsOfFile: "\(home.path)/out.tsv", encoding: .utf8)
    #expect(file.contains("\n![cat](out.media/cat.png)"))
    try expectEqual(
      FileManager.default.contentsOfDirectory(atPath: "\(home.path)/out.media"), ["cat.png"])
    let again = try run("decks", "import", "out.tsv", "--name", "Again")
    #expect(again.output.contains("2 pairs, 1 picture.\n"))
    expectEqual(again.error, "")
  }

  @Test func `a second export leaves equal pictures, and others are in its way`() throws {
    _ = try run("decks", "import", "pets")
    try expectEqual(run("decks", "export", "pets", "out.csv").status, .exited(0))
    let again = try run("decks", "export", "pets", "out.tsv")
    expectEqual(again.error, "")
    expectEqual(again.status, .exited(0))
    try FileManager.default.removeItem(atPath: "\(home.path)/out.tsv")
    try home.write(Array("mine".utf8), to: "out.media/cat.png")
    let refused = try run("decks", "export", "pets", "out.tsv")
    expectEqual(
      refused.error,
      "memorize: out.media/cat.png: File exists; use --force to replace it\n")
    expectEqual(refused.status, .exited(74))
    #expect(!FileManager.default.fileExists(atPath: "\(home.path)/out.tsv"))
    try expectEqual(run("decks", "export", "pets", "out.tsv", "--force").status, .exited(0))
    #expect(try run("decks", "import", "out.tsv", "--name", "x").output.contains("1 picture.\n"))
  }

  @Test func `export to standard output says what is left out`() throws {
    _ = try run("decks", "import", "pets")
    let exported = try run("decks", "export", "pets")
    #expect(exported.output.contains("\n![old dog]("))
    expectEqual(
      exported.error,
      "memorize: 1 picture is left out; name a file to write it beside that file\n")
  }

  @Test func `broken pictures give one line, and words stand in`() throws {
    for name in ["a", "b"] { try home.write(Array("\u{89}PNG".utf8), to: "broken/\(name).png") }
    let imported = try run("decks", "import", "broken")
    expectEqual(
      imported.error,
      """
      memorize: 2 unreadable pictures, first: a.png: expected an image in PNG or JPEG

      """)
    #expect(try run("decks", "show", "broken").output.hasSuffix("\n\na\nb\n"))
  }

  @Test func `the pairs that are left are counted, and those without their picture`() throws {
    try home.write(
      Array("![](x.png)\ta fox\n![](cat.png)\ta cat\nle chien\tthe dog\n".utf8),
      to: "pets/words.tsv")
    let imported = try run("decks", "import", "pets/words.tsv")
    expectEqual(
      imported.output,
      """
      Read as TSV. 2 pairs, 1 pair without its picture left out, 1 picture, 1 unreadable picture.
      Imported 2 pairs as "words"

      """)
    expectEqual(
      imported.error, "memorize: 1 missing picture: x.png; put its folder beside the file\n")
  }

  @Test func `a kiosk imports nothing`() throws {
    #expect(try run("--kiosk", "decks", "import", "pets").status != .exited(0))
    try expectEqual(run("decks", "import", "pets", "--kiosk").status, .exited(64))
    try expectEqual(run("decks", "list").output.contains("pets"), false)
  }
}

@Suite("Encodings on the command line", .waiting)
struct EncodingCommandTests {
  private let home: HomeDirectory

  init() throws {
    home = try HomeDirectory()
    // "собака" and "кошка" in Windows-1251.
    try home.write(
      [0xF1, 0xEE, 0xE1, 0xE0, 0xEA, 0xE0] + Array(",dog\n".utf8)
        + [0xEA, 0xEE, 0xF8, 0xEA, 0xE0] + Array(",cat\n".utf8), to: "words.csv")
  }

  private func run(_ arguments: String...) throws -> (output: String, error: String) {
    let session = try TerminalSession(
      ["decks", "import", "words.csv"] + arguments, home: home, standardOutput: .pipe,
      standardError: .pipe)
    _ = try session.waitForExit()
    return (session.standardOutput, session.standardError)
  }

  @Test func `the encoding is found out or named, and said`() throws {
    for (arguments, name, doubt) in [
      ([], "Windows-1251", "; --encoding NAME if letters are wrong"),
      (["--encoding", "koi8-r"], "KOI8-R", ""),
    ] {
      let session = try TerminalSession(
        ["decks", "import", "words.csv", "--force"] + arguments, home: home,
        standardOutput: .pipe, standardError: .pipe)
      try expectEqual(session.waitForExit(), .exited(0))
      expectEqual(
        session.standardOutput,
        "Read as CSV. 2 pairs, read as \(name)\(doubt).\nImported 2 pairs as \"words\"\n")
    }
    let refused = try run("--encoding", "iso-2022-jp")
    #expect(
      refused.error.contains(
        "expected a known encoding; for others: iconv -f iso-2022-jp -t UTF-8 FILE > NEWFILE"))
    let other = try run("--encoding", "euc-jp", "--force")
    expectEqual(other.error, "memorize: words.csv:2: expected EUC-JP, found other bytes\n")
  }
}
