import ArgumentParser
import Canvas
import Expectations
import Foundation
import Testing
import Words

@testable import memorize

/// Options before the command that they belong to.
struct CommandLineWordsTests {
  private func arranged(_ line: String) -> String {
    CommandLineWords(line.split(separator: " ").map(String.init)).arranged.joined(separator: " ")
  }

  @Test(arguments: [
    ("--language ru journey", "journey --language ru"),
    ("--quiet study capitals", "study --quiet capitals"),
    ("--motion none journey", "journey --motion none"),
    ("--motion=none journey", "journey --motion=none"),
    ("--lines daily", "daily --lines"),
    ("--lines --brief daily 2026-11-20 --quiet", "daily --lines --brief 2026-11-20 --quiet"),
    ("-n 8 daily", "daily -n 8"),
    ("-n8 play capitals", "play -n8 capitals"),
    ("--new race capitals -n 4", "race --new capitals -n 4"),
    ("--force decks import x.tsv", "decks import --force x.tsv"),
    ("decks --force import x.tsv", "decks import --force x.tsv"),
    ("--json stats", "stats --json"),
    ("--lines study start capitals", "study start --lines capitals"),
    ("--help daily", "daily --help"),
  ])
  func `options before a command move behind it`(line: String, expected: String) {
    expectEqual(arranged(line), expected)
  }

  @Test(arguments: [
    "", "capitals", "--seed x capitals", "--seed daily capitals", "--seed=daily capitals",
    "--name play -", "-n 8 capitals", "--players Ann,Bob", "play daily", "--new -- daily",
    "capitals daily", "words.tsv --lines", "--lines -", "--against", "help daily", "help all",
    "--version", "--generate-completion-script bash", "---completion -- deck 1 0 --lines daily",
    "race link --language ru code id path 1 -- ssh --language ru",
  ])
  func `all other words stay where they are`(line: String) {
    let isLink = line.hasPrefix("race link")
    expectEqual(
      arranged(line), isLink ? line.replacing("link --language ru ", with: "link ") : line)
  }

  @Test(arguments: [
    ("--language ru stats", "stats"), ("stats --language ru --json", "stats --json"),
    ("stats --language=ko", "stats"), ("share --language zh_CN.UTF-8", "share"),
    ("--language ru decks show nato", "decks show nato"),
    ("--language ru help daily", "help daily"),
    ("decks --language ru", "decks"), ("study export --language ru", "study export"),
    ("study --language ru capitals", "study --language ru capitals"),
    ("race --language ru", "race --language ru"),
    ("stats -- --language ru", "stats -- --language ru"),
  ])
  func `a command that shows no game does without the language`(line: String, expected: String) {
    expectEqual(arranged(line), expected)
  }

  @Test(arguments: [
    ("--language ru", "ru"), ("daily --language=ko --quiet", "ko"), ("--seed --language ru", ""),
    ("--language ru --language zh", "zh"), ("--language", ""), ("-- --language ru", ""),
  ])
  func `the last language counts`(line: String, language: String) {
    let words = CommandLineWords(line.split(separator: " ").map(String.init))
    expectEqual(words.language ?? "", language)
  }

  @Test func `the options with values are those of the parser`() throws {
    let arguments = try CommandDescription.program().all.flatMap { $0.arguments ?? [] }
    let named = arguments.filter { $0.kind == "option" }.flatMap { $0.names ?? [] }
    let names = named.map { ($0.kind == "short" ? "-" : "--") + $0.name }
    expectEqual(
      Set(names), CommandLineWords.optionsWithValue.subtracting(["--generate-completion-script"]))
  }

  @Test(arguments: [
    ("daily -n 8", "-n", "daily"), ("stats --seed x", "--seed", "stats"),
    ("journey --close-gaps", "--close-gaps", "journey"), ("--json", "--json", "play"),
    ("decks show --name=x nato", "--name", "decks show"), ("daily -n8", "-n", "daily"),
  ])
  func `an option of another command is named with the command`(
    line: String, option: String, command: String
  ) {
    let found = CommandLineWords(line.split(separator: " ").map(String.init)).foreignOption
    expectEqual(found?.option, option)
    expectEqual(found?.command, command)
  }

  @Test(arguments: ["--what", "daily --what", "capitals -n x", "stats --json", "decks x"])
  func `other mistakes are left to the parser`(line: String) {
    let words = CommandLineWords(line.split(separator: " ").map(String.init))
    #expect(words.foreignOption == nil)
  }
}

/// What the argument parser says, in the player's language.
struct EnglishTextTests {
  private func russian<Value>(_ body: () throws -> Value) rethrows -> Value {
    try Language.$use.withValue(Language.Use(.russian), operation: body)
  }

  @Test(arguments: [
    ("Unknown option '--x'", "unknown option '{1}'", ["--x"]),
    ("a 'b' c 'd'", "a '{1}' c '{2}'", ["b", "d"]), ("a: b: c", "a: {1}", ["b: c"]),
    ("a", "a", []),
  ])
  func `the values of a text are found`(text: String, pattern: String, values: [String]) {
    let isLower = text.prefix(1).lowercased() + text.dropFirst()
    expectEqual(EnglishText(pattern).values(in: isLower), values)
  }

  @Test(arguments: [("ab", "a"), ("a", "ab"), ("x y", "x '{1}'"), ("a 'b'", "a '{1}' c '{2}'")])
  func `another text has no values`(text: String, pattern: String) {
    expectNil(EnglishText(pattern).values(in: text))
  }

  @Test(arguments: [
    ["--what"], ["--mtion", "full"], ["daily", "x"], ["-n"], ["-n", "1"], ["a", "b"],
    ["a", "b", "c"],
    ["--motion", "fast"], ["study", "missed"], ["decks", "show"], ["--quiet=x"],
    ["--ascii", "--glyphs", "emoji"],
    ["--against", "dragon"], ["--players", "Ann"], ["--board", "x"], ["--rules", "x"],
    ["--generate-completion-script", "x"], ["--seed", ""], ["--flip-back", "0"],
  ])
  func `every error of the command line has a translation`(arguments: [String]) throws {
    let error = try #require(throws: (any Error).self) { try Memorize.parseAsRoot(arguments) }
    let english = EnglishText.error(Memorize.message(for: error))
    let shown = try russian {
      let error = try #require(throws: (any Error).self) { try Memorize.parseAsRoot(arguments) }
      return EnglishText.error(Memorize.message(for: error))
    }
    #expect(!shown.contains("\n") && shown.contains { $0.isCyrillic }, "\(english): \(shown)")
  }
}

/// The pages of `--help`.
struct CommandHelpTests {
  private func page(_ arguments: [String], _ language: Language = .english) throws -> [String] {
    try Language.$use.withValue(Language.Use(language)) {
      try #require(CommandHelp.page(for: arguments))
    }
  }

  @Test(arguments: Language.allCases)
  func `the short help fits on one screen with the prompt`(language: Language) throws {
    let lines = try page(["--help"], language)
    #expect(lines.count < 24)
    #expect(lines.allSatisfy { $0.columns <= 80 })
    for name in ["play", "daily", "journey", "study", "race", "decks", "stats", "share", "replay"] {
      #expect(lines.contains { $0.hasPrefix("  \(name) ") }, "\(name)")
    }
    try expectEqual(page(["help"], language), lines)
    try expectEqual(page(["-h"], language), lines)
  }

  @Test(arguments: Language.allCases)
  func `the long help has every command and option in lines that fit`(language: Language) throws {
    let lines = try page(["help", "all"], language)
    #expect(lines.allSatisfy { $0.columns <= 80 })
    let text = lines.joined(separator: " ")
    for (path, command) in try CommandDescription.program().visible() {
      let isNamed = text.contains("memorize \(path)") || path == "race join"
      #expect(isNamed || command.subcommands != nil, "\(path)")
      for argument in command.arguments ?? [] where argument.shouldDisplay {
        for name in argument.names ?? [] where name.kind == "long" {
          #expect(text.contains("--\(name.name)"), "\(path) \(name.name)")
        }
      }
    }
  }

  @Test func `in another language all that a person reads is translated`() throws {
    let lines = try page(["help", "all"], .russian) + page(["--help"], .russian)
    let words = lines.joined(separator: " ")
    for english in ["Show", "Play ", "The ", " deck ", "USAGE", "OPTIONS", "values", "default"] {
      #expect(!words.contains(english), "\(english)")
    }
  }

  @Test(arguments: Language.allCases)
  func `nothing points to documents that may not be installed`(language: Language) throws {
    #expect(try !page(["help", "all"], language).contains { $0.contains("docs/") })
  }

  @Test func `help on a command is the parser's page`() {
    #expect(CommandHelp.page(for: ["help", "daily"]) == nil)
    #expect(CommandHelp.page(for: ["capitals"]) == nil)
    #expect(CommandHelp.page(for: []) == nil)
    #expect(CommandHelp.page(for: ["race", "--help"])?.contains { $0.contains("--watch") } == true)
  }
}

extension Character {
  fileprivate var isCyrillic: Bool { unicodeScalars.allSatisfy { (0x400...0x4FF) ~= $0.value } }
}

/// Words for a shell.
struct DeckCompletionTests {
  @Test(arguments: [
    ("Capitals", "ca", "capitals"), ("Capitals", "Ca", "Capitals"), ("Capitals", "", "Capitals"),
    ("Vi Keys", "vi k", "vi keys"), ("NATO", "Na", "NATO"), ("NATO", "x", "NATO"),
  ])
  func `a name is offered in the letters typed`(name: String, typed: String, word: String) {
    expectEqual(DeckCompletion.completed(name, from: typed), word)
  }
}
