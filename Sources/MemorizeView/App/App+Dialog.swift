import Canvas

/// The picture, keys and mouse while a dialog is open.
extension App {
  /// Draws a dialog over the screen; buttons that it or its shadow would cover in part are left out.
  func draw(_ dialog: OpenDialog, on canvas: inout Canvas) {
    let theme = screen.theme
    let frame = dialog.view(size: size, theme: theme).frame
    if let row = screen.buttonRow, (frame.minY...frame.maxY).contains(row.minY) {
      canvas.fill(row, theme.style())
    }
    if theme.hasShades { canvas.dim() }
    dialog.draw(size: size, theme: theme, on: &canvas)
  }

  /// The keys of every dialog.
  private enum Command: Sendable {
    case step(Int)
    case change(Int)
    case page(Int)
    case jump(toEnd: Bool)
    case choose
    case confirm
    case close
  }

  private static let dialogKeys = KeyMap<Command>([
    KeyBinding([.up, "k", .backTab], .step(-1), help: "the row above"),
    KeyBinding([.down, "j", .tab], .step(1), help: "the row below"),
    KeyBinding([.left, "h"], .change(-1), help: "the value before"),
    KeyBinding([.right, "l"], .change(1), help: "the next value"),
    KeyBinding([.pageUp], .page(-1), help: "a page up"),
    KeyBinding([.pageDown], .page(1), help: "a page down"),
    KeyBinding([.home], .jump(toEnd: false), help: "the first row"),
    KeyBinding([.end], .jump(toEnd: true), help: "the last row"),
    KeyBinding([" "], .choose, help: "choose the row"),
    KeyBinding([.enter], .confirm, help: "choose the row, or confirm a form"),
    KeyBinding([.escape], .close, help: "close the dialog"),
  ])

  /// The keys of a dialog, for its own help.
  static func legends(of dialog: any Dialog) -> [KeyLegend] {
    dialogKeys.legends.map { legend in
      legend.keys == [.escape]
        ? KeyLegend(
          keys: legend.keys + dialog.closingKeys, hint: nil, help: "close the dialog") : legend
    }
  }

  /// Presses a key on the dialog.
  ///
  /// Some keys of the screen below close the dialog first.
  func pressOnDialog(_ key: Key, at time: Duration) -> Request? {
    guard let open = openDialog else { return nil }
    if let command = App.dialogKeys.command(for: key) { return perform(command, at: time) }
    if open.dialog.closingKeys.contains(key) { return carryOut(.close, at: time) }
    if screen.keysOverDialogs.contains(key) { return pressThrough(key, at: time) }
    let common = CommonCommand.keyMap(isTakingText: false, isKiosk: isKiosk).command(for: key)
    return common.flatMap { carryOut($0, at: time) }
  }

  private func perform(_ command: Command, at time: Duration) -> Request? {
    guard let view = dialogView, var open = openDialog else { return nil }
    switch command {
    case .step(let step): open.step(step, in: view)
    case .page(let direction): open.scroll(by: direction * view.pageRows, in: view)
    case .jump(let toEnd): open.jump(toEnd: toEnd, in: view)
    case .close: return carryOut(.close, at: time)
    case .change(let step) where view.hasTiles: open.step(step, in: view)
    case .change(let step):
      return carryOut(
        open.selected.flatMap { open.dialog.change($0, by: step, theme: theme, at: time) }, at: time
      )
    case .confirm where open.dialog.isForm && !isKeySelected(open, in: view):
      return carryOut(open.dialog.confirm(at: time), at: time)
    case .choose, .confirm:
      if let selected = open.selected { return choose(selected, at: time) }
      let isNamed = view.content.legends.contains { $0.keys.contains(.enter) }
      return isNamed ? pressThrough(.enter, at: time) : carryOut(.close, at: time)
    }
    openDialog = open
    return nil
  }

  /// Whether the selected row presses a key, which Enter then does even in a form.
  private func isKeySelected(_ open: OpenDialog, in view: DialogView) -> Bool {
    open.selected.map { view.content.rows.indices.contains($0) && view.content.rows[$0].key != nil }
      ?? false
  }

  /// Chooses a row: presses its key on the screen below, or lets the dialog do it.
  private func choose(_ row: Int, at time: Duration) -> Request? {
    guard let view = dialogView, view.content.rows.indices.contains(row) else { return nil }
    return choose(row, key: view.content.rows[row].key, at: time)
  }

  private func choose(_ row: Int, key: Key?, at time: Duration) -> Request? {
    guard let open = openDialog, time >= open.dialog.quietUntil else { return nil }
    guard let key else {
      return carryOut(open.dialog.choose(row, theme: theme, at: time), at: time)
    }
    return open.dialog.closingKeys.contains(key)
      ? carryOut(.close, at: time) : pressThrough(key, at: time)
  }

  /// Closes the dialog and presses a key on the screen below.
  private func pressThrough(_ key: Key, at time: Duration) -> Request? {
    let below = screen
    openDialog = nil
    let request = pressOnScreen(key, at: time)
    guard openDialog == nil, screen === below else { return request }
    return request ?? carryOut(below.uncover(after: .dialog, at: time), at: time)
  }

  func useOnDialog(_ mouse: Mouse, at time: Duration) -> Request? {
    guard let view = dialogView, let open = openDialog else { return nil }
    switch mouse.action {
    case .press(.left): return click(mouse.point, on: view, at: time)
    case .press(.right): return carryOut(.close, at: time)
    case .wheel(let up):
      needsFrame = true
      openDialog?.scroll(by: up ? -1 : 1, in: view)
    case .hover:
      guard let row = view.row(at: mouse.point, top: open.top), row != open.selected,
        view.content.choices.contains(row)
      else { return nil }
      needsFrame = true
      openDialog?.selected = row
    case .press(.middle), .drag, .release: break
    }
    return nil
  }

  /// A click on a row chooses it; one beside the dialog closes it.
  private func click(_ point: Point, on view: DialogView, at time: Duration) -> Request? {
    needsFrame = true
    let isOutside = !view.frame.contains(point)
    if isOutside, let key = messageLine?.key(at: point) { return press(key, at: time) }
    if isOutside || view.closeMark.contains(point) { return carryOut(.close, at: time) }
    if let key = view.keys?.key(at: point) { return press(key, at: time) }
    guard let open = openDialog, let row = view.row(at: point, top: open.top) else { return nil }
    guard let step = view.step(at: point, top: open.top) else {
      return choose(row, key: view.key(at: point, top: open.top), at: time)
    }
    if view.content.choices.contains(row) { openDialog?.selected = row }
    return carryOut(open.dialog.change(row, by: step, theme: theme, at: time), at: time)
  }

  private var dialogView: DialogView? { openDialog?.view(size: size, theme: screen.theme) }
}
