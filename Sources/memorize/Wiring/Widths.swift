import Canvas
import Storage

/// What is known of how wide the terminal draws characters: asked for once, then remembered.
struct Widths {
  /// What takes other columns on this terminal than it is counted with.
  private(set) var widthMismatches: Set<[Glyph]> = []

  /// How long a terminal is waited for that may not answer at all; a later answer counts as well.
  private static let patience: Duration = .milliseconds(150)

  /// What a terminal is asked at one time.
  private struct Question {
    let texts: [TextFingerprint]
    /// All that the texts are made of.
    let survey: WidthSurvey
    /// What of it is asked.
    var asked: WidthSurvey
    /// Whether that is a sample of what was remembered.
    var isSample = false

    /// What it is remembered by.
    var fingerprint: String { TextFingerprint(of: texts).digits }
  }

  private let cache: WidthCache?
  private let terminal: String
  /// What was remembered of this terminal; read when it is first needed.
  private var remembered: [WidthRecord]?
  private var learned: [WidthRecord] = []
  /// What of that is written down.
  private var saved: [WidthRecord] = []
  /// The texts that need no more asking.
  private var known: Set<TextFingerprint> = []
  /// What the terminal has answered in this session.
  private var answered: Set<[Glyph]> = []
  /// What was asked last, and has had no answer yet.
  private var unanswered: Question?
  /// Texts that the terminal was asked about in another session, whatever it answered.
  private var unchecked: [[String]] = []

  /// Nothing is known yet.
  ///
  /// - Parameters:
  ///   - cache: where it is remembered, if it is.
  ///   - terminal: the kind of terminal.
  init(cache: WidthCache? = nil, terminal: String = "") {
    self.cache = cache
    self.terminal = terminal
  }

  /// Finds out about characters; a terminal that has been asked about the same before, or has never
  /// answered, is asked nothing now.
  ///
  /// - Parameters:
  ///   - texts: that consist of them, the most important ones first.
  ///   - screen: the terminal.
  mutating func measure(_ texts: [String], on screen: any Terminal) {
    var new: [String] = []
    var fingerprints: [TextFingerprint] = []
    for text in texts where !text.utf8.allSatisfy({ $0 < 0x80 }) {
      let fingerprint = TextFingerprint(text)
      guard known.insert(fingerprint).inserted else { continue }
      fingerprints.append(fingerprint)
      new.append(text)
    }
    guard !new.isEmpty else { return }
    let records = remembered ?? cache?.records(of: terminal) ?? []
    remembered = records
    let name = TextFingerprint(of: fingerprints).digits
    let record = records.first { $0.question == name }
    if record != nil || isKnownAsSilent {
      unchecked.append(new)
      return recall(record, new, on: screen)
    }
    let survey = survey(new, on: screen)
    var question = Question(texts: fingerprints, survey: survey, asked: survey)
    question.asked.drop(where: answered.contains)
    guard !question.asked.questions.isEmpty else { return remember(question) }
    // Another time, perhaps in a larger window.
    if !ask(question, on: screen, waiting: Widths.patience) { known.subtract(fingerprints) }
  }

  /// Takes over what was remembered, which is nothing as a rule, and found out in no time.
  private mutating func recall(
    _ record: WidthRecord?, _ texts: [String], on screen: any Terminal
  ) {
    let isPossible = texts.allSatisfy { text in
      text.unicodeScalars.allSatisfy { screen.canDraw(Glyph($0)) }
    }
    if isPossible, record?.widthMismatches.isEmpty ?? true { return }
    let survey = survey(texts, on: screen)
    widthMismatches.formUnion(record?.widthMismatches(of: survey) ?? [])
  }

  /// What to ask about texts; what cannot be drawn at all is widthMismatches without asking.
  private mutating func survey(_ texts: [String], on screen: any Terminal) -> WidthSurvey {
    var survey = WidthSurvey(of: texts.flatMap { $0 })
    let isImpossible = { (glyphs: [Glyph]) in !glyphs.allSatisfy(screen.canDraw) }
    widthMismatches.formUnion(survey.questions.filter(isImpossible))
    survey.drop(where: isImpossible)
    return survey
  }

  /// Asks the terminal for a sample of what was remembered, and does not wait for the answer: the
  /// player may have changed its settings since, or it may answer now.
  ///
  /// - Parameter screen: the terminal, with a picture on it.
  /// - Returns: whether it was asked.
  mutating func check(on screen: any Terminal) -> Bool {
    guard unanswered == nil, let texts = unchecked.first, screen.isReady else { return false }
    let survey = survey(texts, on: screen)
    let question = Question(
      texts: texts.map(TextFingerprint.init), survey: survey, asked: survey.sample,
      isSample: true)
    let isAsked = !survey.questions.isEmpty && ask(question, on: screen, waiting: .zero)
    if isAsked || survey.questions.isEmpty { unchecked.removeFirst() }
    return isAsked
  }

  /// Asks; whether the terminal could be asked.
  private mutating func ask(
    _ question: Question, on screen: any Terminal, waiting patience: Duration
  ) -> Bool {
    guard unanswered == nil,
      let columns = screen.measure(question.asked.texts, waiting: patience)
    else { return false }
    unanswered = question
    if columns.contains(where: { $0 != nil }) {
      take(columns, on: screen)
    } else if patience > .zero {
      learned.append(WidthRecord(silent: terminal))
    }
    return true
  }

  /// Takes in an answer to what was asked last.
  ///
  /// - Parameters:
  ///   - columns: the answer.
  ///   - screen: the terminal; it is asked for all if a sample shows that it has changed.
  /// - Returns: whether it was asked again.
  @discardableResult
  mutating func take(_ columns: [Int?], on screen: any Terminal) -> Bool {
    guard var question = unanswered else { return false }
    unanswered = nil
    let asked = question.asked
    let told = zip(asked.questions, columns).filter { $0.1 != nil }.map(\.0)
    guard !told.isEmpty else { return false }
    let found = asked.widthMismatches(columns)
    if question.isSample {
      let isAsRemembered = told.allSatisfy { found.contains($0) == widthMismatches.contains($0) }
      guard !isAsRemembered || isKnownAsSilent else { return false }
      forgetSilence()
      (question.asked, question.isSample) = (question.survey, false)
      // The picture stands, and the player is at it: no key waits for the answer.
      return ask(question, on: screen, waiting: .zero)
    }
    forgetSilence()
    answered.formUnion(told)
    widthMismatches.subtract(told)
    widthMismatches.formUnion(found)
    // An answer that is not complete will be complete another time.
    if columns.allSatisfy({ $0 != nil }) { remember(question) }
    return false
  }

  /// Notes what is known of all that a question is about.
  private mutating func remember(_ question: Question) {
    let found = question.survey.questions.filter(widthMismatches.contains).map(\.text)
    let record = WidthRecord(
      terminal: terminal, question: question.fingerprint, widthMismatches: found.sorted())
    if remembered?.contains(record) != true, !learned.contains(record) { learned.append(record) }
  }

  private var isKnownAsSilent: Bool {
    learned.contains(where: \.isSilent) || remembered?.contains(where: \.isSilent) == true
  }

  private mutating func forgetSilence() {
    learned.removeAll(where: \.isSilent)
    remembered?.removeAll(where: \.isSilent)
  }

  /// Remembers what was learned for the next time, if anything was since the last time.
  mutating func save() {
    guard learned != saved else { return }
    saved = learned
    cache?.save(learned)
  }
}

extension WidthRecord {
  /// The questions that it says have another width than they are counted with.
  fileprivate func widthMismatches(of survey: WidthSurvey) -> Set<[Glyph]> {
    let texts = Set(widthMismatches.map { Array($0.unicodeScalars) })
    return Set(survey.questions.filter { texts.contains(Array($0.text.unicodeScalars)) })
  }
}
