import ArgumentParser
import Storage

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
