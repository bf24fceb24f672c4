import GameAnalysis
import MemoryGame
import Words

/// Memory and luck in a recording in words: at the start, at each step, and at the end.
public struct ReviewWords {
  private let review: Review
  private let contestants: [Contestant]
  private let name: (CardID) -> String

  /// The words about a recording.
  ///
  /// - Parameters:
  ///   - review: the remarks on its steps.
  ///   - contestants: the players of a shared game; empty if the player was alone.
  ///   - name: returns the name of a card, as a view spells it.
  public init(
    _ review: Review, _ contestants: [Contestant], name: @escaping (CardID) -> String
  ) {
    (self.review, self.contestants, self.name) = (review, contestants, name)
  }

  /// The remark before the first step.
  public var beginning: Wording {
    guard contestants.isEmpty else { return tallies }
    let (count, par) = (review.lapses.count, review.par.text)
    guard count > 0 else {
      let loss = lossText.capitalizedFirst
      return Wording(shown: (hasPar ? [say("Par \(par). \(loss).")] : []) + [loss])
    }
    let forgotten = ReviewWords.forgotten(count)
    let long =
      hasPar ? say("Par \(par). \(forgotten). Tab: see where") : say("\(forgotten). Tab: see where")
    return Wording(long, say("\(forgotten). Tab: next"), say("Tab: next"))
  }

  private var hasPar: Bool { review.hasPar }

  /// The moves lost and why, as far as the recording tells.
  private var lossText: String {
    review.breakdown?.lossText ?? say("nothing forgotten")
  }

  /// Whether the last step is followed by a summary on the screen: not if the recording ends before
  /// the game does.
  public var isSummedUp: Bool { !contestants.isEmpty || review.breakdown != nil }

  /// The summary after the last step.
  public var end: Wording {
    guard contestants.isEmpty else { return tallies }
    guard let breakdown = review.breakdown else {
      return Wording(spoken: ParMoves.phrase(review.par.text).capitalizedFirst.asSentence)
    }
    let (luck, loss) = (breakdown.luck.luckText, breakdown.lossText)
    let figures = [luck, loss].listed
    let short =
      hasPar
      ? say("\(review.moves.movesText): par \(review.par.text), \(figures)")
      : [review.moves.movesText, figures].listed.capitalizedFirst
    let heard = heard(breakdown)
    guard let costliest = review.costliest.flatMap({ review.remarks[$0] }) else {
      return Wording(
        short, figures, spoken: heard, mood: breakdown.loss == .none ? .good : .neutral)
    }
    let cost = Tenths(nearest: costliest.memory).magnitude.text
    let (count, move) = (review.lapses.count, costliest.move)
    let forgotten = ReviewWords.forgotten(count)
    return Wording(
      say("\(short). \(forgotten); most lost in move \(move): \(cost)"),
      say("\(short). \(forgotten)"),
      short, figures, loss, breakdown.shortLossText, spoken: heard)
  }

  /// How often a card was forgotten: one card can be forgotten several times.
  private static func forgotten(_ count: Int) -> String {
    say(count, one: "You forgot once", other: "You forgot \(count) times")
  }

  /// Par, moves, luck and moves lost as they are heard.
  private func heard(_ breakdown: MoveBreakdown) -> String {
    let luck = breakdown.luck.magnitude.text
    let par = hasPar ? [ParMoves.phrase(review.par.text).capitalizedFirst.asSentence] : []
    return
      (par + [
        review.moves.movesText.asSentence,
        breakdown.luck.tenths < 0 ? say("Bad luck cost \(luck).") : say("Luck saved \(luck)."),
        breakdown.lossText.capitalizedFirst.asSentence,
      ]).asSentences
  }

  /// How often each player forgot a card and was lucky.
  private var tallies: Wording {
    let named = zip(contestants, review.tallies).map { player, tally in
      (
        long: say(
          tally.forgotten,
          one: "\(player.name): \(tally.forgotten) forgotten, \(tally.lucky) lucky",
          other: "\(player.name): \(tally.forgotten) forgotten, \(tally.lucky) lucky"),
        short: "\(player.name) -\(tally.forgotten) +\(tally.lucky)"
      )
    }
    let all = named.map(\.long).joined(separator: ". ")
    let short = named.map(\.short).listed
    let hasForgotten = review.tallies.contains { $0.forgotten > 0 }
    return Wording(
      shown: hasForgotten
        ? [say("\(all). Tab: see where"), all, short, say("Tab: next")] : [all, short],
      spoken: [named.map(\.long.asSentence).asSentences])
  }

  // MARK: - Steps

  /// The remark on a step, with its luck and cost if they have no room of their own; `nil` without
  /// its player.
  public func wording(of remark: Remark, hasFigures: Bool) -> Wording? {
    let name = (remark.lapse?.card ?? remark.card).map(name) ?? ""
    guard contestants.isEmpty else { return wording(of: remark, name) }
    let texts = remark.texts(name, isAddressed: true)
    guard hasFigures else { return Wording(shown: texts, mood: remark.mood) }
    return Wording(
      shown: texts.map { $0 + remark.figures } + [(texts.last ?? "") + remark.memoryFigure],
      mood: remark.mood)
  }

  /// The remark on a step of one of several players.
  private func wording(of remark: Remark, _ name: String) -> Wording? {
    guard let mover = mover(of: remark) else { return nil }
    let texts = remark.texts(name, isAddressed: mover.isAddressed)
    let isNamed = remark.flip != nil && !mover.isAddressed
    return Wording(
      shown: isNamed ? texts.map { say("\(mover.name): \($0)") } : texts, mood: remark.mood)
  }

  /// The number of the move that a remark is about, and its player, as they are heard.
  public func heardMove(of remark: Remark) -> String {
    guard let mover = mover(of: remark) else { return say("Move \(remark.move):") }
    return say("Move \(remark.move), \(mover.name):")
  }

  private func mover(of remark: Remark) -> Contestant? {
    review.mover(of: remark).flatMap { contestants[at: $0] }
  }

  /// A step as it is heard, as in `7 Oslo, new`.
  ///
  /// - Parameters:
  ///   - remark: the remark on the step.
  ///   - place: returns the place where a card lay, from 1.
  /// - Returns: a sentence or two.
  public func heard(_ remark: Remark, place: (CardID) -> Int?) -> String {
    func named(_ id: CardID) -> String { (place(id).map { "\($0) " } ?? "") + name(id) }
    guard let flip = remark.flip else { return Remark.shuffled.asSentence }
    let card = named(flip.card)
    return switch flip.kind {
    case .new: say("\(card), new.")
    case .known: say("\(card), remembered.")
    case .lucky: say("\(card), lucky.")
    case .choice: say("\(card), a choice: seen before, and could not help.")
    case .forgotten(let lapse) where lapse.card != flip.card:
      say("\(card). Forgotten: \(named(lapse.card)).")
    case .forgotten: say("\(card). Forgotten: it could not match.")
    }
  }
}

extension Remark {
  fileprivate static var shuffled: String { say("Shuffled: remembered places no longer count") }

  /// The wordings of what happened, the longest first.
  ///
  /// - Returns: at least one wording.
  fileprivate func texts(_ name: String, isAddressed: Bool) -> [String] {
    (isAddressed ? addressedText(name).map { [$0] } ?? [] : []) + texts(name)
  }

  /// The longest wording, which speaks to the player; `nil` if there is none.
  private func addressedText(_ name: String) -> String? {
    switch flip?.kind {
    case .known where !isSecond: say("You remembered both: \(name)")
    case .known: say("You remembered the other \(name)")
    case .forgotten(let lapse) where lapse.card != card:
      say("Forgotten: \(name) was here (!). You saw it \(lapse.age)")
    case .forgotten(let lapse):
      say("You turned \(name) again. You saw it \(lapse.age), and it could not match")
    case .choice: say("Choice: you had seen \(name), and it could not help")
    case .new, .lucky, nil: nil
    }
  }

  /// The wordings that suit everyone.
  private func texts(_ name: String) -> [String] {
    switch flip?.kind {
    case .new: [say("New: \(name)"), say("New", context: "remark")]
    case .known: [say("Remembered: \(name)"), say("Remembered")]
    case .lucky:
      [
        say("Lucky: \(name) had not been seen"), say("Lucky: \(name)"),
        say("Lucky", context: "remark"),
      ]
    case .choice:
      [
        say("Choice: \(name) was seen before and could not help"), say("Choice: \(name)"),
        say("Choice", context: "remark"),
      ]
    case nil: [Remark.shuffled, say("Shuffled.")]
    case .forgotten(let lapse) where lapse.card != card:
      [say("Forgotten: \(name) (!), seen \(lapse.age)"), say("Forgot: \(name) !"), say("Forgot !")]
    case .forgotten(let lapse):
      [
        say("Forgotten: \(name) was no match, seen \(lapse.age)"),
        say("Forgotten: \(name) (!), seen \(lapse.age)"), say("Forgot: \(name) !"), say("Forgot !"),
      ]
    }
  }

  fileprivate var mood: Wording.Mood {
    switch flip?.kind {
    case .forgotten: .bad
    case .lucky: .good
    case .known where isSecond: .good
    case .new, .known, .choice, nil: .neutral
    }
  }

  /// Luck and the moves lost, unless they round to zero.
  fileprivate var figures: String {
    let cost = costText.map { say("\($0) lost", context: "moves") }
    let all = [luckText, cost, hintsText].compactMap(\.self)
    return all.isEmpty ? "" : "; " + all.listed
  }

  /// Luck and hints, for a line of their own.
  public var luckAndHints: String {
    [luckText, hintsText].compactMap(\.self).listed.capitalizedFirst
  }

  private var luckText: String? {
    let luck = Tenths(nearest: luck)
    return luck.tenths == 0 ? nil : luck.luckText
  }

  private var hintsText: String? { hints > 0 ? say("after \(hints.hintText)") : nil }

  /// The moves lost, as in `1.0 moves`; `nil` for none.
  public var costText: String? {
    let cost = Tenths(nearest: memory)
    return cost.tenths == 0 ? nil : say("\(cost.magnitude.text) moves", context: "cost")
  }

  /// The moves lost, as short as possible.
  fileprivate var memoryFigure: String {
    let cost = Tenths(nearest: memory)
    return cost.tenths == 0 ? "" : " \(cost.signedText)"
  }
}

extension Forgotten {
  /// The moves since the card was seen, as in `3 moves ago`.
  fileprivate var age: String {
    say(movesAgo, one: "\(movesAgo) move ago", other: "\(movesAgo) moves ago")
  }
}
