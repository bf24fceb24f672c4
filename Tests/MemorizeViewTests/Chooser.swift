import Canvas
import Decks
import Foundation
import MemorizeViewModel
import Storage
import Testing

@testable import MemorizeView

/// The chooser on a screen, with a library in a folder of its own.
final class Chooser {
  let library: LibraryViewModel
  let table: TableViewModel
  let page: ChooserPage
  var size: Size
  var capabilities: Capabilities
  let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("chooser-\(UUID().uuidString)")

  /// A chooser over the built-in decks and some of one's own.
  init(
    own: [Deck] = [.letters(4), .words], inPlay: Deck = .letters(4),
    size: Size = Size(width: 80, height: 24), capabilities: Capabilities = Capabilities(),
    isPublic: Bool = false, sorting: DeckSorting = .library
  ) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let decks = DeckLibrary(directory: folder.path)
    for deck in own { try decks.save(deck) }
    library = LibraryViewModel(decks)
    let board = try #require(Board.of(inPlay, seed: "ghost"))
    table = try #require(
      TableViewModel.dealing(board, library: { own }, freshSeed: { "fresh" }))
    let home = folder.path
    page = ChooserPage(
      library: library, table: table,
      paths: PathSource(home: home) { path in Chooser.entries(of: path, home: home) },
      isPublic: isPublic, sorting: sorting)
    self.size = size
    self.capabilities = capabilities
    frame()
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// The folder in which the program was started is the library's, too.
  private static func entries(of path: String, home: String) -> [PathSource.Entry] {
    let folder = path.hasPrefix("/") ? path : "\(home)/\(path)"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.map { name in
      var isFolder: ObjCBool = false
      _ = FileManager.default.fileExists(atPath: "\(folder)/\(name)", isDirectory: &isFolder)
      return PathSource.Entry(name: name, isFolder: isFolder.boolValue)
    }
  }

  @discardableResult
  func frame() -> Canvas {
    var canvas = Canvas(size: size)
    page.draw(on: &canvas, capabilities: capabilities, at: .zero)
    return canvas
  }

  /// Presses keys one after the other, looking after each; what the last of them asked for.
  @discardableResult
  func press(_ keys: Key...) -> PageRequest? {
    var request: PageRequest?
    for key in keys {
      request = page.handle(.key(key), at: .zero)
      frame()
    }
    return request
  }

  @discardableResult
  func type(_ text: String) -> PageRequest? {
    var request: PageRequest?
    for character in text { request = press(.character(character)) }
    return request
  }

  @discardableResult
  func mouse(_ action: Mouse.Action, at point: Point) -> PageRequest? {
    let request = page.handle(.mouse(Mouse(action, at: point)), at: .zero)
    frame()
    return request
  }

  /// Clicks on the first place where a text is seen, as long as it is.
  @discardableResult
  func click(_ text: String) throws -> PageRequest? {
    let point = try #require(place(of: text), "\(text) is not on the screen")
    return mouse(.press(.left), at: point)
  }

  /// Where a text is seen.
  func place(of text: String) -> Point? {
    let canvas = frame()
    let wanted = text.unicodeScalars.map { [$0] }
    for y in 0..<size.height {
      for x in 0..<max(0, size.width - wanted.count + 1) {
        let isHere = wanted.indices.allSatisfy {
          canvas[Point(x: x + $0, y: y)].glyph.scalars == wanted[$0]
        }
        if isHere { return Point(x: x, y: y) }
      }
    }
    return nil
  }

  var text: String { frame().description }
  var bottom: String {
    text.split(separator: "\n", omittingEmptySubsequences: false).last.map(String.init) ?? ""
  }
  var chosen: String? { page.decks.chosen?.name }
  var names: [String] { page.decks.shown.map(\.name) }

  /// Writes a file into the folder.
  func write(_ text: String, to name: String) throws {
    let file = folder.appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: file, atomically: true, encoding: .utf8)
  }
}
