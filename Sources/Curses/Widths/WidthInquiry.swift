/// What a terminal answers to a question about widths.
enum WidthReport: Equatable {
  /// Where its cursor stands after a text, counted from 1.
  case cursor(column: Int)
  /// What kind of terminal it is, which every terminal tells, most of them after all other answers.
  case end
}

/// Texts that a terminal was asked to write, and where its cursor stood after each.
struct WidthInquiry {
  /// The row on which they are written, from 1.
  ///
  /// A report from the first row could as well be the key F3 with Shift or the like.
  static let row = 2

  /// What one text is asked with, and which text it is.
  struct Question {
    let place: Int
    let bytes: [UInt8]
  }

  /// Before the texts: nothing of them is seen.
  static let beginning = "\u{1B}[8m"

  /// When it was asked.
  let start: ContinuousClock.Instant
  private let count: Int
  private(set) var questions: [Question]
  private var columns: [Int] = []
  /// When the last question was answered.
  private(set) var end: ContinuousClock.Instant?

  /// An inquiry about texts on a screen of so many columns; too long ones are not asked for.
  init(_ texts: [String], width: Int, start: ContinuousClock.Instant) {
    self.start = start
    count = texts.count
    questions = texts.enumerated().compactMap { place, text in
      // Even should each part of it be as wide as can be, it must not reach the end of the row.
      guard text.unicodeScalars.count * 2 < width else { return nil }
      // After a letter, since some vowels are nothing by themselves at the beginning of a row.
      return Question(
        place: place, bytes: Array("\u{1B}[\(WidthInquiry.row);1Hx\(text)\u{1B}[6n".utf8))
    }
  }

  /// After the texts: the row is empty again, the cursor back, and the last question is asked.
  static func end(cursor: (column: Int, row: Int)) -> String {
    "\u{1B}[m\u{1B}[\(row);1H\u{1B}[2K\u{1B}[\(cursor.row + 1);\(cursor.column + 1)H\u{1B}[c"
  }

  /// Only so many questions could be asked.
  mutating func limit(to asked: Int) {
    questions.removeLast(questions.count - min(asked, questions.count))
  }

  /// Takes in what the terminal has answered by a moment.
  mutating func take(_ reports: [WidthReport], at moment: ContinuousClock.Instant) {
    for report in reports {
      switch report {
      case .cursor(let column): columns.append(column - 2)
      case .end: end = end ?? moment
      }
    }
  }

  /// Whether every question has its answer, in whatever order they came.
  var isOver: Bool { end != nil && columns.count >= questions.count }

  /// Whether it is over, or an answer has been missing for so long that it will not come any more.
  func isGivenUp(at moment: ContinuousClock.Instant) -> Bool {
    isOver || end.map { moment > $0 + .seconds(1) } ?? false
  }

  /// Until when it makes sense to wait for answers, at most up to a moment: a terminal that has
  /// answered the last question either answers the others at once or never.
  func patience(upTo moment: ContinuousClock.Instant) -> ContinuousClock.Instant {
    end.map { min(moment, $0 + .milliseconds(50)) } ?? moment
  }

  /// The columns of each text; none at all unless every question has one answer.
  var answer: [Int?] {
    var answer = [Int?](repeating: nil, count: count)
    guard isOver, columns.count == questions.count else { return answer }
    for (question, width) in zip(questions, columns) { answer[question.place] = width }
    return answer
  }
}
