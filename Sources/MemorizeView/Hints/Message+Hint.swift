import MemorizeViewModel

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
        "No: you have not seen the other card (-1 star).", "No: the other card was not shown.",
        "No: not shown")
    case .nothingKnown:
      Message(
        "No: there is no pair you could know (-1 star).", "No pair you could know.", "No pair")
    case .somethingKnown(isWithinMove: true):
      Message(
        "Yes: you have seen the other card (-1 star). i: in which half",
        "Yes, you have seen it. i: where", "Yes. i: where", "Yes")
    case .somethingKnown:
      Message(
        "Yes: there is a pair you could know (-1 star). i: in which half",
        "Yes, you could know a pair. i: where", "Yes. i: where", "Yes")
    case .half:
      Message(
        "A card of it lies in \(place). i: which card", "In \(place). i: which one",
        "In \(place)", needsRoom: true)
    case .card: Message("It is the card marked with ?", "The marked card (?)", "Marked: ?")
    }
  }

  /// The reason why there is no hint.
  static func text(_ refusal: HintRefusal) -> String {
    switch refusal {
    case .daily: "No hints on the daily board: everyone plays it alike."
    case .company: "No hints in company: they would be unfair."
    case .race: "No hints in a race: they would be unfair."
    case .ghost: "No hints against a ghost, which had none."
    case .openCards: "No hints with open cards: nothing is hidden."
    case .sets: "Hints are for pairs only, not for \"of a kind\"."
    case .nothingShown: "Nothing to remember yet. Turn some cards first."
    case .over: "The game is over."
    }
  }
}

extension TableStage {
  /// The message for a hint, with the half of the board as it is drawn now.
  func message(for hint: Hint) -> Message {
    guard case .half(let card) = hint else { return .hint(hint, place: "") }
    return .hint(hint, place: halfText(of: card) ?? "the middle")
  }

  /// The half of the board in which a card lies, in words; on a board with two sides, the half of
  /// its side.
  private func halfText(of card: CardID) -> String? {
    guard let board = layout?.board, let place = table[card]?.place else { return nil }
    let occupied = table.places.indices.filter(table.isOccupied)
    let half = board.half(of: place, among: occupied).text
    return board.sideText(of: place).map { "\(half) of \($0)" } ?? half
  }
}
