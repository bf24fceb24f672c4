import Options

/// A named collection of pairs to play with.
public struct Deck: Equatable, Sendable {
  /// The name, safe to write to any terminal.
  public var name: String {
    didSet { name = name.cleaned }
  }

  /// The colour of the backs.
  public var color: DeckColor

  /// The number of pairs on a board unless the player wants another: at least 2.
  public var usualPairs: Int {
    didSet { usualPairs = max(usualPairs, 2) }
  }

  /// All pairs, in the order of the file.
  public var pairs: [Pair]

  /// Makes a deck.
  ///
  /// - Parameters:
  ///   - name: the name; control characters are removed.
  ///   - color: the colour of the backs.
  ///   - usualPairs: the usual number of pairs on a board; less than 2 becomes 2.
  ///   - pairs: all pairs.
  public init(name: String, color: DeckColor, usualPairs: Int, pairs: [Pair]) {
    self.name = name.cleaned
    self.color = color
    self.usualPairs = max(usualPairs, 2)
    self.pairs = pairs
  }

  /// Whether the deck has pairs of a term and a definition.
  ///
  /// Takes time O(pairs).
  public var isWords: Bool {
    pairs.contains { $0.first.side != .twin }
  }
}
