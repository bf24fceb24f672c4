import Words

/// Whether a game on a daily board counts, in words.
extension DailyAttempt {
  /// Two sentences, of which the second may be empty.
  ///
  /// - Parameter isBegun: whether a game for the day can be resumed.
  /// - Returns: whose board it is, and what a game on it counts for.
  public func sentences(isBegun: Bool) -> (first: String, second: String) {
    if isBegun, self == .known {
      return (
        say("You have played this board before.", columns: 36),
        say("This does not count.", columns: 36)
      )
    }
    if isBegun, self != .played {
      return (say("This board is in progress.", columns: 36), say("It counts.", columns: 36))
    }
    return switch self {
    case .counts:
      (
        say("Everyone plays this board today.", columns: 36),
        say("Your first try counts.", columns: 36)
      )
    case .played:
      (say("Your first try counted.", columns: 36), say("Another game is practice.", columns: 36))
    case .past: (say("This day is over.", columns: 36), say("Its board is practice.", columns: 36))
    case .known:
      (
        say("You have played this board before.", columns: 36),
        say("Another game is practice.", columns: 36)
      )
    case .future: (say("This day has not come yet.", columns: 36), "")
    }
  }

  /// The same as it is heard, with the moves of the game that counted.
  public func heard(isBegun: Bool, _ first: GameRecord?) -> String {
    let (one, other) = sentences(isBegun: isBegun)
    guard self == .played, let first else {
      return [one, other].filter { !$0.isEmpty }.asSentences
    }
    return [say("Your first try: \(first.moves.movesText)."), other].asSentences
  }
}
