import Expectations
import Foundation
import Testing

@Suite("Pictures on the command line", .waiting)
struct PictureCommandTests {
  private let home = HomeDirectory()

  init() throws {
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

  @Test func `a folder of pictures is imported, exported beside a file, and read again`() throws {
    let imported = try home.run("decks", "import", "pets")
    expectEqual(
      imported.output,
      "Read as one face per line. 2 pairs, 2 pictures.\nImported 2 pairs as 'pets'\n")
    expectEqual(imported.error, "")
    #expect(try home.run("decks", "show", "pets").output.hasSuffix("\n\ncat\nold dog\n"))
    try expectEqual(home.run("decks", "export", "pets", "out.tsv").status, .exited(0))
    #expect(try home.text(of: "out.tsv").contains("\n![cat](out.media/cat.png)"))
    expectEqual(home.names(in: "out.media"), ["cat.png"])
    let again = try home.run("decks", "import", "out.tsv", "--name", "Again")
    #expect(again.output.contains("2 pairs, 1 picture.\n"))
    expectEqual(again.error, "")
  }

  @Test func `a second export leaves equal pictures, and others are in its way`() throws {
    _ = try home.run("decks", "import", "pets")
    try expectEqual(home.run("decks", "export", "pets", "out.csv").status, .exited(0))
    let again = try home.run("decks", "export", "pets", "out.tsv")
    expectEqual(again.error, "")
    expectEqual(again.status, .exited(0))
    try FileManager.default.removeItem(atPath: "\(home.path)/out.tsv")
    try home.write("mine", to: "out.media/cat.png")
    let refused = try home.run("decks", "export", "pets", "out.tsv")
    let fault = "memorize: out.media/cat.png: File exists; use --force to replace it\n"
    #expect(refused.isRefusal(74, fault), "\(refused)")
    #expect(!home.has("out.tsv"))
    try expectEqual(home.run("decks", "export", "pets", "out.tsv", "--force").status, .exited(0))
    #expect(
      try home.run("decks", "import", "out.tsv", "--name", "x").output.contains("1 picture.\n"))
  }

  @Test func `export to standard output says what is left out`() throws {
    _ = try home.run("decks", "import", "pets")
    let exported = try home.run("decks", "export", "pets")
    #expect(exported.output.contains("\n![old dog]("))
    expectEqual(
      exported.error,
      "memorize: 1 picture is left out; name a file to write it beside that file\n")
  }

  @Test func `the pairs that are left are counted, and those without their picture`() throws {
    try home.write(
      "![](x.png)\ta fox\n![](cat.png)\ta cat\nle chien\tthe dog\n", to: "pets/words.tsv")
    let imported = try home.run("decks", "import", "pets/words.tsv")
    expectEqual(
      imported.output,
      """
      Read as TSV. 2 pairs, 1 pair without its picture left out, 1 picture, 1 unreadable picture.
      Imported 2 pairs as 'words'

      """)
    expectEqual(
      imported.error, "memorize: 1 missing picture: x.png; put its folder beside the file\n")
  }

  @Test func `a kiosk imports nothing`() throws {
    #expect(try home.run("--kiosk", "decks", "import", "pets").status != .exited(0))
    try expectEqual(home.run("decks", "import", "pets", "--kiosk").status, .exited(64))
    try expectEqual(home.run("decks", "list").output.contains("pets"), false)
  }
}

@Suite("Encodings on the command line", .waiting)
struct EncodingCommandTests {
  private let home = HomeDirectory()

  init() throws {
    // "собака" and "кошка" in Windows-1251.
    try home.write(
      [0xF1, 0xEE, 0xE1, 0xE0, 0xEA, 0xE0] + Array(",dog\n".utf8)
        + [0xEA, 0xEE, 0xF8, 0xEA, 0xE0] + Array(",cat\n".utf8), to: "words.csv")
  }

  @Test func `the encoding is found out or named, and said`() throws {
    for (arguments, name, doubt) in [
      ([], "Windows-1251", "; --encoding NAME if letters are wrong"),
      (["--encoding", "koi8-r"], "KOI8-R", ""),
    ] {
      let answer = try home.run(["decks", "import", "words.csv", "--force"] + arguments)
      expectEqual(answer.status, .exited(0))
      expectEqual(
        answer.output,
        "Read as CSV. 2 pairs, read as \(name)\(doubt).\nImported 2 pairs as 'words'\n")
    }
    let refused = try home.run("decks", "import", "words.csv", "--encoding", "iso-2022-jp")
    #expect(
      refused.error.contains(
        "expected a known encoding; for others: iconv -f iso-2022-jp -t UTF-8 FILE > NEWFILE"))
    let other = try home.run("decks", "import", "words.csv", "--encoding", "euc-jp", "--force")
    expectEqual(other.error, "memorize: words.csv:2: expected EUC-JP, found other bytes\n")
  }
}
