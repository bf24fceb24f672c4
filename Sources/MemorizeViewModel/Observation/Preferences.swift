import MemoryGame
import Options
import Storage
import Study

/// The player's choices for all games: the only door to the settings file.
public final class Preferences {
  /// A new value of one choice.
  public enum Choice: Equatable, Sendable {
    /// Colours, characters, motion and labels.
    case theme(ThemeOptions)
    /// The time until two cards turn down; `nil` means at the next choice.
    case flipBack(Duration?)
    /// The rules of the next game.
    case variant(Variant)
    /// The starting deck; `nil` means the deck played last.
    case deck(String?)
    /// The pairs of a game; `nil` means the deck's default.
    case pairs(Int?)
    /// Whether pages show the streak of daily boards.
    case streak(Bool)
    /// Whether the terminal's bell rings for a pair.
    case bell(Bool)
    /// Whether the player types the other side of each pair found.
    case recall(Bool)
    /// The side of a pair that is asked for.
    case studyDirection(StudyDirection)
  }

  private let file: SettingsFile?
  private var settings: Settings
  /// The settings as last read or saved.
  private var saved = Settings()
  private let notices = Notices()

  /// The settings in a directory.
  ///
  /// A setting that cannot be read keeps its default.
  ///
  /// - Parameter directory: the directory of the file, as in `StorageDirectory.config`. Without
  ///   one, choices are forgotten when the program ends.
  public init(directory: String?) {
    file = directory.map(SettingsFile.init(directory:))
    settings = Settings()
    guard let file else { return }
    if let known = notices.loading({ () throws(StorageError) in try file.load() }) {
      settings = known
      saved = known
    }
  }

  /// Colours, characters, motion and labels.
  public var theme: ThemeOptions { settings.theme }
  /// The rules of the next game.
  public var rules: Rules { Rules(flipBack: settings.flipBack, variant: settings.variant) }
  /// The name of the starting deck; `nil` for the deck played last.
  public var deck: String? { settings.deck }
  /// The pairs of a game; `nil` for the deck's default.
  public var pairs: Int? { settings.pairs }

  /// Whether pages show the streak of daily boards.
  public var showsStreak: Bool { settings.showsStreak }

  /// Whether the terminal's bell rings for a pair.
  public var ringsBell: Bool { settings.ringsBell }

  /// Whether the player types the other side of each pair found.
  public var typesAnswers: Bool { settings.typesAnswers }

  /// The side of a pair that is asked for.
  public var studyDirection: StudyDirection { settings.studyDirection }

  /// Asks for typed answers until the program ends, whatever the setting says.
  public func typeAnswers() {
    settings.typesAnswers = true
    saved.typesAnswers = true
  }

  /// Studies in a direction until the program ends, whatever the setting says.
  public func study(_ direction: StudyDirection) {
    settings.studyDirection = direction
    saved.studyDirection = direction
  }

  /// Rings the bell until the program ends, whatever the setting says.
  public func ringBell() {
    settings.ringsBell = true
    // The choice is not saved with others.
    saved.ringsBell = true
  }

  /// Saves a choice.
  ///
  /// Settings that were never changed stay as they are in the file.
  func keep(_ choice: Choice) {
    switch choice {
    case .theme(let theme): settings.theme = theme
    case .flipBack(let time): settings.flipBack = time
    case .variant(let variant): settings.variant = variant
    case .deck(let name): settings.deck = name
    case .pairs(let number): settings.pairs = number
    case .streak(let isShown): settings.showsStreak = isShown
    case .bell(let rings): settings.ringsBell = rings
    case .recall(let types): settings.typesAnswers = types
    case .studyDirection(let direction): settings.studyDirection = direction
    }
    let told = notices.trying { () throws(StorageError) in
      try file?.save(settings, insteadOf: saved) ?? []
    }
    // Otherwise the next choice saves this one, too.
    guard let told else { return }
    saved = settings
    notices.add(told)
  }

  /// Takes the notices for the player, each once.
  func takeNotices() -> [String] { notices.take() }
}
