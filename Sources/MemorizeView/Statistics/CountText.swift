import Words

/// Numbers with their nouns.
extension Int {
  /// A number of pairs, as in `8 pairs`.
  var pairsText: String { say(self, one: "\(self) pair", other: "\(self) pairs") }

  /// A deck and a number of pairs, as in `Halloween, 8 pairs`.
  func pairsText(of deck: String) -> String {
    say(self, one: "\(deck), \(self) pair", other: "\(deck), \(self) pairs")
  }

  /// A number of games, as in `3 games`.
  var gamesText: String { say(self, one: "\(self) game", other: "\(self) games") }

  /// A number of days, as in `1 day`.
  var daysText: String { say(self, one: "\(self) day", other: "\(self) days") }

  /// The end of a list with more entries than are shown, as in `and 3 more`.
  var andMoreText: String { say(self, one: "and \(self) more", other: "and \(self) more") }
}
