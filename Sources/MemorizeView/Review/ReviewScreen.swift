import Canvas
import MemorizeViewModel
import Words

/// The table on which a finished game is reviewed, card by card.
final class ReviewScreen: RecordingScreen, Screen {
  private let game: Replay
  let shortName: Phrase = "review"

  /// A review, paused at the start; after practice, at the move from which that began.
  ///
  /// - Parameters:
  ///   - playback: the recording.
  ///   - game: deals practice from one of its moves.
  ///   - plan: the rows in which the game was played; `nil` for the best ones.
  ///   - time: now.
  init(
    _ playback: Playback, of game: Replay, in plan: BoardLayout.Plan? = nil, at time: Duration
  ) {
    playback.step(toMove: game.practice?.move ?? 0, at: time)
    self.game = game
    super.init(playback, dealsAtStart: false, hasSummary: true, plan: plan)
  }

  override func practise(at time: Duration) {
    game.practise(beforeMove: playback.move, of: playback, at: time)
  }

  var keyMap: KeyMap<RecordingCommand> {
    let run: Phrase = playback.isAtEnd ? "again" : playback.isRunning ? "pause" : "watch"
    // At the end, the move to try is not the one that is visible.
    let practise: Phrase = playback.isAtEnd ? "practise move \(playback.move)" : "practise"
    let running = KeyBinding([" "], RecordingCommand.run, hint: run, help: "play, or pause")
    let moving: [KeyBinding<RecordingCommand>] = [
      KeyBinding(
        [.left, "h"], .step(-1), hint: playback.position > 0 ? "back" : nil, help: "a card back"),
      KeyBinding(
        [.right, "l"], .step(1), hint: playback.isAtEnd ? nil : "next", help: "a card on"),
      KeyBinding(
        [.tab], .forgotten(1), hint: "forgotten",
        help: "next forgotten card, or the end"),
      KeyBinding(
        [.enter], .practise, hint: practise,
        help: "practice: play on from this move"),
    ]
    let rest: [KeyBinding<RecordingCommand>] = [
      KeyBinding(
        [.backTab], .forgotten(-1), hint: "previous",
        help: "previous forgotten card, or the start"),
      KeyBinding(["-", "_"], .speed(-1), hint: "slower", help: "half as fast"),
      KeyBinding(["+", "="], .speed(1), hint: "faster", help: "twice as fast"),
      KeyBinding([.up, .pageUp], .step(-10), help: "ten cards back"),
      KeyBinding([.down, .pageDown], .step(10), help: "ten cards on"),
      KeyBinding([.home], .step(-playback.count), help: "to the start"),
      KeyBinding([.end], .step(playback.count), help: "to the end, with a summary"),
      KeyBinding(["v"], .close, help: "close the page"),
    ]
    // What stops a review that runs comes first.
    let first = playback.isRunning ? [running] + moving : moving + [running]
    return keyMap(first + rest)
  }

  var guide: Guide {
    Guide(
      title: say("Review", context: "page"),
      summary: say("Your game, card by card."),
      rules: (rulesOfRecordings + [ReviewScreen.practising]).joined(separator: " "),
      mouse: mouseHelp)
  }

  private static var practising: String {
    say(
      """
      Enter plays on from the move you see, as practice: first you see the cards you had seen, for \
      some seconds or until you press a key. Practice does not count.
      """)
  }

  var footer: Footer? {
    stage.layout?.messageLine.map {
      Footer(line: $0, message: message, keepsRoom: false)
    }
  }

  /// The position in the recording, and the remark, if there are no lines for them.
  private var message: Message {
    let hasCourse = stage.layout?.courseLine != nil
    let place = hasCourse ? "" : positionText
    let prefix = playback.isRunning ? "\(place) \(playback.speed)" : place
    guard let layout = stage.layout, layout.remarkLine == nil, let remark else {
      return Message(prefix)
    }
    return Message(
      shown: remark.shown.map { "\(prefix)  \($0)" } + remark.shown.suffix(1)
        + [prefix, place],
      mood: remark.mood)
  }
}
