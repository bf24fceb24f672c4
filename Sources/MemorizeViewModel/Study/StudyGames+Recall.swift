import Decks
import MemoryGame
import Study

/// A question for the other side of a pair that was found.
public struct RecallQuestion: Equatable, Sendable {
  /// The pair; its first face is shown, and its second one is asked for.
  public let pair: Pair
  /// The number of the pair among those found, from 1.
  public let number: Int
  /// The pairs of the board.
  public let pairs: Int
}

/// Typed answers.
extension StudyGames {
  /// The question about a match, by its index; `nil` unless the player types answers here.
  public func question(about index: Int) -> RecallQuestion? {
    let matches = current.game.matches
    guard session.files.preferences.typesAnswers, current.isAlone, !current.isPractice,
      matches.indices.contains(index)
    else { return nil }
    let number = matches[index].first.pair
    guard current.board.drawn.pairs.indices.contains(number) else { return nil }
    let pair = current.board.drawn.pairs[number]
    guard !pair.isTwin, pair.second.picture == nil else { return nil }
    return RecallQuestion(pair: pair, number: index + 1, pairs: current.game.pairs)
  }

  /// Compares an answer with the side that was asked for, and with those of the other pairs.
  ///
  /// Complexity: O(n) for n pairs of the deck.
  public func judge(_ typed: String, to question: RecallQuestion) -> TypedAnswer {
    TypedAnswer(typed, to: question.pair.second.text, others: others(than: question).map(\.1))
  }

  /// Saves a typed answer, which counts more than the moves of the game.
  ///
  /// - Parameters:
  ///   - answer: the answer.
  ///   - question: the question.
  ///   - isKnown: the player's own judgement, if it differs.
  public func record(_ answer: TypedAnswer, to question: RecallQuestion, isKnown: Bool) {
    guard let pair = StudyPair(question.pair), canRecord(pair) else { return }
    let others = others(than: question)
    let other = answer.confused.flatMap { others.indices.contains($0) ? others[$0].0 : nil }
    let review = review(
      of: pair, by: .typed, isKnown ? .good : .again,
      confusedWith: isKnown ? nil : other.flatMap { StudyPair($0) })
    session.files.reviews.add([review].compactMap(\.self))
  }

  /// Whether the pair is being studied: usual games begin none.
  private func canRecord(_ pair: StudyPair) -> Bool {
    guard !current.occasion.terms.beginsPairs else { return true }
    return StudyMemory(session.files.reviews.all(), of: [pair], today: session.files.today).items[
      pair] != nil
  }

  /// The other pairs of the deck, and the text of each that would be a wrong answer.
  private func others(than question: RecallQuestion) -> [(Pair, String)] {
    let asked = Set([question.pair, question.pair.reversed])
    let isReversed = current.board.deck.pairs.contains(question.pair.reversed)
    return current.board.deck.pairs.filter { !$0.isTwin && !asked.contains($0) }.map {
      ($0, isReversed ? $0.first.text : $0.second.text)
    }
  }
}
