import Canvas
import MemorizeViewModel

/// Remarks on memory and luck in a recording.
extension Message {
  /// The remark before the first step.
  static func beginning(_ review: Review) -> Message {
    let count = review.lapses.count
    let par = "Par \(review.par.text)"
    guard count > 0 else { return Message("\(par). Nothing forgotten.", "Nothing forgotten") }
    let forgotten = count == 1 ? "1 card forgotten" : "\(count) cards forgotten"
    return Message("\(par). \(forgotten). n: next one", "\(forgotten). n: next", "n: next")
  }

  /// The message while the cards seen before are shown, before practice.
  static let peek = Message(
    "Remember where the cards are. Any key hides them.", "Remember the cards. Any key hides them.",
    "Remember the cards.", "Remember!")

  /// The message while the cards seen before practice are shown.
  static let preview = Message(
    "These are the cards you had seen. Press a key to hide them.",
    "Cards you had seen. Any key hides them.", "Press a key to hide them.", "Press a key")

  /// The remark after the last step.
  static func end(_ review: Review, _ breakdown: MoveBreakdown) -> Message {
    let figures = "luck \(breakdown.luck.signedText), memory \(breakdown.memory.signedText)"
    let short = "Par \(review.par.text), \(figures): \(review.moves) moves"
    guard let costliest = review.costliest.flatMap({ review.remarks[$0] }) else {
      return Message("\(short). Nothing forgotten.", short, figures, paint: .good)
    }
    let cost = Tenths(nearest: costliest.memory).signedText
    return Message(
      "\(short). \(review.lapses.count) forgotten; costliest: move \(costliest.move), \(cost)",
      "\(short). \(review.lapses.count) forgotten", short, figures,
      "memory \(breakdown.memory.signedText)")
  }

  /// The remark on a step.
  ///
  /// - Parameters:
  ///   - remark: its kind, luck and cost of forgetting.
  ///   - spelling: the name of a card.
  /// - Returns: wordings with luck and cost.
  static func about(_ remark: Remark, spelling: (CardID) -> String) -> Message {
    let figures = remark.figures
    let name = (remark.lapse?.card ?? remark.card).map(spelling) ?? ""
    let texts = remark.texts(name, isAddressed: true)
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
    case .known(false): "You remembered \(name), and the other one"
    case .known(true): "You remembered the other \(name)"
    case .forgotten(let lapse) where lapse.isMissed:
      "Forgotten: \(name) was here (!). You saw it \(lapse.age)"
    case .forgotten(let lapse): "Forgotten: \(name) could not match. You saw it \(lapse.age)"
    case .new, .lucky, .wasted, .shuffled: nil
    }
  }

  /// The wordings that suit everyone.
  private func texts(_ name: String) -> [String] {
    switch kind {
    case .new: ["New: \(name)", "New"]
    case .known: ["Remembered: \(name)", "Remembered"]
    case .lucky: ["Lucky: \(name) had not been seen", "Lucky: \(name)", "Lucky"]
    case .wasted: ["Wasted: \(name) was known and no use", "Wasted: \(name)", "Wasted"]
    case .shuffled: ["Shuffled: remembered places no longer count", "Shuffled"]
    case .forgotten(let lapse) where lapse.isMissed:
      ["Forgotten: \(name) (!), seen \(lapse.age)", "Forgot: \(name) !", "Forgot !"]
    case .forgotten(let lapse):
      [
        "Forgotten: \(name) was no match, seen \(lapse.age)",
        "Forgotten: \(name) (!), seen \(lapse.age)", "Forgot: \(name) !", "Forgot !",
      ]
    }
  }

  /// Luck and the cost of forgetting, unless they round to zero.
  fileprivate var figures: String {
    let parts = [("luck", luck), ("memory", memory)].compactMap { name, moves in
      Tenths(nearest: moves).textUnlessZero.map { "\(name) \($0)" }
    }
    let all = parts + (hints > 0 ? ["after \(hints.hintText)"] : [])
    return all.isEmpty ? "" : "; " + all.joined(separator: ", ")
  }

  /// The cost of forgetting, as short as possible.
  fileprivate var memoryFigure: String {
    Tenths(nearest: memory).textUnlessZero.map { " \($0)" } ?? ""
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
  fileprivate var age: String { movesAgo == 1 ? "1 move ago" : "\(movesAgo) moves ago" }
}

extension Tenths {
  /// The number with its sign; `nil` for zero.
  fileprivate var textUnlessZero: String? { tenths == 0 ? nil : signedText }
}
