import Canvas

/// Characters whose width the event loop asks the terminal for.
extension App {
  /// The texts that may appear from now on and were not returned before, the most important ones
  /// first; `nil` if there are none, or if the terminal shows no such characters.
  public func newTexts() -> [String]? {
    guard theme.capabilities.glyphs == .unicode, screen.texts != lastTexts else { return nil }
    lastTexts = screen.texts
    return [Symbols.text] + lastTexts
  }
}

extension App {
  /// Lays out the visible screen for a window, without drawing it.
  package func fit(to size: Size) { screen.fit(to: size) }
}
