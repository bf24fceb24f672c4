import MemoryGame
import Options
import Storage
import Study
import Words

/// The player's settings: the only door to their file.
@dynamicMemberLookup
public final class Preferences {
  private let file: SettingsFile?
  /// The settings as they apply now.
  public private(set) var settings: Settings
  /// The settings as last read or saved.
  private var saved = Settings()
  private let notices = Notices()
  /// Changes the settings for studying until the program ends, or the player changes them.
  public var overrideStudy: (inout Settings) -> Void = { _ in }
  /// The keys of the settings that the player has changed, by the name of the deck; for all decks by
  /// `nil`.
  private var changed: [String?: Set<String>] = [:]
  /// Saves the choices; that of the table while there is one.
  var outbox = Outbox()

  /// The settings in a directory.
  ///
  /// A setting that cannot be read keeps its default.
  ///
  /// - Parameter directory: the directory of the file, as in `StorageDirectory.config`. Without
  ///   one, choices are forgotten when the program ends.
  public init(directory: String?) {
    file = directory.map { SettingsFile(directory: $0) }
    settings = Settings()
    guard let file else { return }
    if let known = notices.loading({ () throws(StorageError) in try file.load() }) {
      settings = known
      saved = known
    }
  }

  /// The value of a setting.
  public subscript<Value>(dynamicMember path: KeyPath<Settings, Value>) -> Value {
    settings[keyPath: path]
  }

  /// The rules of the next game.
  public var rules: Rules { Rules(flipBack: settings.flipBack, variant: settings.variant) }

  /// All settings as they apply to a table, which can have rules and a look of its own.
  public func settings(on table: TableViewModel, _ theme: ThemeOptions? = nil) -> Settings {
    var settings = settings
    settings.theme = theme ?? settings.theme
    settings.flipBack = table.rules.flipBack
    settings.variant = table.rules.variant
    return settings
  }

  /// Changes a setting of a table on the page, and saves it.
  ///
  /// - Returns: the options for the look after the change.
  public func change(
    _ setting: Setting, _ change: Setting.Change, _ theme: ThemeOptions, on table: TableViewModel
  ) -> ThemeOptions {
    var settings = settings(on: table, theme)
    setting.change(&settings, change, decks: table.session.deckList.names())
    changed[nil, default: []].insert(setting.key)
    table.rules.flipBack = settings.flipBack
    table.rules.variant = settings.variant
    table.keep { setting.copy(from: settings, to: &$0) }
    return settings.theme
  }

  /// The settings of a deck, with those of this run.
  public func settings(of deck: String) -> Settings {
    let saved = settings.of(deck: deck)
    var settings = saved
    overrideStudy(&settings)
    let keys = (changed[deck] ?? []).union(changed[nil] ?? [])
    for setting in Setting.all where keys.contains(setting.key) {
      setting.copy(from: saved, to: &settings)
    }
    return settings
  }

  /// Changes a setting for a deck, and saves it.
  public func change(
    _ setting: Setting, _ change: Setting.Change, of deck: String, on table: TableViewModel
  ) {
    var settings = settings(of: deck)
    setting.change(&settings, change)
    changed[deck, default: []].insert(setting.key)
    table.keep { $0.choose(setting, from: settings, of: deck) }
  }

  /// Changes settings until the program ends, whatever the file says.
  public func override(_ change: (inout Settings) -> Void) {
    change(&settings)
    // These values are not saved with others.
    change(&saved)
  }

  /// Changes and saves settings; those that were never changed stay as they are in the file.
  func keep(_ change: (inout Settings) -> Void) {
    change(&settings)
    guard let file else { return }
    outbox.post(for: self, tellsAgain: true) { [self] () throws(StorageError) in
      let notices = try file.save(settings, insteadOf: saved)
      saved = settings
      return notices
    }
  }

  /// Takes the notices for the player, each once.
  func takeNotices() -> [String] { notices.take() }
}

extension Setting {
  /// The name on the settings page.
  public var shownTitle: String { rule?.shownTitle.capitalizedFirst ?? say(title) }

  /// The effect in a sentence, for the player who has selected the setting; empty if the name says it.
  public var shownExplanation: String {
    if let rule { return rule.shownExplanation(amount: nil).asSentence }
    return help.english.isEmpty ? "" : say(help)
  }
}
