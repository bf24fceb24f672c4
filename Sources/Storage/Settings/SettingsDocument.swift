import Words

/// The contents of `settings.json`: all its members, also those that this version does not know.
package struct SettingsDocument: Equatable {
  private var members: [String: JSONValue] = [:]

  /// A document without members.
  init() {}

  /// Reads a document.
  ///
  /// - Parameter bytes: UTF-8, with or without a byte order mark.
  /// - Throws: if the bytes are not one JSON object.
  package init(reading bytes: [UInt8]) throws(JSONText.Fault) {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let text = bytes.starts(with: mark) ? bytes.dropFirst(mark.count) : bytes[...]
    guard !text.contains(0), String(validating: text, as: UTF8.self) != nil else { throw .broken }
    members = try JSONText.decodeValue([String: JSONValue].self, from: text)
  }

  /// The player's settings, and one line for each member whose value does not suit its key.
  package var settings: (value: Settings, faults: [String]) {
    var settings = Settings()
    var faults: [String] = []
    for setting in Setting.all {
      guard let name = setting.keys.first(where: { members[$0] != nil }), let value = members[name],
        !setting.values.write(value, &settings)
      else { continue }
      faults.append(say("\(name): expected \(setting.values.expected())"))
    }
    return (settings, faults)
  }

  /// The document after a change of settings.
  ///
  /// - Parameters:
  ///   - before: the settings before the change.
  ///   - after: the settings now.
  /// - Returns: a document in which only the members of changed settings differ.
  package func changed(from before: Settings, to after: Settings) -> SettingsDocument {
    var document = self
    for setting in Setting.all where setting.values.read(before) != setting.values.read(after) {
      for name in setting.keys { document.members[name] = nil }
      document.members[setting.key] = setting.values.read(after)
    }
    return document
  }

  /// The keys of all members.
  package var keys: Set<String> { Set(members.keys) }

  /// The file, with one member a line and sorted keys.
  ///
  /// - Throws: if a member holds a number that this program cannot write.
  package func bytes() throws(JSONText.Fault) -> [UInt8] {
    try JSONText.encode(members, isPretty: true) + [0x0A]
  }
}

extension Setting {
  /// The key, followed by the one in files of earlier versions.
  fileprivate var keys: [String] { [key] + [oldKey].compactMap(\.self) }
}
