/// The reason why a board was dealt, if it is more than a game.
public enum Occasion: Hashable, Sendable {
  /// The board of a day, played for that day.
  case daily(CalendarDay)
  /// The board of a day, played without counting.
  case practice(CalendarDay)
  /// A board of the journey, by its number from 1.
  case journey(Int)
  /// A board of the journey that was dealt once more, by its number; it does not count.
  case journeyPractice(Int)
  /// A board for studying, with pairs chosen for the learner.
  case study
  /// The pairs that were missed in a game, once more; it does not count.
  case missed
}

extension Occasion {
  private enum Key: String, CodingKey {
    case daily, dailyPractice, journey, journeyPractice, study, missed
  }

  /// Reads the member of an object that names an occasion.
  ///
  /// One that makes no sense, in a file that was edited, is ignored: the game stays a game.
  ///
  /// - Returns: `nil` for a usual game.
  public static func from(_ decoder: any Decoder) -> Occasion? {
    guard let members = try? decoder.container(keyedBy: Key.self) else { return nil }
    func day(_ key: Key) -> CalendarDay? {
      (try? members.decode(String.self, forKey: key)).flatMap { CalendarDay($0) }
    }
    if let day = day(.daily) { return .daily(day) }
    if let day = day(.dailyPractice) { return .practice(day) }
    if let number = try? members.decode(.journey, in: Journey.numbers) { return .journey(number) }
    if let number = try? members.decode(.journeyPractice, in: Journey.numbers) {
      return .journeyPractice(number)
    }
    func isOn(_ key: Key) -> Bool { (try? members.decode(Bool.self, forKey: key)) == true }
    return isOn(.study) ? .study : isOn(.missed) ? .missed : nil
  }

  /// Writes the member of an object.
  public func encode(to encoder: any Encoder) throws {
    var members = encoder.container(keyedBy: Key.self)
    switch self {
    case .daily(let day): try members.encode(day.description, forKey: .daily)
    case .practice(let day): try members.encode(day.description, forKey: .dailyPractice)
    case .journey(let number): try members.encode(number, forKey: .journey)
    case .journeyPractice(let number): try members.encode(number, forKey: .journeyPractice)
    case .study: try members.encode(true, forKey: .study)
    case .missed: try members.encode(true, forKey: .missed)
    }
  }
}
