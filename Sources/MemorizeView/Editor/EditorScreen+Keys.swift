import Canvas
import MemorizeViewModel
import Options

extension EditorScreen {
  /// The editor's commands.
  enum Command: Equatable {
    case undo
    case redo
    case choose
    case remove
    /// Moves to the field for a new face or pair.
    case add
    /// Moves left or right, or changes a value.
    case side(Int)
    case line(Int)
    case field(Int)
    case value(Int)
    case page(Int)
    case first
    case last
    case done
  }

  private static func undoing(_ keys: Key...) -> [KeyBinding<Command>] {
    [
      KeyBinding(keys, .undo, hint: "undo", help: "undo"),
      KeyBinding(
        keys.contains("u") ? ["U", .control("r")] : [.control("r")], .redo, hint: "redo",
        help: "redo"),
    ]
  }

  /// The keys that move up and down; letters are keys only while nothing is typed.
  private static func moving(withLetters: Bool) -> [KeyBinding<Command>] {
    [
      KeyBinding(withLetters ? [.down, "j"] : [.down], .line(1), help: "down"),
      KeyBinding(withLetters ? [.up, "k"] : [.up], .line(-1), help: "up"),
      KeyBinding([.tab], .field(1), help: "next field"),
      KeyBinding([.backTab], .field(-1), help: "previous field"),
      KeyBinding([.pageUp], .page(-1), help: "page up"),
      KeyBinding([.pageDown], .page(1), help: "page down"),
    ]
  }

  /// The keys that move to the sides and change values.
  private static func changing(withLetters: Bool) -> [KeyBinding<Command>] {
    [
      KeyBinding(withLetters ? [.left, "h"] : [.left], .side(-1), help: "left; less"),
      KeyBinding(withLetters ? [.right, "l"] : [.right], .side(1), help: "right; more"),
      KeyBinding(["+", "="], .value(1), help: "more pairs, next colour"),
      KeyBinding(["-", "_"], .value(-1), help: "fewer pairs, previous colour"),
      KeyBinding([.home], .first, help: "first field"),
      KeyBinding([.end], .last, help: "last field"),
    ]
  }

  private static let done = KeyBinding(
    [.escape], Command.done, hint: "done", help: "back to the decks")
  private static let canceling = KeyBinding(
    [.escape], Command.done, hint: "cancel", help: "put back the text as it was")

  /// The keys that move between pictures and faces where no text is in their way.
  private static let arrows = [
    KeyBinding([.left], Command.side(-1), help: "left"),
    KeyBinding([.right], .side(1), help: "right"),
  ]

  /// Enter while the player types.
  private var entering: KeyBinding<Command> {
    switch focus {
    case .name: EditorScreen.goingOn
    case .newFirst where editor.kind == .words: EditorScreen.goingOn
    case .first, .second: KeyBinding([.enter], .choose, hint: "keep", help: "keep the text")
    case .newFirst, .newSecond, .color, .pairs, .kind, .removed:
      KeyBinding([.enter], .choose, hint: "add", help: "add the text")
    }
  }

  private static let goingOn = KeyBinding(
    [.enter], Command.choose, hint: "next field", help: "next field")

  private var bindings: [KeyBinding<Command>] {
    typealias Editor = EditorScreen
    let moving = Editor.moving(withLetters: !isTakingText)
    let changing = Editor.changing(withLetters: !isTakingText)
    if focus.isValue {
      return Editor.undoing(.control("t")) + moving + changing + [
        KeyBinding([.enter, " "], .choose, hint: "change", help: "change"), Editor.done,
      ]
    }
    guard field == nil else {
      let leaving = focus.takesText ? Editor.done : Editor.canceling
      return Editor.undoing(.control("t")) + moving + [entering, leaving]
        + (hasArrows ? Editor.arrows : [])
    }
    return [
      KeyBinding(
        [.enter, " "], .choose, hint: isOnRemoved ? "put back" : "change",
        help: "change; put back a removed pair"),
      KeyBinding(["A"], .add, hint: "add", help: "add a pair"),
      KeyBinding(["x", .delete], .remove, hint: "remove", help: "remove a pair"),
    ] + Editor.undoing("u", .control("t")) + moving + changing + [Editor.done]
  }

  private var isOnRemoved: Bool { if case .removed = focus { true } else { false } }

  var keyMap: KeyMap<Command> {
    let hasPictures = focus == .newFirst && !picker.choices.isEmpty
    return KeyMap(
      bindings.filter { $0.command != .remove || focus.pair != nil }.map { binding in
        switch binding.command {
        case .field(1) where hasPictures: binding.hinting("pictures")
        case .done where editor.isTemporary && !isDraftComplete:
          binding.hinting("discard").with(help: "discard this empty deck")
        case .undo where !editor.canUndo, .redo where !editor.canRedo: binding.hinting(nil)
        default: binding
        }
      })
  }

  var isTakingText: Bool { field != nil || focus.isValue }

  var canGiveWay: Bool { false }
}

extension EditorScreen {
  func use(_ mouse: Mouse, at time: Duration) -> Action? {
    refreshLayout()
    editor.dismissNotice()
    var action: Action?
    switch mouse.action {
    case .press(.left): action = click(mouse.point)
    case .wheel(let up):
      let step = up ? -RowList.wheelStep : RowList.wheelStep
      scroll = layout.scroll.clamped(scroll + step)
    case .press, .drag, .release, .hover: break
    }
    refreshLayout()
    return action
  }

  private func click(_ point: Point) -> Action? {
    if let index = picker.index(at: point) {
      addPicture(index)
      return nil
    }
    if savedFrame?.contains(point) == true {
      stepBack(editor.undo)
      return nil
    }
    if searchFrame?.contains(point) == true {
      click(field != nil && isInSidebar(focus) ? focus : .newFirst, point)
      return nil
    }
    guard layout.sidebar?.contains(point) != true else { return nil }
    guard !layout.page.closeButton.contains(point) else { return close() }
    guard let (target, offset) = layout.field(at: point, scroll: scroll) else { return nil }
    if layout.isRemoveMark(offset, of: target) {
      move(to: target.pair.map(EditorField.first) ?? target)
      removeUnderCursor()
    } else if target.isValue {
      move(to: target)
      clickValue(target, atColumn: offset.x)
    } else {
      click(target, point)
    }
    return nil
  }

  /// A click on a colour chooses it, one on a button changes the value.
  private func clickValue(_ target: EditorField, atColumn column: Int) {
    let number = column / EditorLayout.swatchWidth
    if target == .color, showsSwatches, DeckColor.allCases.indices.contains(number) {
      editor.choose(DeckColor.allCases[number])
    } else if let step = Stepper.step(atColumn: column, width: layout.stepperWidth(target)) {
      self.step(target, by: step)
    }
  }

  /// Moves the cursor to a field; a click on a removed pair puts it back.
  private func click(_ target: EditorField, _ point: Point) {
    let isAgain = target == focus
    let isTyping = isAgain && field != nil
    if !isTyping { move(to: target) }
    if case .removed = target { return choose() }
    if isAgain, field == nil { startTyping() }
    // The click that starts typing selects the text.
    guard isTyping else { return }
    let text = textFrame(of: target)
    guard !isInSidebar(target) || text.contains(point) else { return }
    let column = point.x - text.minX
    field?.moveCursor(toColumn: max(0, column)) { [theme] in theme.spelled(String($0)) }
  }
}
