import MemoryGame
import Words

/// The reason why a board was dealt: each has one entry here, with all that follows from it.
public enum Occasion: Hashable, Sendable {
  /// A usual game.
  case plain
  /// A position of a finished game, once more; nothing of it is saved.
  case practice
  /// The board of a day, played for that day.
  case daily(CalendarDay)
  /// The board of a day, played without counting.
  case dailyPractice(CalendarDay)
  /// A board of the journey, by its number from 1.
  case journey(Int)
  /// A board of the journey that was dealt once more, by its number.
  case journeyPractice(Int)
  /// A board for studying, with pairs chosen for the learner.
  case study
  /// The pairs that were missed in a game, once more.
  case missed
  /// The pairs that were missed in studying, once more.
  case studyPractice
}

extension Occasion {
  /// All that sets the games for an occasion apart from usual ones.
  public struct Terms: Sendable {
    /// The game after this one.
    public enum Next: Equatable, Sendable {
      /// Another board of the same deck.
      case sameDeck
      /// A new drawing of a board of the journey.
      case journey(Int)
      /// The next board for studying the deck.
      case study
    }

    /// The occasion in a list of games; `nil` for a usual game.
    public var title: (@Sendable () -> String)?
    /// The title above the table, by the title of the deck.
    public var heading: @Sendable (String) -> String = { $0 }
    /// The first words on a new board, without a full stop; `nil` if it is just a new game.
    public var task: (@Sendable () -> String)?
    /// The first words of a result that is shared.
    public var sharedTitle: @Sendable () -> String = { "Memorize" }
    /// The day whose board it is; `nil` for other boards.
    public var day: CalendarDay?
    /// The rules; `nil` for those that the player has chosen.
    public var variant: Variant?
    /// Whether the game counts for statistics, best games, days and stars.
    public var counts = true
    /// Whether the pairs were chosen for the player, so that the seed alone does not deal the board.
    public var isChosen = false
    /// Whether the game tells what the player knows.
    public var teaches = true
    /// Whether new pairs are learned here.
    public var beginsPairs = false
    /// Whether only the first try counts, so that the board is not dealt again before its end.
    public var countsOnce = false
    /// Whether the day or the journey chooses the deck, and not the player.
    public var choosesDeck = false
    /// Whether there are no hints.
    public var refusesHints = false
    /// Whether steps can be taken back.
    public var allowsUndo = false
    /// The occasion of the same board dealt once more, which the player knows by then.
    public var again: Occasion
    /// The game after this one.
    public var next = Next.sameDeck
    /// Whether a setup has the board of the occasion: a file that was edited can claim anything.
    public var suits: @Sendable (GameSetup) -> Bool = { _ in true }

    /// Whether the game is part of studying, to which it leads back.
    public var isStudy: Bool { next == .study }
  }

  /// The entry of the occasion.
  public var terms: Terms {
    var terms = Terms(again: self)
    switch self {
    case .plain: break
    case .practice:
      (terms.counts, terms.allowsUndo) = (false, true)
      terms.heading = { say("Practice: \($0)") }
    case .daily(let day):
      terms.title = { say("daily", context: "game") }
      terms.heading = { say("Daily: \($0)") }
      terms.sharedTitle = { say("Memorize daily \(day)") }
      terms.task = { say("Today's board: your first try counts") }
      (terms.day, terms.variant) = (day, Variant())
      (terms.refusesHints, terms.countsOnce, terms.choosesDeck) = (true, true, true)
      terms.again = .dailyPractice(day)
      terms.suits = { $0 == DailyBoard(day).setup(.daily(day)) }
    case .dailyPractice(let day):
      terms.title = { say("practice", context: "game") }
      terms.heading = { say("Practice: \($0)") }
      terms.task = { say("Practice: this does not count") }
      terms.sharedTitle = { say("Memorize daily \(day) as practice") }
      (terms.day, terms.variant) = (day, Variant())
      (terms.counts, terms.allowsUndo, terms.choosesDeck) = (false, true, true)
      terms.suits = { $0 == DailyBoard(day).setup(.dailyPractice(day)) }
    case .journey(let number):
      terms.title = { say("journey", context: "game") }
      terms.heading = { say("Journey: \($0)") }
      terms.task = { say("Board \(number) of the journey") }
      terms.sharedTitle = { say("Memorize journey \(number)") }
      terms.again = .journeyPractice(number)
      terms.play(on: Journey.board(number))
    case .journeyPractice(let number):
      terms.title = { say("practice", context: "game") }
      terms.heading = { say("Practice: \($0)") }
      terms.sharedTitle = { say("Memorize journey \(number) as practice") }
      (terms.counts, terms.allowsUndo) = (false, true)
      terms.play(on: Journey.board(number))
    case .study:
      terms.title = { say("study", context: "game") }
      terms.heading = { say("Study: \($0)") }
      terms.task = { say("Match the two sides of each pair") }
      terms.sharedTitle = { say("Memorize study") }
      terms.variant = Variant()
      (terms.isChosen, terms.beginsPairs) = (true, true)
      terms.next = .study
    case .missed, .studyPractice:
      terms.title = { say("pairs not known", context: "game") }
      terms.heading = { say("Pairs not known: \($0)") }
      terms.sharedTitle = { say("Memorize study") }
      terms.variant = Variant()
      (terms.counts, terms.isChosen, terms.teaches) = (false, true, false)
      if self == .studyPractice { terms.next = .study }
    }
    return terms
  }
}

extension Occasion.Terms {
  /// Takes the rules of a board of the journey, after which another drawing of it is next.
  fileprivate mutating func play(on board: JourneyBoard?) {
    variant = board?.variant ?? Variant()
    choosesDeck = true
    next = board.map { .journey($0.number) } ?? .sameDeck
    suits = { $0.company == .alone && board?.suits($0) == true }
  }
}

extension Occasion {
  private enum Key: String, CodingKey {
    case daily, dailyPractice, journey, journeyPractice, study, studyPractice, missed
  }

  /// Reads the member of an object that names an occasion.
  ///
  /// One that makes no sense, in a file that was edited, is ignored: the game stays a game.
  public static func from(_ decoder: any Decoder) -> Occasion {
    guard let members = try? decoder.container(keyedBy: Key.self) else { return .plain }
    func day(_ key: Key) -> CalendarDay? {
      (try? members.decode(String.self, forKey: key)).flatMap { CalendarDay($0) }
    }
    func number(_ key: Key) -> Int? { try? members.decode(key, in: Journey.numbers) }
    func isOn(_ key: Key) -> Bool { (try? members.decode(Bool.self, forKey: key)) == true }
    return day(.daily).map(daily) ?? day(.dailyPractice).map(dailyPractice)
      ?? number(.journey).map(journey) ?? number(.journeyPractice).map(journeyPractice)
      ?? (isOn(.study) ? .study : isOn(.studyPractice) ? .studyPractice : nil)
      ?? (isOn(.missed) ? .missed : .plain)
  }

  /// Writes the member of an object; none for a usual game, and for practice, which is not saved.
  public func encode(to encoder: any Encoder) throws {
    var members = encoder.container(keyedBy: Key.self)
    switch self {
    case .plain, .practice: break
    case .daily(let day): try members.encode(day.description, forKey: .daily)
    case .dailyPractice(let day): try members.encode(day.description, forKey: .dailyPractice)
    case .journey(let number): try members.encode(number, forKey: .journey)
    case .journeyPractice(let number): try members.encode(number, forKey: .journeyPractice)
    case .study: try members.encode(true, forKey: .study)
    case .studyPractice: try members.encode(true, forKey: .studyPractice)
    case .missed: try members.encode(true, forKey: .missed)
    }
  }
}
