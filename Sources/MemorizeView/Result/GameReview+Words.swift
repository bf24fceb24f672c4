import MemorizeViewModel
import Words

/// Luck and memory of a game in words, the longest wording first.
extension GameReview {
  /// Luck in words, unless it is within half a move.
  var luckWords: [String] {
    let tenths = breakdown.luck.tenths
    return abs(tenths) <= 5 ? [] : [tenths > 0 ? say("lucky") : say("unlucky")]
  }

  /// The cost of forgetting in words.
  var memoryWords: [String] {
    if isFaultless { return [say("nothing forgotten"), say("perfect")] }
    if hints > 0, forgotten.isEmpty {
      return [say("nothing forgotten, with hints"), say("with hints")]
    }
    guard breakdown.memory.tenths < 0 else {
      return [say("next to nothing lost"), say("nearly perfect")]
    }
    return [say("moves lost to forgetting"), say("lost to forgetting"), say("forgotten")]
  }
}

extension GameReview.Forgotten {
  /// How many times the pair was forgotten, and when it had been seen.
  var words: [String] {
    switch movesAgo.count {
    case 1:
      let ago = movesAgo.first ?? 1
      return [
        say(
          ago, one: "once, seen \(ago) move before", other: "once, seen \(ago) moves before"),
        say("once"),
      ]
    case 2: return [say("forgotten twice"), say("twice")]
    case let count:
      return [
        say(count, one: "forgotten \(count) time", other: "forgotten \(count) times"),
        say(count, one: "\(count) time", other: "\(count) times"),
      ]
    }
  }
}
