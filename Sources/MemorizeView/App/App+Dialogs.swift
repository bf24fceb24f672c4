import Canvas

/// Dialogs over the top screen, and the keys that reach the screen below them.
extension App {
  /// The dialog on top.
  var openDialog: OpenDialog? { dialogs.last }

  var dialogView: DialogView? { openDialog?.view(size: size, theme: screen.theme) }

  /// Draws a dialog over the screen; buttons that it or its shadow would cover in part are left out.
  func draw(_ dialog: OpenDialog, on canvas: inout Canvas) {
    var dialog = dialog
    let theme = screen.theme
    let view = dialog.view(size: size, theme: theme)
    dialog.update(for: view)
    if let row = screen.buttonRow, (view.frame.minY...view.frame.maxY).contains(row.minY) {
      canvas.fill(row, theme.style())
    }
    if theme.hasShades { canvas.dim() }
    view.draw(dialog.position, on: &canvas)
  }

  /// Presses a key on the dialog.
  ///
  /// Some keys of the screen below close the dialog first.
  func pressOnDialog(_ key: Key, at time: Duration) -> Request? {
    guard let open = openDialog, let view = dialogView else { return nil }
    if let command = open.keyMap(in: view).command(for: key) {
      tracer?.note(.command, command)
      return change(view, at: time) { $0.perform(command, in: view, at: time) }
    }
    open.dialog.moveOn()
    if let effect = view.content.rows.first(where: { $0.key == key })?.effect {
      return carryOut(effect(1, time), at: time)
    }
    let isBelow = keysBelow(open, view.content).contains { $0.keys.contains(key) }
    if isBelow || open.dialog.letsKeysThrough && pageKeys.contains(key) {
      return carryOut(.press(key), at: time)
    }
    guard let common = commonKeys.command(for: key) else {
      note(unknown: key)
      return nil
    }
    return carryOut(common, at: time)
  }

  func useOnDialog(_ mouse: Mouse, at time: Duration) -> Request? {
    guard let open = openDialog, let view = dialogView else { return nil }
    if mouse.action != .hover { note(unknown: nil) }
    if mouse.action == .press(.left) {
      let isInside = view.frame.contains(mouse.point)
      let keys = view.keys(selected: open.position.selected)
      let key = isInside ? keys?.key(at: mouse.point) : messageLine?.key(at: mouse.point)
      if let key { return press(key, at: time) }
    }
    let before = open.position
    let request = change(view, at: time) { $0.use(mouse, in: view, at: time) }
    if mouse.action != .hover || openDialog?.position != before { needsFrame = true }
    return request
  }

  /// Lets the dialog on top react, and carries out its answer.
  private func change(
    _ view: DialogView, at time: Duration, _ react: (inout OpenDialog) -> Action?
  ) -> Request? {
    guard var open = dialogs.popLast() else { return nil }
    open.update(for: view)
    let action = react(&open)
    dialogs.append(open)
    return carryOut(action, at: time)
  }

  /// The keys of the screen below that work over a dialog: those that the dialog shows, and those
  /// of other pages.
  private func keysBelow(_ open: OpenDialog, _ content: DialogContent) -> [KeyLegend] {
    let shown = content.keys
    return screen.legends.compactMap { legend in
      open.dialog.letsKeysThrough && legend.group.worksOverDialogs
        ? legend : legend.without { !shown.contains($0) }
    }
  }

  /// Closes all dialogs and presses a key on the screen below; the menu, or a form with its choices,
  /// waits below the dialog or the page that the key opens.
  func pressThrough(_ key: Key, at time: Duration) -> Request? {
    let (before, below) = (screens, screen)
    let kept = dialogs.filter { $0.dialog.keepsChoices }
    dialogs = []
    let request = pressOnScreen(key, at: time)
    if let opened = openDialog, screen === below {
      let same = kept.firstIndex { type(of: $0.dialog) == type(of: opened.dialog) }
      dialogs = same.map { Array(kept[...$0]) } ?? kept + [opened]
    }
    if !kept.isEmpty, !before.contains(where: { $0 === screen }) {
      wait(kept, below: screen)
      kept.last?.dialog.prepare(screen)
    }
    guard dialogs.isEmpty, screen === below else { return request }
    return request ?? uncover(at: time)
  }

  /// The help of the dialog, if it has its own, else that of the screen.
  var help: HelpDialog {
    guard let open = openDialog, let guide = open.dialog.guide, let view = dialogView else {
      return HelpDialog(guide: screen.guide, legends: legends)
    }
    return HelpDialog(
      guide: guide, legends: legends(open, over: keysBelow(open, view.content)), pressesKeys: false)
  }

  /// All keys that work while a dialog is open.
  private func legends(_ open: OpenDialog, over below: [KeyLegend]) -> [KeyLegend] {
    let common = commonKeys.legends.filter { $0.keys != [.escape] }
    let view = open.view(size: size, theme: screen.theme)
    return [open.legends(in: view), below, common].reduce(into: []) { all, legends in
      let taken = Set(all.flatMap(\.keys))
      all += legends.compactMap { $0.without(taken.contains) }
    }
  }
}
