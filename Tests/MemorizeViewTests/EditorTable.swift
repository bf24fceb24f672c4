import Canvas
import Foundation
import MemorizeViewModel
import Options
import Storage
import Testing

@testable import MemorizeView

/// A table whose decks can be edited, and the editor of one of them open over it.
final class EditorTable {
  let directory = FileManager.default.temporaryDirectory
    .appendingPathComponent("editor-\(UUID().uuidString)").path
  let library: LibraryViewModel
  let game: TableViewModel
  let app: App
  let size: Size
  var now: Duration = .zero

  init(
    _ name: String = "Halloween", size: Size = Size(width: 80, height: 24), isPublic: Bool = false,
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
      capabilities: capabilities, isKiosk: isPublic)
    self.size = size
    frame()
    press("d", "e")
  }

  deinit { try? FileManager.default.removeItem(atPath: directory) }

  var editor: EditorPage? { app.page as? EditorPage }
  /// The deck as everybody sees it.
  var deck: Deck? { editor?.editor.deck.wrappedValue }
  /// Its faces or terms.
  var faces: [String] { deck?.pairs.map(\.first.text) ?? [] }
  /// The own decks that another program would find.
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

  /// Types a text, a scalar a key, as terminals send it.
  func type(_ text: String) {
    for scalar in text.unicodeScalars { send(.key(.character(Character(scalar)))) }
  }

  @discardableResult
  func send(_ event: Event) -> Request? {
    let request = app.handle(event, at: now)
    frame()
    return request
  }

  /// Clicks on the first character of a text on the screen, or on one after it.
  func click(_ text: String, _ offset: Int = 0) throws {
    let point = try #require(frame().position(of: text), "\(text)")
    send(.mouse(Mouse(.press(.left), at: Point(x: point.x + offset, y: point.y))))
  }
}

extension Canvas {
  /// Where a text begins on the picture.
  fileprivate func position(of text: String) -> Point? {
    for y in 0..<size.height {
      var line = ""
      var starts: [Int] = []
      for x in 0..<size.width where !self[Point(x: x, y: y)].glyph.isContinuation {
        let scalars = self[Point(x: x, y: y)].glyph.scalars
        line.unicodeScalars.append(contentsOf: scalars)
        starts += scalars.map { _ in x }
      }
      let all = Array(line.unicodeScalars)
      let wanted = Array(text.unicodeScalars)
      guard all.count >= wanted.count else { continue }
      for start in 0...(all.count - wanted.count)
      where Array(all[start..<(start + wanted.count)]) == wanted {
        return Point(x: starts[start], y: y)
      }
    }
    return nil
  }
}
