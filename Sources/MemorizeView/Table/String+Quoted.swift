extension String {
  /// The text of a face; in quotes if it ends in punctuation, which would run into that of a
  /// sentence, as in Morse code.
  var quotedIfPunctuated: String {
    // The text may be isolated from its neighbours in another direction.
    guard let last = last(where: { $0 != "\u{2069}" }), ".,:;!?…-。，！？".contains(last) else {
      return self
    }
    return "\"\(self)\""
  }
}
