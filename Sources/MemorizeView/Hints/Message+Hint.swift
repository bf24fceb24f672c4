import MemorizeViewModel
import Words

/// Hints in words.
extension Message {
  /// The message for a hint.
  ///
  /// - Parameters:
  ///   - hint: the answer.
  ///   - place: the half of the board in which the card lies, as in `the left half`.
  /// - Returns: wordings that name the key for the next hint.
  static func hint(_ hint: Hint, place: String) -> Message {
    switch hint {
    case .nothingKnown(isWithinMove: true):
      Message(
        say("You have not seen the other card (-1 star)."),
        say("The other card was not shown."),
        say("Not shown yet"))
    case .nothingKnown:
      Message(
        say("There is no pair yet that you could know (-1 star)."),
        say("No known pair yet (-1 star)."),
        say("No known pair"))
    case .somethingKnown(isWithinMove: true):
      Message(
        say("You have seen the other card (-1 star). i: in which half"),
        say("You have seen it. i: where"), say("Yes. i: where"), say("Yes"))
    case .somethingKnown:
      Message(
        say("There is a pair that you could know (-1 star). i: in which half"),
        say("You could know a pair. i: where"), say("Yes. i: where"), say("Yes"))
    case .half:
      Message(
        say("One of its cards is in \(place). i: which card"), say("In \(place). i: which one"),
        say("In \(place)"))
    case .card:
      Message(say("It is the card marked with ?"), say("The marked card (?)"), say("Marked: ?"))
    }
  }
}

extension TableStage {
  /// The message for a hint, with the half of the board as it is drawn now.
  func message(for hint: Hint) -> Message {
    guard case .half(let card) = hint else { return .hint(hint, place: "") }
    return .hint(hint, place: halfText(of: card) ?? say("the middle", context: "place of a card"))
  }

  /// The half of the board in which a card lies, in words; on a board with two sides, the half of
  /// its side.
  private func halfText(of card: CardID) -> String? {
    guard let board = layout?.board, let place = table[card]?.place else { return nil }
    let occupied = table.places.indices.filter(table.isOccupied)
    let half = board.half(of: place, among: occupied).text
    return board.sideText(of: place).map { say("\(half) of \($0)", context: "place of a card") }
      ?? half
  }
}
