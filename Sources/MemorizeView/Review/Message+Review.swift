import Canvas
import MemorizeViewModel
import Words

/// Remarks on memory and luck in a recording.
extension Message {
  /// The remark before the first step.
  static func beginning(_ review: Review) -> Message {
    let count = review.lapses.count
    let par = review.par.text
    guard count > 0 else {
      return Message(say("Par \(par). Nothing forgotten."), say("Nothing forgotten"))
    }
    let forgotten = say(
      count, one: "\(count) card forgotten", other: "\(count) cards forgotten")
    return Message(
      say("Par \(par). \(forgotten). n: next one"), say("\(forgotten). n: next"), say("n: next"))
  }

  /// The message while the cards seen before are shown, before practice.
  static var peek: Message {
    Message(
      say("Remember where the cards are. Any key hides them."),
      say("Remember the cards. Any key hides them."), say("Remember the cards."), say("Remember!"))
  }

  /// The message while the cards seen before practice are shown.
  static var preview: Message {
    Message(
      say("These are the cards you had seen. Press a key to hide them."),
      say("Cards you had seen. Any key hides them."), say("Press a key to hide them."),
      say("Press a key"))
  }

  /// The remark after the last step.
  static func end(_ review: Review, _ breakdown: MoveBreakdown) -> Message {
    let luck = say("luck \(breakdown.luck.signedText)")
    let memory = breakdown.memory.forgettingWords
    let figures = [luck, memory].compactMap(\.self).listed
    let short = say("Par \(review.par.text), \(figures): \(review.moves.movesText)")
    guard let costliest = review.costliest.flatMap({ review.remarks[$0] }) else {
      return Message(say("\(short). Nothing forgotten."), short, figures, paint: .good)
    }
    let cost = Tenths(nearest: costliest.memory).magnitude.text
    let (count, move) = (review.lapses.count, costliest.move)
    return Message(
      say(
        count, one: "\(short). \(count) forgotten; costliest: move \(move), \(cost)",
        other: "\(short). \(count) forgotten; costliest: move \(move), \(cost)"),
      say(count, one: "\(short). \(count) forgotten", other: "\(short). \(count) forgotten"),
      short, figures, memory ?? luck,
      say("cost \(breakdown.memory.magnitude.text)", context: "moves"))
  }

  /// The remark on a step.
  ///
  /// - Parameters:
  ///   - remark: its kind, luck and cost of forgetting.
  ///   - hasFigures: whether luck and cost belong to the text.
  ///   - spelling: the name of a card.
  /// - Returns: the wordings.
  static func about(
    _ remark: Remark, hasFigures: Bool = true, spelling: (CardID) -> String
  ) -> Message {
    let name = (remark.lapse?.card ?? remark.card).map(spelling) ?? ""
    let texts = remark.texts(name, isAddressed: true)
    guard hasFigures else { return Message(wordings: texts, paint: remark.paint) }
    let figures = remark.figures
    return Message(
      wordings: texts.map { $0 + figures } + [(texts.last ?? "") + remark.memoryFigure],
      paint: remark.paint)
  }
}

extension Remark {
  /// The wordings of what happened, the longest first.
  ///
  /// - Parameters:
  ///   - name: the name of the card.
  ///   - isAddressed: whether the player is spoken to.
  /// - Returns: at least one wording.
  func texts(_ name: String, isAddressed: Bool) -> [String] {
    (isAddressed ? addressedText(name).map { [$0] } ?? [] : []) + texts(name)
  }

  /// The longest wording, which speaks to the player; `nil` if there is none.
  private func addressedText(_ name: String) -> String? {
    switch kind {
    case .known(false): say("You remembered \(name), and the other one")
    case .known(true): say("You remembered the other \(name)")
    case .forgotten(let lapse) where lapse.isMissed:
      say("Forgotten: \(name) was here (!). You saw it \(lapse.age)")
    case .forgotten(let lapse):
      say("Forgotten: \(name) could not match. You saw it \(lapse.age)")
    case .new, .lucky, .wasted, .shuffled: nil
    }
  }

  /// The wordings that suit everyone.
  private func texts(_ name: String) -> [String] {
    switch kind {
    case .new: [say("New: \(name)"), say("New", context: "remark")]
    case .known: [say("Remembered: \(name)"), say("Remembered")]
    case .lucky:
      [
        say("Lucky: \(name) had not been seen"), say("Lucky: \(name)"),
        say("Lucky", context: "remark"),
      ]
    case .wasted:
      [
        say("Wasted: \(name) was known and no use"), say("Wasted: \(name)"),
        say("Wasted", context: "remark"),
      ]
    case .shuffled: [say("Shuffled: remembered places no longer count"), say("Shuffled")]
    case .forgotten(let lapse) where lapse.isMissed:
      [say("Forgotten: \(name) (!), seen \(lapse.age)"), say("Forgot: \(name) !"), say("Forgot !")]
    case .forgotten(let lapse):
      [
        say("Forgotten: \(name) was no match, seen \(lapse.age)"),
        say("Forgotten: \(name) (!), seen \(lapse.age)"), say("Forgot: \(name) !"), say("Forgot !"),
      ]
    }
  }

  /// Luck and the cost of forgetting, unless they round to zero.
  fileprivate var figures: String {
    let parts = [luckText, costText.map { say("cost \($0)", context: "moves") }, hintText]
    let all = parts.compactMap(\.self)
    return all.isEmpty ? "" : "; " + all.listed
  }

  /// The same at the end of a line of its own, the cost of forgetting in its colour.
  var figureLine: TextLine {
    let facts = [luckText, hintText].compactMap(\.self).listed
    let line = TextLine(facts.capitalizedFirst, .dim)
    guard let cost = costText else { return line }
    return line.adding(facts.isEmpty ? "" : "   ").adding(
      TextLine(say("Cost: \(Slot.first)"), .dim, values: [(cost, .forgotten)]))
  }

  private var luckText: String? {
    Tenths(nearest: luck).signedUnlessZero.map { say("luck \($0)") }
  }

  private var hintText: String? { hints > 0 ? say("after \(hints.hintText)") : nil }

  /// The moves that forgetting cost, as in `1.0 moves`; `nil` for none.
  private var costText: String? {
    let cost = Tenths(nearest: memory)
    return cost.tenths == 0 ? nil : say("\(cost.magnitude.text) moves", context: "cost")
  }

  /// The cost of forgetting, as short as possible.
  fileprivate var memoryFigure: String {
    Tenths(nearest: memory).signedUnlessZero.map { " \($0)" } ?? ""
  }

  var paint: ColorRole {
    switch kind {
    case .forgotten: .bad
    case .lucky, .known(true): .good
    case .new, .known, .wasted, .shuffled: .table
    }
  }
}

extension Remark.Lapse {
  /// The moves since the card was seen, as in `3 moves ago`.
  fileprivate var age: String {
    say(movesAgo, one: "\(movesAgo) move ago", other: "\(movesAgo) moves ago")
  }
}

extension Tenths {
  /// The cost of forgetting in words; `nil` for none.
  var forgettingWords: String? {
    tenths == 0 ? nil : say("forgetting cost \(magnitude.text)", context: "moves")
  }

  /// The number with its sign; `nil` for zero.
  fileprivate var signedUnlessZero: String? { tenths == 0 ? nil : signedText }
}
