import Expectations
import Testing

@testable import Words

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

  @Test("A choice holds for the task that made it")
  func use() {
    Language.$use.withValue(Language.Use(.english)) {
      Language.use(.korean)
      #expect(Language.current == .korean && Language.ofEnvironment == .english)
    }
    expectEqual(Language.current, .english)
  }
}
