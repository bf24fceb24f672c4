/// A condition that a reader of hostile bytes does not meet.
public struct Complaint: Error, Equatable, Sendable, CustomStringConvertible {
  /// The fault, in words.
  public let description: String
}

/// Throws a complaint unless a condition holds.
func expect(_ holds: Bool, _ what: @autoclosure () -> String) throws(Complaint) {
  guard holds else { throw Complaint(description: what()) }
}
