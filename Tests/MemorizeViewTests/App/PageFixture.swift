import Canvas
import HomeFixtures
import MemorizeViewModel
import Options
import Testing

@testable import MemorizeView

/// A page over the table of a program that saves its games.
final class PageFixture {
  let home = GameHome()
  var size = Size(width: 80, height: 24)
  private(set) var table: TableViewModel?
  private(set) var app = App(BlankScreen())

  /// Starts the program and opens the page of a key.
  func open(_ key: Key, _ capabilities: Capabilities = Capabilities()) throws {
    let game = try home.table(.letters(8))
    table = game
    app = App(playing: game, options: ThemeOptions(motion: .none), capabilities: capabilities)
    press(key)
  }

  func press(_ keys: Key...) {
    for key in keys {
      _ = app.handle(.key(key), at: .zero)
      _ = frame
    }
  }

  func click(_ text: String) throws {
    try click(#require(frame.position(of: text), "\(text) is not on the screen"))
  }

  func click(_ point: Point) {
    _ = app.handle(.mouse(Mouse(.press(.left), at: point)), at: .zero)
  }

  var frame: Canvas { app.frame(size: size, at: .zero) }
  var text: String { frame.description }
}
