import Options
import Storage

/// What the player has chosen for all games: the only door to the settings file.
public final class Preferences {
  /// One thing that the player has chosen just now.
  public enum Choice: Equatable, Sendable {
    /// Colours, characters, motion and labels.
    case theme(ThemeOptions)
    /// How long two cards stay up; until the next choice if not given.
    case flipBack(Duration?)
    /// Whether a matched pair leaves no gap.
    case closesGaps(Bool)
    /// Whether all faces lie up from the start.
    case isOpen(Bool)
    /// Whether terms and definitions lie apart.
    case hasSides(Bool)
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

  /// Colours, characters, motion and labels.
  public var theme: ThemeOptions { settings.theme }
  /// How to play.
  public var rules: Rules {
    Rules(
      flipBack: settings.flipBack, closesGaps: settings.closesGaps, isOpen: settings.isOpen,
      hasSides: settings.hasSides)
  }
  /// The name of the deck to play if none is asked for.
  public var deck: String? { settings.deck }
  /// How many pairs a board has if nobody says.
  public var pairs: Int? { settings.pairs }

  /// Keeps a choice for all games to come; what nobody has touched stays as it is in the file.
  func keep(_ choice: Choice) {
    let before = settings
    switch choice {
    case .theme(let theme): settings.theme = theme
    case .flipBack(let time): settings.flipBack = time
    case .closesGaps(let closed): settings.closesGaps = closed
    case .isOpen(let open): settings.isOpen = open
    case .hasSides(let apart): settings.hasSides = apart
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
