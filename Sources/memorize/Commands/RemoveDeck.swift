import ArgumentParser
import Storage

/// `memorize decks remove`: takes an own deck out of the library.
struct RemoveDeck: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "remove", abstract: "Remove a deck of your own.")

  @Argument(
    help: ArgumentHelp("A deck's name.", valueName: "name"),
    completion: .custom(DeckCompletion.ownDecks))
  var name: String

  func run() throws {
    let name = name
    let (entry, isRemoved) = try DeckCommands.asking { library throws(StorageError) in
      (try library.entry(named: name), try library.remove(named: name))
    }
    guard let entry else { throw DeckCommands.unknown(name) }
    guard isRemoved else {
      throw Failure(.usage, "'\(entry.name)' comes with the game and cannot be removed")
    }
    let isBack = entry.hidesBuiltIn ? "; the built-in deck of this name is back" : ""
    try Output.answer(["\(entry.name) is removed\(isBack)"])
  }
}
