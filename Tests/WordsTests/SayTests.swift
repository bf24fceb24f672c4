import Expectations
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
