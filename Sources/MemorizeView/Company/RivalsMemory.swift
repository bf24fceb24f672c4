import MemorizeViewModel

/// How well a rival remembers a card.
enum RivalsMemory: Hashable {
  case clear
  /// The rival will have forgotten the card after two more.
  case hazy

  /// The sign on a card, in characters that the terminal has.
  func sign(_ theme: Theme) -> String {
    let isUnicode = theme.glyphs == .unicode
    return switch self {
    case .clear: isUnicode ? "◆" : "*"
    case .hazy: isUnicode ? "◇" : "-"
    }
  }
}

extension TableStage {
  /// The hidden cards that the rival remembers, and how well, while that is shown.
  ///
  /// Empty during a pause, when no card can be told from another.
  var rivalsMemory: [CardID: RivalsMemory] {
    guard showsRivalsMemory, !table.isPaused, let memory = viewModel.company.rivalsMemory else {
      return [:]
    }
    let hidden = memory.remembered.filter { id in
      table[id].map { table.isHidden($0.place) } ?? false
    }
    return Dictionary(
      uniqueKeysWithValues: hidden.map { ($0, memory.fading.contains($0) ? .hazy : .clear) })
  }
}
