/// What there is in a deck file, and what is wrong with it.
public struct DeckReading: Equatable, Sendable {
  /// All that could be read; nil if that is less than 2 pairs that can lie on one board.
  public let deck: Deck?

  /// What is wrong, in the order of the file; the first 100 if there is more.
  public let faults: [DeckError]

  /// How many faults there are.
  public let faultCount: Int

  /// How many lines say the same as an earlier one, and therefore count for nothing.
  public let repeats: Int

  /// Reads a deck file as far as it can be read; a bad line does not lose the good ones.
  ///
  /// Takes time O(bytes).
  ///
  /// - Parameters:
  ///   - bytes: the contents of the file, as `Deck.init(reading:named:)` describes them.
  ///   - fallbackName: what to call the deck if the file does not say; cut to 60 characters.
  public init(_ bytes: some Collection<UInt8>, named fallbackName: String) {
    self.init(bytes, named: fallbackName, stopsAtFault: false)
  }

  /// Reads a deck file, perhaps no further than to its first fault.
  init(_ bytes: some Collection<UInt8>, named fallbackName: String, stopsAtFault: Bool) {
    guard bytes.count <= DeckLimit.fileBytes else {
      deck = nil
      faults = [
        DeckError(
          line: nil, message: "expected at most \(DeckLimit.fileBytes) bytes, found \(bytes.count)")
      ]
      faultCount = 1
      repeats = 0
      return
    }
    var reader = DeckReader(Array(bytes), stopsAtFault: stopsAtFault)
    reader.read()
    deck = reader.deck(named: fallbackName)
    faults = reader.faults
    faultCount = reader.faultCount
    repeats = reader.repeats
  }
}
