/// Something that can lie on a card and knows what it belongs with.
///
/// By default content matches its equal, as twins do. A deck whose pairs show two different faces,
/// a term and its definition, says so by its own `matches(_:)`; the game needs no second model.
public protocol Matchable: Equatable, Sendable {
  /// Whether the two contents are a pair; symmetric.
  func matches(_ other: Self) -> Bool
}

extension Matchable {
  /// Equal contents are a pair.
  public func matches(_ other: Self) -> Bool {
    self == other
  }
}

extension Int: Matchable {}
extension String: Matchable {}
extension Character: Matchable {}
