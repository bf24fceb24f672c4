/// What a reader of foreign bytes has done that it must not do.
public struct Complaint: Error, Equatable, Sendable, CustomStringConvertible {
  /// What was expected of it.
  public let description: String
}

/// Complains unless something holds.
func expect(_ holds: Bool, _ what: @autoclosure () -> String) throws(Complaint) {
  guard holds else { throw Complaint(description: what()) }
}
