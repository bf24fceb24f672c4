import Decks
import Storage

/// Completions for a shell where a deck is expected.
enum DeckCompletion {
  /// The names of all decks.
  static let decks: @Sendable ([String], Int, String) -> [String] = { _, _, typed in
    names(typed) { _ in true }
  }

  /// The names of the player's decks.
  static let ownDecks: @Sendable ([String], Int, String) -> [String] = { _, _, typed in
    names(typed, where: \.isOwn)
  }

  /// The names of all decks, and the files and directories that begin with the typed text.
  static let decksAndFiles: @Sendable ([String], Int, String) -> [String] = { _, _, typed in
    names(typed) { _ in true } + files(beginningWith: typed)
  }

  /// Names that begin with the typed text in other letters are offered in small ones, because shells
  /// compare letters exactly: `ca` becomes `capitals`.
  private static func names(_ typed: String, where isWanted: (DeckEntry) -> Bool) -> [String] {
    let entries = try? Saving.library().entries()
    return entries?.filter(isWanted).map { completed($0.name, from: typed) } ?? []
  }

  static func completed(_ name: String, from typed: String) -> String {
    let small = name.lowercased()
    return !name.hasPrefix(typed) && small.hasPrefix(typed) ? small : name
  }

  /// Directories end with a slash; hidden files are offered once a dot is typed.
  private static func files(beginningWith typed: String) -> [String] {
    let end = typed.lastIndex(of: "/").map { typed.index(after: $0) } ?? typed.startIndex
    let (front, start) = (String(typed[..<end]), String(typed[end...]))
    let folder = Folder(path: front.isEmpty ? "." : front)
    let names = ((try? folder.names()) ?? []).filter { name in
      name.hasPrefix(start) && name != "." && name != ".." && name.cleaned == name
        && (!name.hasPrefix(".") || start.hasPrefix("."))
    }
    return names.map { front + $0 + (DeckLibrary.isFolder(at: front + $0) ? "/" : "") }.sorted()
  }
}
