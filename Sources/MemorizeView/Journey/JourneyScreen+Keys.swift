import Canvas
import MemorizeViewModel

extension JourneyScreen {
  /// The commands of the map.
  enum Command: Equatable {
    case play
    case move(Int)
    case first
    case last
    case close
  }

  private static let row = Journey.boardsPerChapter
  private static let moving = KeyTopic(keys: "arrows hjkl", help: "choose a board")

  var keyMap: KeyMap<Command> {
    let play = KeyBinding(
      [.enter, " "], Command.play, hint: "play", help: "play the chosen board")
    return KeyMap([
      isLocked ? play.hinting(nil) : play,
      KeyBinding([.left, "h"], .move(-1), help: "board before", topic: JourneyScreen.moving),
      KeyBinding([.right, "l"], .move(1), help: "board after", topic: JourneyScreen.moving),
      KeyBinding(
        [.up, "k", .pageUp], .move(-JourneyScreen.row), help: "chapter before",
        topic: JourneyScreen.moving),
      KeyBinding(
        [.down, "j", .pageDown], .move(JourneyScreen.row), help: "chapter after",
        topic: JourneyScreen.moving),
      KeyBinding([.home], .first, help: "first board"),
      KeyBinding([.end], .last, help: "last board"),
      KeyBinding([.escape, "J"], .close, hint: "back", help: "back to the table"),
    ])
  }

  func perform(_ command: Command, at time: Duration) -> Action? {
    switch command {
    case .play: return play(at: time)
    case .move(let step): choose(number + step)
    case .first: choose(1)
    case .last: choose(Journey.boards.count)
    case .close: return .close
    }
    return nil
  }

  func use(_ mouse: Mouse, at time: Duration) -> Action? {
    switch mouse.action {
    case .wheel(let up): scroll(by: up ? -1 : 1)
    case .press(.left): return click(mouse.point, at: time)
    default: break
    }
    return nil
  }

  /// The first click on a board chooses it, the second one plays it.
  private func click(_ point: Point, at time: Duration) -> Action? {
    if layout.page.closeButton.contains(point) { return .close }
    guard let (chapter, index) = layout.card(at: point), top + chapter < Journey.chapters.count
    else { return nil }
    let clicked = (top + chapter) * JourneyScreen.row + index + 1
    if clicked == number { return play(at: time) }
    choose(clicked)
    return nil
  }
}
