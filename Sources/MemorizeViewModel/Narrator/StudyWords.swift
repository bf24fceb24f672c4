import Decks
import Study
import Words

extension StudyGrading {
  /// The number of pairs that were graded and what becomes of the others, the longest form first.
  public var wording: Wording {
    guard asked > 0 || typed == 0 else {
      return .aside(say("This board: \(typedKnown) of \(typed) typed right."))
    }
    guard asked > 0 || new > 0 else { return .aside(say("Your moves graded no pair.")) }
    guard asked > 0 else {
      let text = say("Today's new pairs come back tomorrow.")
      return Wording(text, say("Today's pairs come back tomorrow."), spoken: text, mood: .quiet)
    }
    let count = say(
      asked, one: "Graded: \(graded) of \(asked) due pair.",
      other: "Graded: \(graded) of \(asked) due pairs.")
    let rest = say("The others come back tomorrow.")
    let long = graded < asked ? [count, rest].asSentences : count
    return Wording(long, say("Graded: \(graded) of \(asked)."), spoken: long, mood: .quiet)
  }
}

/// A deck with pairs to study today, and the words that say so.
public struct StudyReminder: Sendable {
  public let deck: Deck
  public let wording: Wording
}

/// Reminders of studying.
extension StudyGames {
  /// A deck with pairs due today, and how many; `nil` without any, or once the game has begun.
  ///
  /// It is the deck on the table, or else the one with the most such pairs. Reads all reviews.
  public var dueToday: StudyReminder? { isBeforeGame ? due : nil }

  /// A deck with pairs due today or, if there is none, with pairs of today that are still to be
  /// typed, which only the screen offers; `nil` if there are neither, or once the game has begun.
  ///
  /// Reads all reviews.
  public var reminder: StudyReminder? { isBeforeGame ? waiting : nil }

  /// The same, also during a game.
  public var waiting: StudyReminder? { due ?? untypedToday }

  private var due: StudyReminder? {
    guard hasReviews else { return nil }
    let counts = counts()
    let all = decks { counts($0)?.due ?? 0 }
    guard let (deck, due) = all.first else { return nil }
    let (name, total) = (deck.name.deckTitle, all.reduce(0) { $0 + $1.pairs })
    let text = say(
      due, one: "\(name): \(due) pair is due today", other: "\(name): \(due) pairs are due today")
    let short = say(due, one: "\(name): \(due) pair due", other: "\(name): \(due) pairs due")
    let long = (total > due ? [say("\(text), \(total) in all decks")] : []) + [text]
    let isHere = deck.name == current.board.deck.name
    let way =
      isHere
      ? say("Type study to study them.") : say("Type study \(deck.name) to study them.")
    return StudyReminder(
      deck: deck,
      wording: Wording(
        shown: (long + [short]).map { say("\($0). y: study") } + [short],
        spoken: [[(long.first ?? text).asSentence, way].asSentences]))
  }

  /// A deck with pairs of today that are still to be typed, whatever it asks for after a board; `nil`
  /// without any.
  private var untypedToday: StudyReminder? {
    guard hasReviews else { return nil }
    let today = today
    let begun = Set(session.files.reviews.all().lazy.filter { $0.day == today }.map(\.pair))
    let all = decks { deck in
      deck.pairs.contains { StudyPair($0).map(begun.contains) == true }
        ? untyped(of: deck)?.questions.count ?? 0 : 0
    }
    guard let (deck, left) = all.first else { return nil }
    let name = deck.name.deckTitle
    let text = say(
      left, one: "\(name): you can still type \(left) pair of today",
      other: "\(name): you can still type \(left) pairs of today")
    let short = say(
      left, one: "\(name): \(left) pair to type", other: "\(name): \(left) pairs to type")
    return StudyReminder(
      deck: deck, wording: Wording(shown: [text, short].map { say("\($0). y: study") } + [short]))
  }

  /// The decks with such pairs: the one on the table first, then those with the most, and a built-in
  /// deck before its copies.
  private func decks(with count: (Deck) -> Int) -> [(deck: Deck, pairs: Int)] {
    let here = current.board.deck.name
    return session.deckList.all().map { (deck: $0, pairs: count($0)) }.filter { $0.pairs > 0 }
      .sorted { one, other in
        let (isHere, isOtherHere) = (one.deck.name == here, other.deck.name == here)
        if isHere != isOtherHere { return isHere }
        if one.pairs != other.pairs { return one.pairs > other.pairs }
        return BuiltInDecks.contains(one.deck.name) && !BuiltInDecks.contains(other.deck.name)
      }
  }
}

extension StudyPlan {
  /// The end of a day that is done.
  public var end: String { [say("Done for today."), tomorrow].asSentences }

  /// The reviews and new pairs of the next day, in a sentence.
  public var tomorrow: String {
    let due = forecast(days: 1).first ?? 0
    let new = pairs.indices.filter(isNew).count
    let dealt = min(new, options.newPerDay)
    let parts = [
      due == 0
        ? nil : say(due, one: "\(due) pair due", other: "\(due) pairs due"),
      new == 0 ? nil : say(dealt, one: "\(dealt) new", other: "\(dealt) new"),
    ].compactMap { $0 }
    guard !parts.isEmpty else { return say("Nothing is due tomorrow.") }
    let list = parts.listed
    return say("Tomorrow: \(list).")
  }
}
