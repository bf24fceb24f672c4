import MemorizeViewModel

/// The page with which the program starts.
public enum Opening: Equatable, Sendable {
  /// The table.
  case table
  /// The board of a day, or of today without one.
  case daily(CalendarDay?)
  /// The map of the journey.
  case journey
  /// The plan for studying the deck on the table.
  case study
}

extension App {
  /// Opens the first page over the table, or plays at once.
  ///
  /// The board of the day is dealt at once unless it was played before: then its page shows how.
  func open(_ opening: Opening, on table: TableViewModel) {
    switch opening {
    case .table: return
    case .study: _ = carryOut(.open(StudyScreen(table, deck: table.board.deck)), at: .zero)
    case .journey: _ = carryOut(.open(JourneyScreen(table)), at: .zero)
    case .daily(let day):
      let page = DailyScreen(table, day: day)
      let isPlayed = page.results.games[page.day] != nil
      if isPlayed, page.day == page.today {
        _ = carryOut(.open(page), at: .zero)
      } else {
        _ = page.play(at: .zero)
      }
    }
  }
}
