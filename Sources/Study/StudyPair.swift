/// Two texts that belong together, as a learner's memory knows them: in any deck, and whichever of
/// them comes first.
public struct StudyPair: Hashable, Sendable {
  /// The term, or in a reversed deck the definition.
  public let term: String
  /// The other side.
  public let definition: String

  /// A pair of two texts.
  public init(_ term: String, _ definition: String) {
    self.term = term
    self.definition = definition
  }

  /// Whether both have the same two texts.
  public static func == (one: StudyPair, other: StudyPair) -> Bool {
    one.term == other.term && one.definition == other.definition
      || one.term == other.definition && one.definition == other.term
  }

  /// Hashes the texts regardless of their order.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(min(term, definition))
    hasher.combine(max(term, definition))
  }
}

/// The side of a pair that is asked for.
public enum StudyDirection: String, CaseIterable, Sendable {
  /// The definition, as the deck has it.
  case forward
  /// The term.
  case reverse
  /// Either of them, by chance.
  case both
}
