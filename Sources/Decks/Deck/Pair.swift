/// Two faces that belong together.
public struct Pair: Hashable, Sendable {
  // Half of what the two faces would take, of which either has both texts.
  private let term: String
  private let definition: String
  private let isTwin: Bool

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
  /// - Parameter twin: the text of both; what a terminal would obey is taken out.
  public init(twin: String) {
    self.init(cleanTwin: twin.cleaned)
  }

  /// Makes a pair of two different faces.
  ///
  /// - Parameters:
  ///   - term: the text of the one; what a terminal would obey is taken out.
  ///   - definition: the text of the other, treated alike.
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

  /// Hashes the two texts; all else follows from them as a rule.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(term)
    hasher.combine(definition)
  }
}
