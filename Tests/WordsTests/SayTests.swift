import Testing

@testable import Words

@Suite("Texts in the current language")
struct SayTests {
  @Test("A text without a translation is English, with its values")
  func englishText() {
    let deck = "Cats"
    #expect(say("\(deck): \(12) pairs, {3}") == "Cats: 12 pairs, {3}")
    #expect(say(1, one: "\(1) pair", other: "\(1) pairs") == "1 pair")
    #expect(say(-1, one: "one pair", other: "\(-1) pairs") == "one pair")
    #expect(say(0, one: "one pair", other: "\(0) pairs") == "0 pairs")
  }

  @Test("A table has texts by context, and forms by number")
  func table() {
    let table = WordTable(
      """
      \topen\tоткрыть
      state\topen\tоткрыто
      \tone pair\t{1} пара\t{1} пары\t{1} пар
      """)
    #expect(table.forms(of: "open", context: "") == ["открыть"])
    #expect(table.forms(of: "open", context: "state") == ["открыто"])
    #expect(table.forms(of: "one pair", context: "")?.count == 3)
    #expect(table.forms(of: "closed", context: "") == nil)
  }

  @Test("Russian has three forms, Chinese and Korean have one")
  func plurals() {
    let forms = [0, 1, 2, 5, 11, 12, 14, 21, 22, 25, 101, 111, 112, 1001].map {
      Language.russian.pluralForm(for: $0)
    }
    #expect(forms == [2, 0, 1, 2, 2, 2, 2, 0, 1, 2, 0, 2, 2, 0])
    #expect(Language.korean.pluralForm(for: 7) == 0)
    #expect(Language.chinese.pluralForm(for: 1) == 0)
  }

  @Test("Line breaks, tabs and backslashes in a table are written with a backslash")
  func escapes() {
    let table = WordTable("\t" + #"one\ntwo\\n"# + "\t" + #"раз\nдва\\\t"#)
    #expect(table.forms(of: "one\ntwo\\n", context: "") == ["раз\nдва\\\t"])
  }

  @Test("A name that is known only at run time is translated within its context")
  func names() {
    Language.$use.withValue(Language.Use(.russian)) {
      #expect(say(name: "Animals", context: "deck") == "Животные")
      #expect(say(name: "Animals", context: "") == "Animals")
      #expect(say(name: "My words", context: "deck") == "My words")
    }
  }
}
