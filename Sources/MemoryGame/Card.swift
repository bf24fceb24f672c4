extension MemoryGame {
  /// One card: what it shows and how it lies.
  public struct Card: Identifiable, Equatable, Sendable, CustomDebugStringConvertible {
    /// The card's name, the same after any shuffle.
    public let id: CardID
    /// What the card shows when it lies face up.
    public let content: CardContent
    /// Whether the face can be seen.
    public internal(set) var isFaceUp = false
    /// Whether the card was found together with its partner.
    public internal(set) var isMatched = false
    /// Whether the card has been face up and was turned down again.
    public internal(set) var hasBeenSeen = false
    /// The time left for a bonus.
    public internal(set) var bonus = Bonus()

    init(id: CardID, content: CardContent) {
      self.id = id
      self.content = content
    }

    /// Whether the card lies face down and can be chosen.
    public var isHidden: Bool { !isFaceUp && !isMatched }

    /// Whether the card was matched and has left the table.
    public var isGone: Bool { isMatched && !isFaceUp }

    /// Name, content and state in a few characters, as in `3b ghost up seen`.
    public var debugDescription: String {
      var words = ["\(id)", "\(content)", isFaceUp ? "up" : "down"]
      if isMatched { words.append("matched") }
      if hasBeenSeen { words.append("seen") }
      return words.joined(separator: " ")
    }

    mutating func turnUp(at time: Duration) {
      isFaceUp = true
      bonus.start(at: time)
    }

    mutating func turnDown(at time: Duration) {
      bonus.stop(at: time)
      isFaceUp = false
      hasBeenSeen = true
    }

    mutating func match(at time: Duration) {
      bonus.stop(at: time)
      isMatched = true
    }
  }
}
