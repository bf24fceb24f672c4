import ArgumentParser
import Canvas
import Decks
import Storage

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
        rows.append([entry.name, String(deck.pairs.count), entry.kind])
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
