import Decks
import MemorizeView
import MemorizeViewModel
import Storage

extension FuzzBody {
  /// What is read as a finished game is harmless, reads the same when it is written again, and is
  /// shown on all pages.
  static let history = FuzzBody("history") { (bytes) throws(Complaint) in
    var games: [GameRecord] = []
    for line in bytes.split(separator: 0x0A) {
      guard let entry = try? GameRecord(line: Array(line)) else { continue }
      let (deck, seed) = (entry.setup.deck, entry.setup.seed)
      try expect(deck.isHarmless, "a deck's name that harms: \(deck)")
      try expect(deck.count <= DeckLimit.nameCharacters, "a long name: \(deck)")
      try expect(seed.isHarmless, "a seed that harms: \(seed)")
      try expect(entry.line.utf8.count <= StorageLimit.historyLineBytes, "a line too long to read")
      let again = try? GameRecord(line: Array(entry.line.utf8))
      try expect(again == entry, "another game when it is written again: \(entry.line)")
      try show(FinishedGame(entry, nil))
      games.append(entry)
    }
    try show(games)
  }

  /// Shows a finished game as the result and the clipboard do.
  static func show(_ game: FinishedGame) throws(Complaint) {
    for signs in [SharedText.Signs.unicode, .ascii, .none] {
      let lines = SharedText(game, signs).lines
      try expect(lines.allSatisfy(\.isOneShortLine), "a harmful line to share: \(lines)")
    }
    try expect(0...3 ~= game.stars ?? 0, "\(game.stars ?? 0) stars")
    try expect(game.result.overPar.isFinite, "moves over par: \(game.result.overPar)")
  }

  /// Counts games as the statistics, the journey and the calendar do.
  private static func show(_ games: [GameRecord]) throws(Complaint) {
    var statistics = Statistics()
    for game in games { statistics.add(game, day: Statistics.day(game.date ?? 0)) }
    let today = Statistics.day(games.last?.date ?? 0)
    let streak = statistics.streak
    try expect(streak.current(today: today) <= streak.longest, "a streak longer than the longest")
    let lines = StatisticsText.lines(statistics, today: today, isASCII: false)
    try expect(lines.allSatisfy(\.isHarmless), "harmful statistics: \(lines)")
    let journey = JourneyResults(games)
    try expect(journey.isOpen(journey.place), "a place on the map that is not open")
    let daily = DailyResults(games)
    let stars = daily.stars(in: CalendarDay(today))
    try expect(stars.won <= stars.most, "more stars than there are: \(stars)")
    _ = daily.attempt(on: CalendarDay(today), today: CalendarDay(today))
  }
}
