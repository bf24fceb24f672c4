import Canvas
import MemorizeViewModel
import Words

/// The table on which a recorded game is played back.
final class PlaybackScreen: RecordingScreen {
  /// The player's commands during playback.
  enum Command: Equatable {
    case run
    case step(Int)
    case forgotten(Playback.Direction)
    case slower
    case faster
    case restart
    case toEnd
    case close
  }

  let recording: RecordedTable
  /// Whether a game is below, to which Escape leads back.
  private let isOverTable: Bool
  private var playback: Playback { recording.playback }

  init(_ playback: Playback, isOverTable: Bool = false) {
    self.isOverTable = isOverTable
    recording = RecordedTable(playback, dealsAtStart: true)
  }

  var theme: Theme {
    get { recording.stage.theme }
    set { recording.stage.theme = newValue }
  }

  var isStale: Bool { recording.stage.hasUnseenChange }

  var keyMap: KeyMap<Command> {
    let run: Phrase = playback.isAtEnd ? "again" : playback.isRunning ? "pause" : "resume"
    let forgotten: [KeyBinding<Command>] = [
      KeyBinding(["n", .tab], .forgotten(.forwards), hint: "next !", help: "next forgotten card"),
      KeyBinding(["N", .backTab], .forgotten(.backwards), help: "previous forgotten card"),
    ]
    let hasForgotten = playback.review?.lapses.isEmpty == false
    let back = KeyBinding(
      [.escape, "v"], Command.close, hint: "back", help: "back to the table")
    return KeyMap(
      [KeyBinding([" ", .enter, "p"], .run, hint: run, help: "pause, or resume")]
        + (isOverTable ? [back] : []) + [
          KeyBinding(
            [.left, "h"], .step(-1), hint: isOverTable ? nil : "back", help: "a step back"),
          KeyBinding([.right, "l"], .step(1), hint: "next", help: "a step on"),
        ] + (hasForgotten ? forgotten : []) + [
          KeyBinding(["-", "_"], .slower, hint: "slower", help: "half as fast"),
          KeyBinding(["+", "="], .faster, hint: "faster", help: "twice as fast"),
          KeyBinding([.up, .pageUp], .step(-10), help: "ten steps back"),
          KeyBinding([.down, .pageDown], .step(10), help: "ten steps on"),
          KeyBinding([.home, "r"], .restart, help: "again from the start"),
          KeyBinding([.end], .toEnd, help: "to the end"),
        ])
  }

  func perform(_ command: Command, at time: Duration) -> Action? {
    switch command {
    case .run: playback.toggleRunning(at: time)
    case .step(let count): playback.step(by: count, at: time)
    case .forgotten(let direction): playback.step(toLapse: direction, at: time)
    case .slower: playback.change(speedBy: -1, at: time)
    case .faster: playback.change(speedBy: 1, at: time)
    case .restart: playback.restart(at: time)
    case .toEnd: playback.step(by: playback.count, at: time)
    case .close: return .close
    }
    return nil
  }

  func use(_ mouse: Mouse, at time: Duration) -> Action? { recording.use(mouse, at: time) }

  var guide: Guide {
    Guide(
      title: say("A recording"),
      summary: say("A game as it was played."),
      rules: say("Pauses are left out, and waits are cut to 3 s.")
        + (playback.review == nil ? "" : " " + RecordedTable.marksText),
      mouse: RecordedTable.mouseHelp)
  }

  var footer: Footer? {
    recording.stage.layout?.messageLine.map { Footer(line: $0, message: message) }
  }

  /// The position in the recording, and what happened there.
  private var message: Message {
    let paused =
      playback.speed == .normal
      ? say("paused", context: "playback") : say("paused \(playback.speed)", context: "playback")
    let state =
      playback.isAtEnd
      ? say("end", context: "playback") : playback.isRunning ? "\(playback.speed)" : paused
    let prefix = "\(recording.positionText) \(state)"
    let event = recording.stage.eventMessage(isRecorded: true)
    return Message(
      wordings: (event?.wordings ?? []).map { "\(prefix)  \($0)" }
        + [prefix, recording.positionText],
      paint: event?.paint ?? .table)
  }
}
