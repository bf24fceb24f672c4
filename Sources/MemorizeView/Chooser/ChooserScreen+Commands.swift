import Canvas
import MemorizeViewModel

extension ChooserPage {
  /// Does what an event asks for.
  func handle(_ event: Event, at time: Duration) -> PageRequest? {
    switch event {
    case .key(let key): return press(key, at: time)
    case .mouse(let mouse): return use(mouse, at: time)
    case .paste(let text): paste(text)
    default: break
    }
    return nil
  }

  private func press(_ key: Key, at time: Duration) -> PageRequest? {
    if dialog != nil { return pressOnDialog(key, at: time) }
    if let command = KeyTable.chooserCommand(for: key, in: mode) {
      return perform(command, at: time)
    }
    message = nil
    switch mode {
    case .browsing: break
    case .filtering:
      guard filterField.handle(key) else { return nil }
      filter(by: filterField.text)
    case .importing:
      if path.handle(key, paths) { top = 0 }
    }
    return nil
  }

  private func paste(_ text: String) {
    guard dialog == nil else { return }
    message = nil
    switch mode {
    case .browsing: break
    case .filtering:
      filterField.insert(text)
      filter(by: filterField.text)
    case .importing:
      path.insert(text, paths)
      top = 0
    }
  }

  /// Carries out a command, be it by a key or a click.
  func perform(_ command: Command, at time: Duration) -> PageRequest? {
    guard offers(command) else { return nil }
    message = nil
    switch command {
    case .quit: return .loop(.quit)
    case .suspend: return .loop(.suspend)
    case .redraw: return .loop(.redraw)
    case .help: return .help
    case .close: return goBack()
    case .choose: return mode == .importing ? takePath() : play()
    case .move(.up): step(-1)
    case .move(.down): step(1)
    case .pageUp: step(-layout.rows)
    case .pageDown: step(layout.rows)
    case .first: step(-shelf.shown.count)
    case .last: step(shelf.shown.count)
    case .sort: sort()
    case .filter:
      mode = .filtering
      filterField = TextField(shelf.filter)
    case .complete: complete()
    default: return change(command)
    }
    return nil
  }

  private func play() -> PageRequest? {
    guard let chosen = shelf.chosen else { return nil }
    guard !previewCards.isEmpty else {
      message = Message(
        "\(chosen.name) has no two pairs to play with yet.", "Too few pairs", paint: .bad,
        needsRoom: true)
      return nil
    }
    return .play(chosen.name)
  }

  /// Out of what is being typed, then back to all decks, then to the table.
  private func goBack() -> PageRequest? {
    if dialog != nil {
      dialog = nil
    } else if mode == .importing {
      mode = .browsing
      showSelected()
    } else if mode == .filtering || !shelf.filter.isEmpty {
      mode = .browsing
      filter(by: "")
    } else {
      return .close
    }
    return nil
  }

  /// To another deck; while a path is typed, to another file.
  private func step(_ step: Int) {
    if mode == .importing {
      path.step(step)
      top = fileLayout.top(showing: path.selected, of: path.choices.count, from: top)
      return
    }
    let count = shelf.shown.count
    let isAtEnd = shelf.selected == (step < 0 ? 0 : count - 1)
    shelf.select(isAtEnd && abs(step) == 1 ? (step < 0 ? count - 1 : 0) : shelf.selected + step)
    showSelected()
  }

  func showSelected() {
    top = layout.top(showing: shelf.selected, of: shelf.shown.count, from: top)
  }

  private func sort() {
    shelf.sort(by: shelf.order.next)
    showSelected()
    message = Message("Sorted: \(shelf.order.rawValue).")
  }

  func filter(by text: String) {
    shelf.filter(by: text)
    showSelected()
  }

  /// Ends the typing of a filter, or adds to a path.
  private func complete() {
    guard mode == .importing else {
      mode = .browsing
      return
    }
    path.complete(paths)
    top = 0
  }

  private func pressOnDialog(_ key: Key, at time: Duration) -> PageRequest? {
    switch KeyTable.chooserCommand(for: key, in: .browsing) {
    case .quit: return .loop(.quit)
    case .suspend where !isPublic: return .loop(.suspend)
    case .redraw: return .loop(.redraw)
    case .close, .choose: dialog = nil
    case .move(.up): scrollDialog(by: -1)
    case .move(.down): scrollDialog(by: 1)
    case .pageUp: scrollDialog(by: -10)
    case .pageDown: scrollDialog(by: 10)
    default: break
    }
    return nil
  }

  func scrollDialog(by rows: Int) {
    guard let dialog else { return }
    self.dialog?.top = dialog.view(theme, size: layout.size).top(
      showing: nil, from: dialog.top + rows)
  }
}
