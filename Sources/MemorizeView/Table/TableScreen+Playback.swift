import Canvas
import MemorizeViewModel

/// What is different while a recording is played back.
extension TableScreen {
  /// A screen on which a recording is played back.
  ///
  /// - Parameters:
  ///   - playback: what plays it.
  ///   - options: how it looks and moves.
  ///   - capabilities: what the terminal can show.
  public convenience init(
    playback: Playback, options: TableOptions = TableOptions(),
    capabilities: Capabilities = Capabilities()
  ) {
    self.init(
      playback: playback, options: options, capabilities: capabilities, isReview: false)
  }

  /// The keys that count on the table.
  var bindings: [KeyBinding<Command>] {
    guard let playback else { return inGame(KeyTable.table) }
    let hint = playback.isAtEnd ? "again" : playback.isRunning ? "pause" : "go on"
    let all = isReview ? KeyTable.review : KeyTable.playback
    return all.filter { offers($0.command) }.map { binding in
      switch binding.command {
      case .run: binding.hinting(hint)
      // There the move that is seen is not the one that is meant.
      case .tryAgain where playback.isAtEnd: binding.hinting("try move \(playback.move)")
      default: binding
      }
    }
  }

  /// Those of them that the message line names.
  var hints: [KeyBinding<Command>] {
    playback == nil ? inGame(KeyTable.tableHints) : bindings.filter { $0.hint != nil }
  }

  /// Those that are to be had in a game; once it is over other words stand on the message line.
  private func inGame(_ all: [KeyBinding<Command>]) -> [KeyBinding<Command>] {
    let hasReview = viewModel.hasReview
    return all.filter { offers($0.command) }.map { binding in
      switch binding.command {
      case .review where !hasReview: binding.hinting(nil)
      case .choose where viewModel.isOver: binding.hinting("result")
      case .label where viewModel.isOver, .shuffle where viewModel.isOver: binding.hinting(nil)
      default: binding
      }
    }
  }

  /// Carries out a command while a recording is played back; what changes a game does nothing.
  func perform(_ command: Command, on playback: Playback, at time: Duration) -> Request? {
    switch command {
    case .quit: return .quit
    case .suspend: return .suspend
    case .redraw: return .redraw
    case .help: open(.help, at: time)
    case .run: playback.toggleRunning(at: time)
    case .step(let count): playback.step(by: count, at: time)
    case .restart: playback.restart(at: time)
    case .toEnd: playback.step(by: playback.count, at: time)
    case .faster: playback.change(speedBy: 1, at: time)
    case .slower: playback.change(speedBy: -1, at: time)
    case .toStart: playback.step(by: -playback.count, at: time)
    case .lapse(let direction): playback.step(toLapse: direction, at: time)
    case .tryAgain: wish = .tryAgain(playback.move)
    case .close where isReview: wish = .close
    default: break
    }
    return nil
  }

  /// The game waits while a dialog is open, with its faces hidden; a recording stops as it is.
  func hold(evenAtRest: Bool, at time: Duration) {
    if let playback {
      isPlaybackHeld = isPlaybackHeld || playback.isRunning
      playback.stop(at: time)
    } else if !viewModel.isPaused, viewModel.isClockRunning || evenAtRest {
      viewModel.togglePause(at: time)
    }
  }

  /// What was held goes on.
  func resumeIfHeld(at time: Duration) {
    if isPlaybackHeld { playback?.run(at: time) }
    isPlaybackHeld = false
    if playback == nil, viewModel.isPaused { viewModel.togglePause(at: time) }
  }
}

extension Message {
  /// How far a recording has been played, and what happened there.
  static func about(_ playback: Playback, _ message: Message?) -> Message {
    let count = "\(playback.count)"
    let place = "\("\(playback.position)".padded(to: count.count))/\(count)"
    let paused = playback.speed == .normal ? "paused" : "paused \(playback.speed)"
    let state = playback.isAtEnd ? "end" : playback.isRunning ? "\(playback.speed)" : paused
    let prefix = "\(place) \(state)"
    return Message(
      wordings: (message?.wordings ?? []).map { "\(prefix)  \($0)" } + [prefix, place],
      paint: message?.paint ?? .table)
  }
}
