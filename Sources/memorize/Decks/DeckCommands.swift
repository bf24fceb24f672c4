import ArgumentParser
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
