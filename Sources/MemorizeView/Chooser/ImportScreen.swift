import Canvas
import MemorizeViewModel
import Words

/// The screen on which the player types or picks the path of a file to import as a deck.
final class ImportScreen: ListPage {
  enum Command: Equatable {
    case use
    case complete
    case move(ListMove)
    case cancel
  }

  let library: LibraryViewModel
  private let paths: PathSource
  /// The outcome of the last import; `nil` before the first one.
  private(set) var report: ImportReport?

  var theme = Theme()
  var path: PathEntry
  private var top = 0
  private(set) var message: Message? = Message(
    say("Choose a text file, an Anki package or a folder of pictures."),
    say("Choose a file or a folder"))
  private(set) var page = PageLayout(size: Size(width: 0, height: 0))

  private static let bindings =
    KeyBinding.selecting(isTyping: true, Command.move) + [
      KeyBinding([.enter], .use, help: "import the file or the pictures, or open the folder"),
      KeyBinding([.tab], .complete, hint: "complete", help: "complete the path"),
      KeyBinding([.escape], .cancel, hint: "cancel", help: "import nothing"),
    ]

  /// A screen with an empty path.
  init(library: LibraryViewModel, paths: PathSource) {
    self.library = library
    self.paths = paths
    path = PathEntry(paths)
  }

  var keyMap: KeyMap<Command> {
    KeyMap(
      ImportScreen.bindings.map { $0.command == .use ? $0.hinting(path.use.hint) : $0 })
  }
  var isTakingText: Bool { true }

  var guide: Guide {
    Guide(
      title: say("Importing a deck"),
      rules: say(
        """
        Type the path of a file, or choose one from the list. Each line is one face for both \
        cards, or a term and its definition, separated by a tab, a comma or the like. A folder of \
        pictures is a deck, too: open it, and choose "this folder". Each deck of an Anki package \
        (.apkg, .colpkg) becomes a deck. If a file has several columns, you see its first rows \
        before it is imported.
        """))
  }

  var list: RowList { RowList(path.choices.map { _ in .choice }, in: page.body) }

  var position: ListPosition {
    get { ListPosition(selected: path.selected, top: list.range.clamped(top)) }
    set {
      top = newValue.top
      path.select(newValue.selected)
    }
  }

  func fit(to size: Size) {
    let new = PageLayout(size: size, gapAbove: true, gapBelow: true)
    guard new != page else { return }
    page = new
    if let selected = path.selected { top = list.showing(selected, from: top).top }
  }

  func perform(_ command: Command, at time: Duration) -> Action? {
    message = nil
    switch command {
    case .use: return usePath()
    case .complete:
      path.expand()
      top = 0
    case .move(let move): self.move(by: move)
    case .cancel: return .close
    }
    return nil
  }

  func insert(_ key: Key, at time: Duration) -> Action?? {
    message = nil
    if path.handle(key) { top = 0 }
    return .some(nil)
  }

  func paste(_ text: String, at time: Duration) -> Bool {
    message = nil
    path.insert(text)
    top = 0
    return true
  }

  func choose(_ row: Int, at time: Duration) -> Action? {
    message = nil
    path.select(row)
    return usePath()
  }

  /// A folder opens with the first click.
  func opensAtOnce(_ row: Int) -> Bool {
    switch path.choices[row] {
    case .parent: true
    case .pictures: false
    case .candidate(let entry): entry.isFolder
    }
  }

  /// Closes with the preview of a file that was imported.
  func uncover(after cover: Cover, at time: Duration) -> Action? {
    if case .screen = cover, report?.name != nil { return .close }
    return nil
  }

  /// Opens the folder or imports the file that was chosen or typed, or the pictures of the folder.
  private func usePath() -> Action? {
    let (chosen, use) = (path.chosen, path.use)
    if let chosen { path.use(chosen) }
    top = 0
    switch (chosen, use) {
    case (.pictures, _): return importFile(at: path.folder)
    case (_, .importing): return importFile(at: paths.path(path.text))
    case (nil, .opening): path.openFolder()
    case (nil, .nothing): move(by: .start)
    case (.parent, _), (.candidate, _): break
    }
    return nil
  }

  private func importFile(at path: String) -> Action? {
    guard let preview = library.preview(ofFileAt: path) else {
      return importFile(at: path, as: nil)
    }
    return .open(ImportPreviewScreen(preview, of: self))
  }

  /// Imports a file, as the player has seen it.
  func importFile(at path: String, as preview: ImportPreview?) -> Action? {
    let report = library.importFile(at: path, as: preview)
    self.report = report
    guard report.name == nil else { return .close }
    return .show(ImportDialog(report: report))
  }
}

extension ImportScreen {
  func draw(on canvas: inout Canvas, at time: Duration) {
    drawHeader(on: &canvas)
    drawList(on: &canvas)
  }

  private func drawHeader(on canvas: inout Canvas) {
    guard page.header != nil else { return }
    PageHeader.drawCloseButton(of: page, theme, on: &canvas)
    let area = page.header(from: 1, width: page.closeButton.minX - 2)
    let label = area.width >= 24 ? say("Import file:") : say("File:")
    canvas.write(theme.fit(label, area.width), at: area.origin, theme.style(.accent, .bold))
    let start = min(area.width, label.columns + 1)
    path.draw(
      in: page.header(from: area.minX + start, width: area.width - start), theme: theme,
      on: &canvas)
  }

  private func drawList(on canvas: inout Canvas) {
    let (list, position) = (list, position)
    for (row, frame) in list.visibleRows(from: position.top) {
      let isSelected = position.selected == row
      if isSelected { canvas.drawSelection(in: frame, theme) }
      canvas.write(
        theme.fit(path.choices[row].text, frame.width - 3), at: frame.origin.moved(x: 2),
        isSelected ? theme.style(.heading, on: .selection) : theme.style())
    }
    list.marks(top: position.top, theme).drawBar(in: page.body, on: &canvas)
  }
}

extension PathEntry.Use {
  /// The word for Enter on the message line.
  fileprivate var hint: Phrase {
    switch self {
    case .importing: "import"
    case .opening: "open"
    case .nothing: "choose"
    }
  }
}

extension PathEntry.Choice {
  fileprivate var text: String {
    switch self {
    case .parent: "../"
    case .pictures(let count):
      say(
        count, one: "this folder: \(count) picture", other: "this folder: \(count) pictures")
    case .candidate(let entry): entry.name + (entry.isFolder ? "/" : "")
    }
  }
}

/// The dialog that lists the lines of an imported file that could not be read.
struct ImportDialog: Dialog {
  let report: ImportReport

  private static let widest = 70

  func content(in window: Size, theme: Theme) -> DialogContent {
    let width = min(ImportDialog.widest, max(12, window.width - 10))
    let hidden = report.faultCount - report.faults.count
    let isRepeated = report.faults.contains(report.summary)
    let rows =
      (isRepeated ? [] : report.summary.wrapped(to: width) + [""])
      + report.faults.flatMap { $0.wrapped(to: width) }
      + (hidden > 0 ? [hidden.andMoreText] : [])
    return DialogContent(
      title: report.name == nil ? say("Not imported") : say("Imported"),
      rows: rows.map { DialogContent.Row(left: $0) })
  }
}
