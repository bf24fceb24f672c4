/// Which half of a pair a face is.
public enum Side: Hashable, Sendable {
  /// One of two equal faces.
  case twin
  /// What is asked, as a country or a word in a foreign tongue.
  case term
  /// What belongs to the term, as its capital or its meaning.
  case definition
}

/// What one card shows, and what the card it belongs with shows.
public struct Face: Hashable, Sendable {
  /// The text on the card, safe to write to any terminal: no control characters, no escape
  /// sequences, no blanks at either end.
  public let text: String

  /// The text on the card it belongs with; for twins the same text.
  public let partner: String

  /// Which half of its pair it is.
  public let side: Side

  /// Makes a face of texts that are clean already.
  init(cleanText text: String, partner: String, side: Side) {
    self.text = text
    self.partner = partner
    self.side = side
  }

  /// Says whether this face and another make a pair; it is the same asked either way round.
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
