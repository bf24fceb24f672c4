import Canvas
import MemorizeViewModel
import Options

/// What the mouse asks for.
extension EditorPage {
  private static let wheelStep = 3

  func use(_ mouse: Mouse, at time: Duration) -> PageRequest? {
    switch mouse.action {
    case .press(.left): return click(mouse.point, at: time)
    case .press(.right): return .help
    case .wheel(let up):
      scroll = layout.clamped(scroll + (up ? -EditorPage.wheelStep : EditorPage.wheelStep))
    default: break
    }
    return nil
  }

  private func click(_ point: Point, at time: Duration) -> PageRequest? {
    if let command = messageLine?.command(at: point, in: bindings) {
      return perform(command, at: time)
    }
    switch layout.action(at: point, scroll: scroll, showsSwatches: showsSwatches) {
    case .close:
      return .close
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

  /// A click puts the cursor there; what was removed it takes back.
  private func click(_ target: EditorField, _ point: Point) {
    let isAgain = target == focus
    if !isAgain || field == nil { move(to: target) }
    if case .removed = target { return choose() }
    if isAgain, field == nil { write() }
    guard field != nil else { return }
    let column = point.x - writtenFrame(target).minX
    field?.moveCursor(toColumn: max(0, column)) { [theme] in theme.spelled(String($0)) }
  }
}
