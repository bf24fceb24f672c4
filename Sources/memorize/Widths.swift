import Canvas
import Storage

/// What is known of how wide the terminal draws characters: asked for once, then remembered.
struct Widths {
  /// What takes other columns on this terminal than it is counted with.
  private(set) var misdrawn: Set<[Glyph]> = []

  /// How long a terminal is waited for that may not answer at all; a later answer counts as well.
  private static let patience: Duration = .milliseconds(150)

  private let cache: WidthCache?
  private let terminal: String
  /// What was remembered of this terminal; read when it is first needed.
  private var remembered: [WidthRecord]?
  private var learned: [WidthRecord] = []
  /// What of that is written down.
  private var saved: [WidthRecord] = []
  private var known: Set<[Glyph]> = []
  /// What was asked last, and has had no answer yet.
  private var unanswered: WidthSurvey?
  /// What that is a sample of, if it is one.
  private var whole: WidthSurvey?

  /// Nothing is known yet.
  ///
  /// - Parameters:
  ///   - cache: where it is remembered, if it is.
  ///   - terminal: the kind of terminal.
  init(cache: WidthCache? = nil, terminal: String = "") {
    self.cache = cache
    self.terminal = terminal
  }

  /// Finds out about characters; of a terminal that has been asked the same before, or has never
  /// answered, it asks but for a sample.
  ///
  /// - Parameters:
  ///   - characters: the most important ones first.
  ///   - screen: the terminal.
  mutating func measure(_ characters: [Character], on screen: any Terminal) {
    var survey = WidthSurvey(of: characters, except: known)
    known.formUnion(survey.questions)
    let isImpossible = { (glyphs: [Glyph]) in !glyphs.allSatisfy(screen.canDraw) }
    misdrawn.formUnion(survey.questions.filter(isImpossible))
    survey.drop(where: isImpossible)
    guard !survey.questions.isEmpty else { return }

    let records = remembered ?? cache?.records(of: terminal) ?? []
    remembered = records
    let question = survey.fingerprint
    let record = records.first { $0.question == question }
    misdrawn.formUnion(record?.misdrawn(of: survey) ?? [])
    guard record != nil || isKnownAsSilent else {
      return ask(survey, on: screen, waiting: Widths.patience)
    }
    // The player may have changed the terminal's settings since, or it may answer now: a sample of
    // the questions tells, and is not waited for.
    ask(survey.sample, of: survey, on: screen, waiting: .zero)
  }

  private mutating func ask(
    _ survey: WidthSurvey, of whole: WidthSurvey? = nil, on screen: any Terminal,
    waiting patience: Duration
  ) {
    guard unanswered == nil, let columns = screen.measure(survey.texts, waiting: patience) else {
      // Another time, perhaps in a larger window.
      return known.subtract((whole ?? survey).questions)
    }
    unanswered = survey
    self.whole = whole
    if columns.contains(where: { $0 != nil }) {
      take(columns, on: screen)
    } else if patience > .zero {
      learned.append(WidthRecord(silent: terminal))
    }
  }

  /// Takes in an answer to what was asked last.
  ///
  /// - Parameters:
  ///   - columns: the answer.
  ///   - screen: the terminal; it is asked for all if a sample shows that it has changed.
  /// - Returns: whether it was asked again.
  @discardableResult
  mutating func take(_ columns: [Int?], on screen: any Terminal) -> Bool {
    guard let survey = unanswered else { return false }
    unanswered = nil
    let answered = zip(survey.questions, columns).filter { $0.1 != nil }.map(\.0)
    guard !answered.isEmpty else { return false }
    let found = survey.misdrawn(columns)
    if let whole {
      self.whole = nil
      let isAsRemembered = answered.allSatisfy { found.contains($0) == misdrawn.contains($0) }
      guard !isAsRemembered || isKnownAsSilent else { return false }
      forgetSilence()
      ask(whole, on: screen, waiting: Widths.patience)
      return true
    }
    forgetSilence()
    misdrawn.subtract(answered)
    misdrawn.formUnion(found)
    // An answer that is not complete will be complete another time.
    guard columns.allSatisfy({ $0 != nil }) else { return false }
    let record = WidthRecord(
      terminal: terminal, question: survey.fingerprint, misdrawn: found.map(\.text).sorted())
    if remembered?.contains(record) != true { learned.append(record) }
    return false
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
  fileprivate func misdrawn(of survey: WidthSurvey) -> Set<[Glyph]> {
    let texts = Set(misdrawn.map { Array($0.unicodeScalars) })
    return Set(survey.questions.filter { texts.contains(Array($0.text.unicodeScalars)) })
  }
}
