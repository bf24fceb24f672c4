import Canvas
import MemorizeViewModel

/// Lets the app run a page that is not yet a screen of its own.
final class PageScreen: Screen {
  let page: any Page
  private let library: LibraryViewModel?
  private let table: TableViewModel
  var theme = Theme()

  init(_ page: any Page, library: LibraryViewModel?, table: TableViewModel) {
    self.page = page
    self.library = library
    self.table = table
  }

  let keyMap = KeyMap<Command>([])
  let isTakingText = true
  let footer: Footer? = nil
  var guide: Guide { Guide(title: page.guide.title, rules: page.guide.rules) }
  var legends: [KeyLegend] { page.bindings.map(\.legend) }
  var texts: [String] { page.characters.map { String($0) } }

  func perform(_ command: Command, at time: Duration) -> Action? { nil }
  func insert(_ key: Key, at time: Duration) -> Action? { send(.key(key), at: time) }
  func use(_ mouse: Mouse, at time: Duration) -> Action? { send(.mouse(mouse), at: time) }
  func save(at time: Duration) { page.leave() }
  func nextChange(after time: Duration) -> Duration? { page.nextChange(after: time) }

  func paste(_ text: String, at time: Duration) -> Bool {
    _ = send(.paste(text), at: time)
    return true
  }

  func advance(to time: Duration) -> Action? {
    page.advance(to: time)
    return nil
  }

  func draw(on canvas: inout Canvas, at time: Duration) {
    page.draw(on: &canvas, capabilities: theme.capabilities, at: time)
  }

  private func send(_ event: Event, at time: Duration) -> Action? {
    switch page.handle(event, at: time) {
    case .close: return .close
    case .help: return .help
    case .edit(let name):
      guard let library, let editor = DeckEditor(library, deckNamed: name) else { return nil }
      return .open(PageScreen(EditorPage(editor), library: library, table: table))
    case .play(let name):
      library?.commit()
      table.lookForDecks()
      guard let index = table.decks.firstIndex(where: { $0.name == name }) else { return .closeAll }
      table.play(deckAt: index, at: time)
      return .closeAll
    case .loop(.quit): return .quit
    case .loop(.suspend): return .suspend
    case .loop(.redraw): return .redraw
    case .loop(.use(let options)): return .use(options)
    case .tryAgain, nil: return nil
    }
  }
}
