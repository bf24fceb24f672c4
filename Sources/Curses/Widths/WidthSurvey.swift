import Canvas

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
  ///   - canDraw: whether the C library agrees with the computed width of a glyph; if not, the
  ///     character counts as mismatched without a question.
  mutating func add(_ text: String, canDraw: (Glyph) -> Bool) {
    for character in text where !character.isASCII && seen.insert(character).inserted {
      let whole = Glyph.glyphs(of: character)
      let parts = whole.count > 1 ? whole.map { [$0] } : []
      for question in [whole] + parts where !question.isASCII && known.insert(question).inserted {
        if question.allSatisfy(canDraw) {
          questions.append(question)
        } else {
          mismatched.insert(question)
        }
      }
    }
  }

  /// Whether the terminal has come to the end of the questions without answering all of them.
  var isOverdue: Bool { inquiry?.end != nil }

  /// Whether an inquiry can be started.
  var hasQuestions: Bool { inquiry == nil && !questions.isEmpty }

  /// Starts an inquiry with all questions that fit on a row of the screen.
  ///
  /// - Returns: the bytes to send; `nil` if there is nothing to ask.
  mutating func ask(width: Int, cursor: Point) -> String? {
    let asked = questions.filter { WidthInquiry.fits($0, width) }
    guard inquiry == nil, !asked.isEmpty else { return nil }
    questions.removeAll { WidthInquiry.fits($0, width) }
    let inquiry = WidthInquiry(asked)
    self.inquiry = inquiry
    return inquiry.bytes(cursor: cursor)
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
