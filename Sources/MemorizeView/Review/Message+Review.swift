import Canvas
import MemorizeViewModel

/// What a recording tells of memory and luck, in words.
extension Message {
  /// What there is to see.
  static func beginning(_ review: Review) -> Message {
    let count = review.lapses.count
    let par = "Par \(review.par.text)"
    guard count > 0 else { return Message("\(par). Nothing was forgotten.", "Nothing forgotten") }
    return Message(
      "\(par). Forgotten: \(count). n goes from one to the next.", "\(count) forgotten: n",
      "n: next")
  }

  /// What is shown before practice.
  static let lookAgain = Message(
    "Look: this had been seen by then. Any key turns it down.", "Look. Any key turns it down.",
    "Look: any key", "Look", needsRoom: true)

  /// What the game came to.
  static func end(_ review: Review, _ breakdown: MoveBreakdown) -> Message {
    let figures = "luck \(breakdown.luck.signedText), memory \(breakdown.memory.signedText)"
    let short = "Par \(review.par.text), \(figures): \(review.moves) moves"
    guard let costliest = review.costliest.flatMap({ review.remarks[$0] }) else {
      return Message("\(short). Nothing was forgotten.", short, figures, paint: .good)
    }
    let cost = Tenths(nearest: costliest.memory).signedText
    return Message(
      "\(short). \(review.lapses.count) forgotten; costliest: move \(costliest.move), \(cost)",
      "\(short). \(review.lapses.count) forgotten", short, figures,
      "memory \(breakdown.memory.signedText)")
  }

  /// What a step says.
  ///
  /// - Parameters:
  ///   - remark: on the step.
  ///   - spelling: how a card is called.
  /// - Returns: wordings with what luck brought and memory cost.
  static func about(_ remark: Remark, spelling: (CardID) -> String) -> Message {
    let figures = remark.figures
    let name = (remark.lapse?.card ?? remark.card).map(spelling) ?? ""
    let texts = remark.texts(name)
    return Message(
      wordings: texts.map { $0 + figures } + [(texts.last ?? "") + remark.memoryFigure],
      paint: remark.paint)
  }
}

extension Remark {
  /// What happened, from the longest wording to the shortest.
  fileprivate func texts(_ name: String) -> [String] {
    switch kind {
    case .new: ["New: \(name)", "New"]
    case .known(false): ["Known: \(name), and where the other lies", "Known: \(name)", "Known"]
    case .known(true): ["Known: the other \(name)", "Known: \(name)", "Known"]
    case .lucky: ["Lucky: \(name), whose place nobody knew", "Lucky: \(name)", "Lucky"]
    case .wasted: ["Wasted: \(name) was known, and brought nothing", "Wasted: \(name)", "Wasted"]
    case .shuffled: ["Shuffled: what was known is known no more", "Shuffled"]
    case .forgotten(let lapse) where lapse.isMissed:
      [
        "Forgotten: \(name) lay at the !, last seen \(lapse.age)",
        "Forgotten: \(name) at !, seen \(lapse.age)", "Forgot: \(name) !", "Forgot !",
      ]
    case .forgotten(let lapse):
      [
        "Forgotten: \(name) could be no match, last seen \(lapse.age)",
        "Forgotten: \(name) was no match, seen \(lapse.age)",
        "Forgotten: \(name) !, seen \(lapse.age)", "Forgot: \(name) !", "Forgot !",
      ]
    }
  }

  /// What luck brought and memory cost, as far as that is seen in tenths.
  fileprivate var figures: String {
    let parts = [("luck", luck), ("memory", memory)].compactMap { name, moves in
      Tenths(nearest: moves).textUnlessZero.map { "\(name) \($0)" }
    }
    return parts.isEmpty ? "" : "; " + parts.joined(separator: ", ")
  }

  /// What memory cost, as short as it can be.
  fileprivate var memoryFigure: String {
    Tenths(nearest: memory).textUnlessZero.map { " \($0)" } ?? ""
  }

  fileprivate var paint: ColorRole {
    switch kind {
    case .forgotten: .bad
    case .lucky, .known(true): .good
    case .new, .known, .wasted, .shuffled: .table
    }
  }
}

extension Remark.Lapse {
  /// How long ago it was seen, as in `3 moves ago`.
  fileprivate var age: String { movesAgo == 1 ? "1 move ago" : "\(movesAgo) moves ago" }
}

extension Tenths {
  /// The number with its sign; `nil` for none.
  fileprivate var textUnlessZero: String? { tenths == 0 ? nil : signedText }
}
