import MemorizeViewModel

/// The races of this computer as text.
enum RaceList {
  /// A line for each race: its code, its board and its racers.
  static func lines(_ races: [RaceEntry]) -> [String] {
    guard !races.isEmpty else { return ["no races here; 'memorize race --new' makes one"] }
    return races.map { race in
      [race.code, "\(race.deck), \(race.pairs) pairs", race.racers.joined(separator: ", ")]
        .filter { !$0.isEmpty }.joined(separator: "  ")
    }
  }
}
