import MemoryGame
import Options

/// The look of a game: what is on the cards, and the colour of their backs.
struct Theme {
  let name: String
  let emojis: String
  var numberOfPairs: Int
  let color: DeckColor

  static let halloween = Theme(
    name: "Halloween", emojis: "👻🎃🦇💀🦉🍬🧙🌙🐺🧟", numberOfPairs: 8, color: .orange)

  fileprivate func game(_ seeds: inout SeededGenerator) -> MemoryGame<Character>? {
    var emojis = Array(emojis)
    seeds.shuffle(&emojis)
    let generator = SeededGenerator(seed: seeds.next())
    return MemoryGame(numberOfPairs: min(numberOfPairs, emojis.count), generator: generator) {
      emojis[$0]
    }
  }
}

/// Is notified when the game that it observes changes.
protocol GameObserver: AnyObject {
  func gameDidChange()
}

/// The view model: the only door to the model.
///
/// Views read the accessors and call the intents; they never see the model itself.
final class EmojiMemoryGame {
  typealias Card = MemoryGame<Character>.Card

  let theme: Theme
  private var model: MemoryGame<Character> { didSet { if model != oldValue { notifyObservers() } } }
  private var seeds: SeededGenerator

  /// A game with a shuffled board; `nil` if the theme has fewer than two pairs.
  init?(_ theme: Theme, seed: UInt64) {
    self.theme = theme
    seeds = SeededGenerator(seed: seed)
    guard let model = theme.game(&seeds) else { return nil }
    self.model = model
  }

  // MARK: - Accessors

  var cards: [Card] { model.cards }
  var score: Int { model.score }
  var moves: Int { model.moves }
  var isOver: Bool { model.isOver }

  // MARK: - Intents

  func choose(_ card: Card, at time: Duration) { model.choose(card.id, at: time) }

  func shuffle(at time: Duration) { model.shuffle(at: time) }

  func newGame() {
    if let game = theme.game(&seeds) { model = game }
  }

  // MARK: - Observers

  /// An observer that the game does not keep alive: a view that closes is simply gone.
  private struct WeakObserver { weak var observer: (any GameObserver)? }
  private var observers: [WeakObserver] = []

  func addObserver(_ observer: any GameObserver) {
    observers.append(WeakObserver(observer: observer))
  }

  private func notifyObservers() {
    observers.removeAll { $0.observer == nil }
    for entry in observers { entry.observer?.gameDidChange() }
  }
}
