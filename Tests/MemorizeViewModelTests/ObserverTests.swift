import Decks
import Expectations
import HomeFixtures
import MemorizeViewModel
import MemoryGame
import Testing

struct ObserverTests {
  private let game: TableViewModel

  init() throws { game = try MemorizeViewModelTests.game() }

  @Test func `an observer is notified once for each change`() {
    let listener = Listener()
    game.addObserver(listener)
    let changes: [(TableViewModel) -> Void] = [
      { $0.choose(id(0), at: .zero) }, { $0.choose(id(2), at: .zero) },
      { $0.turnDown(at: .zero) }, { $0.shuffle(at: .zero) }, { $0.togglePause(at: .zero) },
      { $0.togglePause(at: .zero) }, { $0.dealNew(at: .zero) }, { $0.dealAgain(at: .zero) },
      { $0.rules.variant[.closeGaps] = true }, { $0.play(deckAt: 0, at: .zero) },
    ]
    for (number, change) in changes.enumerated() {
      change(game)
      expectEqual(listener.notifications, number + 1)
    }
  }

  @Test func `intents that change nothing notify nobody`() {
    game.choose(id(0), at: .zero)
    let listener = Listener()
    game.addObserver(listener)
    game.choose(0, 99)
    game.choose(id(-1), at: .zero)
    game.turnDown(at: .zero)
    game.doWhatIsDue(at: .seconds(99))
    game.play(deckAt: 99, at: .zero)
    game.rules = Rules()
    expectEqual(listener.notifications, 0)
    game.togglePause(at: .zero)
    game.shuffle(at: .zero)
    game.choose(id(1), at: .zero)
    game.turnDown(at: .zero)
    expectEqual(listener.notifications, 1)
    game.togglePause(at: .zero)
    game.win()
    let before = listener.notifications
    game.togglePause(at: .zero)
    game.shuffle(at: .zero)
    expectEqual(listener.notifications, before, "a finished game is neither paused nor shuffled")
  }

  @Test func `an observer is held weakly`() {
    weak var weakListener: Listener?
    do {
      let listener = Listener()
      weakListener = listener
      game.addObserver(listener)
    }
    expectNil(weakListener)
    game.choose(id(0), at: .zero)
  }

  @Test func `an observer added twice is notified once`() {
    let one = Listener()
    game.addObserver(one)
    game.addObserver(one)
    game.choose(id(0), at: .zero)
    expectEqual(one.notifications, 1)
  }

  @Test func `observers can be added during a notification`() {
    let (first, second, late) = (Listener(), Listener(), Listener())
    for listener in [first, second] { game.addObserver(listener) }
    first.reaction = { game.addObserver(late) }
    game.choose(id(0), at: .zero)
    expectEqual([first, second, late].map(\.notifications), [1, 1, 0])
    game.choose(id(1), at: .zero)
    expectEqual([first, second, late].map(\.notifications), [2, 2, 1])
  }

  @Test func `an observer can change the game during a notification`() {
    let listener = Listener()
    game.addObserver(listener)
    listener.reaction = { if listener.notifications == 1 { game.choose(id(1), at: .zero) } }
    game.choose(id(0), at: .zero)
    expectEqual(listener.notifications, 2)
    expectEqual(game.pairsFound, 1)
  }
}

/// Counts its notifications and reacts to them.
final class Listener: ViewModelObserver {
  private(set) var notifications = 0
  var reaction: () -> Void = {}

  func viewModelDidChange() {
    notifications += 1
    reaction()
  }
}

extension Deck {
  static func twins(_ text: String, named name: String = "Twins", usualPairs: Int = 4) -> Deck {
    Deck(
      name: name, color: .red, usualPairs: usualPairs,
      pairs: text.map { Pair(twin: String($0)) })
  }
}

/// A game whose next seeds count up, from `fresh 1` on.
func game(
  _ deck: Deck = .twins("ABCDEFGH"), pairs: Int? = 4, seed: String = "ghost",
  rules: Rules = Rules(), library: @escaping @autoclosure () -> [Deck]? = [],
  at time: Duration = .zero
) throws -> TableViewModel {
  try GameHome().table(
    deck, pairs: pairs, seed: seed, rules: rules, library: library(), at: time, isSaved: false)
}

func id(_ number: Int) -> CardID { CardID(rawValue: number) }

extension TableViewModel {
  /// The faces in the order of their places, a gap as `.`.
  var faces: String { places.map { $0?.content.text ?? "." }.joined(separator: " ") }

  /// Chooses cards by their numbers, one after the other at the same moment.
  func choose(_ numbers: Int..., at time: Duration = .zero) {
    for number in numbers { choose(id(number), at: time) }
  }

  /// Finds all pairs, a move each.
  func win(at time: Duration = .zero) { findAllPairs(at: time) }
}
