import Decks
import Storage
import Words

/// The journey through boards that grow.
public struct JourneyGames {
  let session: GameSession

  /// Reads the stars of the journey, of this and of other programs.
  public func results() -> JourneyResults { session.files.journeyResults() }

  /// The stars after the board of the journey that was won on the table; `nil` in other games.
  public var standing: JourneyResults? { session.journeyStanding }

  /// Reads the stars after a game; `nil` if it has won no board of the journey.
  func standing(after result: GameRecord) -> JourneyResults? {
    JourneyResults.number(of: result) == nil ? nil : results()
  }

  /// The number of the board on the table, for the first time or once more; `nil` if it is none of
  /// the journey.
  public var number: Int? {
    if case .journey(let number) = session.current.occasion.terms.next { number } else { nil }
  }

  /// The board after the one on the table, if its stars have opened it; `nil` if the map has to
  /// show which is next.
  func next() -> Int? {
    number.map { $0 + 1 }.flatMap { results().isOpen($0) ? $0 : nil }
  }

  /// Resumes the game that was begun on a board of the journey, or deals a new one; a board that is
  /// not open changes nothing.
  ///
  /// - Parameters:
  ///   - number: the number of the board, from 1.
  ///   - results: the stars so far.
  ///   - time: now.
  public func play(_ number: Int, _ results: JourneyResults, at time: Duration) {
    guard results.isOpen(number) else { return }
    let unfinished = UnfinishedGames(session: session)
    if !unfinished.goOn(with: .journey(number), at: time) { deal(number, at: time) }
  }

  /// Deals a new board of the journey.
  func deal(_ number: Int, at time: Duration) {
    guard let board = Journey.board(number), let deck = board.deck else { return }
    session.deal(
      Board.of(deck, pairs: board.pairs, seed: session.freshSeed()), at: time,
      for: .journey(number), isChosen: true)
  }
}

/// The stars of the journey, and the boards that they open.
public struct JourneyResults: Equatable, Sendable {
  /// The most stars of a game on each board, by its number.
  private var stars: [Int: Int] = [:]

  /// The results of some games.
  ///
  /// A game that claims to be on a board of another deck, size or rules, in a file that was edited,
  /// does not count.
  package init(_ records: [GameRecord]) {
    for record in records {
      guard let number = JourneyResults.number(of: record) else { continue }
      stars[number] = max(stars[number] ?? 0, record.stars ?? 1)
    }
  }

  /// The number of the board on which a game was won; `nil` if it is none of the journey.
  static func number(of record: GameRecord) -> Int? {
    guard case .journey(let number) = record.setup.occasion, record.isWon,
      record.setup.suitsOccasion
    else { return nil }
    return number
  }

  /// The stars of a board; `nil` if it was never finished.
  public func stars(of number: Int) -> Int? { stars[number] }

  /// The stars of some boards together.
  public func stars(of boards: [JourneyBoard]) -> Int {
    boards.reduce(0) { $0 + (stars[$1.number] ?? 0) }
  }

  /// The stars of all boards together.
  public var total: Int { stars(of: Journey.boards) }

  /// Whether the stars open a chapter.
  public func isOpen(_ chapter: Journey.Chapter) -> Bool { total >= chapter.stars }

  /// The first chapter that is not open, numbered from 1; `nil` if all are.
  var nextChapter: (number: Int, stars: Int)? {
    Journey.chapters.firstIndex { !isOpen($0) }.map { ($0 + 1, Journey.chapters[$0].stars) }
  }

  /// The chapter that is open only because of the stars of a board, numbered from 1; `nil` if there
  /// is none.
  func chapterOpened(by number: Int) -> Int? {
    let others = total - (stars[number] ?? 0)
    return Journey.chapters.lastIndex { isOpen($0) && $0.stars > others }.map { $0 + 1 }
  }

  /// Whether a board can be played: its chapter is open, and the board before it is finished.
  public func isOpen(_ number: Int) -> Bool {
    let chapter = Journey.chapters.first { $0.boards.contains { $0.number == number } }
    guard let chapter, isOpen(chapter) else { return false }
    return chapter.boards.first?.number == number || stars[number - 1] != nil
  }

  /// The place on the map: the first open board that was never finished, else the last open one.
  public var place: Int {
    let open = Journey.boards.map(\.number).filter(isOpen)
    return open.first { stars[$0] == nil } ?? open.last ?? 1
  }
}

/// The step that most players want after a game.
public enum WhatNext: Equatable, Sendable {
  /// Another board of the same kind.
  case again
  /// The next board of the journey.
  case board(Int)
  /// The map of the journey.
  case map
  /// The calendar of daily boards.
  case calendar
  /// The review from which a practice was begun.
  case review

  /// The title of the button.
  public var shownTitle: String {
    switch self {
    case .again: say("New game", context: "button")
    case .board: say("Next board", context: "button")
    case .map: say("Journey", context: "button")
    case .calendar: say("Daily board", context: "button")
    case .review: say("Back to the review")
    }
  }
}
