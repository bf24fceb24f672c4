import Decks
import Libc
import Storage

/// Completions for a shell where a deck is expected.
enum DeckCompletion {
  /// The names of all decks.
  static let decks: @Sendable ([String], Int, String) -> [String] = { _, _, _ in
    names { _ in true }
  }

  /// The names of the player's decks.
  static let ownDecks: @Sendable ([String], Int, String) -> [String] = { _, _, _ in
    names(where: \.isOwn)
  }

  /// The names of all decks, and the files and directories that begin with the typed text.
  static let decksAndFiles: @Sendable ([String], Int, String) -> [String] = { _, _, typed in
    names { _ in true } + files(beginningWith: typed)
  }

  private static func names(where isWanted: (DeckEntry) -> Bool) -> [String] {
    let entries = try? Saving.library().entries()
    return entries?.filter(isWanted).map(\.name) ?? []
  }

  /// Directories end with a slash; hidden files are offered once a dot is typed.
  private static func files(beginningWith typed: String) -> [String] {
    let end = typed.lastIndex(of: "/").map { typed.index(after: $0) } ?? typed.startIndex
    let (front, start) = (String(typed[..<end]), String(typed[end...]))
    guard let directory = opendir(front.isEmpty ? "." : front) else { return [] }
    defer { closedir(directory) }
    var files: [String] = []
    while let entry = readdir(directory) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      guard name.hasPrefix(start), name != ".", name != "..", name.cleaned == name,
        !name.hasPrefix(".") || start.hasPrefix(".")
      else { continue }
      let isDirectory = Int32(entry.pointee.d_type) == Int32(DT_DIR)
      files.append(front + name + (isDirectory ? "/" : ""))
    }
    return files.sorted()
  }
}
