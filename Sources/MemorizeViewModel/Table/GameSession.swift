import Decks
import MemoryGame
import Storage
import Words

/// The game on the table and all that can follow it: the seam between the table and its features.
///
/// A feature reads the game (`current`), says what to deal (`deal`), carries out intents (`perform`)
/// or changes the game in another way (`update`), and is called when the game ends.
final class GameSession {
  /// The game on the table.
  private(set) var current: GameInPlay
  /// The last event.
  private(set) var lastEvent: GameEvent
  /// The number of games dealt before this one since the program started.
  private(set) var deals = 0
  /// Whether one of them was finished.
  private(set) var hasFinishedGame = false
  /// A message about files, until the next intent.
  private(set) var notice: String?
  /// The occasion of the game that was given up for this one; `nil` without one.
  private(set) var givenUp: Occasion?
  /// The rank of the finished game on the shared list; `nil` before its end and without a list.
  private(set) var rank: LeaderboardRank?
  /// Whether the finished daily board counted; `nil` before its end and on other boards.
  private(set) var dailyStanding: DailyStanding?
  /// The stars of the journey after a board of it that was won; `nil` after other games.
  private(set) var journeyStanding: JourneyResults?
  /// The unfinished games, as they were last looked for.
  var leftGames: [LeftGame] = []
  /// The rules as chosen now.
  var rules: Rules {
    didSet { if rules != oldValue { observers.notify() } }
  }

  /// The finished game from a position of which the game on the table goes on, and its last event;
  /// `nil` outside practice.
  private(set) var practised: (game: GameInPlay, event: GameEvent)?
  /// The last board of the player's own choice before the one on the table; `nil` without any.
  private(set) var ownBoard: Board?
  var files: TableFiles
  var deckList: DeckList
  let freshSeed: () -> String
  let observers = Observers()
  /// Whether a pair was found since `takeBell`.
  private var hasNewPair = false

  /// A session that starts with a game.
  init(
    _ current: GameInPlay, rules: Rules = Rules(), files: TableFiles = TableFiles(),
    deckList: DeckList? = nil, isResumed: Bool = false,
    freshSeed: @escaping () -> String = { "" }
  ) {
    self.current = current
    self.rules = rules
    self.files = files
    self.deckList = deckList ?? DeckList(first: current.board.deck) { [] }
    self.freshSeed = freshSeed
    lastEvent = isResumed ? .takenUp : current.dealtEvent
    // A paused game is resumed at once, and the first intent would remove the notice.
    if !current.game.isPaused { notice = self.files.nextNotice() }
  }

  /// Deals a game; an unfinished one before it is given up.
  ///
  /// - Parameters:
  ///   - board: the board; `nil` changes nothing.
  ///   - time: now.
  ///   - event: the event; by default that a new board was dealt.
  ///   - ghost: runs along; the game has its rules.
  ///   - occasion: the reason for the game, perhaps with rules for the player alone.
  ///   - isChosen: whether the player has chosen the board, so that it is resumed even if nothing
  ///     has happened on it.
  func deal(
    _ board: Board?, at time: Duration, as event: GameEvent? = nil, racing ghost: Ghost? = nil,
    for occasion: Occasion = .plain, isChosen: Bool = false
  ) {
    guard let board else { return }
    observers.tracer?.note(.intent, "deal \(board.deck.name)")
    let own = occasion.terms.variant ?? ghost?.variant
    let company = own == nil ? rules.company : .alone
    guard
      var next = GameInPlay(
        dealing: board, own ?? playableRules(on: board), company, occasion: occasion,
        curve: files.curve(for: company), on: Timeline(at: time),
        isKnownBoard: event == .dealtAgain)
    else { return }
    // A game after one that is for the player alone is not shared unasked.
    rules.company = company
    next.ghost = ghost
    let isGivenUp =
      files.recorder != nil && !current.isPractice && current.race == nil && !current.isOver
      && current.isWorthKeeping
    RaceGame(session: self).leave()
    files.recorder?.begin(next.setup, board, racesBest: ghost?.isOwn == true)
    if isChosen { files.recorder?.keep() }
    if board.deck != current.board.deck { deckList.newer = nil }
    put(
      next, as: event ?? next.dealtEvent,
      insteadOf: isGivenUp && !files.isUnsaved ? current.occasion : nil)
    notifyObservers()
  }

  /// Puts another game on the table, perhaps in place of one that is given up, before its observers
  /// are notified.
  func put(_ next: GameInPlay, as event: GameEvent, insteadOf givenUp: Occasion? = nil) {
    hasFinishedGame = hasFinishedGame || current.isOver
    if next.practice == nil {
      practised = nil
    } else if next.practice?.first == current.result, !current.isPractice {
      practised = (current, lastEvent)
    }
    if current.occasion == .plain, !current.isPractice { ownBoard = current.board }
    current = next
    self.givenUp = givenUp
    deals += 1
    lastEvent = event
    (rank, dailyStanding, journeyStanding) = (nil, nil, nil)
  }

  /// Resumes another unfinished game; the one on the table is set aside, unless it is over.
  func resume(_ left: LeftGame, at time: Duration) {
    guard let recorder = files.recorder, let other = recorder.open(left) else {
      return notifyObservers()
    }
    if current.game.isClockRunning { perform(.pause, at: time) }
    RaceGame(session: self).leave()
    recorder.take(other)
    let header = other.record.header
    let next = GameInPlay(
      resuming: other.record, deck: deckList.deck(named: header.deckName),
      curve: files.curve(for: header.company), ghost: recorder.ghost, at: time)
    deckList.newer = nil
    put(next, as: .takenUp)
    // Another game is of the kind of this one.
    if header.occasion == .plain {
      (rules.variant, rules.company) = (header.variant, header.company)
    }
    if current.game.isPaused { perform(.resume, at: time) } else { notifyObservers() }
    endIfLost(at: time)
  }

  /// Leaves the game on the table for practice, unless it is over; it is resumed by the next start.
  func setAside(at time: Duration) {
    if current.game.isClockRunning { perform(.pause, at: time) }
    files.recorder?.setAside()
  }

  /// The chosen rules as far as a board can be played by them, with a notice about the others.
  private func playableRules(on board: Board) -> Variant {
    let variant = rules.variant.playable(with: board.drawn.pairs)
    if let rule = rules.variant.ruleForTwins, !variant[rule] {
      files.add(notice: rule.shownNeedOfTwins(amount: rules.variant[amountOf: rule]).asSentence)
    }
    return variant
  }

  /// Carries out an intent, records it and notifies the observers, or does nothing at all.
  ///
  /// - Parameters:
  ///   - intent: the intent.
  ///   - hint: the event, for an intent that changes nothing on the table.
  ///   - time: now.
  func perform(_ intent: Intent, as hint: Hint? = nil, at time: Duration) {
    // What the others would not see, or not believe, does not happen.
    let moment = current.timeline.gameTime(at: time)
    if let race = current.race, !race.accepts(intent, at: moment) { return }
    endIfTimeIsUp(before: intent, at: time)
    observers.tracer?.note(.intent, intent)
    guard let (timed, event) = current.perform(intent, at: time) else { return }
    // A game that is taken up again has usually been left in a pause.
    if (lastEvent, event) != (.takenUp, .resumed) {
      lastEvent = event ?? hint.map { .hinted($0, hintPrice) } ?? lastEvent
    }
    if case .card(let card) = hint { current.hintedCard = card }
    hasNewPair = hasNewPair || event?.isMatch == true
    if !current.isPractice { save(timed, event?.result) }
    notifyObservers()
    endIfLost(at: time)
  }

  /// The price of the hint that was just given.
  private var hintPrice: HintPrice {
    let hints = current.game.hints
    guard !current.isPractice, hints <= Hint.mostStars else { return .nothing }
    return hints < Hint.mostStars ? .star : .lastStar
  }

  /// Takes a step back or repeats it.
  func retrace(_ event: GameEvent, at time: Duration) {
    observers.tracer?.note(.intent, event)
    guard let moment = current.retrace(event, at: time) else { return }
    lastEvent = event
    if !current.isPractice {
      files.recorder?.record(event == .undone ? .undo(moment) : .redo(moment))
    }
    notifyObservers()
  }

  /// Changes the game in another way than by an intent, and notifies the observers.
  func update(as event: GameEvent? = nil, _ change: (inout GameInPlay) -> Void) {
    change(&current)
    lastEvent = event ?? lastEvent
    notifyObservers()
  }

  /// Shows a moment of a recording.
  func show(
    _ game: MemoryGame<Face>, _ party: Party?, _ event: GameEvent, on timeline: Timeline
  ) {
    current.show(game, party, on: timeline)
    lastEvent = event
    observers.notify()
  }

  /// Saves an intent and, if it has ended the game, all that follows from the end.
  private func save(_ timed: TimedIntent, _ result: GameRecord?) {
    if result != nil, current.occasion.terms.countsOnce, files.knows(current) {
      current.becomePractice()
    }
    // Before the game is over for good: if the program is killed now, the last move is repeated,
    // and only the first grade of a day counts.
    if result != nil { StudyGames(session: self).recordKnowledge() }
    // A race has a log of its own until it is over.
    if let race = current.race { race.record(timed) } else { files.recorder?.record(timed) }
    guard result != nil, let result = current.result else { return }
    rank = files.finish(current, result)
    dailyStanding = DailyGames(session: self).standing(of: result)
    journeyStanding = JourneyGames(session: self).standing(after: result)
    current.race?.finish()
  }

  /// Does what the rules do without the player, whatever is due first.
  ///
  /// - Parameter time: now.
  /// - Returns: the moment of the change, not after `time`; `nil` if nothing is due.
  func doWhatIsDue(at time: Duration) -> Duration? {
    if let start = RaceGame(session: self).start(by: time) { return start }
    if let end = current.preview?.end {
      guard end <= time else { return nil }
      endPreview(at: end)
      return end
    }
    guard let due = dueIntent(after: time), due.moment <= time else { return nil }
    perform(due.intent, at: due.moment)
    return due.moment
  }

  /// The next intent without the player; `nil` if there is none.
  func dueIntent(after time: Duration) -> GameInPlay.DueIntent? {
    current.dueIntent(after: time, flipBack: rules.flipBack)
  }

  /// Turns down the cards of the preview; from then on time passes in the game.
  func endPreview(at time: Duration) {
    guard current.preview != nil else { return }
    update { $0.endPreview(at: time) }
  }

  /// Ends the game if its rules say so; a game that was left at that moment ends when it is resumed.
  func endIfLost(at time: Duration) {
    guard !current.isPractice, let verdict = current.verdict else { return }
    perform(.end(verdict), at: time)
  }

  /// Ends the game if its time was over before an intent.
  private func endIfTimeIsUp(before intent: Intent, at time: Duration) {
    guard let due = current.timeLimitDue(after: time), due.moment <= time, intent != due.intent
    else { return }
    perform(due.intent, at: due.moment)
  }

  /// Whether the bell should ring: once for each pair, if the player wants it.
  func takeBell() -> Bool {
    defer { hasNewPair = false }
    return hasNewPair && files.preferences.ringsBell
  }

  /// Notifies the observers, with the next notice for the player.
  func notifyObservers() {
    notice = files.nextNotice()
    observers.notify()
  }
}
