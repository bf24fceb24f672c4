import Expectations
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

  @Test(arguments: ["", " ", "-", "x"]) func `a text that begins no name finds nothing`(
    text: String
  ) {
    #expect(throws: Failure.self) { try DeckSource.builtIn(named: text) }
  }
}
