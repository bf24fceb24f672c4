import Decks
import Libc

/// The file `settings.json`: a JSON object with a member for each thing the player has chosen.
///
/// Its keys are `motion`, `colors`, `glyphs`, `flipBack` (seconds), `closingRanks`, `deck`, `pairs`,
/// `labels`, `open` and `sides`; each may be missing. Other keys belong to somebody else and stay as
/// they are.
public struct SettingsFile: Sendable {
  static let name = "settings.json"

  private let folder: Folder

  /// The settings of a directory, which need not be there yet.
  ///
  /// - Parameter directory: as `StorageDirectory.config` says.
  public init(directory: String) {
    self.init(directory: directory, calls: SystemCalls())
  }

  package init(directory: String, calls: SystemCalls) {
    self.init(folder: Folder(path: directory, calls: calls))
  }

  private init(folder: Folder) {
    self.folder = folder
  }

  /// Reads the settings; what is missing or not understood is as if nobody had chosen it.
  ///
  /// - Returns: the settings, and what to tell the player, be it about a file set aside.
  /// - Throws: if there is a file that can be neither read nor set aside.
  public func load() throws(StorageError) -> Loaded<Settings> {
    var notices: [String] = []
    let (settings, faults) = try text(notices: &notices).settings
    let path = folder.path(of: SettingsFile.name)
    notices += faults.map { "\(path): \($0)".cleaned }
    return Loaded(value: settings, notices: notices)
  }

  /// Replaces the file as a whole; at every moment there is the old one or the new one.
  ///
  /// What has not been changed stays exactly as it is there, be it what another program has chosen
  /// meanwhile.
  ///
  /// - Parameters:
  ///   - after: what holds now.
  ///   - before: what held before the change; if not given, nobody had chosen anything.
  /// - Returns: what to tell the player, if the old file could not be read and was set aside.
  /// - Throws: if it cannot be written; the old file is still there then.
  public func save(
    _ after: Settings, insteadOf before: Settings = Settings()
  ) throws(StorageError) -> [String] {
    try folder.create()
    return try folder.locked { () throws(StorageError) in
      let file = SettingsFile(folder: folder.lockedAlready)
      var notices: [String] = []
      let text = try file.text(notices: &notices)
      try folder.replace(
        SettingsFile.name, with: text.changed(from: before, to: after).bytes)
      return notices
    }
  }

  /// What the file holds; nothing if there is none, or none that can be read.
  private func text(notices: inout [String]) throws(StorageError) -> SettingsText {
    let opened = try folder.open(
      SettingsFile.name, O_RDONLY, limit: StorageLimit.settingsBytes, notices: &notices)
    guard let file = opened else { return SettingsText() }
    let bytes = try file.contents(limit: StorageLimit.settingsBytes)
    do throws(JSONText.Fault) {
      return try SettingsText(parsing: bytes)
    } catch {
      let found = bytes.isEmpty ? "an empty file" : "something else"
      let error = StorageError(
        .read, path: file.path, .content("expected a JSON object, found \(found)"))
      guard let entry = file.entry else { throw error }
      notices.append(try folder.setAside(SettingsFile.name, entry, because: error))
      return SettingsText()
    }
  }
}
