import Decks
import GameAnalysis
import MemoryGame
import Options
import Storage

/// The view model of the table: the only door to the game.
///
/// A view reads the accessors, calls the intents and is notified of each change as a
/// `ViewModelObserver`. Times are durations since a fixed start, the same for all calls. What goes
/// beyond a game of Memory is in `TableViewModel+Features.swift`, each feature a type of its own.
public final class TableViewModel {
  /// A card on the table.
  public typealias Card = MemoryGame<Face>.Card

  let session: GameSession

  /// The table of a session.
  init(_ session: GameSession) { self.session = session }

  var current: GameInPlay { session.current }
  var game: MemoryGame<Face> { session.current.game }

  // MARK: - The cards

  /// The board of the game.
  public var board: Board { session.current.board }
  /// The card at each place; `nil` where a pair has left a gap.
  public var places: [Card?] { game.places }
  /// The number of places before any pair has left.
  public var numberOfPlaces: Int { variant.cardsOfAKind * game.pairs }
  /// The halves and rows of the board, whatever the window.
  public var shape: BoardShape { game.shape }
  /// Whether the two cards of a pair lie in different halves of the places.
  public var hasSides: Bool { shape.hasHalves }
  /// The cards in each row, where the rows are part of the game.
  public var rowLengths: [Int]? { game.rowLengths }
  /// The card with an id.
  public func card(_ id: CardID) -> Card? { game[id] }
  /// The cards chosen last and not turned down yet: 0 to 2, or to the number of cards of a kind.
  public var turned: [CardID] { game.turned }
  /// The hidden cards whose backs are marked.
  public var marked: Set<CardID> { game.marked }
  /// The cards shown before the game begins or continues; `nil` at other times.
  public var preview: MemorizePreview? { session.current.preview }

  // MARK: - The game

  /// The kind of game.
  public var kind: GameKind { session.current.setup.kind }
  /// The reason why the board was dealt.
  public var occasion: Occasion { session.current.occasion }
  /// All that follows from the occasion.
  public var terms: Occasion.Terms { occasion.terms }
  /// The game after this one; in practice, the one after the game that is practised.
  public var nextGame: Occasion.Terms.Next { session.ownTerms.next }
  /// The rules of the game on the table.
  public var variant: Variant { game.variant }
  /// Whether all cards lie face up from the start.
  public var isOpenGame: Bool { variant.isOpen }
  /// Whether the player is alone, so that moves, points and time count.
  public var isAlone: Bool { session.current.isAlone }
  /// The points of a pair, or of a set of three or four alike, without its bonuses.
  public var pointsOfMatch: Int { Score.match(of: variant.cardsOfAKind) }
  /// Whether moves earn points and bonuses: not with open cards, nor in company, nor in studying,
  /// where nobody should hurry.
  public var hasPoints: Bool { isAlone && !isOpenGame && !terms.isStudy }
  /// Whether the game continues from a position of a finished one.
  public var isPractice: Bool { session.current.isPractice }
  /// Whether the game does not count: by its occasion, or with the rival's memory in view.
  public var isUncounted: Bool { session.current.isUncounted }
  /// The recorded game that runs along; `nil` in a usual game, and in one that was resumed.
  public var ghost: Ghost? { session.current.ghost }

  /// The number of pairs dealt.
  public var pairs: Int { game.pairs }
  /// The number of pairs found.
  public var pairsFound: Int { game.pairsFound }
  /// The number of times two cards were turned.
  public var moves: Int { game.moves }
  /// The moves of the game in their order.
  public var history: [Move] { game.history }
  /// The last two cards turned one after the other.
  public var lastMove: Move? { game.lastMove }
  /// Whether the cards that are up have completed a move.
  public var isMoveOver: Bool { game.isMoveOver }
  /// The average moves of a perfect memory on this board.
  public var par: Par { session.current.par }
  /// The most moves that the game can have; `nil` for any number.
  public var mostMoves: Int? { session.current.mostMoves }
  /// The points so far.
  public var score: Int { game.score }
  /// Whether a card was turned, so that there is something to save.
  public var hasBegun: Bool { session.current.hasBegun }
  /// Whether the game is on the disk, so that it can be resumed.
  public var isKept: Bool { session.files.recorder?.isKept == true }
  /// Whether the last pair has been found, or a rule has ended the game.
  public var isOver: Bool { game.isOver }
  /// The record of the game; `nil` while it goes on.
  public var result: GameRecord? { session.current.result }
  /// The shares of memory and luck in the finished game; `nil` while it goes on, with open cards,
  /// and in company, where several memories play.
  public var gameReview: GameReview? { session.current.review }
  /// The finished game on the table; `nil` while it goes on.
  public var finishedGame: FinishedGame? { result.map { FinishedGame($0, gameReview) } }
  /// The code of this board; `nil` if its deck is not in the library.
  public var boardCode: GameSetup? {
    session.deckList.contains(board.deck) && !terms.isChosen ? session.current.setup : nil
  }

  // MARK: - Time

  /// Whether the game is paused.
  public var isPaused: Bool { game.isPaused }
  /// Whether the game's clock is running.
  public var isClockRunning: Bool { game.isClockRunning }
  /// The game's clock.
  public func elapsed(at time: Duration) -> Duration { session.current.elapsed(at: time) }
  /// The time that is left; `nil` if the game is not against the clock.
  public func timeLeft(at time: Duration) -> Duration? {
    session.current.timeLimit.map { max(.zero, $0 - elapsed(at: time)) }
  }
  /// The time on the screen until this much time has passed in the game, rounded up; `nil` if the
  /// game's time stands still.
  public func wait(for gameTime: Duration) -> Duration? {
    session.current.timeline.wait(for: gameTime)
  }
  /// The time of the next change without the player, perhaps in the past; `nil` if there is none.
  public func nextDue(after time: Duration) -> Duration? {
    race.nextCount(after: time) ?? preview?.end ?? session.dueIntent(after: time)?.moment
  }
  /// The time at which a found pair leaves the table, perhaps in the past; `nil` if there is none,
  /// if it stays until the next choice, and while the game is paused.
  public func removalDue(after time: Duration) -> Duration? {
    session.current.removalDue(after: time)
  }

  // MARK: - What is new

  /// The last event.
  public var lastEvent: GameEvent { session.lastEvent }
  /// A message about files, until the next intent.
  public var notice: String? { session.notice }
  /// The number of games dealt before this one since the program started.
  public var deals: Int { session.deals }
  /// Whether a game was given up for this one; the list of unfinished games has it.
  public var hasGivenUp: Bool { givenUp != nil }
  /// The occasion of that game.
  var givenUp: Occasion? { session.givenUp }
  /// Whether something is not saved, although it should be.
  public var isUnsaved: Bool { session.files.isUnsaved }
  /// Whether the last game before the program started was a board of the journey, and none follows.
  public var leavesJourney: Bool { deals == 0 && session.files.isOnJourney }
  /// Whether no game was finished here before this one: the table explains how to play, and par
  /// means nothing yet.
  public var isFirstGame: Bool { !session.hasFinishedGame && !session.files.hasHistory }
  /// Whether the bell should ring: once for each pair, if the player wants it.
  public func takeBell() -> Bool { session.takeBell() }
  /// Shows the player a notice until the next change.
  public func show(notice: String) {
    session.files.add(notice: notice)
    session.notifyObservers()
  }

  /// Removes the notice.
  public func clearNotice() { session.notifyObservers() }

  /// Notifies an observer, which is held weakly, of each change from now on.
  public func addObserver(_ observer: any ViewModelObserver) { session.observers.add(observer) }
  /// Looks on, held weakly; `nil` for nobody.
  public var tracer: (any Tracer)? {
    get { session.observers.tracer }
    set { session.observers.tracer = newValue }
  }

  // MARK: - Intents

  /// The reason why the player cannot choose a card now; `nil` if it can be chosen.
  public func refusal(of id: CardID?) -> Refusal? { session.current.refusal(of: id) }

  /// Turns a card; while a rival is to move, hurries it instead.
  ///
  /// - Parameters:
  ///   - id: the card; `nil` for a place without one.
  ///   - time: now.
  /// - Returns: the reason why the card was not turned; `nil` if it was.
  @discardableResult
  public func choose(_ id: CardID?, at time: Duration) -> Refusal? {
    let refusal = refusal(of: id)
    if refusal == .notYourTurn { company.hurry(at: time) }
    if let refusal { tracer?.note(.model, refusal) }
    guard refusal == nil, let id else { return refusal }
    session.perform(.choose(id), at: time)
    return nil
  }

  /// Turns down the two cards that are up.
  public func turnDown(at time: Duration) { session.perform(.turnDown, at: time) }

  /// Shuffles the places of all cards.
  public func shuffle(at time: Duration) { session.perform(.shuffle, at: time) }

  /// Pauses the game or resumes it.
  public func togglePause(at time: Duration) {
    session.perform(isPaused ? .resume : .pause, at: time)
  }

  /// Turns down the cards of the preview; from then on time passes in the game.
  public func endPreview(at time: Duration) { session.endPreview(at: time) }

  /// Does what the rules do without the player: turns a miss down, takes a found pair off the
  /// table, ends a preview, or turns a rival's card, whatever is due first.
  ///
  /// - Parameter time: now.
  /// - Returns: the moment of the change, not after `time`; `nil` if nothing is due.
  @discardableResult
  public func doWhatIsDue(at time: Duration) -> Duration? { session.doWhatIsDue(at: time) }

  /// Deals the next game: the next board of the occasion, else one of the same deck with as many
  /// pairs; after a daily board, of the deck before it.
  public func dealNew(at time: Duration) {
    switch nextGame {
    case .journey(let number): return journey.deal(number, at: time)
    case .study: return study.deal(board.deck, at: time)
    case .sameDeck: break
    }
    let next = session.deckList.newer.flatMap {
      Board.of($0, pairs: board.askedPairs, seed: session.freshSeed())
    }
    session.deal(next ?? session.boardToRepeat.with(seed: session.freshSeed()), at: time)
  }

  /// The number of pairs of the next game, and its deck; `nil` after a board of the journey or for
  /// studying, which choose their own.
  public var pairsOfNextGame: (deck: String, pairs: Int)? {
    nextGame == .sameDeck
      ? (session.boardToRepeat.deck.name, session.boardToRepeat.askedPairs) : nil
  }

  /// The step that most players want after the game on the table.
  ///
  /// Complexity: O(n) in the journey, for n finished games.
  public var whatNext: WhatNext {
    if replay.practice != nil { return .review }
    if terms.day != nil { return .calendar }
    guard journey.number != nil, game.isWon else { return .again }
    return journey.next().map(WhatNext.board) ?? .map
  }

  /// Whether the same board can be dealt again: a daily board that counts and one for studying must
  /// be over, or else they could be learned in between.
  public var mayDealAgain: Bool { isOver || !terms.countsOnce && !terms.beginsPairs }

  /// Deals the same board again, with the same ghost if there is one; a daily board and one of the
  /// journey are practice then.
  public func dealAgain(at time: Duration) {
    guard !isPractice else { return replay.practiseAgain(at: time) }
    guard mayDealAgain else { return show(notice: Narrator.onlyTry) }
    session.deal(board, at: time, as: .dealtAgain, racing: ghost, for: terms.again)
  }

  /// Deals a new board of another deck.
  ///
  /// - Parameters:
  ///   - index: the index of the deck in `decks`.
  ///   - pairs: the number of pairs; by default the usual one.
  ///   - time: now.
  public func play(deckAt index: Int, pairs: Int? = nil, at time: Duration) {
    guard let deck = decks[at: index] else { return }
    let seed = session.freshSeed()
    session.deal(
      Board.of(deck, pairs: pairs ?? preferences.pairs, seed: seed), at: time,
      isChosen: true)
  }

  /// Leaves the game, which can be resumed later.
  public func leave(at time: Duration) {
    // With open cards the clock runs from the deal, before there is anything to save.
    if isClockRunning, hasBegun { session.perform(.pause, at: time) }
    session.current.race?.leave()
    session.files.recorder?.close()
    session.files.outbox.retry()
  }
}
