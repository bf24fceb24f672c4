import Canvas
import MemorizeViewModel
import Words

/// The table on which a recorded game is played back.
final class PlaybackScreen: RecordingScreen, Screen {
  init(_ playback: Playback) { super.init(playback, dealsAtStart: true) }

  var keyMap: KeyMap<RecordingCommand> {
    let run: Phrase = playback.isAtEnd ? "again" : playback.isRunning ? "pause" : "resume"
    return keyMap([
      KeyBinding([" ", .enter], .run, hint: run, help: "pause, or resume"),
      KeyBinding([.left, "h"], .step(-1), hint: "back", help: "a step back"),
      KeyBinding([.right, "l"], .step(1), hint: "next", help: "a step on"),
      KeyBinding([.tab], .forgotten(1), hint: "forgotten", help: "next forgotten card"),
      KeyBinding([.backTab], .forgotten(-1), help: "previous forgotten card"),
      KeyBinding(["-", "_"], .speed(-1), hint: "slower", help: "half as fast"),
      KeyBinding(["+", "="], .speed(1), hint: "faster", help: "twice as fast"),
      KeyBinding([.up, .pageUp], .step(-10), help: "ten steps back"),
      KeyBinding([.down, .pageDown], .step(10), help: "ten steps on"),
      KeyBinding([.home], .restart, help: "again from the start"),
      KeyBinding([.end], .step(playback.count), help: "to the end"),
    ])
  }

  var guide: Guide {
    Guide(
      title: say("A recording"),
      summary: say("A game as it was played."),
      rules: rulesOfRecordings.joined(separator: " "), mouse: mouseHelp)
  }

  var footer: Footer? {
    stage.layout?.messageLine.map { Footer(line: $0, message: message) }
  }

  /// The position in the recording, and what happened there.
  private var message: Message {
    let paused =
      playback.speed == .normal
      ? say("paused", context: "playback") : say("paused \(playback.speed)", context: "playback")
    let state =
      playback.isAtEnd
      ? say("end", context: "playback") : playback.isRunning ? "\(playback.speed)" : paused
    let prefix = "\(positionText) \(state)"
    let event = stage.eventMessage(isRecorded: true)
    return Message(
      shown: (event?.shown ?? []).map { "\(prefix)  \($0)" }
        + [prefix, positionText],
      mood: event?.mood ?? .neutral)
  }
}
