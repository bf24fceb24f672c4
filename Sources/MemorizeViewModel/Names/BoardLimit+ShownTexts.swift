import Decks
import Words

extension BoardLimit {
  /// The limit and its reasons, from long to short; none if all pairs of the deck fit.
  public var shownTexts: [String] {
    guard sharing + differingInCase > 0 else { return [] }
    let limit = say("at most \(pairs) on one board")
    return [say("\(limit): \(shownReasons)"), limit]
  }

  /// The reasons why some pairs cannot be on a board with others, as in `6 pairs share a text`.
  var shownReasons: String {
    let parts = [
      (
        sharing,
        say(
          sharing, one: "\(sharing) pair shares a text",
          other: "\(sharing) pairs share a text")
      ),
      (
        differingInCase,
        say(
          differingInCase, one: "\(differingInCase) pair differs only in case",
          other: "\(differingInCase) pairs differ only in case")
      ),
    ]
    return parts.filter { $0.0 > 0 }.map(\.1).listed
  }
}
