import Canvas

/// Characters that a terminal was asked to write, and the position of its cursor after each.
struct WidthInquiry {
  /// The row on which they are written, from 1.
  ///
  /// A report from the first row could also be the key F3 with Shift.
  static let row = 2

  /// The characters asked about.
  let questions: [[Glyph]]
  /// The time at which they were sent.
  let start: ContinuousClock.Instant
  /// Whether the window has changed its size since: a cursor cannot move beyond a row's end.
  var isSpoiled = false
  private var columns: [Int] = []
  /// The time at which the last question was answered.
  private(set) var end: ContinuousClock.Instant?

  /// Creates an inquiry about characters.
  init(_ questions: [[Glyph]], start: ContinuousClock.Instant = .now) {
    self.questions = questions
    self.start = start
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
      + "\u{1B}[m\u{1B}[\(row);1H\u{1B}[2K\u{1B}[\(cursor.y + 1);\(cursor.x + 1)H\u{1B}[c"
  }

  /// Records reports that arrived at a moment.
  mutating func record(_ reports: [WidthReport], at moment: ContinuousClock.Instant) {
    for report in reports {
      switch report {
      case .cursor(let column): columns.append(column - 2)
      case .end: end = end ?? moment
      }
    }
  }

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
