/// The side of a pair that is asked for.
public enum StudyDirection: String, CaseIterable, Sendable {
  /// The definition, as the deck has it.
  case forward
  /// The term.
  case reverse
  /// Either of them, by chance.
  case both
}
