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
  private var known: Set<[Glyph]> = []
  /// What was asked last, and has had no answer yet.
  private var unanswered: WidthSurvey?

  /// Nothing is known yet.
  ///
  /// - Parameters:
  ///   - cache: where it is remembered, if it is.
  ///   - terminal: the kind of terminal.
  init(cache: WidthCache? = nil, terminal: String = "") {
    self.cache = cache
    self.terminal = terminal
  }

  /// Finds out about characters, without asking the terminal if it has been asked the same before,
  /// or has never answered.
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
    let isSilent = (records + learned).contains(where: \.isSilent)
    // What is remembered is asked again, though not waited for: the player may have changed the
    // terminal's settings since.
    ask(survey, on: screen, waiting: record == nil && !isSilent ? Widths.patience : .zero)
  }

  private mutating func ask(
    _ survey: WidthSurvey, on screen: any Terminal, waiting patience: Duration
  ) {
    guard unanswered == nil, let columns = screen.measure(survey.texts, waiting: patience) else {
      // Another time, perhaps in a larger window.
      return known.subtract(survey.questions)
    }
    unanswered = survey
    if columns.contains(where: { $0 != nil }) {
      take(columns)
    } else if patience > .zero {
      learned.append(WidthRecord(silent: terminal))
    }
  }

  /// Takes in an answer to what was asked last.
  mutating func take(_ columns: [Int?]) {
    guard let survey = unanswered else { return }
    unanswered = nil
    let answered = zip(survey.questions, columns).filter { $0.1 != nil }.map(\.0)
    guard !answered.isEmpty else { return }
    learned.removeAll(where: \.isSilent)
    remembered?.removeAll(where: \.isSilent)
    let found = survey.misdrawn(columns)
    misdrawn.subtract(answered)
    misdrawn.formUnion(found)
    // An answer that is not complete will be complete another time.
    guard columns.allSatisfy({ $0 != nil }) else { return }
    let record = WidthRecord(
      terminal: terminal, question: survey.fingerprint, misdrawn: found.map(\.text).sorted())
    if remembered?.contains(record) != true { learned.append(record) }
  }

  /// Remembers what was learned for the next time.
  func save() {
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
