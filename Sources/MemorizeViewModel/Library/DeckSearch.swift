import Decks

/// Finds decks by a part of their names or faces, ignoring case.
///
/// A deck is read and case folded when it is first searched, and cached until `forget`.
public final class DeckSearch {
  /// The most faces to return for each deck.
  private static let mostFaces = 8

  private let deck: (String) -> Deck?
  private let nickname: (String) -> String?
  private var known: [String: [SearchedFace]] = [:]

  /// Makes a search; it reads no deck yet.
  ///
  /// - Parameters:
  ///   - deck: returns the deck of a name.
  ///   - nickname: returns another text that finds a face, such as the name of a picture.
  public init(deck: @escaping (String) -> Deck?, nickname: @escaping (String) -> String?) {
    self.deck = deck
    self.nickname = nickname
  }

  /// Clears the cache after a deck has changed.
  public func forget() { known = [:] }

  /// Searches a deck for a text.
  ///
  /// - Parameters:
  ///   - text: the text; blanks at its ends do not count.
  ///   - name: the name of the deck.
  /// - Returns: the name if it matches, in English or in the current language, else the matching
  ///   faces; `nil` if nothing matches.
  public func match(_ text: String, inDeckNamed name: String) -> DeckMatch? {
    let wanted = Array(text.cleaned.caseFolded.utf8)
    let names = [name, name.deckTitle].map { Array($0.caseFolded.utf8) }
    if wanted.isEmpty || names.contains(where: { $0.contains(row: wanted) }) { return .name }
    let faces = known[name] ?? read(name)
    let found = faces.lazy.filter { $0.folded.contains(row: wanted) }.prefix(DeckSearch.mostFaces)
    return found.isEmpty ? nil : .faces(found.map(\.text))
  }

  private func read(_ name: String) -> [SearchedFace] {
    var seen: Set<String> = []
    let texts = deck(name)?.pairs.flatMap { [$0.first.text, $0.second.text] } ?? []
    let faces = texts.filter { seen.insert($0).inserted }.map { text in
      let names = [text, nickname(text)].compactMap { $0 }.joined(separator: "\n")
      return SearchedFace(text: text, folded: Array(names.caseFolded.utf8))
    }
    known[name] = faces
    return faces
  }
}

/// A face, and the case-folded texts that find it, in UTF-8.
private struct SearchedFace {
  let text: String
  let folded: [UInt8]
}

extension [UInt8] {
  /// Whether these bytes contain others in a row.
  fileprivate func contains(row wanted: [UInt8]) -> Bool {
    guard let first = wanted.first else { return true }
    var rest = self[...]
    while rest.count >= wanted.count, let start = rest.firstIndex(of: first) {
      if rest[start...].starts(with: wanted) { return true }
      rest = rest[(start + 1)...]
    }
    return false
  }
}

/// The part of a deck in which a search text was found.
public enum DeckMatch: Equatable, Sendable {
  /// The name of the deck.
  case name
  /// These faces, in the order of the deck; only the first if there are many.
  case faces([String])
}

extension String {
  /// The parts of the text that a search for another text finds, from the left, ignoring case.
  ///
  /// Complexity: O(*n* × *m*) for texts of these lengths.
  public func matches(of searched: String) -> [Range<Index>] {
    let wanted = Array(searched.cleaned.caseFolded.utf8)
    guard !wanted.isEmpty else { return [] }
    var found: [Range<Index>] = []
    var start = startIndex
    while start < endIndex {
      let end = end(of: wanted, from: start)
      if let end { found.append(start..<end) }
      start = end ?? index(after: start)
    }
    return found
  }

  /// The end of the characters that begin at an index and equal these bytes when case folded.
  private func end(of wanted: [UInt8], from start: Index) -> Index? {
    var rest = wanted[...]
    var position = start
    while !rest.isEmpty {
      guard position < endIndex else { return nil }
      let folded = String(self[position]).caseFolded.utf8
      guard rest.starts(with: folded) || folded.starts(with: rest) else { return nil }
      rest = rest.dropFirst(folded.count)
      position = index(after: position)
    }
    return position
  }
}
