import Words

/// Numbers of moves, misses and hints with their nouns.
extension Int {
  /// A number of moves, as in `25 moves`.
  var movesText: String { say(self, one: "\(self) move", other: "\(self) moves") }

  /// A number of misses, as in `1 miss`.
  var missesText: String { say(self, one: "\(self) miss", other: "\(self) misses") }

  /// A number of hints, as in `1 hint`.
  var hintText: String { say(self, one: "\(self) hint", other: "\(self) hints") }
}

extension Int {
  /// The message for this number of pairs, all found, as in `All 8 pairs found`.
  var allPairsFoundText: String {
    self == 2
      ? say("Both pairs found")
      : say(self, one: "All \(self) pair found", other: "All \(self) pairs found")
  }
}
