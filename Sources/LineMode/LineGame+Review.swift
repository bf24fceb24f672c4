import MemorizeViewModel
import Words

/// The review of a finished game in words.
extension LineGame {
  /// A line for each move: what was turned, and how good it was.
  var review: [Wording] {
    guard let playback = table.review(), let review = playback.review else {
      return [Wording(say("There is no finished game to review."))]
    }
    var wordings: [Wording] = []
    var flips: [String] = []
    for remark in review.remarks {
      let places = playback.table.places
      playback.step(by: 1, at: .zero)
      guard let remark else { continue }
      guard let card = remark.card else {
        wordings.append(Wording(say("Shuffled: remembered places no longer count.")))
        continue
      }
      flips.append(sentence(about: remark, card, places, playback.table))
      guard playback.table.isMoveOver else { continue }
      wordings.append(wording(ofMove: remark, flips, review, playback.table))
      flips = []
    }
    return wordings + [summary(of: review)]
  }

  /// A card that was turned, as in `7 Oslo, new`.
  private func sentence(
    about remark: Remark, _ card: CardID, _ places: [TableViewModel.Card?],
    _ table: TableViewModel
  ) -> String {
    let place = places.firstIndex { $0?.id == card }.map { "\($0 + 1) " } ?? ""
    let name = place + faceName(of: card, on: table)
    switch remark.kind {
    case .new: return say("\(name), new.")
    case .known: return say("\(name), remembered.")
    case .lucky: return say("\(name), lucky.")
    case .wasted: return say("\(name), known and no use.")
    case .shuffled: return say("\(name).", context: "sentence")
    case .forgotten(let lapse) where lapse.isMissed:
      let other = places.firstIndex { $0?.id == lapse.card }.map { "\($0 + 1) " } ?? ""
      return say("\(name). Forgotten: \(other)\(faceName(of: lapse.card, on: table)).")
    case .forgotten: return say("\(name). Forgotten: it could not match.")
    }
  }

  private func wording(
    ofMove remark: Remark, _ flips: [String], _ review: Review, _ table: TableViewModel
  ) -> Wording {
    let mover = review.mover(of: remark).flatMap { number in
      table.contestants.indices.contains(number) ? table.contestants[number].name : nil
    }
    let number = mover.map { say("Move \(remark.move), \($0):") } ?? say("Move \(remark.move):")
    return Wording(sentences: [number] + flips)
  }

  private func faceName(of id: CardID, on table: TableViewModel) -> String {
    table.card(id).map { names.name(of: $0.content) } ?? ""
  }

  /// Par, luck and memory in one line; in company, what each player forgot.
  private func summary(of review: Review) -> Wording {
    guard let breakdown = review.breakdown else {
      let players = zip(table.contestants, review.tallies).map { player, tally in
        say("\(player.name): \(tally.forgotten) forgotten, \(tally.lucky) lucky.")
      }
      return Wording(sentences: players.isEmpty ? [say("Par \(review.par.text).")] : players)
    }
    let luck =
      breakdown.luck.tenths < 0
      ? say("Bad luck cost \(breakdown.luck.size).") : say("Luck saved \(breakdown.luck.size).")
    let memory =
      breakdown.memory.tenths == 0
      ? say("Nothing forgotten.") : say("Forgetting cost \(breakdown.memory.size).")
    return Wording(
      sentences: [
        say("Par \(review.par.text)."),
        say(review.moves, one: "1 move.", other: "\(review.moves) moves."), luck, memory,
      ])
  }
}
