import Canvas
import MemorizeViewModel
import Words

/// The screen on which the player types or picks the path of a file to import as a deck.
final class ImportScreen: Screen {
  enum Command {
    case use
    case complete
    case up
    case down
    case pageUp
    case pageDown
    case cancel
  }

  private let library: LibraryViewModel
  private let paths: PathSource
  /// The outcome of the last import; `nil` before the first one.
  private(set) var report: ImportReport?

  var theme = Theme()
  var path: PathEntry
  /// The index of the first visible row of the list.
  var top = 0
  private var message: Message?
  private(set) var layout = PageLayout(size: Size(width: 0, height: 0))

  private static let wheelStep = 3
  private static let bindings = [
    KeyBinding([.up], Command.up, help: "previous file"),
    KeyBinding([.down], .down, help: "next file"),
    KeyBinding([.pageUp], .pageUp, help: "page up"),
    KeyBinding([.pageDown], .pageDown, help: "page down"),
    KeyBinding(
      [.enter], .use, hint: "import", help: "import the file or the pictures, or open the folder"),
    KeyBinding([.tab], .complete, hint: "complete", help: "complete the path"),
    KeyBinding([.escape], .cancel, hint: "cancel", help: "import nothing"),
  ]

  /// A screen with an empty path.
  ///
  /// - Parameters:
  ///   - library: the library to import into.
  ///   - paths: the names of files and folders.
  init(library: LibraryViewModel, paths: PathSource) {
    self.library = library
    self.paths = paths
    path = PathEntry(paths)
  }

  var keyMap: KeyMap<Command> { KeyMap(ImportScreen.bindings) }
  var isTakingText: Bool { true }

  var guide: Guide {
    Guide(
      title: say("Importing a deck"),
      rules: say(
        """
        Type the path of a file, or choose one from the list. A line is a face, or a term and its \
        definition with a tab, a comma or another separator between them. A folder of pictures is \
        a deck, too: open it, and choose "this folder".
        """))
  }

  var footer: Footer? {
    layout.footer.map { Footer(line: $0, message: message, keepsRoom: false) }
  }

  func fit(to size: Size) {
    layout = PageLayout(size: size, gapAbove: true, gapBelow: true)
    if let selected = path.selected { top = range.top(showing: selected, from: top) }
  }

  func perform(_ command: Command, at time: Duration) -> Action? {
    message = nil
    switch command {
    case .use: return usePath()
    case .complete:
      path.expand()
      top = 0
    case .up: step(-1)
    case .down: step(1)
    case .pageUp: scroll(by: -range.visible)
    case .pageDown: scroll(by: range.visible)
    case .cancel: return .close
    }
    return nil
  }

  func insert(_ key: Key, at time: Duration) -> Action? {
    message = nil
    if path.handle(key) { top = 0 }
    return nil
  }

  func paste(_ text: String, at time: Duration) -> Bool {
    message = nil
    path.insert(text)
    top = 0
    return true
  }

  func use(_ mouse: Mouse, at time: Duration) -> Action? {
    switch mouse.action {
    case .press(.left): return click(mouse.point)
    case .wheel(let up): scroll(by: up ? -ImportScreen.wheelStep : ImportScreen.wheelStep)
    default: break
    }
    return nil
  }

  var range: ScrollRange {
    ScrollRange(count: path.choices.count, visible: max(1, layout.body.height))
  }

  private func step(_ step: Int) {
    path.step(step)
    if let selected = path.selected { top = range.top(showing: selected, from: top) }
  }

  private func scroll(by rows: Int) { top = range.clamped(top + rows) }

  /// Opens the folder or imports the file that was chosen or typed, or the pictures of the folder.
  private func usePath() -> Action? {
    let chosen = path.chosen
    if let chosen { path.use(chosen) }
    top = 0
    if case .pictures = chosen { return importFile(at: path.folder) }
    guard !path.text.isEmpty, !path.text.hasSuffix("/") else { return nil }
    if path.isFolder {
      path.openFolder()
      return nil
    }
    return importFile(at: paths.path(path.text))
  }

  private func importFile(at path: String) -> Action? {
    let report = library.importFile(at: path)
    self.report = report
    guard report.name == nil else { return .close }
    message = Message(report.summary, say("Not imported"), paint: .bad)
    return report.faults.isEmpty ? nil : .show(ImportDialog(report: report))
  }

  /// A click opens a folder; the first one on a file chooses it, the second one imports it.
  private func click(_ point: Point) -> Action? {
    if layout.closeButton.contains(point) { return .close }
    let index = point.y - layout.body.minY + top
    guard layout.body.contains(point), path.choices.indices.contains(index) else { return nil }
    message = nil
    let isFile =
      switch path.choices[index] {
      case .parent: false
      case .pictures: true
      case .candidate(let entry): !entry.isFolder
      }
    let isChosen = path.selected == index
    path.select(index)
    return isFile && !isChosen ? nil : usePath()
  }
}
