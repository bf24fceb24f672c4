import Canvas
import MemorizeViewModel
import Options

extension EditorScreen {
  private static let wheelStep = 3

  func use(_ mouse: Mouse, at time: Duration) -> Action? {
    refreshLayout()
    editor.dismissNotice()
    var action: Action?
    switch mouse.action {
    case .press(.left): action = click(mouse.point)
    case .wheel(let up):
      let step = up ? -EditorScreen.wheelStep : EditorScreen.wheelStep
      scroll = layout.scroll.clamped(scroll + step)
    default: break
    }
    refreshLayout()
    return editor.isGone ? .close : action
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
    switch layout.action(at: point, scroll: scroll, showsSwatches: showsSwatches) {
    case .close: return close()
    case .color(let number):
      move(to: .color)
      if DeckColor.allCases.indices.contains(number) { editor.choose(DeckColor.allCases[number]) }
    case .step(let field, let step):
      move(to: field)
      self.step(field, by: step)
    case .remove(let index):
      move(to: .first(index))
      removeUnderCursor()
    case .focus(let target): click(target, point)
    case nil: break
    }
    return nil
  }

  /// Moves the cursor to a field; a click on a removed pair puts it back.
  private func click(_ target: EditorField, _ point: Point) {
    let isAgain = target == focus
    if !isAgain || field == nil { move(to: target) }
    if case .removed = target { return choose() }
    if isAgain, field == nil { startTyping() }
    guard field != nil else { return }
    let text = textFrame(of: target)
    guard !isInSidebar(target) || text.contains(point) else { return }
    let column = point.x - text.minX
    field?.moveCursor(toColumn: max(0, column)) { [theme] in theme.spelled(String($0)) }
  }
}
