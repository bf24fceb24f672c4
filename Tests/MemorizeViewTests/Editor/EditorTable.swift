import Canvas
import Foundation
import MemorizeViewModel
import Options
import Storage
import Testing

@testable import MemorizeView

/// A table with the editor of a deck open over it.
final class EditorTable {
  let directory = FileManager.default.temporaryDirectory
    .appendingPathComponent("editor-\(UUID().uuidString)").path
  let library: LibraryViewModel
  let game: TableViewModel
  let app: App
  let size: Size
  var now: Duration = .zero

  init(
    _ name: String = "Halloween", size: Size = Size(width: 80, height: 24), isKiosk: Bool = false,
    capabilities: Capabilities = Capabilities()
  ) throws {
    try FileManager.default.createDirectory(atPath: directory, withIntermediateDirectories: false)
    let library = LibraryViewModel(DeckLibrary(directory: directory))
    self.library = library
    let deck = try #require(library.deck(named: name))
    let board = try #require(Board.of(deck, pairs: 4, seed: "ghost"))
    game = try #require(
      TableViewModel.dealing(board, library: { library.decks }, freshSeed: { "fresh" }))
    app = App(
      playing: game, library: library, options: ThemeOptions(motion: .none),
      capabilities: capabilities, isKiosk: isKiosk)
    self.size = size
    frame()
    press("d", "e")
  }

  deinit { try? FileManager.default.removeItem(atPath: directory) }

  var editor: EditorScreen? { app.screen as? EditorScreen }
  /// The deck in the library.
  var deck: Deck? { editor?.editor.deck.wrappedValue }
  /// The faces or terms of the deck.
  var faces: [String] { deck?.pairs.map(\.first.text) ?? [] }
  /// The own decks that another process would find.
  var onDisk: [Deck] {
    let library = DeckLibrary(directory: directory)
    let names = (try? library.entries().filter(\.isOwn).map(\.name)) ?? []
    return names.compactMap { (try? library.deck(named: $0)) ?? nil }
  }

  @discardableResult
  func frame() -> Canvas { app.frame(size: size, at: now) }

  @discardableResult
  func press(_ keys: Key...) -> Request? {
    keys.reduce(nil) { send(.key($1)) ?? $0 }
  }

  /// Types a text as terminals send it, one key for each scalar.
  func type(_ text: String) {
    for scalar in text.unicodeScalars { send(.key(.character(Character(scalar)))) }
  }

  @discardableResult
  func send(_ event: Event) -> Request? {
    let request = app.handle(event, at: now)
    frame()
    return request
  }

  /// Clicks on the first character of a text, or on a column after it.
  func click(_ text: String, _ offset: Int = 0) throws {
    let point = try #require(frame().position(of: text), "\(text)")
    send(.mouse(Mouse(.press(.left), at: Point(x: point.x + offset, y: point.y))))
  }
}
