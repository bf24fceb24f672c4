import Expectations
import Foundation
import Testing

/// The command line in the player's language.
@Suite("The language of commands", .waiting)
struct CommandLanguageTests {
  private let home: HomeDirectory

  init() throws { home = try HomeDirectory(faces: "one") }

  private func writeSettings(_ text: String) throws {
    try home.write(text, to: ".config/memorize/settings.json")
  }

  @Test(arguments: [
    ("ru_RU.UTF-8", "Оконченных игр пока нет"), ("zh_CN.UTF-8", "还没有玩完的局"),
    ("ko_KR.UTF-8", "아직 끝낸 게임이 없습니다"), ("de_DE.UTF-8", "No finished games yet"),
  ])
  func `the environment names the language`(locale: String, text: String) throws {
    for variable in ["LC_ALL", "LC_MESSAGES", "LANG"] {
      var variables: [String: String?] = ["LANG": nil]
      variables[variable] = locale
      let answer = try home.run("stats", environment: variables)
      #expect(answer.output.hasPrefix(text), "\(variable): \(answer.output)")
    }
    let share = try home.run("share", environment: ["LC_ALL": locale])
    #expect(share.isRefusal(66), "\(share)")
    expectEqual(share.error.allSatisfy(\.isASCII), locale.hasPrefix("de"))
  }

  @Test func `settings come before the environment, and an option before both`() throws {
    try writeSettings(#"{"language": "ko"}"#)
    let russian = ["LC_ALL": "ru_RU.UTF-8"]
    #expect(try home.run("stats", environment: russian).output.hasPrefix("아직 끝낸 게임이"))
    for arguments in [["stats", "--language", "zh"], ["--language=zh_CN", "stats"]] {
      let answer = try home.run(arguments, environment: russian)
      #expect(answer.status == .exited(0) && answer.output.hasPrefix("还没有玩完的局"))
    }
    try writeSettings(#"{"motion": "none", "language": null}"#)
    #expect(try home.run("stats", environment: russian).output.hasPrefix("Оконченных игр"))
  }

  @Test func `an unreadable settings file is left for the game to set aside`() throws {
    try writeSettings("language: ru")
    #expect(try home.run("stats").output.hasPrefix("No finished games yet"))
    #expect(home.has(".config/memorize/settings.json"))
  }

  @Test func `without UTF-8 or with --ascii everything is English`() throws {
    let answer = try home.run("stats", "--ascii", environment: ["LC_ALL": "ru_RU.UTF-8"])
    #expect(answer.output.hasPrefix("No finished games yet"))
  }

  @Test func `JSON does not depend on the language`() throws {
    let english = try home.run("stats", "--json").output
    try expectEqual(home.run("stats", "--json", "--language", "ru").output, english)
  }

  @Test(arguments: [
    (["--help"], "ИГРА:"), (["help"], "ИГРА:"), (["help", "all"], "КОМАНДЫ:"),
    (["daily", "--help"], "ВЫЗОВ: memorize daily"), (["help", "decks", "show"], "АРГУМЕНТЫ:"),
    (["decks", "list"], "ИМЯ"), (["decks", "show", "nato"], "встроенная"),
    (["race"], "гонок здесь нет"),
  ])
  func `help and answers are in the language`(arguments: [String], text: String) throws {
    let answer = try home.run(arguments, environment: ["LC_ALL": "ru_RU.UTF-8"])
    #expect(answer.status == .exited(0) && answer.output.contains(text), "\(answer)")
  }

  @Test(arguments: [
    (["--what"], "неизвестный параметр «--what»", 64),
    (["daily", "-n", "8"], "у «memorize daily» нет параметра «-n»", 64),
    (["-n", "8", "daily"], "у «memorize daily» нет параметра «-n»", 64),
    (["stats", "--language", "xx"], "--language: нужно одно из en, ru, zh, ko, а не «xx»", 64),
    (["nothing.tsv"], "нет ни колоды, ни файла «nothing.tsv»", 66),
    (["decks", "import", "/"], "нужно хотя бы 2 картинки PNG или JPEG", 65),
    (
      ["decks", "export", "nato", "no/such/file"], "no/such/file: нет такого файла или каталога", 74
    ),
    (["ghost", "nothing.jsonl"], "не удаётся прочитать nothing.jsonl: нет такого файла", 66),
    (["replay", "faces.txt"], "faces.txt: строка 1: нужен журнал, а здесь неполная строка", 65),
    (["faces.txt"], "faces.txt: нужно хотя бы 2 пары, а здесь 1", 65),
    (["race", "k3v9ta"], "гонки k3v9ta нет", 66),
    (["sums:99"], "sums: нужен уровень от 1 до 10, а не «99»", 64),
  ])
  func `each error is one line in the language`(
    arguments: [String], text: String, code: Int32
  ) throws {
    let answer = try home.run(arguments, environment: ["LC_ALL": "ru_RU.UTF-8"])
    #expect(answer.isRefusal(code), "\(answer)")
    #expect(answer.error.lowercased().contains(text.lowercased()), "\(answer)")
  }

  @Test func `completions stay as they are`() throws {
    let russian = ["LC_ALL": "ru_RU.UTF-8"]
    let script = try home.run("--generate-completion-script", "fish")
    try expectEqual(
      home.run("--generate-completion-script", "fish", environment: russian).output, script.output)
  }
}
