import MemoryGame
import Storage
import Words

/// A line of a result's details: a label, a figure, and an explanation.
public struct Detail: Equatable, Sendable {
  public let label: String
  /// The figure; a whole number has blanks in place of its decimal.
  public var figure = ""
  /// Whether the figure is a loss.
  public var mood = Wording.Mood.neutral
  /// The share of the points, from 0 to 1, for a bar.
  public var share: Double?
  /// The wordings of the explanation, longest first.
  public var words: [String] = []
  /// Whether the bar, or the explanation where there is none, is worth a celebration.
  public var isBest = false
  /// A figure at the end of the line.
  public var end = ""

  /// The line without its explanation.
  public var withoutWords: Detail {
    var line = self
    line.words = []
    return line
  }
}

/// The figures of a finished game and what they mean.
public struct DetailWords {
  private let table: TableViewModel
  private let words: ResultWords
  private var result: GameRecord { words.result }

  /// The details of the game on a table; `nil` while it goes on.
  public init?(_ table: TableViewModel) {
    guard let words = ResultWords(table) else { return nil }
    (self.table, self.words) = (table, words)
  }

  /// The moves as a sum if it is known, or with open cards the time and its penalty.
  public var first: [Detail] {
    let compared = words.ending ?? words.comparison
    let shown = compared?.shown ?? []
    let whole = [shown.first ?? "", compared?.asides.first ?? ""].filter { !$0.isEmpty }
      .joined(separator: "  ")
    let forms = [whole] + shown
    guard result.isOpen else {
      let sum = words.ending == nil ? words.game.review?.breakdown.sumText : nil
      return [
        Detail(
          label: say("Moves", columns: 12), figure: "\(result.moves)  ",
          words: sum.map { [$0] } ?? forms,
          isBest: sum == nil && compared?.mood == .good)
      ]
    }
    return [
      Detail(label: say("Time", columns: 12), figure: result.time.shortText, words: forms),
      Detail(
        label: say("Penalty", columns: 12), figure: "+\(result.misses)",
        words: [say("\(result.misses.missesText), +\(result.misses) s", context: "seconds")]),
      Detail(label: say("Moves", columns: 12), figure: "\(result.moves)"),
    ]
  }

  /// Par, luck and memory, and the hints; only par without a review.
  public var summary: [Detail] {
    guard let review = words.game.review else {
      return [Detail(label: say("Par", columns: 12), figure: result.parText)]
    }
    let breakdown = review.breakdown
    let choices = Detail(
      label: say("Choices", columns: 12), figure: breakdown.choices.magnitude.text, mood: .bad,
      words: review.hasShuffles
        ? [
          say("moves lost to cards that could not help, or to shuffling"),
          say("seen cards, shuffling"),
        ]
        : [say("moves lost to cards that could not help"), say("seen cards turned")])
    let hints = Detail(
      label: say("Hints", columns: 12), figure: "\(review.hints)  ", mood: .bad,
      words: [say("the first two cost a star each"), say("a star each")])
    return [
      Detail(
        label: say("Par", columns: 12), figure: breakdown.par.text,
        words: [say("average for a perfect memory"), say("perfect average")]),
      Detail(
        label: say("Luck", columns: 12), figure: breakdown.luck.magnitude.text,
        words: review.luckWords),
      Detail(
        label: say("Forgetting", columns: 12), figure: breakdown.forgotten.magnitude.text,
        mood: review.forgotten.isEmpty ? .neutral : .bad, words: review.memoryWords),
    ] + (breakdown.choices.tenths < 0 ? [choices] : []) + (review.hints > 0 ? [hints] : [])
  }

  /// Why luck and memory are not told apart; `nil` in games that have no such review anyway.
  public var missingFigures: String? {
    guard words.game.review == nil, !result.isOpen,
      let title = result.setup.variant.titleWithoutReview
    else { return nil }
    return say("No exact values are known for \(title), so luck and lost moves are not told apart.")
  }

  /// The praise for a won game in which nothing was forgotten; `nil` for others.
  public var praise: String? {
    result.isWon && words.game.review?.isFaultless == true
      ? say("Faultless: you did not forget a single card. Well played!") : nil
  }

  /// The forgotten pairs, whose figures add up to the cost of memory.
  ///
  /// - Returns: a line for each of the costliest pairs, and one for all other moves.
  public func forgotten(most: Int, name: (CardID) -> String) -> [Detail] {
    guard let review = words.game.review, !review.forgotten.isEmpty else { return [] }
    let all = review.costs(ofPairs: most)
    let costs = all.others == nil ? all : review.costs(ofPairs: most - 1)
    let pairs = costs.pairs.map { share in
      Detail(
        label: name(share.pair.card), words: share.pair.words,
        end: share.cost.magnitude.text)
    }
    let others = costs.others.map { cost in
      let count = costs.otherPairs
      return Detail(
        label: say(count, one: "\(count) other pair", other: "\(count) other pairs"),
        words: count > 1 ? [say("together", context: "moves lost")] : [],
        end: cost.magnitude.text)
    }
    return pairs + [others].compactMap(\.self)
  }

  /// The points for pairs, for speed and for misses; none where nothing earns points.
  public var points: [Detail] {
    guard table.hasPoints else { return [] }
    let each = Score.match(of: result.setup.variant.cardsOfAKind)
    let pairs = each * result.pairsFound
    let bonuses = table.game.bonuses
    let misses = result.score - pairs - bonuses
    let most = Double(max(1, pairs, bonuses, -misses))
    let percent = Int((table.game.bonusShare * 100).rounded())
    let isOfPairs = each == Score.match(of: 2)
    let share = say("\(percent)% of the points won")
    return [
      Detail(
        label: isOfPairs ? say("Pairs", columns: 12) : say("Sets", columns: 12),
        figure: "\(pairs)  ", share: Double(pairs) / most,
        words: ["\(result.pairsFound) x \(each)"]),
      Detail(
        label: say("Bonus", columns: 12), figure: "\(bonuses)  ", share: Double(bonuses) / most,
        words: [share], isBest: true),
      Detail(
        label: say("Penalty", context: "points", columns: 12), figure: "\(misses)  ",
        mood: misses < 0 ? .bad : .neutral, share: Double(-misses) / most,
        words: [misses < 0 ? say("misses with seen cards") : say("no points lost")]),
      Detail(label: say("Total", columns: 12), figure: "\(result.score)  "),
    ]
  }

  /// The code for the same board, or options if its deck is not in the library.
  ///
  /// `nil` if the pairs were chosen for the player, so that nothing deals them again.
  public var board: String? {
    guard !table.terms.isChosen else { return nil }
    return table.boardCode.map { "\($0)" } ?? "-n \(table.board.pairs) --seed \(table.board.seed)"
  }

  /// The time, where it has a line of its own.
  public var time: Detail? {
    result.isOpen
      ? nil : Detail(label: say("Time", columns: 12), figure: result.time.shortText)
  }
}

extension GameReview {
  /// Luck beside its figure, the longest wording first.
  fileprivate var luckWords: [String] {
    let tenths = breakdown.luck.tenths
    guard tenths != 0 else { return [say("no moves saved or added"), say("average")] }
    return tenths > 0
      ? [say("moves saved by good luck"), say("lucky")]
      : [say("moves added by bad luck"), say("unlucky")]
  }

  /// The cost of forgetting beside its figure, the longest wording first.
  fileprivate var memoryWords: [String] {
    guard forgotten.isEmpty else {
      return breakdown.forgotten.tenths < 0
        ? [say("moves lost to forgetting")]
        : [say("nearly perfect")]
    }
    return hints > 0
      ? [say("with hints")] : isFaultless ? [breakdown.lossText, say("perfect")] : []
  }
}

extension GameReview.Forgotten {
  /// How many times the pair was forgotten, as in `forgotten twice`.
  public var times: String {
    switch movesAgo.count {
    case 1: say("forgotten once", columns: 22)
    case 2: say("forgotten twice", columns: 22)
    case let count: say(count, one: "forgotten \(count) time", other: "forgotten \(count) times")
    }
  }

  /// How many times the pair was forgotten, and when it had been seen.
  fileprivate var words: [String] {
    switch movesAgo.count {
    case 1:
      let ago = movesAgo.first ?? 1
      // A peek has shown it.
      guard ago > 0 else { return [say("forgotten once, seen just before"), say("once")] }
      return [
        say(
          ago, one: "forgotten once, seen \(ago) move before",
          other: "forgotten once, seen \(ago) moves before"),
        say("once"),
      ]
    case 2: return [times, say("twice")]
    case let count: return [times, say(count, one: "\(count) time", other: "\(count) times")]
    }
  }
}
