extension MemoryGame {
  /// A card: its face, and how it lies on the table.
  public struct Card: Identifiable, Equatable, Sendable, CustomDebugStringConvertible {
    /// The id, the same after any shuffle.
    public let id: CardID
    /// The face of the card.
    public let content: CardContent
    /// Whether the face is up.
    public private(set) var isFaceUp = false
    /// Whether the card was found together with its partner.
    public private(set) var isMatched = false
    /// Whether the card has been face up, or shown at the start, and was turned down again.
    public private(set) var hasBeenSeen: Bool
    /// The time left for a bonus.
    public private(set) var bonus = Bonus()

    init(id: CardID, content: CardContent, isFaceUp: Bool, hasBeenSeen: Bool) {
      self.id = id
      self.content = content
      self.isFaceUp = isFaceUp
      self.hasBeenSeen = hasBeenSeen
    }

    /// Whether the card is face down and can be chosen.
    public var isHidden: Bool { !isFaceUp && !isMatched }

    /// Whether the card was matched and has left the table.
    public var isGone: Bool { isMatched && !isFaceUp }

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

    /// The id, the face and the state, as in `3b ghost up seen`.
    public var debugDescription: String {
      var words = ["\(id)", "\(content)", isFaceUp ? "up" : "down"]
      if isMatched { words.append("matched") }
      if hasBeenSeen { words.append("seen") }
      return words.joined(separator: " ")
    }
  }
}
