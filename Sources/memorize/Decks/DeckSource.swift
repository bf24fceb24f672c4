import ArgumentParser
import Decks
import Libc
import MemorizeViewModel
import Storage
import Words

/// Finds the deck that an argument names.
enum DeckSource {
  /// The name of the deck that a new player starts with.
  static let standard = "Halloween"

  /// Finds a built-in deck by its name, or by an unambiguous beginning of it.
  ///
  /// No file is read, so this is safe for strangers.
  static func builtIn(named name: String) throws(Failure) -> Deck {
    if let deck = BuiltInDecks.deck(named: name) { return deck }
    try checkLevel(in: name)
    let all = BuiltInDecks.names + GeneratedDecks.names
    let matches = all.filter { DeckName.name($0, startsWith: name) }
    if let only = try matches.onlyMatch(for: name), let deck = BuiltInDecks.deck(named: only) {
      return deck
    }
    throw Failure(
      .noInput, say("no deck '\(name)'; expected one of: \(all.joined(separator: ", "))"))
  }

  /// Throws if a name is that of a generated deck with a level that it does not have.
  static func checkLevel(in name: String) throws(Failure) {
    if let fault = GeneratedDecks.fault(in: name) { throw Failure(.usage, fault) }
  }

  /// Finds a deck: by its name, as a file, or by an unambiguous beginning of its name.
  ///
  /// - Parameters:
  ///   - name: the argument; `-` is standard input.
  ///   - newName: the name for a deck from a file or standard input; without one, the deck keeps
  ///     its name, or is named after its file.
  ///   - columns: the columns and rows that are wanted of a file.
  /// - Returns: a deck with at least two pairs that can be on one board.
  /// - Throws: if there is no such deck or more than one, or if it cannot be read.
  static func deck(
    named name: String, newName: String? = nil, columns: DeckColumns = DeckColumns(header: .auto)
  ) throws -> Deck {
    guard let known = try libraryDeck(named: name) else {
      let file = try DeckFile(at: name)
      let read = try file.reading(columns).reportedDeck(in: file.place)
      return newName.map { read.called($0) } ?? read
    }
    guard columns == DeckColumns(header: .auto) else {
      throw Failure(
        .usage,
        say("'\(known.name)' is a deck; --term, --definition, --tag and --header are for files"))
    }
    guard newName == nil else {
      throw Failure(
        .usage, say("'\(known.name)' has a name; --name is for files and standard input"))
    }
    return known
  }

  /// Finds the deck of the settings, else the one played last, else the standard deck.
  static func usual(_ preferences: Preferences, _ recorder: GameRecorder?) -> Deck? {
    let decks = Saving.library()
    for name in [preferences.deck, recorder?.lastDeck(), standard] {
      if let name, let deck = try? decks.deck(named: name) { return deck }
    }
    return nil
  }

  /// A new board of the deck that would be played anyway.
  static func usualBoard(_ preferences: Preferences, _ recorder: GameRecorder?) -> Board? {
    usual(preferences, recorder).flatMap {
      Board.of($0, pairs: preferences.pairs, seed: FreshSeed.next())
    }
  }

  /// Finds a deck of the library by its name, or by an unambiguous beginning of it.
  ///
  /// - Returns: nil if there is none.
  /// - Throws: if several names begin like this, or the library cannot be read.
  static func entry(named name: String) throws -> DeckEntry? {
    let library = Saving.library()
    if let exact = try library.entry(named: name) { return exact }
    try checkLevel(in: name)
    let others = try library.entries()
    let matches = others.map(\.name).filter { DeckName.name($0, startsWith: name) }
    let only = try matches.onlyMatch(for: name)
    return others.first { $0.name == only }
  }

  /// Checks the value of `--name`.
  static func name(_ text: String) throws -> String {
    let longest = DeckLimit.nameCharacters
    let isName = text.isVisible && text.count <= longest && text == text.cleaned
    return try (isName ? text : nil).valid(say("expected 1 to \(longest) printable characters"))
  }

  /// Finds a deck of the library; nil if the name belongs to a file, or to nothing known.
  private static func libraryDeck(named name: String) throws -> Deck? {
    guard name != "-" else { return nil }
    let exact = try Saving.library().deck(named: name)
    if let exact { return exact }
    guard !name.contains("/"), access(name, F_OK) != 0 else { return nil }
    guard let entry = try entry(named: name) else {
      throw Failure(
        .noInput, say("no deck and no file '\(name)'; \(DeckCommands.advice(on: name))"))
    }
    return try Saving.library().deck(of: entry)
  }
}

extension [String] {
  /// The only name; nil if there is none.
  ///
  /// - Throws: if there are several, with a list of them.
  fileprivate func onlyMatch(for name: String) throws(Failure) -> String? {
    guard count > 1 else { return first }
    throw Failure(
      .noInput,
      say("several decks begin with '\(name)': \(joined(separator: ", ")); type more of the name"))
  }
}

extension Deck {
  /// The same deck with another name.
  func called(_ name: String) -> Deck {
    var deck = self
    deck.name = name
    return deck
  }
}

/// Finds the name that a player probably meant.
enum NearestName {
  /// The share of a name's letters that may be wrong: one of this number.
  private static let lettersPerMistake = 3

  /// The name that needs the fewest changes of letters to become another text; `nil` if each needs
  /// too many.
  ///
  /// Complexity: O(names × letters²).
  static func of(_ text: String, among names: [String]) -> String? {
    let changes = names.map { (name: $0, count: Self.changes(from: $0, to: text)) }
    guard let nearest = changes.min(by: { $0.count < $1.count }) else { return nil }
    return nearest.count * lettersPerMistake <= nearest.name.count ? nearest.name : nil
  }

  /// The letters to insert, remove or replace, without regard to case (Levenshtein's distance).
  private static func changes(from name: String, to text: String) -> Int {
    let letters = Array(text.lowercased().prefix(64))
    var row = Array(0...letters.count)
    for (index, letter) in name.lowercased().prefix(64).enumerated() {
      var next = [index + 1]
      for (above, other) in zip(zip(row, row.dropFirst()), letters) {
        let kept = above.0 + (letter == other ? 0 : 1)
        next.append(min(kept, above.1 + 1, (next.last ?? 0) + 1))
      }
      row = next
    }
    return row.last ?? 0
  }
}
