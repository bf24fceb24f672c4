import Canvas
import MemorizeViewModel
import Words

/// A path that is being typed, and the files that it may become.
struct PathEntry {
  /// A row of the list below the path.
  enum Choice: Equatable {
    /// The folder that contains this one.
    case parent
    /// The open folder itself, with its number of pictures.
    case pictures(Int)
    case candidate(PathSource.Entry)
  }

  private let paths: PathSource
  private var field = TextField()
  private(set) var completion = PathCompletion("", entries: [])
  /// The index of the chosen row, once one was chosen.
  private(set) var selected: Int?
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
    let isWhole = PathCompletion.parts(of: text).stem.isEmpty && completion.folder != "/"
    let folder = isWhole ? [Choice.parent] : []
    return folder + pictures + completion.candidates.map(Choice.candidate)
  }

  /// The row of the open folder, if it has enough pictures for a deck.
  private var pictures: [Choice] {
    guard PathCompletion.parts(of: text).stem.isEmpty else { return [] }
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
    let stem = PathCompletion.parts(of: text).stem
    return listed?.entries.contains { $0.isFolder && $0.name == stem } ?? false
  }

  /// The chosen row.
  var chosen: Choice? { selected.flatMap { choices.indices.contains($0) ? choices[$0] : nil } }

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

  /// Chooses another row; the first one follows the last.
  mutating func step(_ step: Int) {
    let count = choices.count
    guard count > 0 else {
      selected = nil
      return
    }
    let from = selected ?? (step > 0 ? -1 : 0)
    selected = ((from + step) % count + count) % count
  }

  /// Replaces the text by a row of the list.
  mutating func use(_ choice: Choice) {
    switch choice {
    case .candidate(let entry): replace(with: completion.path(of: entry))
    case .parent: replace(with: PathEntry.parent(of: completion.folder))
    case .pictures: replace(with: completion.folder)
    }
  }

  /// Chooses a row.
  mutating func select(_ index: Int) { selected = index }

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
    selected = nil
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
