import MemorizeViewModel
import Words

/// Identifies a card, wherever it lies.
typealias CardID = TableViewModel.Card.ID

/// The game in lines of text: a second view of the table, without a screen.
///
/// It takes a line that the player typed and returns the lines to show. Each of them has at most 72
/// columns, no control characters and no blanks at its beginning. Nothing in them tells anything
/// about a card that lies face down.
public final class LineGame {
  /// The question that the next line answers.
  enum Prompt {
    case none
    /// The new pairs of a board for studying are shown, and are dealt next.
    case newPairs(StudyBoard)
    /// The other sides of the pairs found are asked for; the last answer may be counted the other
    /// way.
    case recall(RecallRound)
  }

  let table: TableViewModel
  let setup: LineSetup
  var prompt = Prompt.none
  var names: FaceNames
  /// The sentences about the cards of the last move, or of the one that was begun.
  var lastMove: [String] = []
  /// Whether the player has ended the game.
  public private(set) var isEnded = false

  private var deals: Int
  private var notices: [String] = []
  private var lastAnswer: [String] = []

  /// A game on a table.
  public init(_ table: TableViewModel, _ setup: LineSetup = LineSetup()) {
    self.table = table
    self.setup = setup
    names = FaceNames(table.board.deck, isASCII: setup.isASCII)
    deals = table.deals
    notices = [table.notice].compactMap(\.self)
    table.addObserver(self)
  }

  /// The rows of the board as it lies now.
  var rows: BoardRows { BoardRows(table) }

  /// The lines at the start: the board, and a game that was begun.
  ///
  /// - Parameters:
  ///   - opening: a command to start with, such as `daily`, as the player would type it; empty for
  ///     the game on the table.
  ///   - time: now.
  /// - Returns: the lines.
  public func begin(_ opening: String = "", at time: Duration) -> [String] {
    guard opening.isEmpty else { return read(opening, at: time) }
    return lines(takeNotices() + openingWordings + hurryRival(at: time))
  }

  /// Carries out a line.
  ///
  /// - Parameters:
  ///   - line: the line, of any text.
  ///   - time: now; must not run backwards.
  /// - Returns: the lines that answer it.
  public func read(_ line: String, at time: Duration) -> [String] {
    table.tracer?.note(.event, line)
    table.tracer?.note(.page, self)
    let due = wordingsOfDue(at: time)
    var answer = answer(to: line, at: time)
    if deals != table.deals { answer += dealt() }
    answer += hurryRival(at: time)
    let all = answering(due + takeNotices() + answer)
    return all.isEmpty && line.allSatisfy(\.isWhitespace) ? lastAnswer : all
  }

  /// Does what happens by itself up to a moment, such as the end of a peek.
  ///
  /// - Returns: the lines about it.
  public func advance(to time: Duration) -> [String] {
    answering(wordingsOfDue(at: time) + hurryRival(at: time) + takeNotices())
  }

  /// The lines of some news, to be repeated by an empty line.
  private func answering(_ news: [Wording]) -> [String] {
    let all = lines(news.isEmpty ? [] : news + unsaved)
    if !all.isEmpty { lastAnswer = all }
    return all
  }

  /// The moment of the next change by itself; `nil` if there is none.
  public func nextChange(after time: Duration) -> Duration? {
    table.nextDue(after: time).map { max($0, time) }
  }

  /// The line for input that is not a line of text.
  public func refuse(_ input: LineReader.Input) -> [String] {
    let wording =
      switch input {
      case .tooLong:
        Wording(spoken: say("That line is too long. Type a place, such as 7, or help."))
      case .controls:
        Wording(
          spoken: say("Keys such as arrows do not work here. Type a place, such as 7, or help."),
          say("Only letters and digits work here. Type a place, or help."))
      case .notText, .line:
        Wording(spoken: say("That line is not text in UTF-8. Type a place, such as 7, or help."))
      }
    return lines([wording])
  }

  /// Leaves the game, which can be resumed later.
  ///
  /// - Returns: a line about that.
  public func leave(at time: Duration) -> [String] {
    settleAnswer()
    let isKept = setup.isSaved && !table.isOver && !table.isUncounted && table.isKept
    table.leave(at: time)
    let end =
      isKept && !table.isUnsaved
      ? Wording(spoken: say("The game is saved: memorize resumes it."), say("Saved."))
      : Wording(spoken: say("Goodbye."), say("Bye."))
    return lines(takeNotices() + unsaved + [end])
  }

  /// Ends the game at the player's wish.
  func end() { isEnded = true }

  /// The lines of some messages.
  private func lines(_ wordings: [Wording]) -> [String] {
    wordings.flatMap { $0.lines(isBrief: setup.isBrief) }
  }

  /// A word at the end of each answer while something is not saved.
  private var unsaved: [Wording] { table.isUnsaved ? [Wording(spoken: say("Not saved."))] : [] }

  private func takeNotices() -> [Wording] {
    defer { notices = [] }
    return notices.map { Wording(spoken: $0) }
  }

  /// The messages about a board that was just dealt, or about another game that was resumed.
  private func dealt() -> [Wording] {
    deals = table.deals
    names = FaceNames(table.board.deck, isASCII: setup.isASCII)
    lastMove = []
    return openingWordings
  }
}

extension LineGame: ViewModelObserver {
  /// Keeps the table's next message about files.
  public func viewModelDidChange() {
    if let notice = table.notice, notices.last != notice { notices.append(notice) }
  }
}

/// The things that a game in lines needs besides the table.
public struct LineSetup {
  /// Whether the player wants the shortest wordings.
  public var isBrief = false
  /// Whether only ASCII can be written.
  public var isASCII = false
  /// Whether the game is saved, so that it can be continued.
  public var isSaved = true
  /// Finds a deck by what the player typed.
  public var deck: (String) -> FoundDeck = { _ in .missing }

  /// A deck, or the reason why there is none.
  public enum FoundDeck {
    case deck(Deck)
    /// No deck has the name.
    case missing
    /// The name may mean several decks, or the deck cannot be read.
    case fault(String)
  }

  /// A setup in which games are saved and no other decks are known.
  public init() {}
}
