import Decks
import MemoryGame
import Storage

/// The view model of the table: the only door to the game.
///
/// A view reads the accessors, calls the intents and hears of every change by `GameObserver`. Moments
/// are given as the time since any fixed start, the same for all calls.
public final class TableViewModel {
  /// A card as it lies on the table.
  public typealias Card = MemoryGame<Face>.Card

  /// What the game was dealt from.
  public private(set) var board: Board
  /// What happened last.
  public private(set) var happening: Happening
  /// How many games have been dealt before this one since the program started.
  public private(set) var deals = 0
  /// The games that came to their end, in their order: those written down, and those since.
  public private(set) lazy var results: [GameResult] = chronicle?.results() ?? []
  /// What the player should know besides the game, as that it cannot be saved; until the next intent.
  public private(set) var notice: String?
  /// The rules as chosen now.
  public var rules: Rules {
    didSet { if rules != oldValue { observers.notify() } }
  }
  /// The decks to choose from: the library's, and before them the first game's if it is not there.
  public private(set) lazy var decks =
    library.contains(board.deck) ? library : [board.deck] + library

  /// What to type to get this board on any machine; `nil` if its deck is not one of the library.
  public var boardCode: BoardCode? { library.contains(board.deck) ? board.code : nil }

  /// Whether nobody has played here before.
  public var isFirstGame: Bool { deals == 0 && isNewcomer }

  private let isNewcomer: Bool
  private var game: MemoryGame<Face>
  private var dealtAt: Duration
  /// What the game's clock showed when the last move was made.
  private var settledAt: Duration?
  let chronicle: Chronicle?
  private let preferences: Preferences?
  private let loadLibrary: () -> [Deck]
  private lazy var library = loadLibrary()
  let freshSeed: () -> String
  private let observers = Observers()
  private let pars = ParCache()

  init(
    board: Board, game: MemoryGame<Face>, rules: Rules, library: @escaping () -> [Deck],
    chronicle: Chronicle?, preferences: Preferences?, dealtAt: Duration, resumedAt: Duration? = nil,
    freshSeed: @escaping () -> String
  ) {
    self.board = board
    self.game = game
    self.rules = rules
    self.chronicle = chronicle
    self.preferences = preferences
    self.dealtAt = dealtAt
    self.freshSeed = freshSeed
    loadLibrary = library
    isNewcomer = chronicle?.isEmpty ?? true
    settledAt = resumedAt.map { game.elapsed(at: $0 - dealtAt) }
    happening = resumedAt == nil ? .dealt(pairs: board.pairs, asked: board.askedPairs) : .resumed
    notice = takeNotice()
  }

  /// Tells an observer of every change from now on, for as long as somebody else keeps it.
  public func addObserver(_ observer: any GameObserver) {
    observers.add(observer)
  }

  /// Tells an observer no more.
  public func removeObserver(_ observer: any GameObserver) {
    observers.remove(observer)
  }

  /// Puts a new game on the table; the one before was given up, unless it was over.
  func deal(_ board: Board?, at time: Duration, as happening: Happening? = nil) {
    guard let board, let game = board.deal(closesRanks: rules.closesRanks) else { return }
    chronicle?.begin(board, closesRanks: rules.closesRanks)
    self.board = board
    self.game = game
    dealtAt = time
    settledAt = nil
    deals += 1
    self.happening = happening ?? .dealt(pairs: board.pairs, asked: board.askedPairs)
    notice = takeNotice()
    observers.notify()
  }

  /// Carries an intent out, writes it down, and tells the observers; or does nothing at all.
  func perform(_ intent: Intent, at time: Duration) {
    guard game.accepts(intent) else { return }
    let moves = game.moves
    let timed = TimedIntent(intent, at: time - dealtAt)
    game.apply(intent, at: timed.time)
    chronicle?.record(timed)
    let isMove = game.moves > moves
    if isMove { settledAt = elapsed(at: time) }
    happening = Happening(of: intent, move: isMove ? game.lastMove : nil, result: result)
    if case .won(let result) = happening {
      results.append(result)
      chronicle?.finish(result, seed: board.seed)
    }
    notice = takeNotice()
    observers.notify()
  }

  /// Keeps what the player has chosen for all games to come.
  public func keep(_ choice: Preferences.Choice) {
    preferences?.keep(choice)
    notice = takeNotice()
    observers.notify()
  }

  private func takeNotice() -> String? {
    ((chronicle?.takeNotices() ?? []) + (preferences?.takeNotices() ?? [])).first
  }

  /// Pauses the game, or lets it go on.
  var pauseIntent: Intent { game.isPaused ? .resume : .pause }
}

extension TableViewModel {
  /// What lies at each place; `nil` where a pair has left a gap.
  public var places: [Card?] { game.places }
  /// How many places the board has when no pair has left.
  public var numberOfPlaces: Int { 2 * game.pairs }
  /// How many pairs were dealt.
  public var pairs: Int { game.pairs }
  /// How many pairs have been found.
  public var pairsFound: Int { game.pairsFound }
  /// How often two cards have been turned.
  public var moves: Int { game.moves }
  /// The moves a perfect memory needs on average for this board.
  public var parMoves: Double { pars.moves(pairs: game.pairs) }
  /// The points so far.
  public var score: Int { game.score }
  /// Whether the last pair has been found.
  public var isOver: Bool { game.isOver }
  /// Whether the game is paused.
  public var isPaused: Bool { game.isPaused }
  /// Whether the game's clock is running.
  public var isClockRunning: Bool { game.isClockRunning }
  /// The last two cards turned one after the other.
  public var lastMove: Move? { game.lastMove }

  /// The card of that name.
  public func card(_ id: CardID) -> Card? { game[id] }

  /// What the game's clock shows.
  public func elapsed(at time: Duration) -> Duration { game.elapsed(at: time - dealtAt) }

  /// What is left of the time for a card's bonus, from 6 seconds down to zero.
  public func bonusRemaining(of id: CardID, at time: Duration) -> Duration {
    game.bonusRemaining(of: id, at: time - dealtAt)
  }

  /// When the two cards that are up will turn down by themselves, perhaps a moment past; `nil` if
  /// they will not, and while the game is paused.
  public func flipBackDue(after time: Duration) -> Duration? {
    guard let flipBack = rules.flipBack, let settledAt, game.accepts(.turnDown) else { return nil }
    return time + flipBack - (elapsed(at: time) - settledAt)
  }

  /// What the game came to; `nil` while it goes on.
  public var result: GameResult? {
    guard game.isOver else { return nil }
    return GameResult(
      deck: board.deck.name, pairs: game.pairs, moves: game.moves, score: game.score,
      time: game.elapsed(at: .zero), closesRanks: game.closesRanks)
  }
}
