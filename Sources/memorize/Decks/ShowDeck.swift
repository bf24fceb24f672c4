import ArgumentParser
import Canvas
import Decks
import Storage

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
    let playable = deck.playablePairs
    if deck.usualPairs < playable, playable < deck.pairs.count { head += " (at most \(playable))" }
    head += ", \(deck.color.rawValue), \(entry.kind)"
    var lines = [head]
    if case .own(let path) = entry.origin { lines.append(path.cleaned) }
    let widest = deck.pairs.map { $0.isTwin ? 0 : $0.first.text.columns }.max() ?? 0
    let width = min(widest, 40)
    return lines + [""] + deck.pairs.map { $0.line(width: width) }
  }
}

extension Pair {
  fileprivate var isTwin: Bool { first.side == .twin }

  /// The face, or the term and its definition, with all definitions in one column.
  fileprivate func line(width: Int) -> String {
    guard !isTwin else { return first.text }
    let blanks = String(repeating: " ", count: max(0, width - first.text.columns))
    return "\(first.text)\(blanks)  \(second.text)"
  }
}
