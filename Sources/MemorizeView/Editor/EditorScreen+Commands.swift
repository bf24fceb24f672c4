import Canvas
import MemorizeViewModel

extension EditorScreen {
  func perform(_ command: Command, at time: Duration) -> Action? {
    refreshLayout()
    editor.dismissNotice()
    let action = carryOut(command)
    refreshLayout()
    return editor.isGone ? .close : action
  }

  private func carryOut(_ command: Command) -> Action? {
    switch command {
    case .undo: stepBack(editor.undo)
    case .redo: stepBack(editor.redo)
    case .choose: choose()
    case .remove: removeUnderCursor()
    case .left: if picked == nil || !pick(by: -1) { change(by: -1) }
    case .right: if picked == nil || !pick(by: 1) { change(by: 1) }
    case .up: if !pick(rows: -1) { move(to: layout.field(from: focus, lines: -1)) }
    case .down: if !pick(rows: 1) { move(to: layout.field(from: focus, lines: 1)) }
    case .next: if !pick(by: 1) { move(to: layout.field(after: focus, step: 1)) }
    case .previous: if !pick(by: -1) { move(to: layout.field(after: focus, step: -1)) }
    case .more: step(focus, by: 1)
    case .less: step(focus, by: -1)
    case .pageUp: movePage(-1)
    case .pageDown: movePage(1)
    case .first: move(to: .name)
    case .last: move(to: layout.lastField)
    case .done: return done()
    }
    return nil
  }

  /// Ends the typing of a face first; otherwise closes the editor.
  private func done() -> Action? {
    guard field != nil, !focus.takesText else { return close() }
    endTyping()
    return nil
  }

  /// Undoes or redoes a step; text that is being typed becomes a step first.
  func stepBack(_ step: () -> Void) {
    let takesText = focus.takesText
    endTyping()
    added = nil
    step()
    refreshLayout()
    focus = layout.valid(focus)
    if takesText { move(to: focus) }
  }

  private func movePage(_ direction: Int) {
    let rows = max(1, (layout.page.body.height - 1) / layout.itemHeight)
    var target = focus
    for _ in 0..<rows { target = layout.field(from: target, lines: direction) }
    move(to: target)
  }

  /// Enters the typed text, or starts typing.
  func choose() {
    switch focus {
    case .name: move(to: .color)
    case .color, .pairs, .kind: step(focus, by: 1)
    case .newFirst where picked != nil: addPicture(picked ?? 0)
    case .newFirst where editor.kind == .words: move(to: .newSecond)
    case .newFirst where typedFace.isEmpty: _ = pick(by: 1)
    case .newFirst, .newSecond: addDraft()
    case .first, .second: if field == nil { startTyping() } else { endTyping() }
    case .removed(let index):
      editor.takeBack(at: index)
      refreshLayout()
      focus = layout.valid(focus)
    }
  }

  func removeUnderCursor() {
    guard let index = focus.pair else { return }
    endTyping()
    editor.remove(at: index)
    refreshLayout()
    move(to: focus)
  }

  /// Moves left or right; on a value, changes it instead.
  private func change(by step: Int) {
    switch focus {
    case .color, .pairs, .kind: self.step(focus, by: step)
    default: move(to: layout.field(after: focus, step: step))
    }
  }

  /// Changes the value of a field.
  func step(_ field: EditorField, by step: Int) {
    switch field {
    case .color: editor.changeColor(by: step)
    case .pairs: editor.changeUsualPairs(by: step)
    case .kind: editor.toggleKind()
    default: break
    }
  }
}
