/// The names of files and folders, to complete a path; the only part of the disk that a view sees.
public struct PathSource {
  /// A file or a folder.
  public struct Entry: Equatable, Sendable {
    /// The name without the folder it is in.
    public let name: String
    /// Whether the entry is a folder.
    public let isFolder: Bool

    /// An entry with a name.
    public init(name: String, isFolder: Bool) {
      self.name = name
      self.isFolder = isFolder
    }
  }

  /// The player's home directory, for which `~` stands; `nil` if it is not known.
  public let home: String?
  /// The content of a folder in any order; empty if it cannot be read.
  let entries: (String) -> [Entry]

  /// A source of names; by default an empty one.
  ///
  /// - Parameters:
  ///   - home: the player's home directory, for which `~` stands.
  ///   - entries: lists the folder at a path.
  public init(home: String? = nil, entries: @escaping (String) -> [Entry] = { _ in [] }) {
    self.home = home
    self.entries = entries
  }

  /// The path for a typed text, with `~` replaced by the home directory.
  func path(_ typed: String) -> String {
    guard let home, typed == "~" || typed.hasPrefix("~/") else { return typed }
    return home + typed.dropFirst()
  }
}
