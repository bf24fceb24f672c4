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
