import ArgumentParser
import Decks
import MemorizeViewModel
import Storage

/// Finds the deck that a name on the command line means.
enum DeckSource {
  /// What is played if nothing is named.
  static let standard = "Halloween"

  /// A built-in deck by its name; nothing else is looked for.
  static func builtIn(named name: String) throws(Failure) -> Deck {
    guard let deck = BuiltInDecks.deck(named: name) else {
      let names = BuiltInDecks.names.joined(separator: ", ")
      throw Failure(.noInput, "no deck '\(name)'; expected one of: \(names)")
    }
    return deck
  }

  /// An own deck by its name, a built-in one, a file by its path, or standard input for `-`.
  ///
  /// - Parameters:
  ///   - name: as it is typed.
  ///   - newName: what to call a deck that comes from a file or standard input; nil if it says so
  ///     itself, or is called as its file.
  /// - Returns: a deck of two playable pairs or more.
  /// - Throws: if there is no such deck, or a line of it cannot be read.
  static func deck(
    named name: String, callingIt newName: String? = nil
  ) throws(Failure) -> Deck {
    if name != "-", let deck = try libraryDeck(named: name) {
      guard newName == nil else {
        throw Failure(
          .usage, "'\(deck.name)' is a deck by its name; --name is for files and standard input")
      }
      return deck
    }
    let file = try DeckFile(at: name, isDeckMeant: true)
    do throws(DeckError) {
      let deck = try Deck(reading: file.bytes, named: file.deckName)
      return newName.map { deck.called($0) } ?? deck
    } catch {
      throw Failure(.data, error.description(in: file.place))
    }
  }

  /// The deck that the player has chosen for always, or has played last, or that all begin with.
  static func usual(_ preferences: Preferences, _ recorder: GameRecorder?) -> Deck? {
    let decks = Saving.library()
    for name in [preferences.deck, recorder?.lastDeck(), standard] {
      if let name, let deck = try? decks.deck(named: name) { return deck }
    }
    return nil
  }

  /// A deck of the library; nil if there is none of that name.
  static func libraryDeck(named name: String) throws(Failure) -> Deck? {
    do throws(StorageError) {
      return try Saving.library().deck(named: name)
    } catch {
      throw Failure(error)
    }
  }

  /// The name of a deck as the option `--name` gives it.
  static func name(_ text: String) throws -> String {
    let longest = DeckLimit.nameCharacters
    guard text.isVisible, text.count <= longest, text == text.cleaned else {
      throw ValidationError("expected 1 to \(longest) printable characters")
    }
    return text
  }
}

extension Deck {
  /// The same deck by another name.
  func called(_ name: String) -> Deck {
    Deck(name: name, color: color, usualPairs: usualPairs, pairs: pairs)
  }
}

extension Failure {
  /// What is wrong with the player's files, with the exit code for it.
  init(_ error: StorageError) {
    let code: Code =
      switch (error.action, error.reason) {
      case (.read, .line), (.read, .content): .data
      case (.read, _): .noInput
      default: .io
      }
    self.init(code, error.description)
  }
}
