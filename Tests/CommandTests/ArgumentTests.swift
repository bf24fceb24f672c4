import Expectations
import Foundation
import MemorizeViewModel
import Options
import Testing

@testable import memorize

/// The rules and the theme that arguments ask for.
struct ArgumentTests {
  private func play(_ arguments: String...) throws -> Play {
    try #require(try Memorize.parseAsRoot(arguments) as? Play)
  }

  private func rules(_ argument: String, settings: Rules = Rules()) throws -> Rules {
    try play(argument).rules.applied(to: settings)
  }

  @Test func `--close-gaps and --no-close-gaps override the settings`() throws {
    #expect(try rules("--close-gaps").variant.closesGaps)
    let settings = Rules(variant: GameVariant(closesGaps: true))
    #expect(try !rules("--no-close-gaps", settings: settings).variant.closesGaps)
    #expect(try rules("--new", settings: settings).variant.closesGaps)
  }

  @Test func `the old name --closing-ranks still works and is not in the help`() throws {
    #expect(try rules("--closing-ranks").variant.closesGaps)
    #expect(!Memorize.helpMessage(for: Play.self).contains("closing-ranks"))
    #expect(Memorize.helpMessage(for: Play.self).contains("--no-close-gaps"))
    #expect(throws: (any Error).self) { try play("--closing-ranks", "--no-close-gaps") }
  }

  @Test(arguments: ["--close-gaps", "--no-close-gaps", "--closing-ranks", "--open", "--no-sides"])
  func `another variant starts a new game`(argument: String) throws {
    #expect(try play(argument).rules.needsNewGame)
    #expect(try !play("--flip-back", "2").rules.needsNewGame)
  }

  @Test func `arguments name a rival or people`() throws {
    try expectEqual(play("--against", "Crow").company.company, .rival("crow"))
    try expectEqual(play("--players", "Ann, Bob").company.company, .people(["Ann", "Bob"]))
    try expectEqual(play().company.company, .alone)
  }

  @Test(arguments: [
    (["--against", "dragon"], "expected one of goldfish, sparrow, cat, crow, elephant, me"),
    (["--players", "Ann"], "expected 2 to 4 names, found 1"),
    (["--players", "A,B,C,D,E"], "expected 2 to 4 names, found 5"),
    (["--players", "Ann,ann"], "expected different names, found 'ann' twice"),
    (["--players", "Ann,"], "expected names of 1 to 12 characters, found ''"),
    (["--players", "Ann,Bartholomew Smith"], "found 'Bartholomew '"),
    (["--against", "cat", "--players", "Ann,Bob"], "exclude each other"),
    (["--against", "cat", "--open"], "'open cards' is for one player"),
  ])
  func `company that cannot be is refused in one line`(_ arguments: [String], _ reason: String) {
    let error = #expect(throws: (any Error).self) { try Memorize.parseAsRoot(arguments) }
    let message = error.map { Memorize.message(for: $0) } ?? ""
    #expect(message.contains(reason), "\(message)")
    expectEqual(message.split(separator: "\n").first?.contains(reason), true)
  }

  @Test func `arguments override the theme of the settings`() throws {
    let settings = ThemeOptions(motion: .reduced, colors: .dark, glyphs: .emoji)
    try expectEqual(play().theme.applied(to: settings), settings)
    let theme = try play("--motion", "none", "--color", "never", "--ascii").theme
    expectEqual(
      theme.applied(to: settings), ThemeOptions(motion: .none, colors: .none, glyphs: .ascii))
  }

  @Test(arguments: [
    ("ru", Language.russian), ("RU", .russian), ("zh_CN.UTF-8", .chinese), ("ko", .korean),
  ])
  func `a language is named by its code or a locale`(text: String, language: Language) throws {
    let theme = try play("--language", text).theme
    expectEqual(theme.applied(to: ThemeOptions(language: .english)).language, language)
    try expectEqual(play().theme.applied(to: ThemeOptions(language: .korean)).language, .korean)
  }

  @Test func `an unknown language is refused in one line that lists the languages`() {
    let error = #expect(throws: (any Error).self) { try play("--language", "xx") }
    let message = error.map { Memorize.message(for: $0) } ?? ""
    #expect(["'xx'", "'en'", "'ru'", "'zh'", "'ko'"].allSatisfy(message.contains), "\(message)")
    #expect(!message.contains("\n"))
  }

  @Test func `contradicting arguments are refused`() {
    #expect(throws: (any Error).self) { try play("--ascii", "--glyphs", "emoji") }
    #expect(throws: (any Error).self) { try play("--board", "Food:2#x", "-n", "2") }
  }
}

/// Decks that arguments name by a beginning.
struct DeckPrefixTests {
  @Test(arguments: [
    ("vi", "Vi Keys"), ("VI K", "Vi Keys"), ("play", "Playing Cards"), ("ht", "HTTP Status"),
    ("food", "Food"),
  ])
  func `an unambiguous beginning of a name finds the deck`(text: String, name: String) throws {
    try expectEqual(DeckSource.builtIn(named: text).name, name)
  }

  @Test func `an ambiguous beginning lists the decks in one line`() {
    let failure = #expect(throws: Failure.self) { try DeckSource.builtIn(named: "f") }
    expectEqual(
      failure?.description, "several decks begin with 'f': Food, Faces; type more of the name")
    expectEqual(failure?.code, .noInput)
  }

  @Test(arguments: ["", " ", "-", "x"])
  func `the beginning of no name finds nothing`(text: String) {
    #expect(throws: Failure.self) { try DeckSource.builtIn(named: text) }
  }
}

/// The manual page, which `make manual` writes.
struct ManualPageTests {
  private let lines: [String]
  private let text: String

  init() throws {
    lines = try String(contentsOf: .inPackage(".share/memorize.6"), encoding: .utf8)
      .split(separator: "\n").map(String.init)
    text = Self.words(
      lines.filter { !$0.hasPrefix(".") }.joined(separator: " ").replacing("\\&", with: ""))
  }

  /// The words of a text as they are in the page, which the parser's tool writes in ASCII.
  private static func words(_ text: String) -> String {
    text.filter(\.isASCII).split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// The words that follow a macro at the beginning of a line.
  private func entries(_ macro: String) -> [String] {
    lines.filter { $0.hasPrefix("\(macro) ") }.map { String($0.dropFirst(macro.count + 1)) }
  }

  @Test func `the page has exactly the commands that the program has`() throws {
    let commands = try CommandDescription.program().visible().map(\.path).filter { !$0.isEmpty }
    expectEqual(entries(".It Nm Cm"), commands, "run 'make manual'")
  }

  @Test func `the page says about each command what the program says`() throws {
    for (path, command) in try CommandDescription.program().visible() where !path.isEmpty {
      let paragraphs = (command.discussion ?? "").split(separator: "\n\n").map(String.init)
      for paragraph in paragraphs + [command.abstract].compactMap(\.self) {
        let isThere = text.contains(Self.words(paragraph))
        #expect(isThere, "\(path): run 'make manual'")
      }
    }
  }

  @Test func `the page has exactly the options that the program has`() throws {
    let arguments = try CommandDescription.program().visible()
      .flatMap { $0.command.arguments ?? [] }.filter(\.shouldDisplay)
    let options = arguments.flatMap { $0.names ?? [] }.filter { $0.kind == "long" }.map(\.name)
    let named = entries(".It Fl").compactMap { entry in
      entry.split(separator: " ").first { $0.hasPrefix("-") }.map { String($0.dropFirst()) }
    }
    expectEqual(Set(named), Set(options), "run 'make manual'")

    let texts = arguments.flatMap { [$0.abstract].compactMap(\.self) + ($0.allValues ?? []) }
    let missing = Set(texts.filter { !text.contains(Self.words($0)) })
    expectEqual(missing, [], "run 'make manual'")
  }

  @Test func `each command names its options`() throws {
    for (path, command) in try CommandDescription.program().visible() where !path.isEmpty {
      let start = try #require(lines.firstIndex(of: ".It Nm Cm \(path)"))
      let part = lines[start...].dropFirst().prefix { !$0.hasPrefix(".It Nm Cm") }
      let shown = (command.arguments ?? []).filter { $0.shouldDisplay && $0.names?.isEmpty != true }
      for name in shown.flatMap({ $0.names ?? [] }) where name.kind == "long" {
        guard name.name != "help", name.name != "version" else { continue }
        let isNamed = part.contains {
          $0.hasPrefix(".") && $0.split(separator: " ").contains("-\(name.name)")
        }
        #expect(isNamed, "\(path) --\(name.name): run 'make manual'")
      }
    }
  }

  @Test func `lines fit in 80 columns`() {
    #expect(lines.allSatisfy { $0.count <= 80 || $0.hasPrefix(".\\\"") })
  }
}

/// A command as the parser describes it to other tools.
struct CommandDescription: Decodable {
  struct Argument: Decodable {
    struct Name: Decodable {
      let kind: String
      let name: String
    }

    let abstract: String?
    let allValues: [String]?
    let kind: String
    let names: [Name]?
    let shouldDisplay: Bool
    let valueName: String?
  }

  private struct Dump: Decodable {
    let command: CommandDescription
  }

  let commandName: String
  let abstract: String?
  let discussion: String?
  let shouldDisplay: Bool
  let arguments: [Argument]?
  let subcommands: [CommandDescription]?

  /// The program with all its commands.
  static func program() throws -> CommandDescription {
    try JSONDecoder().decode(Dump.self, from: Data(Memorize._dumpHelp().utf8)).command
  }

  /// This command and all below it.
  var all: [CommandDescription] { [self] + (subcommands ?? []).flatMap(\.all) }

  /// This command and all below it with their paths, without the hidden ones.
  func visible(path: String = "") -> [(path: String, command: CommandDescription)] {
    let shown = (subcommands ?? []).filter(\.shouldDisplay)
    return [(path, self)]
      + shown.flatMap {
        $0.visible(path: path.isEmpty ? $0.commandName : "\(path) \($0.commandName)")
      }
  }
}
