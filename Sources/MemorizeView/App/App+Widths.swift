import Canvas

/// Characters whose width the event loop asks the terminal for.
extension App {
  /// The texts that may appear from now on and were not returned before, the most important ones
  /// first; `nil` if there are none, or if the terminal shows no such characters.
  public func newTexts() -> [String]? {
    guard theme.capabilities.glyphs == .unicode else { return nil }
    return screen.newTexts().map { [Symbols.text] + $0 }
  }
}
