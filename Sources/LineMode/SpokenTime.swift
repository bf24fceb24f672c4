import MemorizeViewModel
import Words

extension Duration {
  /// The time in words, as in `1 minute 5 seconds`.
  var inWords: String {
    let seconds = max(0, Int(components.seconds))
    let (hours, minutes) = (seconds / 3600, seconds / 60 % 60)
    let parts = [
      hours > 0 ? say(hours, one: "1 hour", other: "\(hours) hours") : nil,
      minutes > 0 ? say(minutes, one: "1 minute", other: "\(minutes) minutes") : nil,
      hours == 0 && (seconds % 60 > 0 || minutes == 0)
        ? say(seconds % 60, one: "1 second", other: "\(seconds % 60) seconds") : nil,
    ]
    return parts.compactMap(\.self).joined(separator: " ")
  }
}

extension ParMoves {
  /// Par with one decimal, as in `12.4` or `about 17.1`.
  var inWords: String {
    let number = (moves * 10).rounded() / 10
    return isEstimate ? say("about \(number)") : "\(number)"
  }
}

extension Tenths {
  /// The number without its sign.
  var size: String { String(text.drop { $0 == "-" }) }
}
