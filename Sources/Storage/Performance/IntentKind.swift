import MemoryGame

/// The number of an intent, without its time, in a performance code.
struct IntentKind: Equatable {
  /// The number, from 0 to `count`, exclusive.
  let number: Int
  private let cards: Int

  private static let others: [Intent] = [
    .turnDown, .removePair, .shuffle, .pause, .resume, .removePair,
  ]

  /// The number of kinds on a board.
  static func count(cards: Int) -> Int { cards + others.count }

  /// The kind with a number; a number beyond the last one stands for the last one.
  init(number: Int, cards: Int) {
    self.number = min(max(number, 0), IntentKind.count(cards: cards) - 1)
    self.cards = cards
  }

  /// The kind of an intent.
  init(_ intent: Intent, cards: Int) {
    let number =
      if case .choose(let id) = intent {
        id.rawValue
      } else {
        cards + (IntentKind.others.firstIndex(of: intent) ?? 0)
      }
    self.init(number: number, cards: cards)
  }

  /// The pair leaves a second after the time that is written.
  static func leaving(cards: Int) -> IntentKind {
    IntentKind(number: count(cards: cards) - 1, cards: cards)
  }

  /// The number of kinds.
  var count: Int { cards + IntentKind.others.count }

  /// Whether this is the kind `leaving`.
  var isLeaving: Bool { number == count - 1 }

  /// The intent.
  var intent: Intent {
    number < cards ? .choose(CardID(rawValue: number)) : IntentKind.others[number - cards]
  }
}
