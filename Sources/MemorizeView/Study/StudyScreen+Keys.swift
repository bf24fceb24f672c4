import Canvas
import MemorizeViewModel

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
    let isButton = layout.buttons != nil
    let shown = buttons?.places.map(\.button.key) ?? []
    let all: [KeyBinding<Command>] = [
      KeyBinding([.enter, " "], .start, hint: isButton ? nil : verb.lowercased(), help: "study"),
      KeyBinding(
        ["m"], .missed, hint: hasForgotten ? "only missed" : nil,
        help: "play only the pairs that you missed"),
      KeyBinding(["t"], .progress, hint: "progress", help: "your progress with this deck"),
      KeyBinding(
        ["b"], .direction, hint: "direction: \(directionName)",
        help: "which side is asked for: forward, reverse or both"),
      KeyBinding(
        ["y"], .recall, hint: "type answers: \(table.typesAnswers ? "on" : "off")",
        help: "type the other side of each pair found"),
      KeyBinding([.escape], .close, hint: "back", help: "back to the table"),
    ]
    return KeyMap(
      all.map { $0.keys.contains(where: shown.contains) ? $0.hinting(nil) : $0 })
  }

  private var directionName: String { table.studyDirection.rawValue }

  /// The word on the first button.
  private var verb: String {
    isUnfinished ? "Resume" : plan.isDone ? "One more board" : "Start"
  }

  /// The buttons; `nil` where there is no room for any.
  var buttons: ButtonRow? {
    guard let line = layout.buttons else { return nil }
    let all = [
      Button(key: .enter, label: verb, isGold: true),
      hasForgotten ? Button(key: "m", label: "Only what I missed") : nil,
      Button(key: "t", label: "Progress"),
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
      table.keep(.studyDirection(StudyDirection.allCases.next(after: table.studyDirection, by: 1)))
    case .recall: table.keep(.recall(!table.typesAnswers))
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
