import Canvas
import MemorizeViewModel

/// Choosing cards by typing the letters on them.
extension PlayScreen {
  var labels: Labels { Labels(count: viewModel.numberOfPlaces) }

  /// Puts letters on the hidden cards, to choose cards by typing them.
  func showLetters() {
    typedLetters = viewModel.isOver ? nil : ""
    changesAtLetters = stage.changes
  }

  /// Handles a letter while cards are chosen by their letters.
  func insert(_ key: Key, at time: Duration) -> Action? {
    guard let typed = typedLetters, case .character(let character) = key else { return nil }
    let text = typed + character.lowercased()
    guard labels.isBeginning(text) else { return nil }
    guard text.count == labels.length else {
      typedLetters = text
      return nil
    }
    typedLetters = ""
    return labels.place(for: text).flatMap { choose($0, at: time) }
  }

  /// Adds its letters to a hidden card, or the mark of a hint.
  func decorate(_ id: CardID, _ details: inout CardView.Details) {
    addLetters(to: id, &details)
    markHint(on: id, &details)
  }

  /// Adds its letters to a hidden card, while letters are typed or always shown.
  func addLetters(to id: CardID, _ details: inout CardView.Details) {
    guard let typed = typedLetters ?? (theme.options.showsLabels ? "" : nil),
      let state = stage.table[id], stage.table.isHidden(state.place), !stage.table.isPaused
    else { return }
    let label = labels.text(for: state.place)
    details.label = label.hasPrefix(typed) ? label : nil
    details.typed = typed.count
  }
}
