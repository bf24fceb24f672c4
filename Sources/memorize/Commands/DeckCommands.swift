import ArgumentParser
import Decks
import Storage

/// `memorize decks`: the library on the command line.
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
  /// What the library says, with the failures of the command line.
  static func asking<Answer>(
    _ body: (DeckLibrary) throws(StorageError) -> Answer
  ) throws(Failure) -> Answer {
    do throws(StorageError) {
      return try body(Saving.library())
    } catch {
      throw Failure(error)
    }
  }

  /// The deck of that name, and where it comes from.
  static func deck(named name: String) throws(Failure) -> (entry: DeckEntry, deck: Deck) {
    let found = try asking { library throws(StorageError) -> (DeckEntry, Deck)? in
      guard let entry = try library.entry(named: name), let deck = try library.deck(of: entry)
      else { return nil }
      return (entry, deck)
    }
    guard let found else { throw unknown(name) }
    return found
  }

  /// That there is no such deck.
  static func unknown(_ name: String) -> Failure {
    Failure(.noInput, "no deck '\(name)'; 'memorize decks list' shows all there are")
  }
}
