import Canvas
import MemorizeViewModel

extension TableScreen {
  /// Opens a sheet; the game waits meanwhile, with its faces hidden.
  func open(_ kind: Sheet.Kind, at time: Duration) {
    markStale()
    resultDue = nil
    typedLabel = nil
    drag = nil
    if kind != .result { hold(evenAtRest: kind == .pause, at: time) }
    var new = Sheet(kind: kind)
    let view = sheetView(for: new)
    new.selected = view.content.choice(after: nil, step: 0)
    // A result is read from its top even where the first choice lies below the window.
    new.top = kind == .result ? 0 : view.top(showing: new.selected, from: 0)
    sheet = new
  }

  /// Closes the sheet; the game goes on.
  func close(at time: Duration) {
    markStale()
    sheet = nil
    if page == nil { letGo(at: time) }
  }

  /// Carries out a command while a sheet is open.
  func performOnSheet(_ command: Command, at time: Duration) -> Request? {
    guard let sheet else { return nil }
    switch command {
    case .quit, .suspend, .redraw: return perform(command, at: time)
    case .close: close(at: time)
    case .move(.up), .previousHidden: step(-1)
    case .move(.down), .nextHidden: step(1)
    case .move(.left): return changeSelected(by: -1)
    case .move(.right): return changeSelected(by: 1)
    case .pageUp: turn(-1)
    case .pageDown: turn(1)
    case .choose where time < sheet.quietUntil: break
    case .choose:
      guard let selected = sheet.selected else {
        close(at: time)
        return nil
      }
      return carryOut(content(of: sheet.kind).action(at: selected), at: time)
    case .newGame, .sameBoard:
      close(at: time)
      return perform(command, at: time)
    case .review where viewModel.hasReview:
      close(at: time)
      return perform(command, at: time)
    case .help, .decks, .games, .statistics, .settings, .pause:
      toggle(command, from: sheet, at: time)
    default: break
    }
    return nil
  }

  /// Changes the setting of the chosen row.
  private func changeSelected(by step: Int) -> Request? {
    guard let sheet, let selected = sheet.selected,
      case .change(let setting) = content(of: sheet.kind).action(at: selected)
    else { return nil }
    return change(setting, by: step)
  }

  /// Does what a row says.
  func carryOut(_ action: SheetContent.Action?, at time: Duration) -> Request? {
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

  /// The sheet as it is drawn and clicked now.
  func sheetView(for sheet: Sheet) -> SheetView {
    SheetView(
      content: content(of: sheet.kind), look: look,
      size: layout?.size ?? Size(width: 0, height: 0))
  }

  /// The key that opened a sheet closes it; another one opens its own, save that for a pause: the
  /// game waits already.
  private func toggle(_ command: Command, from sheet: Sheet, at time: Duration) {
    let kinds: [Command: Sheet.Kind] = [
      .help: .help, .games: .games, .statistics: .best,
      .settings: .settings, .pause: .pause,
    ]
    let isPage = command == .decks || command == .statistics && !viewModel.isListShared
    if isPage { _ = perform(command, at: time) }
    guard !isPage, let kind = kinds[command] else { return }
    if kind == sheet.kind {
      close(at: time)
    } else if kind != .pause {
      _ = perform(command, at: time)
    }
  }

  /// To the next choice; where there are none, by a row.
  private func step(_ step: Int) {
    guard let sheet else { return }
    let view = sheetView(for: sheet)
    guard let selected = view.content.choice(after: sheet.selected, step: step) else {
      self.sheet?.top = view.top(showing: nil, from: sheet.top + step)
      return
    }
    self.sheet?.selected = selected
    self.sheet?.top = view.top(showing: selected, from: sheet.top)
  }

  /// Scrolls by a page.
  private func turn(_ direction: Int) {
    guard let sheet else { return }
    let view = sheetView(for: sheet)
    self.sheet?.top = view.top(showing: nil, from: sheet.top + direction * view.list.height)
  }
}
