import Canvas
import MemorizeViewModel

/// The table on which a finished game is reviewed, card by card.
final class ReviewScreen: RecordingScreen {
  /// The player's commands during a review.
  enum Command: Equatable {
    case step(Int)
    case forgotten(Playback.Direction)
    case tryAgain
    case run
    case slower
    case faster
    case toStart
    case toEnd
    case close
  }

  let recording: RecordedTable
  /// The game under review, in case the player continues from one of its moves.
  private let game: TableViewModel
  private var playback: Playback { recording.playback }

  /// A review, paused at the start.
  init(_ playback: Playback, of game: TableViewModel, at time: Duration) {
    playback.step(by: 0, at: time)
    self.game = game
    recording = RecordedTable(playback, dealsAtStart: false, hasSummary: true)
  }

  var theme: Theme {
    get { recording.stage.theme }
    set { recording.stage.theme = newValue }
  }

  var isStale: Bool { recording.stage.hasUnseenChange }

  func perform(_ command: Command, at time: Duration) -> Action? {
    switch command {
    case .step(let count): playback.step(by: count, at: time)
    case .forgotten(let direction): playback.step(toLapse: direction, at: time)
    case .run: playback.toggleRunning(at: time)
    case .slower: playback.change(speedBy: -1, at: time)
    case .faster: playback.change(speedBy: 1, at: time)
    case .toStart: playback.step(by: -playback.count, at: time)
    case .toEnd: playback.step(by: playback.count, at: time)
    case .close: return .close
    case .tryAgain:
      game.tryAgain(beforeMove: playback.move, at: time)
      return .close
    }
    return nil
  }

  func use(_ mouse: Mouse, at time: Duration) -> Action? { recording.use(mouse, at: time) }
}
