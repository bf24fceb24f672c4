/// Why there is no screen to play on, in one line for a person.
public struct TerminalError: Error, Equatable, CustomStringConvertible {
  /// What is missing, and what was expected.
  public let description: String
}
