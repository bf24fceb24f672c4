/// What a game can have different from the usual, from its start to its end.
public struct Variant: Hashable, Sendable {
  /// Whether a pair that leaves the table leaves no gap: the cards after it move up.
  public var closesGaps: Bool
  /// Whether all faces lie up from the start: a race, without points, in which a miss costs time.
  public var isOpen: Bool
  /// Whether the first cards of all pairs lie in the first half of the places, and the second ones in
  /// the other.
  public var hasSides: Bool

  /// What a miss in an open game adds to its clock.
  public static let penalty: Duration = .seconds(1)

  /// The usual game, unless said otherwise.
  public init(closesGaps: Bool = false, isOpen: Bool = false, hasSides: Bool = false) {
    self.closesGaps = closesGaps
    self.isOpen = isOpen
    self.hasSides = hasSides
  }
}
