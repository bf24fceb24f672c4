import CNCurses
import Canvas
import Libc

/// Characters that a terminal was asked to write, and the position of its cursor after each.
struct WidthInquiry {
  /// The row on which they are written, from 1.
  ///
  /// A report from the first row could also be the key F3 with Shift.
  static let row = 2

  /// The characters asked about.
  let questions: [[Glyph]]
  /// Whether the window has changed its size since: a cursor cannot move beyond a row's end.
  var isSpoiled = false
  private var columns: [Int] = []
  /// The time at which the last question was answered.
  var end: ContinuousClock.Instant?

  /// Creates an inquiry about characters.
  init(_ questions: [[Glyph]]) {
    self.questions = questions
  }

  /// Whether a character cannot reach the end of a row, however wide its parts are drawn.
  static func fits(_ question: [Glyph], _ width: Int) -> Bool {
    question.text.unicodeScalars.count * 2 < width
  }

  /// Writes hidden text on one row, with a question after each character.
  ///
  /// - Parameter cursor: the position where the cursor is left.
  /// - Returns: the bytes to send.
  func bytes(cursor: Point) -> String {
    // After a letter, since some vowels take no column at the beginning of a row.
    let row = WidthInquiry.row
    let body = questions.map { "\u{1B}[\(row);1Hx\($0.text)\u{1B}[6n" }.joined()
    return "\u{1B}[8m" + body
      + "\u{1B}[m\u{1B}[\(row);1H\u{1B}[2K\u{1B}[\(cursor.y + 1);\(cursor.x + 1)H"
  }

  /// Records the column of the cursor after a character.
  mutating func record(column: Int) { columns.append(column - 2) }

  /// Whether every question is answered, or an answer has been missing for a second after the end.
  ///
  /// Answers of a spoiled inquiry are not missed: a window with a single row gives none.
  func isFinished(at moment: ContinuousClock.Instant) -> Bool {
    guard let end else { return false }
    return isSpoiled || columns.count >= questions.count || moment > end + .seconds(1)
  }

  /// The questions with their columns; empty unless every question has exactly one answer.
  var answers: [(question: [Glyph], columns: Int)] {
    columns.count == questions.count ? Array(zip(questions, columns)) : []
  }
}

/// The widths of characters on a terminal: those it has reported, and those not yet asked for.
///
/// The questions are about glyphs as cells hold them, never about characters as they were written.
/// Of a character with several glyphs each glyph is a question too, because ncurses may send any of
/// them alone. A flag is one glyph: half of it is two columns wide on some terminals.
struct WidthSurvey {
  /// Characters that the terminal draws as wide as computed.
  private(set) var confirmed: Set<[Glyph]> = []
  /// Characters that the terminal draws wider or narrower.
  private(set) var mismatched: Set<[Glyph]> = []
  /// The questions not asked yet, in order.
  private(set) var questions: [[Glyph]] = []
  /// The questions sent last, until they are answered.
  var inquiry: WidthInquiry?
  private var seen: Set<Character> = []
  private var known: Set<[Glyph]> = []

  /// Adds questions about the characters of a text; characters seen before add none.
  ///
  /// - Parameters:
  ///   - text: its plain ASCII characters need no questions.
  ///   - canDraw: whether the C library agrees with the computed width of a glyph; if not, or if
  ///     terminals do not show what it means, the character counts as mismatched without a question.
  mutating func add(_ text: String, canDraw: (Glyph) -> Bool) {
    for character in text where !character.isASCII && seen.insert(character).inserted {
      let whole = Glyph.glyphs(of: character)
      let parts = whole.count > 1 ? whole.map { [$0] } : []
      for question in [whole] + parts where !question.isASCII && known.insert(question).inserted {
        if question.allSatisfy({ $0.isMeaningful && canDraw($0) }) {
          questions.append(question)
        } else {
          mismatched.insert(question)
        }
      }
    }
  }

  /// Whether an inquiry can be started.
  var hasQuestions: Bool { inquiry == nil && !questions.isEmpty }

  /// Starts an inquiry with all questions that fit on a row of the screen; `nil` if there are none.
  mutating func begin(width: Int) -> WidthInquiry? {
    let asked = questions.filter { WidthInquiry.fits($0, width) }
    guard inquiry == nil, !asked.isEmpty else { return nil }
    questions.removeAll { WidthInquiry.fits($0, width) }
    inquiry = WidthInquiry(asked)
    return inquiry
  }

  /// Ends the inquiry if it is complete, or will never be; questions of a spoiled one wait again.
  ///
  /// - Returns: whether new widths are known.
  mutating func finish(at moment: ContinuousClock.Instant) -> Bool {
    guard let inquiry, inquiry.isFinished(at: moment) else { return false }
    guard !inquiry.isSpoiled else {
      cancel()
      return false
    }
    self.inquiry = nil
    let answers = inquiry.answers
    for (question, columns) in answers {
      if columns == question.columns {
        confirmed.insert(question)
      } else {
        mismatched.insert(question)
      }
    }
    return !answers.isEmpty
  }
}

extension WidthSurvey {
  /// Stops waiting for an answer; its questions are asked again later.
  mutating func cancel() {
    questions = (inquiry?.questions ?? []) + questions
    inquiry = nil
  }
}

extension [Glyph] {
  fileprivate var isASCII: Bool { allSatisfy { $0.single?.isASCII ?? false } }
}

extension CursesTerminal {
  /// Asks the terminal how wide it draws the characters of these texts.
  public func measure(_ texts: [String]) {
    let before = widths.mismatched
    for text in texts { widths.add(text, canDraw: \.hasSameWidthInC) }
    if widths.mismatched != before {
      applyCapabilities()
      input.kept.append(.measured)
    }
    askWidths()
  }

  /// Sends the questions that are waiting, and repairs the row they were written on.
  ///
  /// Both go to the terminal together, so that the player sees nothing of it.
  func askWidths() {
    guard widths.hasQuestions, canMeasure, let inquiry = widths.begin(width: size.width)
    else { return }
    for question in TerminalQuestion.widths(inquiry, cursor: output.cursor) {
      output.buffer.add(Array(question.bytes.utf8))
      questions.add(question)
    }
    wredrawln(output.window, Int32(WidthInquiry.row - 1), 1)
    refresh()
  }

  /// Records the column of the cursor after a character.
  func recordWidth(column: Int) -> [Event] {
    widths.inquiry?.record(column: column)
    return []
  }

  /// The terminal has come to the end of the questions; some send the last answers after that.
  func endWidths() -> [Event] {
    if widths.inquiry?.end == nil { widths.inquiry?.end = .now }
    return []
  }

  /// Takes in the answers about widths, if they are complete.
  ///
  /// - Returns: an event if they have changed what is known.
  func finishWidths() -> [Event] {
    guard widths.inquiry?.end != nil else { return [] }
    // The signal for a new size may come later than the answers.
    if WindowSize(of: output.descriptor)?.drawn != size { widths.inquiry?.isSpoiled = true }
    guard widths.finish(at: .now) else { return [] }
    let hadMismatches = capabilities.widthMismatches
    applyCapabilities()
    // Characters of another width have shifted the rest of their rows.
    if capabilities.widthMismatches != hadMismatches { redraw() }
    return [.measured]
  }

  /// Whether there is a row to write on, and answers come back to this program.
  private var canMeasure: Bool {
    modes.hasExtensions && capabilities.glyphs == .unicode && size.width >= 10
      && size.height >= WidthInquiry.row && isSameTerminal
  }

  /// Whether keys come from the terminal that shows the screen; it may be open as `/dev/tty` too.
  private var isSameTerminal: Bool {
    var (one, other) = (stat(), stat())
    if fstat(input.descriptor, &one) == 0, fstat(output.descriptor, &other) == 0,
      one.st_rdev == other.st_rdev
    {
      return true
    }
    let session = tcgetsid(input.descriptor)
    return session >= 0 && session == tcgetsid(output.descriptor)
  }
}
