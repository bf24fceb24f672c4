import Storage

/// What the player has chosen for all games: the only door to the settings file.
public final class Preferences {
  /// One thing that the player has chosen just now.
  public enum Choice: Equatable, Sendable {
    /// How much moves: `full`, `reduced` or `none`.
    case motion(String)
    /// Whether cards always show their labels.
    case labels(Bool)
    /// How long two cards stay up; until the next choice if not given.
    case flipBack(Duration?)
    /// Whether a matched pair leaves no gap.
    case closesRanks(Bool)
  }

  private let file: SettingsFile
  private var settings: Settings
  private var notices: [String] = []

  /// The settings of a directory; what cannot be read counts as not chosen.
  ///
  /// - Parameter directory: where the file is, as `StorageDirectory.config` says.
  public init(directory: String) {
    file = SettingsFile(directory: directory)
    do {
      let loaded = try file.load()
      settings = loaded.value
      notices = loaded.notices
    } catch {
      settings = Settings()
      notices = [error.description]
    }
  }

  /// How much moves: `full`, `reduced` or `none`.
  public var motion: String { settings.motion.rawValue }
  /// Whether cards always show their labels.
  public var showsLabels: Bool { settings.labels }
  /// How to play.
  public var rules: Rules {
    Rules(flipBack: settings.flipBack, closesRanks: settings.closesRanks)
  }
  /// The name of the deck to play if none is asked for.
  public var deck: String? { settings.deck }
  /// How many pairs to play with that deck.
  public var pairs: Int? { settings.pairs }
  /// Whether colours may be used.
  public var usesColor: Bool { settings.colors != .none }
  /// Whether the terminal's background is light, if the player has said so.
  public var isBackgroundLight: Bool? {
    switch settings.colors {
    case .light: true
    case .dark: false
    default: nil
    }
  }
  /// Whether to draw with ASCII characters only.
  public var isASCII: Bool { settings.glyphs == .ascii }

  /// Keeps a choice for all games to come; what nobody has touched stays as it is in the file.
  func keep(_ choice: Choice) {
    switch choice {
    case .motion(let word): settings.motion = Settings.Motion(rawValue: word) ?? settings.motion
    case .labels(let shown): settings.labels = shown
    case .flipBack(let time): settings.flipBack = time
    case .closesRanks(let closed): settings.closesRanks = closed
    }
    do {
      notices += try file.save(settings)
    } catch {
      notices.append(error.description)
    }
  }

  /// What there is to tell the player; each notice once.
  func takeNotices() -> [String] {
    defer { notices = [] }
    return notices
  }
}
