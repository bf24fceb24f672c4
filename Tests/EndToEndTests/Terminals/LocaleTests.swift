import Expectations
import Foundation
import Testing

@Suite("Locales", .waiting)
struct LocaleTests {
  /// Whether this machine can make a locale.
  private static let canMakeLocales = ["/usr/bin/localedef", "/usr/share/i18n/charmaps"]
    .allSatisfy(FileManager.default.fileExists)

  /// A home directory with a locale of this name.
  private func home(_ language: String, _ encoding: String) throws -> HomeDirectory {
    let home = HomeDirectory()
    let localedef = Process()
    localedef.executableURL = URL(fileURLWithPath: "/usr/bin/localedef")
    localedef.arguments = ["-i", language, "-f", encoding, "\(home.path)/\(language).\(encoding)"]
    localedef.standardError = FileHandle.nullDevice
    try localedef.run()
    localedef.waitUntilExit()
    return home
  }

  @Test(.enabled(if: canMakeLocales), arguments: [("ru_RU", "KOI8-R"), ("de_DE", "ISO-8859-1")])
  func `an 8-bit locale means ASCII`(language: String, encoding: String) throws {
    let home = try home(language, encoding)
    let session = try TerminalSession(
      ["--motion", "none"],
      environment: ["LANG": "\(language).\(encoding)", "LOCPATH": home.path], home: home)
    try session.wait(for: "+--")
    session.press(.space)
    try session.waitUntilQuiet(milliseconds: 200)
    try expectEqual(session.quit(), .exited(0))
    #expect(session.output.allSatisfy { $0 < 0x80 })
    #expect(try !statistics(home, "\(language).\(encoding)").contains { $0 >= 0x80 })
  }

  @Test(arguments: ["C", "POSIX", "xx_XX.KOI8-R", "C.UTF-8"])
  func `any other locale means UTF-8`(locale: String) throws {
    let session = try TerminalSession(["--motion", "none"], environment: ["LANG": locale])
    try session.wait(for: "▟")
    try expectEqual(session.quit(), .exited(0))
    #expect(try statistics(HomeDirectory(), locale).contains { $0 >= 0x80 })
  }

  /// The output of `memorize stats` after some games.
  private func statistics(_ home: HomeDirectory, _ locale: String) throws -> [UInt8] {
    let line = """
      {"version":1,"date":1700000000,"kind":"solo","deck":"Слова 🎃","pairs":8,"seed":"x",\
      "closingRanks":false,"moves":14,"score":33,"time":61234567}

      """
    try home.write(line, to: "\(HomeDirectory.data)/history.jsonl")
    let answer = try home.run("stats", environment: ["LANG": locale, "LOCPATH": home.path])
    expectEqual(answer.status, .exited(0))
    return Array(answer.output.utf8)
  }
}

/// The language of texts in the real program.
struct LanguageTests {
  @Test func `the environment chooses the language, an option wins, keys have places`() throws {
    let home = HomeDirectory()
    let russian = try TerminalSession(
      ["food", "--motion", "none"], environment: ["LANG": "ru_RU.UTF-8"], home: home)
    try russian.wait(for: "справка")
    russian.send("щ")
    try russian.settle("settings") { $0.contains("Настройки") }
    russian.send("й")
    try russian.settle("the table") { !$0.contains("Настройки") }
    russian.send("й")
    try expectEqual(russian.waitForExit(), .exited(0))

    let korean = try TerminalSession(
      ["--language", "ko", "--motion", "none"], environment: ["LANG": "ru_RU.UTF-8"], home: home)
    try korean.wait(for: "도움말")
    korean.send("ㅂ")
    try expectEqual(korean.waitForExit(), .exited(0))
  }
}
