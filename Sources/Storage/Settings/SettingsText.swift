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
    // Most have no such file, and need not wait for the table of its keys.
    guard !object.members.isEmpty else { return (settings, faults) }
    for key in SettingsKey.all {
      guard let value = object[key.name], !key.read(value, &settings) else { continue }
      faults.append("\(key.name): expected \(key.expectation)")
    }
    return (settings, faults)
  }

  /// The same after a change; all else that it says, known or not, stays exactly as it is.
  ///
  /// - Parameters:
  ///   - before: what held before the change.
  ///   - after: what holds now; keys for which that is the same are not touched.
  /// - Returns: the new text.
  package func changed(from before: Settings, to after: Settings) -> SettingsText {
    var text = self
    for key in SettingsKey.all {
      let value = key.write(after)
      guard value != key.write(before) else { continue }
      text.object.set(key.name, to: Array(value.utf8)[...])
    }
    return text
  }

  /// All keys, known or not, in their order.
  package var keys: [String] { object.members.map(\.key) }

  /// The file.
  package var bytes: [UInt8] { object.bytes }
}
