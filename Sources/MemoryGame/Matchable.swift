/// The content of a card, which knows its match.
///
/// By default equal contents match, as twins do. A term and its definition implement `matches(_:)`
/// themselves.
public protocol Matchable: Equatable, Sendable {
  /// Whether the two contents are a pair; symmetric.
  func matches(_ other: Self) -> Bool
}

extension Matchable {
  /// Whether the contents are equal.
  public func matches(_ other: Self) -> Bool {
    self == other
  }
}

extension Int: Matchable {}
extension String: Matchable {}
extension Character: Matchable {}
