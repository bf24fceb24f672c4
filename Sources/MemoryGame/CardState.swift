/// How a card lies, whatever is on it.
///
/// The game keeps it apart from the content, so that what a choice touches is small and lies together.
struct CardState: Equatable, Sendable {
  private(set) var bonus = Bonus()
  private(set) var isMatched = false
  private(set) var hasBeenSeen = false
  var isFaceUp = false

  var isHidden: Bool { !isFaceUp && !isMatched }
  var isGone: Bool { isMatched && !isFaceUp }

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
