import Decks
import Expectations
import MemorizeViewModel
import Testing

@Suite("Names of days")
struct DayNameTests {
  @Test("A day is named in words, for each month and each day of the week")
  func words() throws {
    let day = try #require(CalendarDay("2026-11-22"))
    expectEqual(day.shownInWords, "Sunday 22 November")
    expectEqual(CalendarDay("2024-02-29")?.shownMonth, "February")
    let months = (1...12).compactMap { CalendarDay(year: 2026, month: $0, day: 1) }
    expectEqual(Set(months.map(\.shownMonth)).count, 12)
    expectEqual(Set((0..<7).map { CalendarDay(day.number + $0).shownWeekday }).count, 7)
  }
}
