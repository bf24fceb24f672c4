import Canvas
import MemorizeViewModel

extension DailyScreen {
  /// The commands of the page.
  enum Command: Equatable {
    case play
    case move(days: Int)
    case moveMonths(Int)
    case today
    case toggleStreak
    case close
  }

  private static let moving = KeyTopic(keys: "arrows hjkl", help: "choose a day")

  var keyMap: KeyMap<Command> {
    let isButton = layout.buttons != nil
    return KeyMap([
      KeyBinding(
        [.enter, " "], .play,
        hint: isButton ? nil : text.isBegun ? "resume" : text.counts ? "play" : "practise",
        help: "play the board of the chosen day"),
      KeyBinding(
        [.left, "h"], .move(days: -1), hint: "day before", help: "day before",
        topic: DailyScreen.moving),
      KeyBinding([.right, "l"], .move(days: 1), help: "day after", topic: DailyScreen.moving),
      KeyBinding([.up, "k"], .move(days: -7), help: "week before", topic: DailyScreen.moving),
      KeyBinding([.down, "j"], .move(days: 7), help: "week after", topic: DailyScreen.moving),
      KeyBinding([.pageUp], .moveMonths(-1), help: "month before"),
      KeyBinding([.pageDown], .moveMonths(1), help: "month after"),
      KeyBinding([.home], .today, help: "today"),
      KeyBinding(
        ["s"], .toggleStreak, hint: showsStreak ? "hide streak" : "show streak",
        help: "show or hide the streak"),
      KeyBinding([.escape, "D"], .close, hint: "back", help: "back to the table"),
    ])
  }

  func perform(_ command: Command, at time: Duration) -> Action? {
    switch command {
    case .play: return play(at: time)
    case .move(let days): choose(CalendarDay(day.number + days))
    case .moveMonths(let months): choose(day.adding(months: months))
    case .today: choose(today)
    case .toggleStreak: table.keep { $0.showsStreak.toggle() }
    case .close: return .close
    }
    return nil
  }

  func use(_ mouse: Mouse, at time: Duration) -> Action? {
    guard mouse.action == .press(.left) else { return nil }
    if layout.page.closeButton.contains(mouse.point) { return .close }
    if layout.buttons.map({ buttons(in: $0).key(at: mouse.point) }) == .enter {
      return play(at: time)
    }
    guard let month = layout.month else { return nil }
    if month.earlierButton.contains(mouse.point) { choose(day.adding(months: -1)) }
    if month.laterButton.contains(mouse.point) { choose(day.adding(months: 1)) }
    guard let clicked = month.day(at: mouse.point, in: day) else { return nil }
    // The first click on a day chooses it, the second one plays its board.
    if clicked == day { return play(at: time) }
    choose(clicked)
    return nil
  }

  /// The button that plays the board.
  func buttons(in row: Rect) -> ButtonRow {
    ButtonRow([Button(key: .enter, label: text.verb, isGold: true)], in: row)
  }
}
