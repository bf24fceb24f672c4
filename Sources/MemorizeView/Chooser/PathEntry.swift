import Canvas

/// A path that is being typed, and the files that it can become.
struct PathEntry {
  /// A line of the list below it.
  enum Choice: Equatable {
    /// To the folder that this one is in.
    case up
    case candidate(PathSource.Entry)
  }

  private var field = TextField()
  private(set) var completion = PathCompletion("", entries: [])
  /// The chosen line of the list, once one was chosen.
  private(set) var selected: Int?
  /// What there is in the folder last looked at, so that not every letter asks the disk.
  private var known: (folder: String, entries: [PathSource.Entry])?

  /// What was typed.
  var text: String { field.text }

  /// The lines of the list.
  var choices: [Choice] {
    let isWhole = PathCompletion.parts(of: text).stem.isEmpty && completion.folder != "/"
    return (isWhole ? [.up] : []) + completion.candidates.map(Choice.candidate)
  }

  /// Whether what was typed is the name of a folder, without a slash at its end.
  var isFolder: Bool {
    let stem = PathCompletion.parts(of: text).stem
    return known?.entries.contains { $0.isFolder && $0.name == stem } ?? false
  }

  /// The chosen line.
  var chosen: Choice? { selected.flatMap { choices.indices.contains($0) ? choices[$0] : nil } }

  /// Begins anew, in the folder the program was started in.
  mutating func start(_ paths: PathSource) {
    known = nil
    replace(with: "", paths)
  }

  /// A key meant for the text; whether it was.
  mutating func handle(_ key: Key, _ paths: PathSource) -> Bool {
    guard field.handle(key) else { return false }
    theme(paths)
    return true
  }

  mutating func insert(_ pasted: String, _ paths: PathSource) {
    field.insert(pasted)
    theme(paths)
  }

  /// Adds what all candidates share.
  mutating func complete(_ paths: PathSource) { replace(with: completion.completed, paths) }

  /// To another line of the list, around its ends.
  mutating func step(_ step: Int) {
    let count = choices.count
    guard count > 0 else {
      selected = nil
      return
    }
    let from = selected ?? (step > 0 ? -1 : 0)
    selected = ((from + step) % count + count) % count
  }

  /// Takes a line of the list for what was typed.
  mutating func take(_ choice: Choice, _ paths: PathSource) {
    switch choice {
    case .candidate(let entry): replace(with: completion.path(of: entry), paths)
    case .up: replace(with: PathEntry.parent(of: completion.folder), paths)
    }
  }

  /// Chooses a line of the list.
  mutating func select(_ place: Int) { selected = place }

  /// Opens the folder whose name was typed.
  mutating func open(_ paths: PathSource) { replace(with: text + "/", paths) }

  mutating func draw(in rect: Rect, theme: Theme, on canvas: inout Canvas) {
    field.draw(in: rect, prompt: "its path; ~ is your home", theme: theme, on: &canvas)
  }

  private mutating func replace(with text: String, _ paths: PathSource) {
    field = TextField(text)
    theme(paths)
  }

  /// Looks for what fits.
  private mutating func theme(_ paths: PathSource) {
    selected = nil
    let folder = PathCompletion.parts(of: text).folder
    if known?.folder != folder {
      let path = paths.path(folder)
      known = (folder, paths.entries(path.isEmpty ? "." : path))
    }
    completion = PathCompletion(text, entries: known?.entries ?? [])
  }

  /// The folder that a folder is in, both with a slash at their ends.
  private static func parent(of folder: String) -> String {
    let parts = folder.split(separator: "/")
    guard let last = parts.last, last != "..", last != "~", last != "." else {
      return folder + "../"
    }
    return (folder.hasPrefix("/") ? "/" : "")
      + parts.dropLast().map { "\($0)/" }.joined()
  }
}
