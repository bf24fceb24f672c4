import Decks
import Libc
import Study
import Words

/// The file `settings.json`: a JSON object with a member for each setting.
///
/// Its keys are those of `Setting.all`; each may be missing. Members with other keys are kept.
public struct SettingsFile: Sendable {
  static let name = "settings.json"

  private var folder: Folder

  /// The settings file of a directory as in `StorageDirectory.config`, which need not exist yet.
  package init(directory: String, calls: SystemCalls = SystemCalls()) {
    folder = Folder(path: directory, calls: calls)
  }

  /// Reads the settings; missing or unsuitable members count as not chosen.
  ///
  /// - Returns: the settings, and messages for the player about unsuitable members or a file set
  ///   aside.
  /// - Throws: if the file can neither be read nor set aside.
  public func load() throws(StorageError) -> Loaded<Settings> {
    var notices: [String] = []
    let (settings, faults) = try document(notices: &notices).settings
    let path = folder.path(of: SettingsFile.name)
    notices += faults.map { "\(path): \($0)".cleaned }
    return Loaded(value: settings, notices: notices)
  }

  /// The language that the player has chosen; `nil` for that of the environment.
  ///
  /// This is for programs that need nothing else: it sets no file aside, and reports no fault.
  public func language() -> Language? {
    guard let file = try? folder.file(SettingsFile.name),
      let bytes = try? file.contents(limit: StorageLimit.settingsBytes),
      // Reading JSON takes longer than to see that there is nothing to read.
      !bytes.ranges(of: Array(Setting.language.key.utf8)).isEmpty
    else { return nil }
    return (try? SettingsDocument(reading: bytes))?.settings.value.theme.language
  }

  /// Writes the settings that have changed and replaces the file.
  ///
  /// At every moment either the old file or the new one is there. Settings that have not changed
  /// keep the value in the file, even if another program has changed it meanwhile.
  ///
  /// - Parameters:
  ///   - after: the settings now.
  ///   - before: the settings before the change; by default nothing was chosen.
  /// - Returns: messages for the player, if the old file was unreadable and was set aside.
  /// - Throws: if the file cannot be written; the old one is unharmed then.
  public func save(
    _ after: Settings, insteadOf before: Settings = Settings()
  ) throws(StorageError) -> [String] {
    try folder.create()
    return try folder.locked { () throws(StorageError) in
      var (file, notices): (SettingsFile, [String]) = (self, [])
      file.folder = folder.lockedAlready
      let document = try file.document(notices: &notices).changed(from: before, to: after)
      try folder.replace(SettingsFile.name, with: try bytes(of: document))
      return notices
    }
  }

  private func bytes(of document: SettingsDocument) throws(StorageError) -> [UInt8] {
    do throws(JSONText.Fault) {
      return try document.bytes()
    } catch {
      throw StorageError(
        .write, path: folder.path(of: SettingsFile.name),
        say("expected numbers within range, found one beyond it"))
    }
  }

  /// Reads the file; an unreadable one is set aside.
  ///
  /// - Returns: an empty document if there is no readable file.
  private func document(notices: inout [String]) throws(StorageError) -> SettingsDocument {
    let opened = try folder.open(
      SettingsFile.name, O_RDONLY, limit: StorageLimit.settingsBytes, notices: &notices)
    guard let file = opened else { return SettingsDocument() }
    let bytes = try file.contents(limit: StorageLimit.settingsBytes)
    do throws(JSONText.Fault) {
      return try SettingsDocument(reading: bytes)
    } catch {
      let found = bytes.isEmpty ? say("an empty file") : say("something else")
      let error = StorageError(
        .read, path: file.path, say("expected a JSON object, found \(found)"))
      guard let entry = file.entry else { throw error }
      notices.append(try folder.setAside(SettingsFile.name, entry, because: error))
      return SettingsDocument()
    }
  }
}

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
    guard !text.contains(0) else { throw .broken }
    members = try JSONText.decode([String: JSONValue].self, from: text, isLine: false)
  }

  /// The player's settings, and one line for each member whose value does not suit its key.
  package var settings: (value: Settings, faults: [String]) {
    var settings = Settings()
    var faults: [String] = []
    let members = TypingOfEarlierVersions.joined(in: members)
    for setting in Setting.all {
      guard let name = setting.keys.first(where: { members[$0] != nil }), let value = members[name],
        !setting.values.write(value, &settings)
      else { continue }
      faults.append(say("\(name): expected \(setting.values.expected())"))
    }
    return (settings, faults)
  }

  /// The document after a change of settings: only the members of changed settings differ.
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
  /// The key, followed by those in files of earlier versions.
  fileprivate var keys: [String] { [key] + oldKeys }
}

/// The choice of pairs to type after a board, in files of earlier versions: one flag for all pairs,
/// and one for those without a grade.
enum TypingOfEarlierVersions {
  private static let (all, ungraded) = ("recall", "askUngraded")
  static let keys = [all, ungraded]

  /// The members of a file with one choice in place of the two, for all decks and for each.
  static func joined(in members: [String: JSONValue]) -> [String: JSONValue] {
    var joined = join(members, over: [:])
    guard case .object(let decks) = members[Setting.deckValues.key] else { return joined }
    let own = decks.mapValues { values -> JSONValue in
      guard case .object(let values) = values else { return values }
      return .object(join(values, over: members))
    }
    joined[Setting.deckValues.key] = .object(own)
    return joined
  }

  /// Joins the flags of a deck, of which one may be that of all decks.
  private static func join(
    _ values: [String: JSONValue], over others: [String: JSONValue]
  ) -> [String: JSONValue] {
    guard values[all] != nil || values[ungraded] != nil else { return values }
    var joined = values
    for key in keys { joined[key] = nil }
    guard values[Setting.typing.key] == nil else { return joined }
    let isOn = { (key: String, usual: Bool) in
      (values[key] ?? others[key] ?? .flag(usual)) == .flag(true)
    }
    let typing: StudyOptions.Typing =
      isOn(all, false) ? .all : isOn(ungraded, true) ? .ungraded : .nothing
    joined[Setting.typing.key] = .text(typing.rawValue)
    return joined
  }
}
