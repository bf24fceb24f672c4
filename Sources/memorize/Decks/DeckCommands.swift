import ArgumentParser
import Canvas
import Decks
import MemorizeViewModel
import Storage
import Words

/// `memorize decks`: commands for the library.
struct DeckCommands: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "decks",
      abstract: say("List, show, import, export and remove decks."),
      subcommands: [
        ListDecks.self, ShowDeck.self, ImportDeck.self, ExportDeck.self, RemoveDeck.self,
      ],
      defaultSubcommand: ListDecks.self)
  }
}

extension DeckCommands {
  /// Finds a deck by its name, or by an unambiguous beginning of it.
  static func deck(named name: String) throws -> (entry: DeckEntry, deck: Deck) {
    guard let entry = try DeckSource.entry(named: name) else { throw unknown(name) }
    let deck = try Saving.library().deck(of: entry)
    guard let deck else { throw unknown(name) }
    return (entry, deck)
  }

  /// The failure to find a deck.
  static func unknown(_ name: String) -> Failure {
    Failure(.noInput, say("no deck '\(name)'; \(advice(on: name))"))
  }

  /// How to find the deck that a player meant.
  static func advice(on name: String) -> String {
    let names = (try? Saving.library().entries())?.map(\.name) ?? BuiltInDecks.names
    let list = say("'memorize decks list' lists all decks")
    return NearestName.of(name, among: names).map { say("did you mean '\($0)'? \(list)") } ?? list
  }
}

/// `memorize decks list`: a table of all decks.
struct ListDecks: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "list", abstract: say("List all decks with their pairs and kind."))
  }

  func run() throws {
    let entries = try Saving.library().entries()
    var rows: [[String]] = []
    for entry in entries {
      do throws(StorageError) {
        let deck = try Saving.library().deck(of: entry)
        guard let deck else { continue }
        let kind = ([entry.kind] + deck.boardLimit.shownTexts.prefix(1)).joined(separator: "; ")
        rows.append([entry.name, String(deck.pairs.count), kind])
      } catch {
        Output.complain(error.description)
        rows.append([entry.name, "-", say("yours, cannot be read")])
      }
    }
    try Output.answer(ListDecks.table([[say("NAME"), say("PAIRS"), say("KIND")]] + rows))
  }

  /// Aligns rows as a table: names on the left, numbers on the right, two blanks between columns.
  static func table(_ rows: [[String]]) -> [String] {
    let widths = [0, 1].map { column in
      rows.map { $0.dropFirst(column).first?.columns ?? 0 }.max() ?? 0
    }
    return rows.map { row in
      let cells = zip(row, widths).enumerated().map { column, cell in
        let blanks = String(repeating: " ", count: max(0, cell.1 - cell.0.columns))
        return column == 0 ? cell.0 + blanks : blanks + cell.0
      }
      return (cells + row.dropFirst(2)).joined(separator: "  ")
    }
  }
}

extension DeckEntry {
  /// The kind of deck in words: built-in, or the player's.
  var kind: String {
    guard isOwn else { return say("built-in") }
    return hidesBuiltIn ? say("yours, replaces built-in deck") : say("yours")
  }
}

/// `memorize decks show`: the contents of a deck.
struct ShowDeck: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "show", abstract: say("Show the contents of a deck."))
  }

  @Argument(
    help: ArgumentHelp(say("The name of a deck, or its beginning."), valueName: "name"),
    completion: .custom(DeckCompletion.decks))
  var name: String

  func run() throws {
    let (entry, deck) = try DeckCommands.deck(named: name)
    try Output.answer(ShowDeck.lines(about: deck, entry))
  }

  /// A line about the deck, the path of its file, and a line for each pair.
  private static func lines(about deck: Deck, _ entry: DeckEntry) -> [String] {
    let facts = [
      deck.pairs.count.pairsText, say("\(deck.usualPairs) per game", context: "pairs"),
      deck.color.rawValue, entry.kind,
    ]
    let head = say("\(deck.name): \(facts.listed)")
    var lines = [([head] + deck.boardLimit.shownTexts.prefix(1)).joined(separator: "; ")]
    if case .own(let path) = entry.origin { lines.append(path.cleaned) }
    let widest = deck.pairs.map { $0.isTwin ? 0 : $0.first.text.columns }.max() ?? 0
    let width = min(widest, 40)
    return lines + [""] + deck.pairs.map { $0.line(width: width) }
  }
}

extension Pair {
  /// The face, or the term and its definition, with all definitions in one column.
  fileprivate func line(width: Int) -> String {
    guard !isTwin else { return first.text }
    let blanks = String(repeating: " ", count: max(0, width - first.text.columns))
    return "\(first.text)\(blanks)  \(second.text)"
  }
}

/// `memorize decks remove`: deletes one of the player's decks.
struct RemoveDeck: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "remove", abstract: say("Remove one of your decks."))
  }

  @Argument(
    help: ArgumentHelp(say("The full name of the deck."), valueName: "name"),
    completion: .custom(DeckCompletion.ownDecks))
  var name: String

  func run() throws {
    let library = Saving.library()
    guard let entry = try library.entry(named: name) else { throw DeckCommands.unknown(name) }
    guard try library.remove(named: name) else {
      throw Failure(.usage, say("'\(entry.name)' is built in and cannot be removed"))
    }
    try Output.answer([
      entry.hidesBuiltIn
        ? say("Removed '\(entry.name)'; the built-in deck is back")
        : say("Removed '\(entry.name)'")
    ])
  }
}
