import Canvas
import MemorizeViewModel
import Words

extension StudyScreen {
  /// The commands of the page.
  enum Command: Equatable {
    case start
    case missed
    case progress
    case direction
    case recall
    case close
  }

  var keyMap: KeyMap<Command> {
    let shown = buttons?.places.map(\.button.key) ?? []
    let all: [KeyBinding<Command>] = [
      layout.buttons == nil ? starting : starting.hinting(nil),
      hasForgotten ? StudyScreen.repeating : StudyScreen.repeating.hinting(nil),
      KeyBinding(["t"], .progress, hint: "progress", help: "your progress with this deck"),
      KeyBinding(
        ["b"], .direction, hint: "direction: \(directionName)",
        help: "which side is asked for: forward, reverse or both"),
      KeyBinding(
        ["y"], .recall, hint: "type answers: \(onOrOff)",
        help: "type the other side of each pair found"),
      KeyBinding([.escape], .close, hint: "back", help: "back to the table"),
    ]
    return KeyMap(
      all.map { $0.keys.contains(where: shown.contains) ? $0.hinting(nil) : $0 })
  }

  private static let repeating = KeyBinding(
    ["m"], Command.missed, hint: "only missed", help: "play only the pairs that you missed")

  private var onOrOff: String { table.typesAnswers ? say("on") : say("off") }

  private var directionName: String {
    Setting.studyDirection.title(in: table.settings())
  }

  /// The key of the first button.
  private var starting: KeyBinding<Command> {
    let keys: [Key] = [.enter, " "]
    if isUnfinished { return KeyBinding(keys, .start, hint: "resume", help: "study") }
    return plan.isDone
      ? KeyBinding(keys, .start, hint: "one more board", help: "study")
      : KeyBinding(keys, .start, hint: "start", help: "study")
  }

  /// The word on the first button.
  private var verb: String {
    isUnfinished ? say("Resume") : plan.isDone ? say("One more board") : say("Start")
  }

  var buttonRow: Rect? { layout.buttons }

  /// The buttons; `nil` where there is no room for any.
  var buttons: ButtonRow? {
    guard let line = layout.buttons else { return nil }
    let all = [
      Button(key: .enter, label: verb, isGold: true),
      hasForgotten ? Button(key: "m", label: say("Only what I missed")) : nil,
      Button(key: "t", label: say("Progress")),
    ]
    let row = ButtonRow(all.compactMap { $0 }, in: line)
    return row.places.isEmpty ? nil : row
  }

  func perform(_ command: Command, at time: Duration) -> Action? {
    switch command {
    case .start: return start(at: time)
    case .missed: return playForgotten(at: time)
    case .progress: return .open(StudyProgressScreen(table, deck: deck))
    case .direction:
      table.keep { Setting.studyDirection.change(&$0, by: 1) }
    case .recall: table.keep { $0.typesAnswers.toggle() }
    case .close: return .close
    }
    return nil
  }

  func use(_ mouse: Mouse, at time: Duration) -> Action? {
    guard mouse.action == .press(.left) else { return nil }
    if layout.page.closeButton.contains(mouse.point) { return .close }
    guard let key = buttons?.key(at: mouse.point) else { return nil }
    return press(key, at: time) ?? nil
  }
}
