import Decks
import MemoryGame

/// A key of `settings.json`: how its value is read, and written.
struct SettingsKey: Sendable {
  let name: String
  /// What a value can be, for a message.
  let expectation: String
  /// Takes a value, as JSON, over; returns whether it is one for this key.
  let read: @Sendable (ArraySlice<UInt8>, inout Settings) -> Bool
  /// The value as JSON.
  let write: @Sendable (Settings) -> String

  static let all: [SettingsKey] =
    [
      choice("motion", \.theme.motion),
      choice("colors", \.theme.colors),
      choice("glyphs", \.theme.glyphs),
      flipBack,
      deck,
      pairs,
      flag("labels", \.theme.showsLabels),
    ] + Variant.Rule.allCases.map { flag($0.oldKey ?? $0.rawValue, \.variant[$0]) }

  private static func choice<Value>(
    _ name: String, _ property: any WritableKeyPath<Settings, Value> & Sendable
  ) -> SettingsKey
  where Value: RawRepresentable<String> & CaseIterable & SendableMetatype {
    SettingsKey(
      name: name, expectation: Value.allCases.map(\.rawValue).joined(separator: ", "),
      read: { json, settings in
        guard let word = try? JSONText.decodeFragment(String.self, from: json),
          let value = Value(rawValue: word)
        else { return false }
        settings[keyPath: property] = value
        return true
      },
      write: { JSONText.quoted($0[keyPath: property].rawValue) })
  }

  private static func flag(
    _ name: String, _ property: any WritableKeyPath<Settings, Bool> & Sendable
  ) -> SettingsKey {
    SettingsKey(
      name: name, expectation: "true or false",
      read: { json, settings in
        guard let value = try? JSONText.decodeFragment(Bool.self, from: json) else { return false }
        settings[keyPath: property] = value
        return true
      },
      write: { "\($0[keyPath: property])" })
  }

  private static func optional<Value: Decodable & SendableMetatype>(
    _ name: String, _ expectation: String,
    take: @escaping @Sendable (Value?, inout Settings) -> Bool,
    write: @escaping @Sendable (Settings) -> String?
  ) -> SettingsKey {
    SettingsKey(
      name: name, expectation: expectation,
      read: { json, settings in
        let value: Value?
        do throws(JSONText.Fault) {
          value = try JSONText.decodeFragment(Value?.self, from: json)
        } catch {
          return false
        }
        return take(value, &settings)
      },
      write: { write($0) ?? "null" })
  }

  private static let flipBack = optional("flipBack", "0.1 to 60 seconds or null") {
    (seconds: Double?, settings) in
    guard let seconds else {
      settings.flipBack = nil
      return true
    }
    guard Settings.flipBackLimits.contains(seconds) else { return false }
    settings.flipBack = .milliseconds(Int64(seconds * 1000))
    return true
  } write: { settings in
    settings.flipBack.map { seconds(min(max($0, .milliseconds(100)), .seconds(60))) }
  }

  private static let deck = optional("deck", "a deck's name or null") {
    (name: String?, settings) in
    guard let name else {
      settings.deck = nil
      return true
    }
    let clean = name.cleaned
    guard clean.isVisible, clean.utf8.count <= DeckLimit.nameBytes,
      clean.count <= DeckLimit.nameCharacters
    else { return false }
    settings.deck = clean
    return true
  } write: { settings in
    settings.deck.map { name in
      JSONText.quoted(
        name.cleaned.cut(characters: DeckLimit.nameCharacters, bytes: DeckLimit.nameBytes))
    }
  }

  private static let pairs = optional("pairs", "2 to 500 or null") { (pairs: Int?, settings) in
    guard pairs.map(DrawnPairs.limits.contains) ?? true else { return false }
    settings.pairs = pairs
    return true
  } write: { settings in
    settings.pairs.map { "\($0)" }
  }

  /// Whole milliseconds as seconds, as in `1.25`.
  private static func seconds(_ time: Duration) -> String {
    let milliseconds = time.wholeMicroseconds / 1000
    var fraction = String("00\(milliseconds % 1000)".suffix(3))
    while fraction.last == "0" { fraction.removeLast() }
    return "\(milliseconds / 1000)\(fraction.isEmpty ? "" : ".\(fraction)")"
  }
}
