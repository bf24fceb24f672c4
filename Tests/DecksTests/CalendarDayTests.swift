import Decks
import Expectations
import Testing

@Suite struct CalendarDayTests {
  @Test func `a date is read and written`() throws {
    for number in stride(from: 0, through: 2_932_896, by: 97) {
      let day = CalendarDay(number)
      expectEqual(CalendarDay(day.description), day)
      expectEqual(CalendarDay(year: day.year, month: day.month, day: day.day), day)
    }
    let day = try #require(CalendarDay("2026-11-22"))
    #expect(day.number == 20_779 && day.weekday == 6)
  }

  @Test(arguments: [
    "", "2026", "2026-11", "2026-11-31", "2026-02-29", "2026-13-01", "2026-00-10", "2026-01-00",
    "1969-12-31", "99999-01-01", "26-11-22", "2026-1-2", "2026/11/22", " 2026-11-22", "2026-11-2x",
    "-026-11-22", "2026-11-22-", "٢٠٢٦-١١-٢٢",
  ]) func `an impossible date is refused`(text: String) {
    expectNil(CalendarDay(text))
  }

  @Test func `months are as long as they are`() {
    func day(_ text: String, adding months: Int) -> String {
      CalendarDay(text)?.adding(months: months).description ?? ""
    }
    expectEqual(day("2026-01-31", adding: 1), "2026-02-28")
    expectEqual(day("2024-03-31", adding: -1), "2024-02-29")
    expectEqual(day("2026-12-15", adding: 1), "2027-01-15")
    expectEqual(day("2026-01-15", adding: -1), "2025-12-15")
    expectEqual(CalendarDay("2026-11-22")?.startOfMonth.description, "2026-11-01")
  }
}
