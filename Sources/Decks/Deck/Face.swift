/// The side of a pair that a face is on.
public enum Side: Hashable, Sendable {
  /// One of two equal faces.
  case twin
  /// The question, such as a country or a foreign word.
  case term
  /// The answer to the term, such as its capital or its meaning.
  case definition
}

/// The text on one card, and the text on its partner.
public struct Face: Hashable, Sendable {
  /// The text on the card, safe to write to any terminal: no control characters, no escape
  /// sequences, no blanks at either end.
  public let text: String

  /// The text on the other card of the pair; the same text for twins.
  public let partner: String

  /// The side of the pair that this face is on.
  public let side: Side

  /// Makes a face.
  ///
  /// Precondition: both texts are clean.
  init(cleanText text: String, partner: String, side: Side) {
    self.text = text
    self.partner = partner
    self.side = side
  }

  /// Whether this face and another make a pair.
  ///
  /// The relation is symmetric.
  public func matches(_ other: Face) -> Bool {
    side.fits(other.side) && text == other.partner && other.text == partner
  }
}

extension Side {
  fileprivate func fits(_ other: Side) -> Bool {
    switch (self, other) {
    case (.twin, .twin), (.term, .definition), (.definition, .term): true
    default: false
    }
  }
}
