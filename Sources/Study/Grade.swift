/// How well a pair was remembered, with the numbers of FSRS and Anki.
public enum Grade: Int, CaseIterable, Comparable, Sendable {
  case again = 1
  case hard = 2
  case good = 3
  case easy = 4

  /// The worse grade comes first.
  public static func < (one: Grade, other: Grade) -> Bool { one.rawValue < other.rawValue }
}
