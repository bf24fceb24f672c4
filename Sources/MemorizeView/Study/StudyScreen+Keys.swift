import Canvas
import MemorizeViewModel
import Words

/// The keys and buttons of the study page.
extension StudyScreen {
  /// The commands of the page.
  enum Command: Equatable {
    case start
    case missed
    case more
    case untyped
    case progress
    case direction
    case pairs
    case undo
    case settings
    case decks
  }

  var keyMap: KeyMap<Command> {
    let shown = buttons?.places.map(\.button.key) ?? []
    let all: [KeyBinding<Command>] = [
      layout.buttons == nil ? starting : starting.hinting(nil),
      KeyBinding(
        first(.untyped) + ["T"], .untyped, hint: untyped == nil ? nil : "type pairs",
        help: "type the pairs of today that are not typed yet"),
      KeyBinding(
        ["w"], .missed, hint: hasForgotten ? "pairs not known" : nil,
        help: "repeat the pairs that you did not know"),
      KeyBinding(
        ["+"], .more, hint: extraPairs > 0 ? "more new pairs" : nil,
        help: "more new pairs when the day is done"),
      KeyBinding(["o"], .settings, hint: "settings", help: "study settings of this deck"),
      KeyBinding(["d"], .decks, hint: "other deck", help: "study another deck"),
      KeyBinding(
        ["L"], .pairs, hint: "pairs", help: "the pairs: bury some until tomorrow, or suspend them"),
      KeyBinding(
        ["u"], .undo, hint: lastGrade != nil ? "undo grade" : nil,
        help: "undo the last grade of today"),
      KeyBinding(
        first(.progress) + ["P"], .progress, hint: "progress", help: "your progress with this deck"),
      KeyBinding(
        ["b"], .direction, hint: "direction: \(directionName)",
        help: "see terms first, definitions first, or both"),
    ]
    return KeyMap(
      all.map { $0.keys.contains(where: shown.contains) ? $0.hinting(nil) : $0 })
  }

  var settings: Settings { table.preferences.settings(of: deck.name) }

  var directionName: String { settings.directionName(deck.sides) }

  /// An example of the direction.
  var example: String {
    guard let pair = plan.pairs.first else { return "" }
    let (term, definition) = (theme.spelled(pair.term), theme.spelled(pair.definition))
    return switch settings.studyDirection {
    case .forward: say("You see \(term) and answer \(definition).")
    case .reverse: say("You see \(definition) and answer \(term).")
    case .both: say("You see either side and answer the other.")
    }
  }

  /// The command of Enter and the first button.
  ///
  /// Once the day is done, it is not another board, which would come too early.
  private var next: Command {
    isUnfinished || !plan.isDone ? .start : untyped != nil ? .untyped : .progress
  }

  /// The keys of the first button, if a command is on it.
  private func first(_ command: Command) -> [Key] { next == command ? [.enter, " "] : [] }

  private var starting: KeyBinding<Command> {
    KeyBinding(
      first(.start) + (next == .start ? ["n", "y"] : ["n"]), .start,
      hint: isUnfinished ? "resume" : plan.isDone ? "one more board" : "start", help: "study")
  }

  /// The word on the first button.
  private var verb: String {
    isUnfinished ? say("Resume") : plan.isDone ? say("One more board") : say("Start")
  }

  var buttonRow: Rect? { layout.buttons }

  /// The buttons; `nil` where there is no room for any.
  var buttons: ButtonRow? {
    guard let line = layout.buttons else { return nil }
    let start = Button(key: "n", label: verb)
    let progress = Button(key: "P", label: say("Progress"))
    let typing = untyped.map(Button.typing)
    let first = next == .start ? start : typing ?? progress
    let others = next == .start ? [typing] : [start]
    let all =
      [Button(key: .enter, label: first.label, isGold: true)] + others + [
        hasForgotten ? Button(key: "w", label: say("Pairs not known", context: "button")) : nil,
        extraPairs > 0
          ? Button(
            key: "+",
            label: say(
              extraPairs, one: "\(extraPairs) more new pair",
              other: "\(extraPairs) more new pairs",
              context: "button")) : nil,
        next == .progress ? nil : progress,
        Button(key: "b", label: say("Direction: \(directionName)")),
      ]
    let row = ButtonRow(all.compactMap { $0 }, in: line)
    return row.places.isEmpty ? nil : row
  }
}
