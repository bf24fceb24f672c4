import Decks

/// Finds decks by a piece of their names or of what is on their faces, in any case.
///
/// A deck is read when it is first searched, and remembered in a form that is quick to search.
public final class DeckSearch {
  /// So many faces are told of each deck at most.
  private static let mostFaces = 8

  private let deck: (String) -> Deck?
  private let nickname: (String) -> String?
  private var texts: [String: Texts] = [:]

  /// A search that has not read any deck yet.
  ///
  /// - Parameters:
  ///   - deck: finds a deck by its name.
  ///   - nickname: by what else a face can be found, as a picture by what it is called.
  public init(deck: @escaping (String) -> Deck?, nickname: @escaping (String) -> String?) {
    self.deck = deck
    self.nickname = nickname
  }

  /// Forgets what has been read: a deck has changed.
  public func forget() { texts = [:] }

  /// Looks for a text in a deck.
  ///
  /// - Parameters:
  ///   - text: as it is typed; blanks at its ends count for nothing.
  ///   - name: the deck's.
  /// - Returns: where it was found, its name first of all; `nil` if nowhere.
  public func match(_ text: String, inDeckNamed name: String) -> DeckMatch? {
    let wanted = Array(text.cleaned.caseFolded.utf8)
    guard !wanted.isEmpty, !Array(name.caseFolded.utf8).holds(wanted) else { return .name }
    let known = texts[name] ?? read(name)
    guard known.all.holds(wanted) else { return nil }
    let found = known.faces.lazy.filter { $0.folded.holds(wanted) }.prefix(DeckSearch.mostFaces)
    return .faces(found.map(\.face))
  }

  private func read(_ name: String) -> Texts {
    var seen: Set<String> = []
    var new = Texts()
    for face in deck(name)?.pairs.flatMap({ [$0.first.text, $0.second.text] }) ?? []
    where seen.insert(face).inserted {
      let called = [face, nickname(face)].compactMap { $0 }.joined(separator: "\n")
      let folded = Array(called.caseFolded.utf8)
      new.faces.append((face, folded))
      new.all += folded + [DeckSearch.end]
    }
    texts[name] = new
    return new
  }

  /// No text of a deck holds a line break, so that nothing is found across two of them.
  private static let end = UInt8(ascii: "\n")

  /// What is searched of a deck.
  private struct Texts {
    var faces: [(face: String, folded: [UInt8])] = []
    /// All of the faces, one after the other: most decks are passed over by a single look at it.
    var all: [UInt8] = []
  }
}

extension [UInt8] {
  /// Whether these bytes are among them, in a row.
  fileprivate func holds(_ wanted: [UInt8]) -> Bool {
    guard let first = wanted.first else { return true }
    var rest = self[...]
    while rest.count >= wanted.count, let start = rest.firstIndex(of: first) {
      if rest[start...].starts(with: wanted) { return true }
      rest = rest[(start + 1)...]
    }
    return false
  }
}
