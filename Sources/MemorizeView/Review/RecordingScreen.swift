import Canvas
import MemorizeViewModel
import Words

/// The player's commands in a recording.
enum RecordingCommand: Equatable {
  case run
  case step(Int)
  case forgotten(Playback.Direction)
  case slower
  case faster
  /// Plays from the start.
  case restart
  /// Goes to the start, and stops there.
  case toStart
  case toEnd
  /// Plays on from before the move under review.
  case practise
  case close
}

/// A screen that shows a recording: it hands time, drawing and covering to the recorded table.
protocol RecordingScreen: Screen where Command == RecordingCommand {
  var recording: RecordedTable { get }

  /// Plays on from before the move under review.
  func practise(at time: Duration)
}

extension RecordingScreen {
  var playback: Playback { recording.playback }
  var isStale: Bool { recording.stage.hasUnseenChange }

  var theme: Theme {
    get { recording.stage.theme }
    set { recording.stage.theme = newValue }
  }

  func fit(to size: Size) { recording.stage.fit(to: size) }
  func nextChange(after time: Duration) -> Duration? { recording.nextChange(after: time) }
  func draw(on canvas: inout Canvas, at time: Duration) { recording.draw(on: &canvas, at: time) }
  func cover(at time: Duration) { recording.cover(at: time) }
  func practise(at time: Duration) {}

  /// The keys without those for forgotten cards where there are none.
  func keyMap(_ bindings: [KeyBinding<RecordingCommand>]) -> KeyMap<RecordingCommand> {
    let hasForgotten = playback.review?.lapses.isEmpty == false
    return KeyMap(
      bindings.filter { binding in
        if case .forgotten = binding.command { hasForgotten } else { true }
      })
  }

  func advance(to time: Duration) -> Action? {
    recording.advance(to: time)
    return nil
  }

  func uncover(after cover: Cover, at time: Duration) -> Action? {
    recording.uncover(at: time)
    return nil
  }

  func perform(_ command: RecordingCommand, at time: Duration) -> Action? {
    switch command {
    case .run: playback.toggleRunning(at: time)
    case .step(let count): playback.step(by: count, at: time)
    case .forgotten(let direction): playback.step(toLapse: direction, at: time)
    case .slower: playback.change(speedBy: -1, at: time)
    case .faster: playback.change(speedBy: 1, at: time)
    case .restart: playback.restart(at: time)
    case .toStart: playback.step(by: -playback.count, at: time)
    case .toEnd: playback.step(by: playback.count, at: time)
    case .close: return .close
    case .practise:
      practise(at: time)
      return .close
    }
    return nil
  }

  /// A click pauses or resumes, the wheel scrolls a large board.
  func use(_ mouse: Mouse, at time: Duration) -> Action? {
    let stage = recording.stage
    switch mouse.action {
    case .press(.left):
      if recording.header?.closeButton.contains(mouse.point) == true { return .close }
      guard stage.layout?.board.area.contains(mouse.point) == true else { return nil }
      playback.toggleRunning(at: time)
    case .wheel(let up): stage.wheel(up: up)
    case .press, .drag, .release, .hover: break
    }
    return nil
  }

  /// The waits of recordings and how forgotten cards are marked, for their help.
  var rulesOfRecordings: [String] {
    [say("Pauses are left out, and waits are cut to 3 s.")]
      + (playback.review == nil
        ? []
        : [
          say(
            """
            A ! marks a card that you had seen and forgot. Luck and lost moves are averages over \
            all ways the hidden cards may lie, so they are often less than a whole move.
            """)
        ])
  }

  /// The mouse actions, for the help of recordings.
  var mouseHelp: [(action: String, help: String)] {
    [
      (say("Click"), say("pause or resume, or press the key you click")),
      (say("Right-click"), say("this help")),
      (say("Wheel"), say("move a board larger than the window")),
    ]
  }
}
