extension MemoryGame {
  /// One card: what it shows and how it lies.
  public struct Card: Identifiable, Equatable, Sendable, CustomDebugStringConvertible {
    /// The card's name, the same after any shuffle.
    public let id: CardID
    /// What the card shows when it lies face up.
    public let content: CardContent
    let state: CardState

    /// Whether the face can be seen.
    public var isFaceUp: Bool { state.isFaceUp }

    /// Whether the card was found together with its partner.
    public var isMatched: Bool { state.isMatched }

    /// Whether the card has been face up and was turned down again.
    public var hasBeenSeen: Bool { state.hasBeenSeen }

    /// The time left for a bonus.
    public var bonus: Bonus { state.bonus }

    /// Whether the card lies face down and can be chosen.
    public var isHidden: Bool { state.isHidden }

    /// Whether the card was matched and has left the table.
    public var isGone: Bool { state.isGone }

    /// Name, content and state in a few characters, as in `3b ghost up seen`.
    public var debugDescription: String {
      var words = ["\(id)", "\(content)", isFaceUp ? "up" : "down"]
      if isMatched { words.append("matched") }
      if hasBeenSeen { words.append("seen") }
      return words.joined(separator: " ")
    }
  }
}
