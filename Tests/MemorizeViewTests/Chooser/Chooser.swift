import Canvas
import Decks
import Expectations
import Foundation
import HomeFixtures
import MemorizeViewModel
import Storage

@testable import MemorizeView

/// The chooser in an app, with a library in a temporary folder.
final class Chooser: AppFixture {
  let library: LibraryViewModel
  let table: TableViewModel
  let screen: ChooserScreen
  let app: App
  var size: Size
  let folder = TemporaryDirectory()

  /// A chooser over the built-in decks, or some of them, and some of the player's own.
  init(
    own: [Deck] = [.letters(4), .words], inPlay: Deck = .letters(4),
    size: Size = Size(80, 24), capabilities: Capabilities = Capabilities(),
    isKiosk: Bool = false, sorting: DeckSorting = .groups, builtIn: [Deck]? = nil
  ) throws {
    let decks = DeckLibrary(directory: folder.path)
    for deck in own { try decks.save(deck) }
    let library = LibraryViewModel(decks, builtIn: builtIn)
    self.library = library
    table = try GameHome().table(inPlay, seed: "ghost", library: library.decks, isSaved: false)
    let home = folder.path
    screen = ChooserScreen(
      library: isKiosk ? nil : library, table: table,
      paths: PathSource(home: home) { path in Chooser.entries(of: path, home: home) },
      sorting: sorting)
    app = App(BlankScreen(), theme: Theme(capabilities), isKiosk: isKiosk)
    self.size = size
    app.push(screen)
    frame()
  }

  /// Lists a folder; relative paths start in the library's folder.
  private static func entries(of path: String, home: String) -> [PathSource.Entry] {
    let folder = path.hasPrefix("/") ? path : "\(home)/\(path)"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.map { name in
      var isFolder: ObjCBool = false
      _ = FileManager.default.fileExists(atPath: "\(folder)/\(name)", isDirectory: &isFolder)
      return PathSource.Entry(name: name, isFolder: isFolder.boolValue)
    }
  }

  func find(_ text: String) {
    press("/")
    type(text)
  }

  func write(_ text: String, to name: String) throws { try folder.write(text, to: name) }

  /// Writes a file, types its path and presses Enter.
  func importFile(_ text: String, _ name: String) throws {
    try write(text, to: name)
    enterPath("~/\(name)")
    press(.enter)
  }

  /// Opens the import and types a path.
  func enterPath(_ path: String) {
    press("I")
    type(path)
  }

  /// The names of the built-in decks in the order of the chooser: pictures first, numbers last.
  static let builtIn =
    BuiltInDecks.all.filter { !$0.isWords }.map(\.name)
    + BuiltInDecks.all.filter(\.isWords).map(\.name)
    + GeneratedDecks.names.compactMap { GeneratedDecks.deck(named: $0)?.name }

  /// The text without line breaks and frames, in which paths of any length are found.
  var joined: String { text.filter { $0.isASCII && !$0.isWhitespace } }
  var chosen: String? { screen.decks.chosen?.name }
  var names: [String] { screen.decks.shown.map(\.name) }
  /// The deck that was dealt from here.
  var played: String? { table.deals > 0 ? table.board.deck.name : nil }
  /// Whether the chooser, or a screen over it, is open.
  var isOpen: Bool { app.screens.count > 1 }
  var editor: EditorScreen? { app.screen as? EditorScreen }
  var importScreen: ImportScreen? { app.screen as? ImportScreen }
}
