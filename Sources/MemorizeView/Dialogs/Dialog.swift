import Canvas
import Words

/// A small page over another one: help, settings and so on.
///
/// It describes its rows; `OpenDialog` moves through them. A row with a key presses that key on the
/// screen below; any other row may have an effect.
protocol Dialog {
  /// The keys that close the dialog besides Escape, usually the one that opened it.
  var closingKeys: [Key] { get }
  /// Whether the dialog opens with its first row visible even if the first choice is not.
  var startsAtTop: Bool { get }
  /// The number of the choice that is selected first.
  var firstChoice: Int { get }
  /// The name in the words beside Escape on a page that leads back to the dialog.
  var shortName: Phrase { get }
  /// Whether Enter confirms the whole dialog instead of choosing a row.
  var isForm: Bool { get }
  /// Whether the dialog waits, with its choices, below a dialog or a screen that a key opens.
  var keepsChoices: Bool { get }
  /// Whether the keys of other pages work over the dialog.
  var letsKeysThrough: Bool { get }

  /// The title and text of the dialog's own help; `nil` if the screen's help explains it.
  var guide: Guide? { get }

  /// The current title and rows, for a window of some size.
  func content(in window: Size, theme: Theme) -> DialogContent
  /// The player did something else: what the last change had to say is read, and a question that
  /// waits for a second press is no longer asked.
  func moveOn()
  /// A key opens a page over the dialog, which can take a choice from there.
  func prepare(_ screen: any Screen)
  /// The page over the dialog has closed; what it has changed is read again.
  ///
  /// - Returns: whether the dialog opens again.
  func goOn() -> Bool
  /// Confirms all values of a form.
  func confirm(at time: Duration) -> Action?
  /// The player closed the dialog; not called when another dialog or screen takes its place.
  func dismiss(at time: Duration)
}

extension Dialog {
  var closingKeys: [Key] { [] }
  var startsAtTop: Bool { false }
  var firstChoice: Int { 0 }
  var shortName: Phrase { "back" }
  var isForm: Bool { false }
  var keepsChoices: Bool { false }
  var letsKeysThrough: Bool { true }
  var guide: Guide? { nil }

  func moveOn() {}
  func prepare(_ screen: any Screen) {}
  func goOn() -> Bool { true }
  func confirm(at time: Duration) -> Action? { nil }
  func dismiss(at time: Duration) {}

  /// The columns for running text in a window: a comfortable number, or all there are.
  static func textWidth(in width: Int) -> Int { min(54, max(12, width - 8)) }
}

/// The dialog that is open: its keys and clicks, its selection and scroll.
struct OpenDialog {
  enum Command: Equatable, Sendable {
    case move(ListMove)
    case change(by: Int)
    case digit(Int)
    case choose
    case confirm
    case remove
    case close
  }

  /// The keys of every dialog.
  private static let keyMap = KeyMap(
    KeyBinding.selecting(Command.move) + [
      KeyBinding([.left, "h", "-"], .change(by: -1), help: "the value before"),
      KeyBinding([.right, "l", "+", "="], .change(by: 1), help: "the next value"),
      KeyBinding([" "], .choose, help: "choose the row"),
      KeyBinding([.enter], .confirm, help: "choose the row"),
      KeyBinding(["x", .delete], .remove, help: "remove the row"),
    ])

  let dialog: any Dialog
  var position = ListPosition()
  /// The number that the player is typing.
  private var typed = TypedNumber()

  /// Opens a dialog with its first choice selected.
  init(_ dialog: any Dialog, size: Size, theme: Theme) {
    self.dialog = dialog
    let view = view(size: size, theme: theme)
    position.selected = view.rows.choices.dropFirst(dialog.firstChoice).first
    update(for: view)
    guard let first = position.selected, !dialog.startsAtTop else { return }
    position = view.rows.showing(first, from: 0)
  }

  /// The keys of the dialog itself.
  func keyMap(in view: DialogView) -> KeyMap<Command> {
    var digits: [KeyBinding<Command>] = []
    if view.content.number != nil {
      digits = KeyBinding.digits(Command.digit)
    } else if number(in: view) != nil {
      digits = KeyBinding.digits(of: KeyTopic(keys: "0-9", help: "the value"), Command.digit)
    }
    return KeyMap(
      OpenDialog.keyMap.bindings + digits + [
        KeyBinding([.escape] + dialog.closingKeys, .close, help: "close the dialog")
      ])
  }

  /// The keys that have an effect on these rows, in words.
  func legends(in view: DialogView) -> [KeyLegend] {
    let content = view.content
    let hasValues = content.rows.contains { $0.control != nil }
    let confirms = content.hint.map { Phrase(say($0, context: "key"), values: []) }
    return keyMap(in: view).bindings.compactMap { binding in
      switch binding.command {
      case .move(.step(1)) where !content.tiles.isEmpty: moving(in: view)
      case .move(let move) where !isUseful(move, in: view): nil
      case .change where !hasValues: nil
      case .remove where content.rows.allSatisfy { $0.removal == nil }: nil
      case .choose where dialog.isForm: binding.legend.with(help: "change the value")
      case .confirm where dialog.isForm: confirms.map(binding.legend.with) ?? binding.legend
      // Enter does the same.
      case .choose: nil
      case .confirm where content.choices.isEmpty: nil
      case .confirm where !content.tiles.isEmpty:
        binding.legend.with(help: confirms ?? "choose the row").adding(" ")
      case .confirm where hasValues:
        binding.legend.with(help: "change the value").adding(" ")
      case .confirm: (confirms.map(binding.legend.with) ?? binding.legend).adding(" ")
      default: binding.legend
      }
    }
  }

  /// Whether a move leads to another row, or to rows that are not visible.
  private func isUseful(_ move: ListMove, in view: DialogView) -> Bool {
    let choices = view.rows.choices.count
    guard view.content.tiles.isEmpty else { return false }
    if view.rows.range.lastTop > 0 { return true }
    return switch move {
    case .step: choices > 1
    case .page: false
    case .start, .end: choices > 2
    }
  }

  /// All keys that lead from tile to tile, in the dialog's own word for that.
  private func moving(in view: DialogView) -> KeyLegend? {
    let keys = keyMap(in: view).bindings.flatMap { binding -> [Key] in
      switch binding.command {
      case .move(.step), .change: binding.keys
      default: []
      }
    }
    let own = view.content.legends.first { $0.keys.contains(where: keys.contains) }?.hint
    let help = Phrase(own ?? say("the row below"), values: [])
    return KeyLegend(
      keys: keys, hint: nil, help: help, topic: KeyTopic(keys: "arrows hjkl Tab", help: help))
  }

  /// The dialog as it is drawn and clicked now.
  func view(size: Size, theme: Theme) -> DialogView {
    DialogView(content: dialog.content(in: size, theme: theme), theme: theme, size: size)
  }

  /// Keeps a choice selected when the dialog's rows have changed.
  mutating func update(for view: DialogView) {
    position.selected = view.rows.choice(near: position.selected ?? 0)
  }

  mutating func perform(_ command: Command, in view: DialogView, at time: Duration) -> Action? {
    guard case .digit(let digit) = command else {
      let wasTyping = typed.isOpen
      typed.end()
      // Enter after a number confirms it.
      if wasTyping, !dialog.isForm, command == .confirm { return nil }
      return carryOut(command, in: view, at: time)
    }
    guard let number = number(in: view) else { return nil }
    dialog.moveOn()
    let value = typed.add(digit, upTo: number.limits.upperBound)
    return number.limits.contains(value) ? number.set(value) : nil
  }

  /// The number that digits set.
  private func number(in view: DialogView) -> DialogContent.Row.Number? {
    position.selected.flatMap { view.content.rows[at: $0]?.number } ?? view.content.number
  }

  private mutating func carryOut(
    _ command: Command, in view: DialogView, at time: Duration
  ) -> Action? {
    switch command {
    case .move(let move):
      dialog.moveOn()
      position = view.rows.position(position, movedBy: move)
    case .change(let step) where !view.content.tiles.isEmpty:
      position = view.rows.position(position, movedBy: .step(step))
    case .change(let step):
      dialog.moveOn()
      return position.selected.flatMap { change($0, by: step, in: view, at: time) }
    case .digit: break
    case .confirm where dialog.isForm && selectedKey(in: view) == nil:
      return dialog.confirm(at: time)
    case .choose, .confirm:
      if let row = position.selected {
        return choose(row, key: selectedKey(in: view), in: view, at: time)
      }
      if dialog.isForm { return dialog.confirm(at: time) }
      let isNamed = view.content.legends.contains { $0.keys.contains(.enter) }
      return isNamed ? .press(.enter) : .close
    case .remove:
      if let removal = position.selected.flatMap({ view.content.rows[$0].removal }) {
        return removal(time)
      }
      dialog.moveOn()
    case .close: return .close
    }
    return nil
  }

  /// The key that the selected row presses, which Enter then does even in a form.
  private func selectedKey(in view: DialogView) -> Key? {
    position.selected.flatMap { view.content.rows[$0].key }
  }

  /// Has the row's effect, or else presses its key on the screen below.
  private func choose(_ row: Int, key: Key?, in view: DialogView, at time: Duration) -> Action? {
    if let effect = view.content.rows[row].effect { return effect(1, time) }
    guard let key else { return nil }
    return dialog.closingKeys.contains(key) ? .close : .press(key)
  }

  /// Changes the value of a row, if it has one.
  private func change(
    _ row: Int, by step: Int, in view: DialogView, at time: Duration
  ) -> Action? {
    let row = view.content.rows[row]
    return row.control == nil ? nil : row.effect?(step, time)
  }

  /// Reacts to the mouse; a click on a row chooses it, one beside the dialog closes it.
  mutating func use(_ mouse: Mouse, in view: DialogView, at time: Duration) -> Action? {
    let before = position.selected
    defer { if position.selected != before { typed.end() } }
    switch mouse.action {
    case .press(.left): return click(mouse.point, in: view, at: time)
    case .press(.right): return .close
    case .wheel(let up):
      let rows = up ? -RowList.wheelStep : RowList.wheelStep
      position = view.rows.position(position, scrolledBy: rows)
    case .hover:
      let row = view.row(at: mouse.point, top: position.top)
      if let row, row != position.selected, view.rows.choices.contains(row) {
        dialog.moveOn()
        position.selected = row
      }
    case .press(.middle), .drag, .release: break
    }
    return nil
  }

  private mutating func click(_ point: Point, in view: DialogView, at time: Duration) -> Action? {
    guard view.frame.contains(point), !view.closeMark.contains(point) else { return .close }
    guard let row = view.row(at: point, top: position.top) else { return nil }
    if view.rows.choices.contains(row) { position.selected = row }
    guard let step = view.step(at: point, top: position.top) else {
      return choose(row, key: view.key(at: point, top: position.top), in: view, at: time)
    }
    return change(row, by: step, in: view, at: time)
  }
}
