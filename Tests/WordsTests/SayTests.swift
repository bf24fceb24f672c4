import Expectations
import Foundation
import Testing

@testable import Words

@Suite("Texts in the current language")
struct SayTests {
  @Test("A text without a translation is English, with its values")
  func englishText() {
    let deck = "Cats"
    expectEqual(say("\(deck): \(12) pairs, {3}"), "Cats: 12 pairs, {3}")
    expectEqual(say(1, one: "\(1) pair", other: "\(1) pairs"), "1 pair")
    expectEqual(say(-1, one: "one pair", other: "\(-1) pairs"), "one pair")
    expectEqual(say(0, one: "one pair", other: "\(0) pairs"), "0 pairs")
  }

  @Test("A file of the translators has texts by context, and forms by number")
  func table() {
    let table = WordTable(
      text: #"""
        msgid ""
        msgstr ""
        "Language: ru\n"

        #, python-brace-format
        msgid "one pair"
        msgid_plural "{1} pairs"
        msgstr[0] "{1} пара"
        msgstr[1] "{1} пары"
        msgstr[2] "{1} пар"

        msgid "closed"
        msgstr ""

        # Said of a door.
        msgid "open"
        msgstr "открыть"
        msgctxt "state"
        msgid "open"
        msgstr "открыто"
        """#)
    let pairs = ["{1} пара", "{1} пары", "{1} пар"]
    expectEqual(
      table.forms,
      [
        .init(context: "", english: "one pair"): pairs,
        .init(context: "", english: "open"): ["открыть"],
        .init(context: "state", english: "open"): ["открыто"],
      ])
  }

  @Test("Line breaks, tabs, quotes and backslashes in a file are written with a backslash")
  func escapes() {
    let table = WordTable(text: #"msgid "one\ntwo\\n""# + "\n" + #"msgstr "раз\n\"два\"\\\t""#)
    expectEqual(table.forms, [.init(context: "", english: "one\ntwo\\n"): ["раз\n\"два\"\\\t"]])
  }

  @Test("Russian has three forms, Chinese and Korean have one")
  func plurals() {
    let forms = [0, 1, 2, 5, 11, 12, 14, 21, 22, 25, 101, 111, 112, 1001].map {
      Language.russian.pluralForm(for: $0)
    }
    expectEqual(forms, [2, 0, 1, 2, 2, 2, 2, 0, 1, 2, 0, 2, 2, 0])
    expectEqual(Language.korean.pluralForm(for: 7), 0)
    expectEqual(Language.chinese.pluralForm(for: 1), 0)
  }

  @Test("A name that is known only at run time is translated within its context")
  func names() {
    Language.$use.withValue(Language.Use(.russian)) {
      expectEqual(say(name: "Animals", context: "deck"), "Животные")
      expectEqual(say(name: "Animals", context: ""), "Animals")
      expectEqual(say(name: "My words", context: "deck"), "My words")
    }
  }
}

extension WordTable {
  fileprivate init(text: String) {
    self = Array(text.utf8).withUnsafeBufferPointer(WordTable.init(po:))
  }
}

@Suite("The choice of a language")
struct LanguageTests {
  @Test("A language is found by the name of a locale")
  func locales() {
    expectEqual(Language(locale: "ru_RU.UTF-8"), .russian)
    expectEqual(Language(locale: "zh-TW"), .chinese)
    expectEqual(Language(locale: "ko"), .korean)
    expectEqual(Language(locale: "C.UTF-8"), .english)
    expectEqual(Language(locale: "POSIX"), .english)
    expectNil(Language(locale: "fi_FI"))
    expectNil(Language(locale: ""))
  }

  @Test(
    "The first variable that is set and not empty decides, and other languages mean English",
    arguments: [
      ([:], .english), (["LANG": "ru_RU.UTF-8"], .russian),
      (["LANG": "ru_RU.UTF-8", "LC_MESSAGES": "ko_KR.UTF-8"], .korean),
      (["LANG": "ru_RU.UTF-8", "LC_MESSAGES": "ko_KR.UTF-8", "LC_ALL": "zh_CN.UTF-8"], .chinese),
      (["LANG": "ru_RU.UTF-8", "LC_MESSAGES": "", "LC_ALL": ""], .russian),
      (["LANG": "ru_RU.UTF-8", "LC_ALL": "C"], .english),
      (["LANG": "ru_RU.UTF-8", "LC_ALL": "fi_FI.UTF-8"], .english),
      (["LANG": "ru_RU.UTF-8", "LC_CTYPE": "ko_KR.UTF-8"], .russian),
    ] as [([String: String], Language)])
  func environment(variables: [String: String], language: Language) {
    expectEqual(Language { variables[$0] }, language)
  }

  @Test(
    "Decimals have the mark of the language",
    arguments: [(.russian, "12,4"), (.korean, "12.4")] as [(Language, String)])
  func decimals(language: Language, text: String) {
    Language.$use.withValue(Language.Use(language)) {
      expectEqual(12.44.oneDecimal, text)
      expectEqual((-0.04).oneDecimal.filter { $0 != "-" }, language == .russian ? "0,0" : "0.0")
    }
  }

  @Test("A choice holds for the task that made it")
  func use() {
    Language.$use.withValue(Language.Use(.english)) {
      Language.use(.korean)
      #expect(Language.current == .korean && Language.ofEnvironment == .english)
    }
    expectEqual(Language.current, .english)
  }
}

@Suite("The tables of the languages")
struct TablesTests {
  private static let languages: [Language] = [.russian, .chinese, .korean]

  @Test("The files of the translators are complete and up to date")
  func areUpToDate() throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["python3", URL.inPackage(".make/words").path, "--check"]
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
