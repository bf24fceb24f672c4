import Decks
import MemoryGame
import Study

/// The questions at the end of a board, and the answers so far.
///
/// The last answer is pending until it is settled: the player may count it the other way. A pair that
/// was not known is asked again after the others, until it is known; only the first answer counts.
public struct RecallRound {
  /// An answer that was graded.
  public struct Answer: Equatable, Sendable {
    /// The typed text.
    public let text: String
    public let graded: TypedAnswer
    /// Whether the answer counts as known.
    public fileprivate(set) var isKnown: Bool
    /// Whether the answer grades the pair: it is being studied, and was not typed before today.
    public let isGrade: Bool
  }

  /// The pairs: the first face of each is shown, and its second one is asked for.
  public let pairs: [Pair]
  /// The questions: all pairs, then for each answer that was not right its pair again.
  public var questions: [Pair] {
    var questions = pairs
    for (index, answer) in answers.enumerated() where !answer.isKnown {
      questions += [questions[at: index]].compactMap(\.self)
    }
    return questions
  }
  /// Whether all pairs of the board are asked for, and not only those that its moves did not grade.
  public let isComplete: Bool
  private let deck: Deck
  /// The answers, in the order of the questions.
  public private(set) var answers: [Answer] = []
  /// Whether the last answer can still be counted the other way.
  public private(set) var isPending = false
  /// Whether the last answer was empty: once more, it says that the player does not know the pair.
  public private(set) var isGivingUp = false
  /// The questions that have their sides exchanged, compared with the deck.
  private let reversed: Set<Pair>
  private let study: StudyGames

  fileprivate init(
    _ pairs: [Pair], of deck: Deck, isComplete: Bool, _ study: StudyGames
  ) {
    (self.pairs, self.deck, self.study) = (pairs, deck, study)
    self.isComplete = isComplete
    reversed = deck.reversed(among: pairs)
  }

  /// The first question without an answer; `nil` after the last one.
  public var current: Pair? { questions[at: answers.count] }

  /// The deck's word for the side that is asked for, as in `Capital`; `nil` if it has none.
  public var asked: String? {
    current.flatMap {
      reversed.contains($0) ? deck.sides?.termTitle : deck.sides?.definitionTitle
    }
  }

  /// The first answers to the pairs, which count.
  public var firstAnswers: ArraySlice<Answer> { answers.prefix(pairs.count) }

  /// The number of pairs that count as known.
  public var knownCount: Int { firstAnswers.count(where: \.isKnown) }

  /// Whether the pair of the current question was asked before.
  public var isRepeating: Bool { current != nil && answers.count >= pairs.count }

  /// Whether the last answer is to a question that was asked before, so that it counts for nothing.
  public var hasRepeated: Bool { answers.count > pairs.count }

  /// Grades an answer to the current question; an earlier one is settled.
  ///
  /// A single Enter too many is not an answer.
  public mutating func answer(_ typed: String) {
    settle()
    guard let current else { return }
    isGivingUp = typed.isEmpty && !isGivingUp
    guard !isGivingUp else { return }
    let graded = judge(typed, to: current)
    answers.append(
      Answer(
        text: typed, graded: graded, isKnown: graded.grade > .again,
        isGrade: !isRepeating && study.canGrade(current)))
    isPending = true
    note()
    // Nobody doubts a right answer.
    if graded.verdict == .right { settle() }
  }

  /// Compares an answer with the side that is asked for, and with those of the other pairs; `nil`
  /// after the last question.
  ///
  /// Complexity: O(n) for n pairs of the deck.
  public func judge(_ typed: String) -> TypedAnswer? { current.map { judge(typed, to: $0) } }

  private func judge(_ typed: String, to question: Pair) -> TypedAnswer {
    let others = others(than: question)
    let same = others.filter { Deck.areAlike($0.question, question.first.text) }
    return TypedAnswer(
      typed, to: question.second.text, others: others.map(\.answer), synonyms: same.map(\.answer))
  }

  /// Forgets an empty answer, because the player presses another key or types another one.
  public mutating func type() { isGivingUp = false }

  /// Counts the pending answer the other way.
  public mutating func overrule() {
    guard isPending, let last = answers.indices.last else { return }
    answers[last].isKnown.toggle()
    note()
  }

  /// The last answer, and the pair that it is about; `nil` if the pair was asked before.
  private var last: (answer: Answer, pair: Pair)? {
    guard let answer = answers.last, let pair = pairs[at: answers.count - 1] else { return nil }
    return (answer, pair)
  }

  /// Lets the result count the pending answer, although it can still be changed, if the pair was on
  /// the board.
  private func note() {
    guard let (answer, pair) = last, study.current.isOver, study.current.board.deck == deck,
      let drawn = study.current.board.drawn.pairs.first(where: [pair, pair.reversed].contains)
    else { return }
    study.session.update { $0.typed[drawn] = answer.isKnown }
  }

  /// Saves the pending answer.
  public mutating func settle() {
    guard isPending else { return }
    isPending = false
    guard let (answer, pair) = last else { return }
    study.record(answer, to: pair, among: others(than: pair).map(\.pair))
  }

  /// The other pairs, with the text of each that would be shown, and the one that would be typed.
  private func others(than question: Pair) -> [(pair: Pair, question: String, answer: String)] {
    let asked = Set([question, question.reversed])
    let isReversed = reversed.contains(question)
    return deck.pairs.filter { !$0.isTwin && !asked.contains($0) }.map {
      let (first, second) = ($0.first.text, $0.second.text)
      return isReversed ? ($0, second, first) : ($0, first, second)
    }
  }
}

/// Typed answers.
extension StudyGames {
  /// The questions about pairs found on a board of studying that is over, in another order than they
  /// were found: all of them, or those that are due and that its moves did not grade, as the player
  /// has chosen; `nil` without any such pair, and after games that are not for studying.
  public var recall: RecallRound? {
    guard current.occasion.terms.isStudy, current.isAlone, current.isOver else { return nil }
    let typing = options(of: current.board.deck).typing
    let isComplete = typing == .all
    let asked = typing == .ungraded ? grading?.ungraded ?? [] : []
    guard isComplete || !asked.isEmpty else { return nil }
    let pairs = current.board.drawn.pairs
    let found = current.game.matches.map(\.first.pair).filter { index in
      pairs.indices.contains(index) && !pairs[index].isTwin && pairs[index].second.picture == nil
        && (isComplete || asked.contains(index))
    }
    guard !found.isEmpty else { return nil }
    return RecallRound(
      mixed(found).compactMap { pairs[at: $0] },
      of: current.board.deck, isComplete: isComplete, self)
  }

  /// The questions about pairs of a deck that were on a board today and were not typed; `nil` without
  /// any such pair.
  ///
  /// Reads all reviews.
  public func untyped(of deck: Deck) -> RecallRound? {
    let reviews = session.files.reviews.all().filter { $0.day == today }.withoutUndone
    let typed = Set(reviews.filter { $0.method == .typed }.map(\.pair))
    let played = Set(reviews.filter { [.played, .matching].contains($0.method) }.map(\.pair))
    let plan = plan(of: deck)
    let left = deck.pairs.filter { pair in
      StudyPair(pair).map {
        played.contains($0) && !typed.contains($0) && plan.index(of: $0).map(plan.isAside) == false
      } ?? false
    }
    guard !left.isEmpty else { return nil }
    let direction = direction(of: deck)
    let isDrawn = direction == .both && current.board.deck == deck
    let drawn = isDrawn ? current.board.drawn.pairs : []
    let turned = left.map { pair in
      // The side that the board on the table asked for, or else the same one until the pair is typed.
      if let asked = drawn.first(where: [pair, pair.reversed].contains) { return asked }
      var chance = SeededGenerator(seed: "typing \(today) \(pair.first.text)")
      return direction.turned(pair, &chance)
    }
    return RecallRound(turned, of: deck, isComplete: true, self)
  }

  /// Another order of some pairs, in which the last one, whose sides were just shown, is not first.
  private func mixed(_ found: [Int]) -> [Int] {
    var chance = SeededGenerator(seed: "recall \(current.board.seed)")
    var mixed = found
    guard found.count > 1 else { return found }
    for _ in 0..<StudyGames.mostShuffles where mixed.first == found.last || mixed == found {
      for index in mixed.indices.dropFirst() {
        mixed.swapAt(index, chance.next(below: index + 1))
      }
      if found.count == 2 { return found.reversed() }
    }
    return mixed
  }

  /// The most shuffles in search of another order.
  private static let mostShuffles = 100

  /// Saves a typed answer to a question about a pair that is being studied; it counts more than the
  /// moves of the game.
  ///
  /// - Parameters:
  ///   - answer: the answer.
  ///   - question: the question.
  ///   - others: the other pairs of the deck, in the order in which the answer was compared.
  fileprivate func record(
    _ answer: RecallRound.Answer, to question: Pair, among others: [Pair]
  ) {
    guard let pair = StudyPair(question), canRecord(question) else { return }
    let other = answer.graded.confused.flatMap { others[at: $0] }
    let review = review(
      of: pair, by: .typed, answer.isKnown ? .good : .again,
      confusedWith: answer.isKnown ? nil : other.flatMap { StudyPair($0) })
    session.files.reviews.add([review].compactMap(\.self))
  }

  /// Whether the pair of a question is being studied: usual games begin none.
  private func canRecord(_ question: Pair) -> Bool {
    let begins = current.occasion.terms.beginsPairs
    return item(of: question).map { (begins || $0.isBegun) && !$0.isAside(on: today) } ?? begins
  }

  /// Whether an answer to a question grades its pair: only the first one of a day does.
  fileprivate func canGrade(_ question: Pair) -> Bool {
    canRecord(question) && item(of: question)?.isTyped(on: today) != true
  }

  private func item(of question: Pair) -> StudyItem? {
    StudyPair(question).flatMap { pair in
      StudyMemory(session.files.reviews.all(), of: [pair], today: today).items[pair]
    }
  }
}
