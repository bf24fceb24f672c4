import Races

/// The races of this computer as text.
enum RaceList {
  /// A line for each race, the newest first: its code, its board and its racers.
  static func lines(_ folder: RacesFolder) throws(Failure) -> [String] {
    let races = try onRace { () throws(RaceFault) in try folder.codes() }
      .compactMap { try? folder.race($0) }
    guard !races.isEmpty else { return ["no races here; 'memorize race --new' makes one"] }
    return races.map { race in
      let setup = race.header.setup
      return ["\(race.code)", "\(setup.deck), \(setup.pairs) pairs", racers(race)]
        .filter { !$0.isEmpty }.joined(separator: "  ")
    }
  }

  private static func racers(_ race: Race) -> String {
    race.racers.map { racer in
      let log = racer.log
      let state =
        log.fault != nil
        ? " (breaks the rules)" : log.hasFinished ? " (finished)" : log.hasLeft ? " (left)" : ""
      return log.name + state
    }.joined(separator: ", ")
  }
}
