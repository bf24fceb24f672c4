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
    /// The numbers that can be typed; `nil` if the values are no numbers.
    var limits: ClosedRange<Int>?
    let read: @Sendable (Settings) -> JSONValue
    /// Writes a value; `false` if the value does not suit, and nothing changes.
    let write: @Sendable (JSONValue, inout Settings) -> Bool
    /// The name of a value in the player's language.
    let title: @Sendable (JSONValue) -> String

    /// The values of a part of the settings.
    ///
    /// - Parameters:
    ///   - path: the part.
    ///   - control: how it is changed on the page.
    ///   - expected: the values that suit the file, for a message.
    ///   - offered: the values to choose from.
    ///   - encode: writes a value for the file.
    ///   - decode: reads one; `nil` if it does not suit.
    ///   - title: the name of a value in the player's language.
    init<Value: Sendable>(
      _ path: WritableKeyPath<Settings, Value> & Sendable, _ control: Control,
      expected: @escaping @Sendable () -> String, offered: [Value],
      encode: @escaping @Sendable (Value) -> JSONValue,
      decode: @escaping @Sendable (JSONValue) -> Value?,
      title: @escaping @Sendable (Value) -> String
    ) {
      (self.control, self.expected, self.offered) = (control, expected, offered.map(encode))
      read = { encode($0[keyPath: path]) }
      write = { json, settings in
        guard let value = decode(json) else { return false }
        settings[keyPath: path] = value
        return true
      }
      self.title = { decode($0).map(title) ?? "" }
    }

    /// The same, which can also be typed as a number.
    func typed(in limits: ClosedRange<Int>) -> Values {
      var values = self
      values.limits = limits
      return values
    }

    /// Yes or no.
    static func flag(_ path: WritableKeyPath<Settings, Bool> & Sendable) -> Values {
      Values(
        path, .toggle, expected: { say("true or false") }, offered: [false, true],
        encode: { .flag($0) }, decode: { if case .flag(let flag) = $0 { flag } else { nil } },
        title: { $0 ? say("yes") : say("no") })
    }

    /// One of a few values with names in the order of the values.
    static func choice<Value: RawRepresentable<String> & CaseIterable & Sendable>(
      _ path: WritableKeyPath<Settings, Value> & Sendable, _ names: NameTable
    ) -> Values {
      let words = Value.allCases.map(\.rawValue)
      return Values(
        path, .choice, expected: { say("one of \(words.listed)") }, offered: Array(Value.allCases),
        encode: { .text($0.rawValue) }, decode: { $0.text.flatMap(Value.init) },
        title: { names[words.firstIndex(of: $0.rawValue) ?? 0] })
    }

    /// A value or none, which is `null` in the file.
    static func optional<Value: Sendable>(
      _ path: WritableKeyPath<Settings, Value?> & Sendable,
      expected: @escaping @Sendable () -> String, offered: [Value], isShort: Bool = false,
      encode: @escaping @Sendable (Value) -> JSONValue,
      decode: @escaping @Sendable (JSONValue) -> Value?,
      title: @escaping @Sendable (Value?) -> String
    ) -> Values {
      Values(
        path, isShort ? .choice : .stepper, expected: expected, offered: [nil] + offered,
        encode: { $0.map(encode) ?? .null },
        decode: { $0 == .null ? .some(nil) : decode($0).map(Value?.some) }, title: title)
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

  /// The numbers that can be typed; `nil` if the values are no numbers.
  public var limits: ClosedRange<Int>? { values.limits }

  /// A change of a value.
  public enum Change: Sendable {
    /// To another value, so many on or back, wrapping at the ends; to the first one from a value not
    /// among them, but from a number to the next greater or smaller one.
    case by(Int)
    /// To a number; one outside the limits changes nothing.
    case to(Int)
  }

  /// Changes the value; a rule turns off those that exclude it.
  ///
  /// - Parameters:
  ///   - settings: the settings to change.
  ///   - change: the change.
  ///   - decks: the names of the decks that the starting deck is chosen from.
  public func change(_ settings: inout Settings, _ change: Change, decks: [String] = []) {
    switch change {
    case .by(let steps): step(&settings, by: steps, decks)
    case .to(let number): _ = values.write(.whole(number), &settings)
    }
  }

  private func step(_ settings: inout Settings, by steps: Int, _ decks: [String]) {
    var offered =
      values.offered + (key == Setting.deck.key ? decks.map { .text($0.asDeckName) } : [])
    guard !offered.isEmpty else { return }
    let value = values.read(settings)
    if !offered.contains(value), let number = value.double {
      let next = offered.firstIndex { $0.double.map { $0 > number } ?? false }
      offered.insert(value, at: next ?? offered.endIndex)
    }
    let index = offered.firstIndex(of: value)
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

  static func deckName(_ value: JSONValue) -> String? {
    (value.text?.cleaned).flatMap { $0.isDeckName ? $0 : nil }
  }
}
