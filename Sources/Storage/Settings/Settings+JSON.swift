import Decks
import FoundationEssentials
import MemoryGame
import Options
import Study

extension Settings {
  /// The value that stands for a setting in `settings.json`.
  func value(of key: SettingsKey) -> JSONValue {
    switch key {
    case .motion: .text(theme.motion.rawValue)
    case .colors: .text(theme.colors.rawValue)
    case .table: .text(theme.table.rawValue)
    case .glyphs: .text(theme.glyphs.rawValue)
    case .labels: .flag(theme.showsLabels)
    case .quiet: .flag(theme.isQuiet)
    case .language: theme.language.map { .text($0.rawValue) } ?? .null
    case .flipBack: flipBack.map(Settings.seconds) ?? .null
    case .rule(let rule): .flag(variant[rule])
    case .deck: deck.map { .text($0.asDeckName) } ?? .null
    case .pairs: pairs.map { .whole($0) } ?? .null
    case .streak: .flag(showsStreak)
    case .bell: .flag(ringsBell)
    case .recall: .flag(typesAnswers)
    case .studyDirection: .text(studyDirection.rawValue)
    }
  }

  /// Changes a setting to the value from `settings.json`.
  ///
  /// - Returns: whether the value suits the key; if not, nothing changes.
  mutating func set(_ key: SettingsKey, to value: JSONValue) -> Bool {
    switch key {
    case .motion: Settings.assign(MotionLevel(value), to: &theme.motion)
    case .colors: Settings.assign(ColorScheme(value), to: &theme.colors)
    case .table: Settings.assign(TableColor(value), to: &theme.table)
    case .glyphs: Settings.assign(GlyphChoice(value), to: &theme.glyphs)
    case .labels: Settings.assign(Bool(value), to: &theme.showsLabels)
    case .quiet: Settings.assign(Bool(value), to: &theme.isQuiet)
    case .language: Settings.assign(value, Language(value), to: &theme.language)
    case .rule(let rule): Settings.assign(Bool(value), to: &variant[rule])
    case .flipBack: Settings.assign(value, Settings.flipBack(value), to: &flipBack)
    case .deck: Settings.assign(value, Settings.deckName(value), to: &deck)
    case .pairs: Settings.assign(value, Settings.pairs(value), to: &pairs)
    case .streak: Settings.assign(Bool(value), to: &showsStreak)
    case .bell: Settings.assign(Bool(value), to: &ringsBell)
    case .recall: Settings.assign(Bool(value), to: &typesAnswers)
    case .studyDirection: Settings.assign(StudyDirection(value), to: &studyDirection)
    }
  }

  private static func assign<Value>(_ value: Value?, to setting: inout Value) -> Bool {
    guard let value else { return false }
    setting = value
    return true
  }

  /// Assigns a setting that can be `null`.
  private static func assign<Value>(
    _ json: JSONValue, _ value: Value?, to setting: inout Value?
  ) -> Bool {
    guard value != nil || json == .null else { return false }
    setting = value
    return true
  }

  private static func seconds(_ time: Duration) -> JSONValue {
    let milliseconds = min(max(time, .milliseconds(100)), .seconds(60)).wholeMicroseconds / 1000
    return .number(Decimal(milliseconds) / 1000)
  }

  private static func flipBack(_ value: JSONValue) -> Duration? {
    let seconds: Double? =
      switch value {
      case .whole(let number): Double(number)
      case .number(let number): Double("\(number)")
      default: nil
      }
    guard let seconds, flipBackLimits.contains(seconds) else { return nil }
    return .milliseconds(Int64(seconds * 1000))
  }

  private static func pairs(_ value: JSONValue) -> Int? {
    guard case .whole(let pairs) = value, DrawnPairs.limits.contains(pairs) else { return nil }
    return pairs
  }

  private static func deckName(_ value: JSONValue) -> String? {
    guard case .text(let text) = value else { return nil }
    let name = text.cleaned
    let isName =
      name.isVisible && name.utf8.count <= DeckLimit.nameBytes
      && name.count <= DeckLimit.nameCharacters
    return isName ? name : nil
  }
}

extension RawRepresentable<String> {
  fileprivate init?(_ value: JSONValue) {
    guard case .text(let word) = value else { return nil }
    self.init(rawValue: word)
  }
}

extension Bool {
  fileprivate init?(_ value: JSONValue) {
    guard case .flag(let flag) = value else { return nil }
    self = flag
  }
}
