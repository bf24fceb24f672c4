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

  /// Hashes the two texts.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(term)
    hasher.combine(definition)
  }
}
