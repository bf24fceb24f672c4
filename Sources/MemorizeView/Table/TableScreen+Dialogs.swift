import Canvas
import MemorizeViewModel

extension TableScreen {
  /// Opens a dialog; the game waits meanwhile, with its faces hidden.
  func open(_ kind: OldDialog.Kind, at time: Duration) {
    markStale()
    resultDue = nil
    typedLabel = nil
    drag = nil
    if kind != .result { hold(evenAtRest: kind == .pause, at: time) }
    var new = OldDialog(kind: kind)
    let view = dialogView(for: new)
    new.selected = view.content.choice(after: nil, step: 0)
    // A result is read from its top even where the first choice lies below the window.
    new.top = kind == .result ? 0 : view.top(showing: new.selected, from: 0)
    dialog = new
  }

  /// Closes the dialog; the game goes on.
  func close(at time: Duration) {
    markStale()
    dialog = nil
    if page == nil { resumeIfHeld(at: time) }
  }

  /// Carries out a command while a dialog is open.
  func performOnDialog(_ command: Command, at time: Duration) -> Request? {
    guard let dialog else { return nil }
    switch command {
    case .quit, .suspend, .redraw: return perform(command, at: time)
    case .close: close(at: time)
    case .move(.up), .previousHidden: step(-1)
    case .move(.down), .nextHidden: step(1)
    case .move(.left): return changeSelected(by: -1)
    case .move(.right): return changeSelected(by: 1)
    case .pageUp: turn(-1)
    case .pageDown: turn(1)
    case .choose where time < dialog.quietUntil: break
    case .choose:
      guard let selected = dialog.selected else {
        close(at: time)
        return nil
      }
      return carryOut(content(of: dialog.kind).action(at: selected), at: time)
    case .newGame, .sameBoard:
      close(at: time)
      return perform(command, at: time)
    case .review where viewModel.hasReview:
      close(at: time)
      return perform(command, at: time)
    case .help, .decks, .games, .statistics, .settings, .pause:
      toggle(command, from: dialog, at: time)
    default: break
    }
    return nil
  }

  /// Changes the setting of the chosen row.
  private func changeSelected(by step: Int) -> Request? {
    guard let dialog, let selected = dialog.selected,
      case .change(let setting) = content(of: dialog.kind).action(at: selected)
    else { return nil }
    return change(setting, by: step)
  }

  /// Does what a row says.
  func carryOut(_ action: OldDialogContent.Action?, at time: Duration) -> Request? {
    switch action {
    case .command(let command):
      close(at: time)
      return perform(command, at: time)
    case .goOn(let index):
      close(at: time)
      viewModel.goOn(withGameAt: index, at: time)
    case .change(let setting): return change(setting, by: 1)
    case nil: break
    }
    return nil
  }

  /// The dialog as it is drawn and clicked now.
  func dialogView(for dialog: OldDialog) -> OldDialogView {
    OldDialogView(
      content: content(of: dialog.kind), theme: theme,
      size: layout?.size ?? Size(width: 0, height: 0))
  }

  /// The key that opened a dialog closes it; another one opens its own, save that for a pause: the
  /// game waits already.
  private func toggle(_ command: Command, from dialog: OldDialog, at time: Duration) {
    let kinds: [Command: OldDialog.Kind] = [
      .help: .help, .games: .games, .statistics: .best,
      .settings: .settings, .pause: .pause,
    ]
    let isPage = command == .decks || command == .statistics && !viewModel.isListShared
    if isPage { _ = perform(command, at: time) }
    guard !isPage, let kind = kinds[command] else { return }
    if kind == dialog.kind {
      close(at: time)
    } else if kind != .pause {
      _ = perform(command, at: time)
    }
  }

  /// To the next choice; where there are none, by a row.
  private func step(_ step: Int) {
    guard let dialog else { return }
    let view = dialogView(for: dialog)
    guard let selected = view.content.choice(after: dialog.selected, step: step) else {
      self.dialog?.top = view.top(showing: nil, from: dialog.top + step)
      return
    }
    self.dialog?.selected = selected
    self.dialog?.top = view.top(showing: selected, from: dialog.top)
  }

  /// Scrolls by a page.
  private func turn(_ direction: Int) {
    guard let dialog else { return }
    let view = dialogView(for: dialog)
    self.dialog?.top = view.top(showing: nil, from: dialog.top + direction * view.list.height)
  }
}
