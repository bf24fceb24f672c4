/// What to ask a terminal in order to know how wide it draws characters.
///
/// Asked for is what the cells of a picture hold, never the character as it was written. Of a
/// character with several glyphs each is asked for as well, since any of them may be sent alone when
/// only a part of a picture changes: half a flag is two columns wide on some terminals.
public struct WidthSurvey: Equatable, Sendable {
  /// The glyphs to ask for, in order, none twice.
  public private(set) var questions: [[Glyph]]

  /// A survey of characters.
  ///
  /// - Parameter characters: the most important ones first; plain ASCII needs no asking.
  public init(of characters: some Sequence<Character>) {
    var (met, seen): (Set<TextFingerprint>, Set<[Glyph]>) = ([], [])
    var questions: [[Glyph]] = []
    for character in characters where !character.isASCII {
      guard met.insert(TextFingerprint(String(character))).inserted else { continue }
      let whole = Glyph.glyphs(of: character)
      let parts = whole.count > 1 ? whole.map { [$0] } : []
      for question in [whole] + parts where !question.isASCII && seen.insert(question).inserted {
        questions.append(question)
      }
    }
    self.questions = questions
  }

  /// A few of the questions: of those with as many columns and scalars the first one and the one with
  /// the highest scalars.
  ///
  /// Terminals have settings for characters of ambiguous width, for pictures and for sequences, and
  /// the newest characters are those that an older terminal does not know: if any of it changes, the
  /// answer to one of these does.
  public var sample: WidthSurvey {
    var kinds: [(kind: [Int], first: Int, last: Int)] = []
    let values = questions.map { $0.flatMap(\.scalars).map(\.value) }
    for (place, question) in questions.enumerated() {
      let kind = [question.columns, values[place].count]
      // There are so few that to look for them takes no time.
      guard let known = kinds.firstIndex(where: { $0.kind == kind }) else {
        kinds.append((kind, place, place))
        continue
      }
      if values[kinds[known].last].lexicographicallyPrecedes(values[place]) {
        kinds[known].last = place
      }
    }
    let places = kinds.flatMap { $0.first == $0.last ? [$0.first] : [$0.first, $0.last] }
    var sample = self
    sample.questions = places.sorted().map { questions[$0] }
    return sample
  }

  /// The questions as texts: exactly what is sent for these glyphs in a picture.
  public var texts: [String] { questions.map(\.text) }

  /// Leaves out questions to which the answer is known.
  public mutating func drop(where isKnown: ([Glyph]) -> Bool) {
    questions.removeAll(where: isKnown)
  }

  /// The questions whose answer is another width than what they are counted with.
  ///
  /// - Parameter columns: the answers in the order of the questions; none for those not known.
  /// - Returns: none of those without an answer.
  public func widthMismatches(_ columns: [Int?]) -> Set<[Glyph]> {
    Set(
      zip(questions, columns).compactMap { question, columns in
        columns.map { $0 == question.columns } ?? true ? nil : question
      })
  }
}

extension [Glyph] {
  /// The columns they are counted with, side by side.
  public var columns: Int { reduce(0) { $0 + $1.columns } }

  /// What is sent to a terminal for them.
  public var text: String {
    reduce(into: "") { text, glyph in text.unicodeScalars.append(contentsOf: glyph.scalars) }
  }

  fileprivate var isASCII: Bool { allSatisfy { $0.single?.isASCII ?? false } }
}
