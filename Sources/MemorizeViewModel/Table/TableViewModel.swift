import Decks
import MemoryGame
import Storage

/// The view model of the table: the only door to the game.
///
/// A view reads the accessors, calls the intents and hears of every change by `ViewModelObserver`. Moments
/// are given as the time since any fixed start, the same for all calls.
public final class TableViewModel {
  /// A card as it lies on the table.
  public typealias Card = MemoryGame<Face>.Card

  /// What the game was dealt from.
  public private(set) var board: Board
  /// What happened last.
  public internal(set) var lastEvent: GameEvent
  /// How many games have been dealt before this one since the program started.
  public internal(set) var deals = 0
  /// The games that came to their end, in their order: those written down, and those since.
  public private(set) lazy var results: [GameResult] = recorder?.results() ?? []
  /// What the player should know besides the game, as that it cannot be saved; until the next intent.
  public private(set) var notice: String?
  private var notices: [String] = []
  /// The rules as chosen now.
  public var rules: Rules {
    didSet { if rules != oldValue { observers.notify() } }
  }
  /// Whether a game was given up for this one, and can be had back from the list of games.
  public internal(set) var hasGivenUp = false
  /// The games that can be gone on with, as far as `lookForLeftGames` has found them.
  public internal(set) var leftGames: [LeftGame] = []
  /// The shared list of the best games, as `lookForBest` has read it.
  public internal(set) var standings: [Standing] = []
  /// What became of the game on the shared list; `nil` before its end, and where there is no list.
  public internal(set) var leaderboardRank: LeaderboardRank?
  /// From where the game on the table goes on, if it counts nowhere.
  public internal(set) var practice: Practice?
  /// The cards that are shown before it does.
  public internal(set) var showing: MemorizePreview?
  /// The decks to choose from: the library's, and before them the first game's if it is not there.
  public private(set) lazy var decks =
    library.contains(board.deck) ? library : [board.deck] + library
  /// The deck in play as it has become while it was played; the cards stay as they were dealt.
  private(set) var newerDeck: Deck?

  /// The names of the decks that a later start finds.
  public var namesToBeginWith: [String] { library.map(\.name) }

  /// What to type to get this board on any machine; `nil` if its deck is not one of the library.
  public var boardCode: BoardCode? { library.contains(board.deck) ? board.code : nil }

  /// Whether nobody has played here before.
  public var isFirstGame: Bool { deals == 0 && isNewcomer }

  private let isNewcomer: Bool
  private var isBoardKnown = false
  var game: MemoryGame<Face>
  var timeline: Timeline
  /// What has been done since the game was dealt.
  var intents: [TimedIntent]
  /// What the game's clock showed when the last move was made.
  var settledAt: Duration?
  let recorder: GameRecorder?
  let preferences: Preferences
  let best: BestResults?
  private let loadLibrary: () -> [Deck]
  private lazy var library = loadLibrary()
  let freshSeed: () -> String
  private let observers = Observers()
  let pars = ParCache()
  let analyses = AnalysisCache()

  init(
    board: Board, game: MemoryGame<Face>, rules: Rules, library: @escaping () -> [Deck],
    recorder: GameRecorder?, preferences: Preferences, best: BestResults? = nil, timeline: Timeline,
    intents: [TimedIntent] = [], resumedAt: Duration? = nil, isNewcomer: Bool = false,
    freshSeed: @escaping () -> String
  ) {
    self.board = board
    self.game = game
    self.rules = rules
    self.recorder = recorder
    self.preferences = preferences
    self.best = best
    self.timeline = timeline
    self.intents = intents
    self.freshSeed = freshSeed
    loadLibrary = library
    self.isNewcomer = isNewcomer
    settledAt = resumedAt.map { game.elapsed(at: timeline.gameTime(at: $0)) }
    lastEvent = resumedAt == nil ? .dealt(pairs: board.pairs, asked: board.askedPairs) : .resumed
    // A game that was paused goes on at once, which would take the notice away.
    if !game.isPaused { notice = nextNotice() }
  }

  /// Tells an observer of every change from now on, for as long as somebody else keeps it.
  public func addObserver(_ observer: any ViewModelObserver) {
    observers.add(observer)
  }

  /// Tells an observer no more.
  public func removeObserver(_ observer: any ViewModelObserver) {
    observers.remove(observer)
  }

  /// Puts a new game on the table; the one before was given up, unless it was over.
  func deal(_ board: Board?, at time: Duration, as lastEvent: GameEvent? = nil) {
    guard let board, let game = board.deal(rules.variant) else { return }
    hasGivenUp = recorder != nil && !isPractice && !self.game.isOver && self.game.moves > 0
    endPractice()
    recorder?.begin(board, rules.variant)
    if board.deck != self.board.deck { newerDeck = nil }
    self.board = board
    self.game = game
    timeline = Timeline(at: time)
    intents = []
    settledAt = nil
    deals += 1
    self.lastEvent = lastEvent ?? .dealt(pairs: board.pairs, asked: board.askedPairs)
    isBoardKnown = lastEvent == .dealtAgain
    leaderboardRank = nil
    notifyObservers()
  }

  /// Carries an intent out, writes it down, and tells the observers; or does nothing at all.
  func perform(_ intent: Intent, at time: Duration) {
    guard game.accepts(intent) else { return }
    if showing != nil { goOn(at: time) }
    let moves = game.moves
    let timed = TimedIntent(intent, at: timeline.gameTime(at: time))
    game.apply(intent, at: timed.time)
    intents.append(timed)
    if !isPractice { recorder?.record(timed) }
    let isMove = game.moves > moves
    if isMove { settledAt = elapsed(at: time) }
    lastEvent = GameEvent(of: intent, move: isMove ? game.lastMove : nil, result: result)
    if case .won(let result) = lastEvent, !isPractice {
      results.append(result)
      recorder?.finish(result, seed: board.seed, analysis: analysis)
      leaderboardRank = best.map { isBoardKnown ? .knownBoard : $0.add(result, seed: board.seed) }
    }
    notifyObservers()
  }

  /// Goes on with a game that was left, in place of the one on the table.
  func take(_ record: JournalRecord, at time: Duration) {
    let header = record.header
    endPractice()
    board = Board(header, deck: library.first { $0.name == header.deckName })
    game = record.game
    intents = record.intents
    timeline = Timeline(record.latestTime, at: time)
    settledAt = elapsed(at: time)
    deals += 1
    lastEvent = .resumed
    if game.isPaused { return perform(.resume, at: time) }
    notifyObservers()
  }

  /// Puts a moment of a recorded game on the table.
  func show(_ game: MemoryGame<Face>, _ lastEvent: GameEvent, on timeline: Timeline) {
    self.game = game
    self.lastEvent = lastEvent
    self.timeline = timeline
    observers.notify()
  }

  /// Takes in what has become of the decks; the game goes on with the cards that lie there.
  public func lookForDecks() {
    let wasThere = newerDeck != nil || library.contains(board.deck)
    library = loadLibrary()
    let isThere = library.contains(board.deck)
    newerDeck = wasThere && !isThere ? library.first { $0.name == board.deck.name } : nil
    decks = isThere || wasThere ? library : [board.deck] + library
    notifyObservers()
  }

  /// Shows the player a notice until the next change.
  public func show(notice: String) {
    notices.insert(notice, at: 0)
    notifyObservers()
  }

  /// Keeps what the player has chosen for all games to come.
  public func keep(_ choice: Preferences.Choice) {
    preferences.keep(choice)
    notifyObservers()
  }

  /// Tells the observers that something has changed, and the player what there is to know.
  func notifyObservers() {
    notice = nextNotice()
    observers.notify()
  }

  /// The newest of the notices that nobody has seen; the others come after it.
  private func nextNotice() -> String? {
    let new = (recorder?.takeNotices() ?? []) + (best?.takeNotices() ?? [])
    notices = new + preferences.takeNotices() + notices
    return notices.isEmpty ? nil : notices.removeFirst()
  }
}
