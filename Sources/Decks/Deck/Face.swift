import MemoryGame

/// Two faces that belong together.
public struct Pair: Hashable, Sendable {
  // Stored once instead of in both faces: a large dictionary takes half the memory.
  private let term: String
  private let definition: String
  /// Whether the two faces are equal.
  public let isTwin: Bool

  /// The first twin, or the term.
  public var first: Face {
    Face(cleanText: term, partner: definition, side: isTwin ? .twin : .term)
  }

  /// The second twin, or the definition.
  public var second: Face {
    Face(cleanText: definition, partner: term, side: isTwin ? .twin : .definition)
  }

  /// Makes a pair of two equal faces.
  ///
  /// - Parameter twin: the text of both; control characters are removed.
  public init(twin: String) {
    self.init(cleanTwin: twin.cleaned)
  }

  /// Makes a pair of two different faces.
  ///
  /// - Parameters:
  ///   - term: the text of the first face; control characters are removed.
  ///   - definition: the text of the second face; control characters are removed.
  public init(term: String, definition: String) {
    self.init(cleanTerm: term.cleaned, definition: definition.cleaned)
  }

  init(cleanTwin text: String) {
    term = text
    definition = text
    isTwin = true
  }

  init(cleanTerm term: String, definition: String) {
    self.term = term
    self.definition = definition
    isTwin = false
  }
}

/// The side of a pair that a face is on.
public enum Side: Hashable, Sendable {
  /// One of two equal faces.
  case twin
  /// The question, such as a country or a foreign word.
  case term
  /// The answer to the term, such as its capital or its meaning.
  case definition
}

/// The text or picture on one card, and that on its partner.
public struct Face: Hashable, Sendable {
  /// The text on the card, or the words for its picture; safe to write to any terminal: no control
  /// characters, no escape sequences, no blanks at either end.
  public let text: String

  /// The face as it stands in a file: the text, or a reference to a picture.
  public let source: String

  /// The other face of the pair as it stands in a file; the same for twins.
  public let partner: String

  /// The side of the pair that this face is on.
  public let side: Side

  /// Makes a face.
  ///
  /// Precondition: both texts are clean.
  init(cleanText source: String, partner: String, side: Side) {
    self.source = source
    text = PictureReference(source)?.words ?? source
    self.partner = partner
    self.side = side
  }

  /// The picture on the card, if it has one.
  public var picture: PictureReference? { PictureReference(source) }

  /// The source of this face with other words; a picture stays the same.
  ///
  /// - Returns: `nil` if a picture would have no words.
  public func source(saying words: String) -> String? {
    guard let picture else { return words }
    guard words.cleaned.isVisible else { return nil }
    return PictureReference(words: words, file: picture.file)?.text
  }

  /// Whether this face and another make a pair.
  ///
  /// The relation is symmetric.
  public func matches(_ other: Face) -> Bool {
    side.fits(other.side) && source == other.partner && other.source == partner
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

/// A twin matches its equal, and a term its definition.
extension Face: Matchable {}
