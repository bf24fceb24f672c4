import ArgumentParser
import Canvas
import Decks
import Storage

/// `memorize decks`: commands for the library.
struct DeckCommands: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "decks",
    abstract: "List, show, import, export and remove decks.",
    subcommands: [
      ListDecks.self, ShowDeck.self, ImportDeck.self, ExportDeck.self, RemoveDeck.self,
    ],
    defaultSubcommand: ListDecks.self)
}

extension DeckCommands {
  /// Uses the player's library, and turns its errors into failures of the command line.
  static func withLibrary<Answer>(
    _ body: (DeckLibrary) throws(StorageError) -> Answer
  ) throws(Failure) -> Answer {
    do throws(StorageError) {
      return try body(Saving.library())
    } catch {
      throw Failure(error)
    }
  }

  /// Finds a deck by its name, or by an unambiguous beginning of it.
  static func deck(named name: String) throws(Failure) -> (entry: DeckEntry, deck: Deck) {
    guard let entry = try DeckSource.entry(named: name) else { throw unknown(name) }
    let deck = try withLibrary { library throws(StorageError) in try library.deck(of: entry) }
    guard let deck else { throw unknown(name) }
    return (entry, deck)
  }

  /// The failure to find a deck.
  static func unknown(_ name: String) -> Failure {
    let names = (try? Saving.library().entries())?.map(\.name) ?? BuiltInDecks.names
    return Failure(.noInput, "no deck '\(name)'; \(advice(on: name, among: names))")
  }

  /// How to find the deck that a player meant.
  static func advice(on name: String, among names: [String]) -> String {
    let list = "'memorize decks list' lists all decks"
    return NearestName.of(name, among: names).map { "did you mean '\($0)'? \(list)" } ?? list
  }
}

/// `memorize decks list`: a table of all decks.
struct ListDecks: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "List all decks with their pairs and kind.")

  func run() throws {
    let entries = try DeckCommands.withLibrary { library throws(StorageError) in
      try library.entries()
    }
    var rows: [[String]] = []
    for entry in entries {
      do throws(Failure) {
        let deck = try DeckCommands.withLibrary { library throws(StorageError) in
          try library.deck(of: entry)
        }
        guard let deck else { continue }
        let limit = deck.boardLimit.text.map { "; \($0)" } ?? ""
        rows.append([entry.name, String(deck.pairs.count), entry.kind + limit])
      } catch {
        Output.complain(error.description)
        rows.append([entry.name, "-", "yours, cannot be read"])
      }
    }
    try Output.answer(ListDecks.table([["NAME", "PAIRS", "KIND"]] + rows))
  }

  /// Aligns rows as a table: names on the left, numbers on the right, two blanks between columns.
  private static func table(_ rows: [[String]]) -> [String] {
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
    guard isOwn else { return "built-in" }
    return hidesBuiltIn ? "yours, replaces the built-in one" : "yours"
  }
}

extension BoardLimit {
  /// How many pairs fit on one board, and why no more; `nil` if all of them do.
  fileprivate var text: String? {
    let reasons = [
      (sharing, "shares a text", "share a text"),
      (differingInCase, "differs only in case", "differ only in case"),
    ].filter { $0.0 > 0 }.map { "\($0.0) \($0.0 == 1 ? $0.1 : $0.2)" }
    return reasons.isEmpty
      ? nil : "at most \(pairs) on one board (\(reasons.joined(separator: ", ")))"
  }
}

/// `memorize decks show`: the contents of a deck.
struct ShowDeck: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "show", abstract: "Show the contents of a deck.")

  @Argument(
    help: ArgumentHelp("The name of a deck, or its beginning.", valueName: "name"),
    completion: .custom(DeckCompletion.decks))
  var name: String

  func run() throws {
    let (entry, deck) = try DeckCommands.deck(named: name)
    try Output.answer(ShowDeck.lines(about: deck, entry))
  }

  /// A line about the deck, the path of its file, and a line for each pair.
  private static func lines(about deck: Deck, _ entry: DeckEntry) -> [String] {
    var head = "\(deck.name): \(deck.pairs.count) pairs, \(deck.usualPairs) per game"
    head += ", \(deck.color.rawValue), \(entry.kind)"
    if let limit = deck.boardLimit.text { head += "; \(limit)" }
    var lines = [head]
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
  static let configuration = CommandConfiguration(
    commandName: "remove", abstract: "Remove one of your decks.")

  @Argument(
    help: ArgumentHelp("The full name of the deck.", valueName: "name"),
    completion: .custom(DeckCompletion.ownDecks))
  var name: String

  func run() throws {
    let name = name
    let (entry, isRemoved) = try DeckCommands.withLibrary { library throws(StorageError) in
      (try library.entry(named: name), try library.remove(named: name))
    }
    guard let entry else { throw DeckCommands.unknown(name) }
    guard isRemoved else {
      throw Failure(.usage, "'\(entry.name)' is built in and cannot be removed")
    }
    let isBack = entry.hidesBuiltIn ? "; the built-in deck is back" : ""
    try Output.answer(["Removed \"\(entry.name)\"\(isBack)"])
  }
}
