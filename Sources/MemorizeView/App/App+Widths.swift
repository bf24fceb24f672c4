import Canvas

/// Characters whose width the event loop asks the terminal for.
extension App {
  /// The texts that may appear from now on and were not returned before, the most important ones
  /// first; `nil` if there are none, or if the terminal shows no such characters.
  public func newTexts() -> [String]? {
    guard theme.capabilities.glyphs == .unicode else { return nil }
    return screen.newTexts().map { [Symbols.text] + $0 }
  }

  /// Takes note of the glyphs that this terminal draws wider or narrower than computed.
  ///
  /// - Returns: what the terminal can show now.
  public func avoid(_ widthMismatches: Set<[Glyph]>) -> Capabilities {
    var capabilities = theme.capabilities
    guard widthMismatches != capabilities.widthMismatches else { return capabilities }
    capabilities.widthMismatches = widthMismatches
    capabilities.drawsSymbols = Symbols.all.allSatisfy(capabilities.draws)
    adapt(to: capabilities)
    return capabilities
  }
}
