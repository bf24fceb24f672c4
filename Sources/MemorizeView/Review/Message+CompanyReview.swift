import Canvas
import MemorizeViewModel
import Words

/// Remarks on a recording of several players: everyone's memory and luck, in turn.
extension Message {
  /// The remark before the first step and after the last one: what each player forgot, and how
  /// often each was lucky.
  static func tallies(_ tallies: [Review.Tally], _ contestants: [Contestant]) -> Message {
    let named = zip(contestants, tallies).map { (name: $0.name, tally: $1) }
    let long = named.map { text(of: $0.tally, named: $0.name) }
    let short = named.map { "\($0.name) -\($0.tally.forgotten) +\($0.tally.lucky)" }
    let all = long.joined(separator: ". ")
    guard tallies.contains(where: { $0.forgotten > 0 }) else { return Message(all, short.listed) }
    return Message(
      say("\(all). n: next one"), all, short.listed, say("n: next"))
  }

  private static func text(of tally: Review.Tally, named name: String) -> String {
    let (forgotten, lucky) = (tally.forgotten, tally.lucky)
    return say(
      forgotten, one: "\(name): \(forgotten) forgotten, \(lucky) lucky",
      other: "\(name): \(forgotten) forgotten, \(lucky) lucky")
  }

  /// The remark on a step of a player.
  static func about(
    _ remark: Remark, by mover: Contestant, spelling: (CardID) -> String
  ) -> Message {
    let name = (remark.lapse?.card ?? remark.card).map(spelling) ?? ""
    let texts = remark.texts(name, isAddressed: mover.isAddressed)
    guard remark.kind != .shuffled, !mover.isAddressed else {
      return Message(wordings: texts, paint: remark.paint)
    }
    return Message(wordings: texts.map { say("\(mover.name): \($0)") }, paint: remark.paint)
  }
}
