import Expectations
import Testing

@testable import Decks

struct PictureFileNamesTests {
  /// The names for pictures with these words, each a picture of its own.
  private func names(_ words: String...) throws -> [String] {
    var names = PictureFileNames()
    return try words.enumerated().map { number, words in
      names.name(for: try #require(PictureReference(words: words, file: "\(number)")))
    }
  }

  @Test(arguments: [
    ("clown", "clown"), ("old dog", "old-dog"), ("Ünïcödé 2", "Ünïcödé-2"), ("नमस्ते", "नमस्ते"),
    ("../../etc/passwd", "etc-passwd"), ("a/b\\c:d*e?f\"g<h>i|j", "a-b-c-d-e-f-g-h-i-j"),
    (".hidden.", "hidden"), ("-rf", "rf"), ("👻", "picture"), ("![x](y)", "x-y"),
    ("con", "con-2"), ("LPT1", "LPT1-2"),
  ])
  func `a file is named after the words of its picture`(words: String, name: String) throws {
    try expectEqual(names(words), [name])
  }

  @Test func `equal words get numbers, also if only their case differs`() throws {
    try expectEqual(
      names("cat", "Cat", "cat 2", "cat", "👻", "🎃"),
      [
        "cat", "Cat-2", "cat-2-2", "cat-3", "picture", "picture-2",
      ])
  }

  @Test func `the same picture keeps its name`() throws {
    var names = PictureFileNames()
    let first = try #require(PictureReference(words: "cat", file: "one"))
    let second = try #require(PictureReference(words: "tomcat", file: "one"))
    expectEqual([first, second, first].map { names.name(for: $0) }, ["cat", "cat", "cat"])
  }

  @Test func `long words are cut`() throws {
    let words = Array(repeating: "word", count: 100).joined(separator: " ")
    let long = String(repeating: "ü", count: 1000)
    for name in try names(words, long, words, long) { #expect((1...70).contains(name.utf8.count)) }
  }
}
