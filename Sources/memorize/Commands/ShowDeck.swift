import ArgumentParser
import Canvas
import Decks
import Storage

/// `memorize decks show`: what is in a deck.
struct ShowDeck: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "show", abstract: "Show what is in a deck.")

  @Argument(
    help: ArgumentHelp("A deck's name.", valueName: "name"),
    completion: .custom(DeckCompletion.decks))
  var name: String

  func run() throws {
    let (entry, deck) = try DeckCommands.deck(named: name)
    try Output.answer(ShowDeck.lines(about: deck, entry))
  }

  /// A line on the deck, where its file is, and a line for each pair.
  private static func lines(about deck: Deck, _ entry: DeckEntry) -> [String] {
    var head = "\(deck.name): \(deck.pairs.count) pairs"
    let playable = deck.playablePairs
    if playable < deck.pairs.count { head += " (\(playable) can lie on one board)" }
    head += ", usually \(deck.usualPairs), \(deck.color.rawValue), \(entry.kind)"
    var lines = [head]
    if case .own(let path) = entry.origin { lines.append(path.cleaned) }
    let widest = deck.pairs.map { $0.isTwin ? 0 : $0.first.text.columns }.max() ?? 0
    let width = min(widest, 40)
    return lines + [""] + deck.pairs.map { $0.line(width: width) }
  }
}

extension Pair {
  fileprivate var isTwin: Bool { first.side == .twin }

  /// The face, or the term and, beginning at the same column on all lines, its definition.
  fileprivate func line(width: Int) -> String {
    guard !isTwin else { return first.text }
    let blanks = String(repeating: " ", count: max(0, width - first.text.columns))
    return "\(first.text)\(blanks)  \(second.text)"
  }
}
