import Decks
import Storage

/// A board as a person can write it down: `deck:pairs#seed`.
public struct BoardCode: Equatable, Sendable, CustomStringConvertible {
  /// The longest seed, in characters.
  public static let longestSeed = StorageLimit.seedCharacters

  /// The deck's name.
  public let deck: String
  /// How many pairs.
  public let pairs: Int
  /// The text that all chance follows from.
  public let seed: String

  /// A code of its parts; a deck's name that ends like a code makes one that reads otherwise.
  package init(deck: String, pairs: Int, seed: String) {
    self.deck = deck
    self.pairs = pairs
    self.seed = seed
  }

  /// Reads a code; `nil` if it has not the form `deck:pairs#seed` with 2 to 500 pairs.
  ///
  /// A deck's name may hold `:` and `#`, and a seed as well: the first `#` counts that a number of
  /// pairs stands before. It may not hold `/`, nor be `.`, `..` or `-`: a code that somebody else has
  /// made must not say which file to read in which directory.
  public init?(_ text: String) {
    guard text.utf8.count <= BoardCode.longest else { return nil }
    // Not by characters, since a mark at the start of a seed would make one with the `#`.
    let scalars = text.unicodeScalars
    for index in scalars.indices where scalars[index] == "#" {
      let front = scalars[..<index]
      guard let colon = front.lastIndex(of: ":"),
        let pairs = Int(String(front[colon...].dropFirst())),
        Board.pairLimits.contains(pairs), colon > scalars.startIndex
      else { continue }
      let deck = String(front[..<colon])
      let seed = String(scalars[index...].dropFirst())
      guard BoardCode.isDeck(deck), BoardCode.isSeed(seed) else { return nil }
      self.init(deck: deck, pairs: pairs, seed: seed)
      return
    }
    return nil
  }

  /// Whether a text can be a seed: 1 to 64 characters, nothing among them that a terminal obeys.
  public static func isSeed(_ text: String) -> Bool { !text.isEmpty && text.isSeed }

  private static func isDeck(_ text: String) -> Bool {
    text.utf8.count <= DeckLimit.nameBytes && text.count <= DeckLimit.nameCharacters
      && text.isClean && !text.unicodeScalars.contains("/") && ![".", "..", "-"].contains(text)
  }

  private static let longest = DeckLimit.nameBytes + StorageLimit.seedBytes + 20

  /// The code as it is typed.
  public var description: String { "\(deck):\(pairs)#\(seed)" }
}
