/// Times of day as people say them and as a clock shows them, five minutes apart.
enum ClockTimes {
  static func pairs() -> [Pair] {
    stride(from: 0, to: 60, by: 5).flatMap { minutes in
      (1...12).map { hour in
        Pair(
          term: words(hour, minutes),
          definition: "\(hour):\(minutes < 10 ? "0" : "")\(minutes)")
      }
    }
  }

  private static func words(_ hour: Int, _ minutes: Int) -> String {
    let this = NumberWords.name(of: hour)
    let next = NumberWords.name(of: hour % 12 + 1)
    return switch minutes {
    case 0: "\(this) o'clock"
    case 15: "quarter past \(this)"
    case 30: "half past \(this)"
    case 45: "quarter to \(next)"
    case ..<30: "\(NumberWords.name(of: minutes)) past \(this)"
    default: "\(NumberWords.name(of: 60 - minutes)) to \(next)"
    }
  }
}
