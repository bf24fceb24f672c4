/// Two faces that belong together.
public struct Pair: Hashable, Sendable {
  /// The first twin, or the term.
  public let first: Face

  /// The second twin, or the definition.
  public let second: Face

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
    first = Face(cleanText: text, partner: text, side: .twin)
    second = first
  }

  init(cleanTerm term: String, definition: String) {
    first = Face(cleanText: term, partner: definition, side: .term)
    second = Face(cleanText: definition, partner: term, side: .definition)
  }

  /// Hashes the two texts; all else follows from them as a rule.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(first.text)
    hasher.combine(second.text)
  }
}
