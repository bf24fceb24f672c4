/// The names of files in folders, for completing a path: all that a view ever learns of the disk.
public struct PathSource {
  /// Something in a folder.
  public struct Entry: Equatable, Sendable {
    /// Its name, without the folder's.
    public let name: String
    /// Whether it is a folder itself.
    public let isFolder: Bool

    /// Something in a folder.
    public init(name: String, isFolder: Bool) {
      self.name = name
      self.isFolder = isFolder
    }
  }

  /// The player's home, for which `~` stands; `nil` if it is not known.
  public let home: String?
  /// What there is in the folder of a path, in any order; nothing if that cannot be read.
  let entries: (String) -> [Entry]

  /// A source of names; by default one that knows none.
  ///
  /// - Parameters:
  ///   - home: the player's, for which `~` stands.
  ///   - entries: what there is in the folder of a path.
  public init(home: String? = nil, entries: @escaping (String) -> [Entry] = { _ in [] }) {
    self.home = home
    self.entries = entries
  }

  /// The path that is meant by what was typed.
  func path(_ typed: String) -> String {
    guard let home, typed == "~" || typed.hasPrefix("~/") else { return typed }
    return home + typed.dropFirst()
  }
}
