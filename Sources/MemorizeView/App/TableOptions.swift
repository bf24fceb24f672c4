import Options

/// How a table looks, and who plays at it.
public struct TableOptions: Equatable, Sendable {
  /// Colours, characters, motion and labels.
  public var theme: ThemeOptions
  /// Whether strangers play here: nothing may lead them out of the game.
  public var isPublic = false

  /// A table with the given look.
  public init(theme: ThemeOptions = ThemeOptions()) {
    self.theme = theme
  }
}
