import Expectations
import Foundation
import Testing

@testable import Words

@Suite("The tables of the languages")
struct TablesTests {
  private static let languages: [Language] = [.russian, .chinese, .korean]

  @Test("The files of the translators are complete and up to date")
  func areUpToDate() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["python3", root.appendingPathComponent(".make/words").path, "--check"]
    let output = Pipe()
    process.standardError = output
    try process.run()
    let found = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    expectEqual(process.terminationStatus, 0, "\(String(decoding: found, as: UTF8.self))")
  }

  @Test("All languages have the same texts, each in all its forms", arguments: languages)
  func areAlike(language: Language) throws {
    let table = try #require(WordTable.of(language))
    let russian = try #require(WordTable.of(.russian))
    #expect(Set(table.forms.keys) == Set(russian.forms.keys) && table.forms.count > 1000)
    for (text, forms) in table.forms {
      let isPlural = (russian.forms[text]?.count ?? 0) > 1
      expectEqual(forms.count, (isPlural && language == .russian ? 3 : 1), "\(text.english)")
    }
  }

  @Test(
    "Numbers take the form of the language",
    arguments: [
      (1, "1 ход"), (3, "3 хода"), (5, "5 ходов"), (11, "11 ходов"), (21, "21 ход"),
      (112, "112 ходов"),
    ])
  func formsOfNumbers(count: Int, text: String) {
    Language.$use.withValue(Language.Use(.russian)) {
      expectEqual(say(count, one: "\(count) move", other: "\(count) moves"), text)
    }
  }
}
