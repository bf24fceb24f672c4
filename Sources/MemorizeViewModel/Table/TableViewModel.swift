import Decks
import MemoryGame
import Storage

/// The view model of the table: the only door to the game.
///
/// A view reads the accessors, calls the intents and is notified of each change as a
/// `ViewModelObserver`. Times are durations since a fixed start, the same for all calls.
public final class TableViewModel {
  /// A card on the table.
  public typealias Card = MemoryGame<Face>.Card

  /// The last event.
  public internal(set) var lastEvent: GameEvent
  /// The number of games dealt before this one since the program started.
  public internal(set) var deals = 0
  /// A message about files, until the next intent.
  public private(set) var notice: String?
  /// The rules as chosen now.
  ///
  /// The variant holds from the next game on.
  public var rules: Rules {
    didSet { if rules != oldValue { observers.notify() } }
  }
  /// Whether a game was given up for this one.
  ///
  /// It can be resumed from the list of unfinished games.
  public internal(set) var hasGivenUp = false
  /// The unfinished games, as `lookForLeftGames` found them.
  public internal(set) var leftGames: [LeftGame] = []
  /// The rank of the finished game on the shared list; `nil` before its end and without a list.
  public internal(set) var leaderboardRank: LeaderboardRank?

  /// Whether a pair was found since `takeBell`.
  private var hasNewPair = false
  /// Whether the finished daily board counted; `nil` before its end and on other boards.
  public internal(set) var dailyStanding: DailyStanding?

  var current: GameInPlay
  var files: TableFiles
  var deckList: DeckList
  let freshSeed: () -> String
  private let observers = Observers()

  init(
    _ current: GameInPlay, rules: Rules, files: TableFiles = TableFiles(),
    deckList: DeckList = DeckList { [] }, isResumed: Bool = false,
    freshSeed: @escaping () -> String
  ) {
    self.current = current
    self.rules = rules
    self.files = files
    self.deckList = deckList
    self.freshSeed = freshSeed
    let board = current.board
    lastEvent = isResumed ? .resumed : .dealt(pairs: board.pairs, asked: board.askedPairs)
    // A paused game is resumed at once, and the first intent would remove the notice.
    if !current.game.isPaused { notice = self.files.nextNotice() }
  }

  /// Whether something is not saved, although it should be.
  public var isUnsaved: Bool { files.isUnsaved }

  /// Whether nobody has played here before.
  public var isFirstGame: Bool { deals == 0 && files.isNewcomer }

  /// Whether this is not the first game, so that par means something to the player.
  public var isParKnown: Bool { deals > 0 || files.hasHistory }

  /// Notifies an observer of each change from now on.
  ///
  /// It is held weakly.
  public func addObserver(_ observer: any ViewModelObserver) {
    observers.add(observer)
  }

  /// Stops notifying an observer.
  public func removeObserver(_ observer: any ViewModelObserver) {
    observers.remove(observer)
  }

  /// Deals a new game.
  ///
  /// An unfinished game before it is given up. A game with a ghost has the ghost's rules.
  ///
  /// A board for an occasion has its own rules, for the player alone.
  func deal(
    _ board: Board?, at time: Duration, as lastEvent: GameEvent? = nil, racing ghost: Ghost? = nil,
    for occasion: Occasion? = nil
  ) {
    let timeline = Timeline(at: time)
    let isKnown = lastEvent == .dealtAgain
    let company = ghost == nil && occasion == nil ? rules.company : .alone
    guard let board else { return }
    let variant = occasion?.variant ?? ghost?.variant ?? rules(for: board)
    guard
      var next = GameInPlay(
        dealing: board, variant, company, occasion: occasion, curve: files.curve(for: company),
        on: timeline, isKnownBoard: isKnown)
    else { return }
    next.ghost = ghost
    let givesUp = files.recorder != nil && !isPractice && !isRace && !isOver && hasBegun
    leaveRace()
    files.recorder?.begin(next.setup, board)
    hasGivenUp = givesUp && !isUnsaved
    if board.deck != self.board.deck { deckList.forgetNewer() }
    replace(with: next, lastEvent ?? .dealt(pairs: board.pairs, asked: board.askedPairs))
  }

  /// Puts another game on the table.
  func replace(with next: GameInPlay, _ event: GameEvent) {
    current = next
    deals += 1
    lastEvent = event
    leaderboardRank = nil
    dailyStanding = nil
    notifyObservers()
  }

  /// Carries out an intent, records it and notifies the observers, or does nothing at all.
  func perform(_ intent: Intent, at time: Duration) {
    endIfTimeIsUp(before: intent, at: time)
    guard let (timed, event) = current.perform(intent, at: time) else { return }
    lastEvent = event ?? lastEvent
    hasNewPair = hasNewPair || event?.isMatch == true
    if !isPractice {
      // Before the game is over for good: if the program is killed now, the last move is repeated,
      // and only the first grade of a day counts.
      if event?.result != nil { recordKnowledge() }
      record(timed)
      if let result = event?.result {
        leaderboardRank = files.finish(current, result)
        dailyStanding = standing(of: result)
        current.race?.finish()
      }
    }
    notifyObservers()
    endIfLost(at: time)
  }

  /// Records an intent: a race has a log of its own until it is over.
  private func record(_ timed: TimedIntent) {
    guard let race = current.race else { return files.recorder?.record(timed) ?? () }
    race.record(timed)
  }

  /// Shows a moment of a recording.
  func show(
    _ game: MemoryGame<Face>, _ party: Party?, _ lastEvent: GameEvent, on timeline: Timeline
  ) {
    current.show(game, party, on: timeline)
    self.lastEvent = lastEvent
    observers.notify()
  }

  /// Whether the bell should ring: once for each pair, if the player wants it.
  public func takeBell() -> Bool {
    defer { hasNewPair = false }
    return hasNewPair && ringsBell
  }

  /// Shows the player a notice until the next change.
  public func show(notice: String) {
    files.add(notice: notice)
    notifyObservers()
  }

  /// Notifies the observers, with the next notice for the player.
  func notifyObservers() {
    notice = files.nextNotice()
    observers.notify()
  }
}
