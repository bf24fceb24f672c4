import Decks
import Study

/// How much of a deck is learned.
public struct StudyCounts: Equatable, Sendable {
  /// The pairs of words.
  public let pairs: Int
  /// The pairs that are remembered for weeks.
  public let known: Int
  /// The pairs due today.
  public let due: Int

  /// The counts of a deck; `nil` if none of its pairs was begun.
  ///
  /// Complexity: O(pairs).
  init?(_ deck: Deck, _ memory: StudyMemory) {
    guard !memory.items.isEmpty else { return nil }
    let pairs = deck.pairs.compactMap { StudyPair($0) }
    let items = pairs.compactMap { memory.items[$0] }
    guard !items.isEmpty else { return nil }
    self.pairs = pairs.count
    known = items.count { $0.isKnown }
    due = items.count { $0.isDue(on: memory.today) }
  }
}

extension TableViewModel {
  /// Finds how much of each of some decks is learned.
  ///
  /// Reads all reviews once, however many decks are asked about.
  public func studyCounts() -> (Deck) -> StudyCounts? {
    let memory = StudyMemory(files.reviews.all(), today: files.today)
    return { StudyCounts($0, memory) }
  }
}
