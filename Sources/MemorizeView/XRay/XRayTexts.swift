import Canvas
import MemorizeViewModel
import Options
import Words

extension Hop {
  /// The name in the panel.
  var title: String {
    switch self {
    case .bytes: say("bytes", context: "x-ray")
    case .event: say("event", context: "x-ray")
    case .page: say("page", context: "x-ray")
    case .command: say("command", context: "x-ray")
    case .intent: say("intent", context: "x-ray")
    case .model: say("model", context: "x-ray")
    case .observers: say("observers", context: "x-ray")
    case .motion: say("motion", context: "x-ray")
    case .frame: say("frame", context: "x-ray")
    case .sent: say("sent", context: "x-ray")
    }
  }
}

extension XRay.Entry {
  /// The text, and the number of times in a row.
  var shownText: String { count > 1 ? "\(text) (x\(count))" : text }

  /// The time since the hop before; empty after a rest.
  var shownTime: String {
    time.map { $0.inMilliseconds < 10 ? "\($0.inMicroseconds) us" : "\($0.inMilliseconds) ms" }
      ?? ""
  }

  /// The hop as lines of a game without a screen.
  func lines(width: Int) -> [String] {
    let time = shownTime.isEmpty ? "" : " (\(shownTime))"
    return "x-ray: \(hop.title): \(shownText)\(time)".wrapped(to: width)
  }
}

extension TableSnapshot {
  /// The most cards that are named one by one.
  private static let mostCards = 3

  /// The differences from an earlier state, as in `card 2b: hidden -> face up; moves 3 -> 4`.
  func changes(since old: TableSnapshot) -> String {
    guard deals == old.deals else { return say("another board, cards \(cards.count)") }
    let ids = cards.indices.map(CardID.init(rawValue:)).filter { self[$0] != old[$0] }
    // A pause hides the faces, but turns no card.
    let turned =
      isPaused == old.isPaused ? ids.filter { self[$0]?.side.title != old[$0]?.side.title } : []
    // A hidden card keeps its name to itself when it moves.
    let named = turned.count <= TableSnapshot.mostCards ? turned : []
    let stayed = ids.filter { self[$0] != nil && old[$0] != nil }
    let moved = stayed.count { self[$0]?.place != old[$0]?.place }
    let parts: [String?] = [
      turned.count > named.count ? say("cards turned \(turned.count)") : nil,
      moved > 0 ? say("cards moved \(moved)") : nil,
      number(say("moves", context: "x-ray"), old.moves, moves),
      number(say("score", context: "x-ray"), old.score, score),
      number(say("pairs", context: "x-ray"), old.pairsFound, pairsFound),
      isPaused == old.isPaused ? nil : say(isPaused ? "paused" : "resumed", context: "x-ray"),
    ]
    let all = named.map { change(of: $0, since: old) } + parts.compactMap(\.self)
    return all.isEmpty ? say("nothing changed") : all.joined(separator: "; ")
  }

  private func change(of id: CardID, since old: TableSnapshot) -> String {
    let gone = say("gone", context: "card")
    return say(
      "card \(id.description): \(old[id]?.side.title ?? gone) -> \(self[id]?.side.title ?? gone)")
  }

  private func number(_ name: String, _ old: Int, _ new: Int) -> String? {
    old == new ? nil : "\(name) \(old) -> \(new)"
  }
}

extension CardPose.Side {
  /// The side as the model knows it.
  var title: String {
    switch self {
    case .back, .trace: say("hidden", context: "card")
    case .face, .missed, .chosen: say("face up", context: "card")
    case .matched: say("matched", context: "card")
    }
  }
}

extension Motion {
  /// How far the motion is, and the cards that change and whose faces are seen before or after.
  ///
  /// - Parameters:
  ///   - time: now.
  ///   - cards: the most cards.
  /// - Returns: titles and texts.
  func lines(at time: Duration, cards: Int) -> [(title: String, text: String)] {
    let passed = min(max(.zero, time - start), duration)
    let share = (passed / duration).percent
    let head = say("\(passed.inMilliseconds) of \(duration.inMilliseconds) ms, \(share)%")
    let poses = zip(poses(at: start), zip(poses(at: time), poses(at: end)))
    let seen = poses.filter { before, later in
      (before.side != .back || later.1.side != .back) && before.words != later.1.words
    }
    return [(Hop.motion.title, head)]
      + seen.prefix(cards).flatMap { before, later in
        [
          (say("before", context: "x-ray"), before.words),
          (say("now", context: "x-ray"), later.0.words),
          (say("after", context: "x-ray"), later.1.words),
        ]
      }
  }
}

extension CardPose {
  /// The card, its side, its size and its place in cells.
  fileprivate var words: String {
    let place = "\(frame.width)x\(frame.height) @ \(frame.minX),\(frame.minY)"
    return say("card \(id.description) \(side.title), \(place)")
  }
}

extension Duration {
  var inMilliseconds: Int { steps(of: .milliseconds(1)) }
  var inMicroseconds: Int { steps(of: .microseconds(1)) }
}

extension [UInt8] {
  /// The most bytes that are shown.
  private static let most = 9

  /// The first bytes in hexadecimal.
  var hexadecimal: String {
    let digits = prefix([UInt8].most).map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }
    return digits.joined(separator: " ") + (count > [UInt8].most ? " ... (\(count))" : "")
  }
}

extension String {
  /// A value as Swift prints it, without the names of modules and types before its cases.
  var withoutTypes: String {
    var text = ""
    for character in self {
      let word = text.reversed().prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      if character == ".", word.last?.isUppercase == true {
        text.removeLast(word.count)
      } else {
        text.append(character)
      }
    }
    return text
  }
}
