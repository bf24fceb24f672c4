/// The reason why a terminal cannot be used, in one line.
public struct TerminalError: Error, Equatable, CustomStringConvertible {
  /// The problem, and what was expected.
  public let description: String
}
