import Expectations
import Testing

/// The language of texts in the real program.
struct LanguageTests {
  @Test func `the environment chooses the language, an option overrides it, keys have places`()
    throws
  {
    let home = try HomeDirectory()
    let russian = try TerminalSession(
      ["food", "--motion", "none"], environment: ["LANG": "ru_RU.UTF-8"], home: home)
    try russian.wait(for: "справка")
    russian.send("щ")
    try russian.settle("settings") { $0.contains("Настройки") }
    russian.send("й")
    try expectEqual(russian.waitForExit(), .exited(0))

    let korean = try TerminalSession(
      ["--language", "ko", "--motion", "none"], environment: ["LANG": "ru_RU.UTF-8"], home: home)
    try korean.wait(for: "도움말")
    korean.send("ㅂ")
    try expectEqual(korean.waitForExit(), .exited(0))
  }
}
