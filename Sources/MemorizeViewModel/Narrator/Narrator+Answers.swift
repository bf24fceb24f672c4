import MemoryGame
import Words

/// Hints, and the reasons why something cannot be done.
extension Narrator {
  /// A hint.
  ///
  /// - Parameters:
  ///   - hint: the answer.
  ///   - place: where the card lies, as in `the left half` or `rows a to b`; for the last hint of
  ///     line mode, the number of its place.
  ///   - price: what it has cost.
  /// - Returns: wordings that name the way to the next hint.
  public static func wording(of hint: Hint, place: String, _ price: HintPrice) -> Wording {
    let (heard, more, next) = (price.heard, price.more, price.next)
    let brief = say("Hint")
    return switch hint {
    case .nothingKnown(isWithinMove: true):
      Wording(
        say("\(price.shown): its partner has not been shown yet"),
        say("Its partner was not shown yet"),
        say("Not shown yet"),
        spoken: ([say("No, its partner has not been shown yet.")] + heard).asSentences, say("No."))
    case .nothingKnown:
      Wording(
        say("No hint: you have not seen both cards of any pair"),
        say("No known pair yet"), say("No known pair"),
        spoken: ([say("No, you have not seen both cards of any pair.")] + heard).asSentences,
        say("No."))
    case .somethingKnown(isWithinMove: true):
      Wording(
        say("\(price.shown): you have seen its partner. i: which half\(next)"),
        say("\(brief): you have seen it. i: which half\(next)"),
        say("You saw it. i: where\(next)"), say("Yes. i: where\(next)"),
        say("Yes"),
        spoken: [say("Yes, you have seen its partner."), more].asSentences,
        say("Yes").asSentence)
    case .somethingKnown:
      Wording(
        say("\(price.shown): you have seen both cards of a pair. i: which half\(next)"),
        say("\(brief): you have seen both cards. i: which half\(next)"),
        say("You saw a pair. i: where\(next)"), say("Yes. i: where\(next)"),
        say("Yes"),
        spoken: [say("Yes, you have seen a pair."), more].asSentences,
        say("Yes").asSentence)
    case .half:
      Wording(
        say("\(price.shown): a card of the pair is in \(place). i: which card\(next)"),
        say("\(brief): in \(place). i: which card\(next)"),
        say("In \(place). i: which\(next)"), say("In \(place)"),
        spoken: [say("One is in \(place).", context: "hint"), more].asSentences, "\(place).")
    case .card:
      Wording(
        say("\(price.shown): it is the card marked with ?"), say("The marked card (?)"),
        say("Marked: ?"),
        spoken: ([say("It is \(place).", context: "hint")] + heard).asSentences)
    }
  }
}

extension HintPrice {
  /// A hint with its price.
  fileprivate var shown: String {
    switch self {
    case .repeated: say("The same hint (free)")
    case .star, .lastStar: say("Hint (-1 star)")
    case .nothing, .unspent: say("Hint")
    }
  }

  /// The price of the next hint, behind the way to it.
  fileprivate var next: String {
    switch self {
    case .star: " \(say("(-1 star)", context: "hint"))"
    case .lastStar: " \(say("(free)", context: "hint"))"
    case .nothing, .repeated, .unspent: ""
    }
  }

  /// The price as it is heard; nothing if there was none to pay.
  fileprivate var heard: [String] {
    switch self {
    case .star, .lastStar: [say("One star less.")]
    case .nothing: []
    case .repeated: [say("The same hint is free.")]
    case .unspent: [say("No star lost.")]
    }
  }

  /// The way to the next hint.
  fileprivate var more: String {
    self == .star ? say("Type hint for more (it costs a star).") : say("Type hint for more.")
  }
}

extension HintRefusal {
  /// The reason why there is no hint.
  public var wording: Wording {
    let text =
      switch self {
      case .daily: say("No hints on the daily board. It is the same for everyone.")
      case .company: say("No hints with other players. They would be unfair.")
      case .race: say("No hints in a race. They would be unfair.")
      case .ghost: say("No hints against a ghost, which had none.")
      case .openCards: say("No hints with open cards. Nothing is hidden.")
      case .sets: say("Hints are for pairs, not for three or four of a kind.")
      case .nothingShown: say("No hint yet. Turn some cards first.")
      case .over: say("The game is over").asSentence
      }
    return Wording(text, spoken: text, mood: .bad)
  }
}

extension Refusal {
  /// The reason why choosing a card does nothing; without words on the screen where it is plain to
  /// see.
  ///
  /// - Parameters:
  ///   - place: the place, from 1, as it is heard.
  ///   - name: the name of the card.
  /// - Returns: the words.
  public func wording(place: Int = 0, name: String = "") -> Wording {
    switch self {
    case .gone:
      Wording(
        say("This card is gone. Turn another one."), spoken: say("\(place) is gone."), mood: .bad)
    case .alreadyUp:
      Wording(
        say("This card is already face up. Turn a hidden card."),
        spoken: say("\(place) is up: \(name). Turn a hidden card."),
        say("\(place) is up: \(name)."),
        mood: .bad)
    case .alreadyChosen:
      Wording(
        say("This card is chosen. Choose one that matches it."),
        spoken: say("\(place) is chosen. Choose one that matches it."), mood: .bad)
    case .gameOver: Narrator.over
    case .noCard: Wording(spoken: say("\(place) is gone."))
    case .paused, .notYourTurn, .beforeRace: Wording()
    }
  }
}

extension UndoRefusal {
  /// The reason why nothing can be taken back, or repeated.
  public func wording(isUndo: Bool) -> Wording {
    let text: String
    switch self {
    case .counts:
      return Wording(
        say("No undo: this game counts. Practise from the review (v)."),
        say("No undo: this game counts."), spoken: say("No undo: this game counts."), mood: .bad)
    case .company: text = say("No undo with other players.")
    case .nothing: text = isUndo ? say("Nothing to undo.") : say("Nothing to redo.")
    case .over: return Narrator.over
    }
    return Wording(text, spoken: text, mood: .bad)
  }
}

extension Narrator {
  /// Says how the cards that lie open after a miss turn down.
  public static var turnAnother: Wording {
    Wording(
      say("Turn a hidden card; the face-up cards then turn down."), say("Turn a hidden card."),
      mood: .bad)
  }

  /// Says that the game is over, and names the next steps.
  public static var over: Wording {
    let text = say("The game is over").asSentence
    return Wording(
      text, spoken: say("The game is over. Type new, again, review or quit."), text, mood: .bad)
  }
}
