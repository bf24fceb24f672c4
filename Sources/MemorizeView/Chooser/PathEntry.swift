import Canvas
import MemorizeViewModel
import Words

/// A path that is being typed, and the files that it may become.
struct PathEntry {
  /// A row of the list below the path.
  enum Choice: Equatable {
    /// The open folder itself, with its number of pictures.
    case pictures(Int)
    /// The folder that contains this one.
    case parent
    case candidate(PathSource.Entry)
  }

  private let paths: PathSource
  private var field = TextField()
  private(set) var completion = PathCompletion("", entries: [])
  /// The index of the row that the player has moved to; `nil` before.
  private var picked: Int?
  /// The folder listed last, stored so that typing does not read the disk for every letter.
  private var listed: (folder: String, entries: [PathSource.Entry])?

  /// An empty path, which stands for the folder in which the program was started.
  init(_ paths: PathSource) {
    self.paths = paths
    replace(with: "")
  }

  /// The typed text.
  var text: String { field.text }

  /// The rows of the list.
  var choices: [Choice] {
    let isInFolder = completion.stem.isEmpty && completion.folder != "/"
    return pictures + (isInFolder ? [.parent] : []) + completion.candidates.map(Choice.candidate)
  }

  /// The row of the open folder, if it has enough pictures for a deck.
  private var pictures: [Choice] {
    guard completion.stem.isEmpty else { return [] }
    let files = listed?.entries.filter { !$0.isFolder }.map(\.name) ?? []
    let count = files.count(where: LibraryViewModel.isPicture)
    return count >= LibraryViewModel.leastPictures ? [.pictures(count)] : []
  }

  /// The path of the open folder.
  var folder: String {
    let path = paths.path(completion.folder)
    return path.isEmpty ? "." : path
  }

  /// Whether the typed text is the name of a folder, without a slash at its end.
  var isFolder: Bool {
    listed?.entries.contains { $0.isFolder && $0.name == completion.stem } ?? false
  }

  /// The index of the chosen row: of the only one that continues what was typed, or of a folder with
  /// pictures, unless the player has moved to another one.
  var selected: Int? {
    if let picked { return picked }
    let isOnly = choices.count == 1 && !completion.stem.isEmpty
    return isOnly || !pictures.isEmpty ? 0 : nil
  }

  /// The chosen row.
  var chosen: Choice? { selected.flatMap { choices[at: $0] } }

  /// Edits the text; returns whether the key means anything there.
  mutating func handle(_ key: Key) -> Bool {
    guard field.handle(key) else { return false }
    complete()
    return true
  }

  mutating func insert(_ pasted: String) {
    field.insert(pasted)
    complete()
  }

  /// Continues the text as far as all candidates agree.
  mutating func expand() { replace(with: completion.completed) }

  /// Replaces the text by a row of the list.
  mutating func use(_ choice: Choice) {
    switch choice {
    case .candidate(let entry): replace(with: completion.path(of: entry))
    case .parent: replace(with: PathEntry.parent(of: completion.folder))
    case .pictures: replace(with: completion.folder)
    }
  }

  /// The action of Enter on the typed text.
  enum Use {
    /// The open folder's pictures, or the file whose name was typed, become a deck.
    case importing
    /// A folder opens.
    case opening
    /// Nothing is named yet.
    case nothing
  }

  /// The effect of Enter.
  var use: Use {
    switch chosen {
    case .pictures: .importing
    case .parent: .opening
    case .candidate(let entry): entry.isFolder ? .opening : .importing
    case nil: text.isEmpty || text.hasSuffix("/") ? .nothing : isFolder ? .opening : .importing
    }
  }

  /// Chooses a row.
  mutating func select(_ index: Int?) { picked = index }

  /// Opens the folder whose name was typed.
  mutating func openFolder() { replace(with: text + "/") }

  mutating func draw(in rect: Rect, theme: Theme, on canvas: inout Canvas) {
    field.draw(
      in: rect, prompt: say("path of a file; ~ is your home"), theme: theme, on: &canvas)
  }

  private mutating func replace(with text: String) {
    field = TextField(text)
    complete()
  }

  /// Looks for candidates.
  private mutating func complete() {
    picked = nil
    let folder = PathCompletion.parts(of: text).folder
    if listed?.folder != folder {
      let path = paths.path(folder)
      listed = (folder, paths.entries(path.isEmpty ? "." : path))
    }
    completion = PathCompletion(text, entries: listed?.entries ?? [])
  }

  /// The folder that contains a folder, both with a slash at the end.
  private static func parent(of folder: String) -> String {
    let parts = folder.split(separator: "/")
    guard let last = parts.last, last != "..", last != "~", last != "." else {
      return folder + "../"
    }
    return (folder.hasPrefix("/") ? "/" : "")
      + parts.dropLast().map { "\($0)/" }.joined()
  }
}

/// The ways to continue a path that is being typed.
///
/// Hidden files are left out until the typed name begins with a dot.
struct PathCompletion: Equatable {
  /// The typed text up to and including the last slash.
  let folder: String
  /// The entries that match the text after the slash: folders first, each group by name.
  let candidates: [PathSource.Entry]
  /// The typed text after the last slash.
  let stem: String

  /// Looks for entries that match.
  init(_ typed: String, entries: [PathSource.Entry]) {
    (folder, stem) = PathCompletion.parts(of: typed)
    let shown = entries.filter { [stem] in !$0.name.hasPrefix(".") || stem.hasPrefix(".") }
    let exact = shown.filter { [stem] in $0.name.hasPrefix(stem) }
    let folded = stem.lowercased()
    let matches = exact.isEmpty ? shown.filter { $0.name.lowercased().hasPrefix(folded) } : exact
    candidates = matches.sorted {
      ($0.isFolder ? 0 : 1, $0.name.lowercased(), $0.name)
        < ($1.isFolder ? 0 : 1, $1.name.lowercased(), $1.name)
    }
  }

  /// Splits a typed path into its folder and the beginning of a name in that folder.
  static func parts(of typed: String) -> (folder: String, stem: String) {
    if typed == "~" { return ("~/", "") }
    let slash = typed.lastIndex(of: "/").map(typed.index(after:)) ?? typed.startIndex
    return (String(typed[..<slash]), String(typed[slash...]))
  }

  /// The typed text, continued as far as all candidates agree.
  var completed: String {
    guard let first = candidates.first else { return folder + stem }
    if candidates.count == 1 { return path(of: first) }
    let shared = candidates.dropFirst().reduce(first.name) { shared, other in
      String(zip(shared, other.name).prefix { $0 == $1 }.map(\.0))
    }
    // Candidates that differ in case may share less than was typed.
    return folder + (shared.count >= stem.count ? shared : stem)
  }

  /// The path of a candidate; a folder ends with a slash, ready for more typing.
  func path(of candidate: PathSource.Entry) -> String {
    folder + candidate.name + (candidate.isFolder ? "/" : "")
  }
}

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
