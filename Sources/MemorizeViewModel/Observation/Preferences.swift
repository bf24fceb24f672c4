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
    /// Whether all faces lie up from the start.
    case isOpen(Bool)
    /// Whether terms and definitions lie apart.
    case hasSides(Bool)
    /// Which colours are used: `auto`, `dark`, `light`, `highContrast` or `none`.
    case colors(String)
    /// Which characters are used: `auto`, `emoji`, `text` or `ascii`.
    case glyphs(String)
    /// The deck to play if none is asked for; the one played last if not given.
    case deck(String?)
    /// How many pairs a board has if nobody says; as the deck says if not given.
    case pairs(Int?)
  }

  private let file: SettingsFile?
  private var settings: Settings
  private let notices = Notices()

  /// The settings of a directory; what cannot be read counts as not chosen.
  ///
  /// - Parameter directory: where the file is, as `StorageDirectory.config` says; without one nothing
  ///   is kept beyond the end of the program.
  public init(directory: String?) {
    file = directory.map(SettingsFile.init(directory:))
    settings = Settings()
    guard let file else { return }
    if let known = notices.loading({ () throws(StorageError) in try file.load() }) {
      settings = known
    }
  }

  /// How much moves: `full`, `reduced` or `none`.
  public var motion: String { settings.motion.rawValue }
  /// Whether cards always show their labels.
  public var showsLabels: Bool { settings.labels }
  /// How to play.
  public var rules: Rules {
    Rules(
      flipBack: settings.flipBack, closesRanks: settings.closesRanks, isOpen: settings.isOpen,
      hasSides: settings.hasSides)
  }
  /// The name of the deck to play if none is asked for.
  public var deck: String? { settings.deck }
  /// How many pairs a board has if nobody says.
  public var pairs: Int? { settings.pairs }
  /// Which colours are used: `auto`, `dark`, `light`, `highContrast` or `none`.
  public var colors: String { settings.colors.rawValue }
  /// Which characters are used: `auto`, `emoji`, `text` or `ascii`.
  public var glyphs: String { settings.glyphs.rawValue }

  /// Keeps a choice for all games to come; what nobody has touched stays as it is in the file.
  func keep(_ choice: Choice) {
    let before = settings
    switch choice {
    case .motion(let word): settings.motion = Settings.Motion(rawValue: word) ?? settings.motion
    case .labels(let shown): settings.labels = shown
    case .flipBack(let time): settings.flipBack = time
    case .closesRanks(let closed): settings.closesRanks = closed
    case .isOpen(let open): settings.isOpen = open
    case .hasSides(let apart): settings.hasSides = apart
    case .colors(let word): settings.colors = Settings.Colors(rawValue: word) ?? settings.colors
    case .glyphs(let word): settings.glyphs = Settings.Glyphs(rawValue: word) ?? settings.glyphs
    case .deck(let name): settings.deck = name
    case .pairs(let number): settings.pairs = number
    }
    let told = notices.trying { () throws(StorageError) in
      try file?.save(settings, insteadOf: before) ?? []
    }
    notices.add(told ?? [])
  }

  /// What there is to tell the player; each notice once.
  func takeNotices() -> [String] { notices.take() }
}
