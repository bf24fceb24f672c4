import Words

/// The words for one thing, in forms that say the same.
public struct Wording: Equatable, Sendable {
  /// The meaning of the words to the player; views have a colour for each.
  public enum Mood: Equatable, Sendable {
    case good
    case bad
    case neutral
    /// An aside.
    case quiet
  }

  /// The names of two cards, which are shortened where there is too little room for both.
  public struct Cards: Equatable, Sendable {
    public let one: String
    public let other: String
    /// The text after both, as in ` +9`.
    public let end: String
  }

  /// The forms for a line on the screen, the longest first; none for what only line mode says.
  public let shown: [String]
  /// The forms to be heard, in sentences, the longest first; none for what line mode says otherwise.
  public private(set) var spoken: [String]
  public var mood: Mood
  /// A second sentence for each of the forms on the screen, in a quieter colour.
  public var asides: [String] = []
  /// The cards that the longest form is about; `nil` if it names no two cards.
  public internal(set) var cards: Cards?

  /// Words in the forms for the screen and for line mode.
  public init(_ shown: String..., spoken: String..., mood: Mood = .neutral) {
    self.init(shown: shown, spoken: spoken, mood: mood)
  }

  /// Words in the forms for the screen and for line mode.
  public init(shown: [String] = [], spoken: [String] = [], mood: Mood = .neutral) {
    self.shown = shown
    self.spoken = spoken
    self.mood = mood
  }

  /// A text for the screen and for line mode, in a quiet colour.
  static func aside(_ text: String) -> Wording { Wording(text, spoken: text, mood: .quiet) }

  /// Words for line mode, one sentence after the other, and fewer of them.
  public init(sentences: [String], brief: [String]? = nil) {
    self.init(spoken: [sentences, brief].compactMap { $0?.asSentences })
  }

  /// The same words, but heard after a sentence.
  public func heard(after sentence: String) -> Wording {
    var wording = self
    wording.spoken = spoken.map { [sentence, $0].asSentences }
    return wording
  }
}

extension String {
  /// The text with its first letter in upper case.
  package var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }

  /// The text with a full stop.
  package var asSentence: String { say("\(self).", context: "sentence") }

  /// The text of a face; in quotes if it ends in punctuation, which would run into that of a
  /// sentence, as in Morse code.
  package var quotedIfPunctuated: String {
    // The text may be isolated from its neighbours in another direction.
    guard let last = last(where: { $0 != "\u{2069}" }), ".,:;!?…-。，！？".contains(last) else {
      return self
    }
    return "\"\(self)\""
  }
}
