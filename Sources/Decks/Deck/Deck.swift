import Options

/// A named collection of pairs to play with.
public struct Deck: Equatable, Sendable {
  /// What menus and the status line call it, safe to write to any terminal.
  public var name: String {
    didSet { name = name.cleaned }
  }

  /// The colour of its backs.
  public var color: DeckColor

  /// How many pairs a board of it has if nobody asks for another number: at least 2.
  public var usualPairs: Int {
    didSet { usualPairs = max(usualPairs, 2) }
  }

  /// All its pairs in the order of the file.
  public var pairs: [Pair]

  /// Makes a deck of pairs at hand.
  ///
  /// - Parameters:
  ///   - name: what to call it; what a terminal would obey is taken out.
  ///   - color: the colour of its backs.
  ///   - usualPairs: the usual size of a board; less than 2 becomes 2.
  ///   - pairs: what it holds.
  public init(name: String, color: DeckColor, usualPairs: Int, pairs: [Pair]) {
    self.name = name.cleaned
    self.color = color
    self.usualPairs = max(usualPairs, 2)
    self.pairs = pairs
  }

  /// Whether there are pairs of a term and a definition in it.
  ///
  /// Takes time O(pairs).
  public var isWords: Bool {
    pairs.contains { $0.first.side != .twin }
  }
}
