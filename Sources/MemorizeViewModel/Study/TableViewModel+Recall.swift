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
extension TableViewModel {
  /// The question about a match, by its index; `nil` unless the player types answers here.
  public func recallQuestion(about index: Int) -> RecallQuestion? {
    guard typesAnswers, isAlone, !isPractice, matches.indices.contains(index) else { return nil }
    let number = matches[index].first.pair
    guard board.drawn.pairs.indices.contains(number) else { return nil }
    let pair = board.drawn.pairs[number]
    guard pair.isWords, pair.second.picture == nil else { return nil }
    return RecallQuestion(pair: pair, number: index + 1, pairs: pairs)
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
    let review = studyReview(
      of: pair, by: .typed, isKnown ? .good : .again,
      confusedWith: isKnown ? nil : other.flatMap { StudyPair($0) })
    files.reviews.add([review].compactMap(\.self))
  }

  /// Whether the pair is being studied: usual games begin none.
  private func canRecord(_ pair: StudyPair) -> Bool {
    guard occasion != .study else { return true }
    return StudyMemory(files.reviews.all(), of: [pair], today: files.today).items[pair] != nil
  }

  /// The other pairs of the deck, and the text of each that would be a wrong answer.
  private func others(than question: RecallQuestion) -> [(Pair, String)] {
    let asked = Set([question.pair, question.pair.reversed])
    let isReversed = board.deck.pairs.contains(question.pair.reversed)
    return board.deck.pairs.filter { $0.isWords && !asked.contains($0) }.map {
      ($0, isReversed ? $0.first.text : $0.second.text)
    }
  }
}
