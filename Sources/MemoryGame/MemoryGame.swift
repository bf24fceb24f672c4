/// The game of Memory: cards lie face down, the player turns two at a time, and matching cards
/// leave the table.
///
/// The game is a value without a screen, a clock or a source of chance: the time is passed in, and
/// the pairs and the generator determine the board. It is generic over the content of the cards.
public struct MemoryGame<CardContent: Matchable>: Equatable, Sendable {
  /// The rules in which the game differs from the usual one.
  public let variant: Variant
  /// The points so far; can be negative.
  public internal(set) var score = 0
  /// All moves in their order.
  public internal(set) var history: [Move] = []
  /// The playing time of the last move.
  public internal(set) var lastMoveTime: Duration?
  /// The matches in the order in which they were found.
  public internal(set) var matches: [Move] = []
  /// The number of hints the player asked for.
  public internal(set) var hints = 0
  /// The cards chosen last, in order: 0 to 2, or to the number of cards of a kind.
  public internal(set) var turned: [CardID] = []
  /// The rule that ended the game early; `nil` while it goes on and after the last pair.
  public internal(set) var ending: Ending?

  /// The cards in the order of their ids.
  private var dealt: [Card]
  /// The card at each place.
  var order: [CardID]
  private var generator: SeededGenerator
  var clock = Clock()

  /// Deals a board; `nil` for fewer than two pairs.
  ///
  /// - Parameters:
  ///   - pairs: the contents of the two cards of each pair. More cards of a kind are like the
  ///     first.
  ///   - generator: decides the order of the cards, now and at every later shuffle.
  ///   - variant: the rules in which the game differs from the usual one.
  public init?(
    pairs: [(CardContent, CardContent)], generator: SeededGenerator, variant: Variant = Variant()
  ) {
    guard pairs.count >= 2 else { return nil }
    self.variant = variant
    self.generator = generator
    let more = variant.cardsOfAKind - 2
    let contents = pairs.flatMap { [$0.0, $0.1] + Array(repeating: $0.0, count: more) }
    dealt = contents.enumerated().map { number, content in
      Card(
        id: CardID(rawValue: number), content: content, isFaceUp: variant.isOpen,
        hasBeenSeen: variant.peek != nil)
    }
    order = dealt.map(\.id)
    shufflePlaces()
    if variant.isOpen { clock.start(at: .zero) }
  }

  /// Deals a board of twins: each content is on two cards.
  ///
  /// - Parameters:
  ///   - numberOfPairs: at least 2; otherwise the result is `nil`.
  ///   - generator: decides the order of the cards.
  ///   - cardContent: returns the content of a pair by its number, from 0.
  public init?(
    numberOfPairs: Int, generator: SeededGenerator, cardContent: (Int) -> CardContent
  ) {
    let contents = (0..<max(0, numberOfPairs)).map(cardContent)
    self.init(pairs: contents.map { ($0, $0) }, generator: generator)
  }

  /// The card with an id; `nil` if the board has none.
  ///
  /// Writing a card with another id has no effect.
  public internal(set) subscript(id: CardID) -> Card? {
    get { dealt.indices.contains(id.rawValue) ? dealt[id.rawValue] : nil }
    set {
      guard let newValue, newValue.id == id, self[id] != nil else { return }
      dealt[id.rawValue] = newValue
    }
  }

  /// Shuffles the places of all cards, each half for itself if the board has sides.
  mutating func shufflePlaces() {
    guard variant.hasSides else { return generator.shuffle(&order) }
    var firsts = order.filter(\.isFirst)
    var seconds = order.filter { !$0.isFirst }
    generator.shuffle(&firsts)
    generator.shuffle(&seconds)
    order = firsts + seconds
  }
}
