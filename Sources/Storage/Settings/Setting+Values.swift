import Decks
import FoundationEssentials
import MemoryGame
import Words

extension Setting {
  /// How a setting is changed on the page.
  public enum Control: Sendable {
    /// Yes or no.
    case toggle
    /// A choice among values that fit beside each other.
    case choice
    /// A choice among more values.
    case stepper
  }

  /// The values of a setting: where they are kept, what they are in the file, and their names.
  struct Values: Sendable {
    let control: Control
    /// The values that suit the file, for a message.
    let expected: @Sendable () -> String
    /// The values to choose from.
    let offered: [JSONValue]
    let read: @Sendable (Settings) -> JSONValue
    /// Writes a value; `false` if the value does not suit, and nothing changes.
    let write: @Sendable (JSONValue, inout Settings) -> Bool
    /// The name of a value in the player's language.
    let title: @Sendable (JSONValue) -> String

    /// Yes or no.
    static func flag(_ path: WritableKeyPath<Settings, Bool> & Sendable) -> Values {
      Values(
        control: .toggle, expected: { say("true or false") }, offered: [.flag(false), .flag(true)],
        read: { .flag($0[keyPath: path]) },
        write: { value, settings in
          guard case .flag(let flag) = value else { return false }
          settings[keyPath: path] = flag
          return true
        }, title: { $0 == .flag(true) ? say("yes") : say("no") })
    }

    /// One of a few values with names in the order of the values.
    static func choice<Value: RawRepresentable<String> & CaseIterable & Sendable>(
      _ path: WritableKeyPath<Settings, Value> & Sendable, _ names: NameTable
    ) -> Values {
      let words = Value.allCases.map(\.rawValue)
      let offered = words.map(JSONValue.text)
      return Values(
        control: .choice, expected: { say("one of \(words.listed)") }, offered: offered,
        read: { .text($0[keyPath: path].rawValue) },
        write: { json, settings in
          guard case .text(let word) = json, let value = Value(rawValue: word) else { return false }
          settings[keyPath: path] = value
          return true
        }, title: { names[offered.firstIndex(of: $0) ?? 0] })
    }

    /// A value or none, which is `null` in the file.
    static func optional<Value: Sendable>(
      _ path: WritableKeyPath<Settings, Value?> & Sendable,
      expected: @escaping @Sendable () -> String,
      offered: [Value],
      isShort: Bool = false, encode: @escaping @Sendable (Value) -> JSONValue,
      decode: @escaping @Sendable (JSONValue) -> Value?,
      title: @escaping @Sendable (Value?) -> String
    ) -> Values {
      Values(
        control: isShort ? .choice : .stepper, expected: expected,
        offered: [.null] + offered.map(encode),
        read: { $0[keyPath: path].map(encode) ?? .null },
        write: { json, settings in
          let value = decode(json)
          guard value != nil || json == .null else { return false }
          settings[keyPath: path] = value
          return true
        }, title: { title(decode($0)) })
    }
  }
}

/// A setting on the page.
extension Setting {
  /// How the setting is changed.
  public var control: Control { values.control }

  /// The names of all values to choose from.
  public var titles: [String] { values.offered.map(values.title) }

  /// The name of the current value.
  public func title(in settings: Settings) -> String { values.title(values.read(settings)) }

  /// The index of the current value among all values; `nil` if it is another one.
  public func index(in settings: Settings) -> Int? { titles.firstIndex(of: title(in: settings)) }

  /// Goes on to another value, wrapping at the ends; to the first one from a value not among them.
  ///
  /// A rule turns off those that exclude it.
  ///
  /// - Parameters:
  ///   - settings: the settings to change.
  ///   - steps: the number of values to go on, or back.
  ///   - decks: the names of the decks that the starting deck is chosen from.
  public func change(_ settings: inout Settings, by steps: Int, decks: [String] = []) {
    let offered =
      values.offered + (key == Setting.deck.key ? decks.map { .text($0.asDeckName) } : [])
    guard !offered.isEmpty else { return }
    let index = offered.firstIndex(of: values.read(settings))
    let next = index.map { (($0 + steps) % offered.count + offered.count) % offered.count } ?? 0
    if let rule {
      _ = settings.variant.set(rule, to: offered[next] == .flag(true) ? rule.usualAmount : nil)
    } else {
      _ = values.write(offered[next], &settings)
    }
  }

  /// Copies the setting from some settings to others.
  public func copy(from changed: Settings, to settings: inout Settings) {
    _ = values.write(values.read(changed), &settings)
  }
}

/// The values of the file that need more than a look at their kind.
extension Settings {
  static func seconds(_ time: Duration) -> JSONValue {
    let milliseconds = min(max(time, .milliseconds(100)), .seconds(60)).wholeMicroseconds / 1000
    return .number(Decimal(milliseconds) / 1000)
  }

  static func flipBack(_ value: JSONValue) -> Duration? {
    guard let seconds = value.double, flipBackLimits.contains(seconds) else { return nil }
    return .milliseconds(Int64(seconds * 1000))
  }

  static func language(_ value: JSONValue) -> Language? {
    guard case .text(let word) = value else { return nil }
    return Language(rawValue: word)
  }

  static func pairs(_ value: JSONValue) -> Int? {
    guard case .whole(let pairs) = value, DrawnPairs.limits.contains(pairs) else { return nil }
    return pairs
  }

  static func deckName(_ value: JSONValue) -> String? {
    guard case .text(let text) = value else { return nil }
    let name = text.cleaned
    let isName =
      name.isVisible && name.utf8.count <= DeckLimit.nameBytes
      && name.count <= DeckLimit.nameCharacters
    return isName ? name : nil
  }
}
