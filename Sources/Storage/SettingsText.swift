/// The text of a settings file: what it says, and what it says after a change.
package struct SettingsText {
  private var object = JSONObject()

  init() {}

  /// Reads a text.
  ///
  /// - Throws: why it is no JSON object.
  package init(parsing bytes: [UInt8]) throws(JSONText.Fault) {
    object = try JSONObject(parsing: bytes)
  }

  /// What the player has chosen, and a line for each value that is none for its key.
  package var settings: (value: Settings, faults: [String]) {
    var settings = Settings()
    var faults: [String] = []
    for key in SettingsKey.all {
      guard let value = object[key.name], !key.read(value, &settings) else { continue }
      faults.append("\(key.name): expected \(key.expectation)")
    }
    return (settings, faults)
  }

  /// The same with other settings.
  ///
  /// Keys that are not known, and values that have not changed, stay exactly as they are.
  package func changed(to settings: Settings) -> SettingsText {
    var text = self
    for key in SettingsKey.all {
      var known = Settings()
      let isKnown = object[key.name].map { key.read($0, &known) }
      let value = key.write(settings)
      guard isKnown == nil || value != key.write(known) else { continue }
      if key.isRare, isKnown == nil, value == key.write(known) { continue }
      text.object.set(key.name, to: Array(value.utf8)[...])
    }
    return text
  }

  /// All keys, known or not, in their order.
  package var keys: [String] { object.members.map(\.key) }

  /// The file.
  package var bytes: [UInt8] { object.bytes }
}
