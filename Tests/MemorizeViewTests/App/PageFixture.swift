import Canvas
import Decks
import HomeFixtures
import MemorizeViewModel
import MemoryGame
import Options

@testable import MemorizeView

/// A page over the table of a program that saves its games.
class PageFixture: AppFixture {
  let home = GameHome()
  var size = Size(80, 24)
  var now = Duration.zero
  private(set) var table: TableViewModel?
  private(set) var app = App(BlankScreen())

  /// Starts the program.
  func start(
    _ deck: Deck = .letters(8), _ capabilities: Capabilities = Capabilities(),
    library: LibraryViewModel? = nil, isKiosk: Bool = false, opening: Opening = .table
  ) throws {
    let game = try home.table(deck)
    table = game
    app = App(
      playing: game, library: library,
      theme: Theme(capabilities, options: ThemeOptions(motion: .none)), isKiosk: isKiosk,
      opening: opening)
    frame()
  }

  /// Starts the program and opens the page of a key.
  func open(_ key: Key, _ capabilities: Capabilities = Capabilities()) throws {
    try start(.letters(8), capabilities)
    press(key)
  }
}

extension App {
  /// The open dialog.
  var dialog: (any Dialog)? { openDialog?.dialog }

  /// The text of the open dialog.
  var content: DialogContent? { dialog?.content(in: size, theme: screen.theme) }
  /// The keys that the message line, or else the open dialog, names.
  var shownKeys: [Key] {
    guard let content else { return legends.filter { $0.hint != nil }.compactMap(\.keys.first) }
    let legends = content.allLegends(selected: openDialog?.position.selected)
    let named = legends.filter { $0.hint != nil }.compactMap(\.keys.first)
    return named + (content.rows + content.secondColumn).compactMap(\.key)
  }
}

/// A screen without content, below the one that is tested.
final class BlankScreen: Screen {
  var theme = Theme()
  var keyMap: KeyMap<Never> { KeyMap([]) }
  var guide: Guide { Guide(title: "", rules: "") }
  var footer: Footer? { nil }
  func perform(_ command: Never, at time: Duration) -> Action? {}
  func draw(on canvas: inout Canvas, at time: Duration) {}
}

extension Canvas {
  /// The places of the cells that meet a condition.
  func points(where condition: (Cell) -> Bool) -> [Point] {
    cells.enumerated().filter { condition($0.element) }
      .map { Point(x: $0.offset % size.width, y: $0.offset / size.width) }
  }

  /// The cell where a text begins; `nil` if it is not on the canvas.
  func position(of text: String) -> Point? {
    let wanted = Array(text.unicodeScalars)
    for y in 0..<size.height {
      var all: [Unicode.Scalar] = []
      var columns: [Int] = []
      for x in 0..<size.width where !self[Point(x: x, y: y)].glyph.isContinuation {
        let scalars = self[Point(x: x, y: y)].glyph.scalars
        all += scalars
        columns += scalars.map { _ in x }
      }
      guard all.count >= wanted.count else { continue }
      for start in 0...(all.count - wanted.count)
      where Array(all[start..<(start + wanted.count)]) == wanted {
        return Point(x: columns[start], y: y)
      }
    }
    return nil
  }
}

extension Size {
  init(_ width: Int, _ height: Int) { self.init(width: width, height: height) }

  /// Windows for what must hold in each: every width at some heights, every height at some widths,
  /// and 200 others.
  ///
  /// The edges between the forms of a page are lines in width or in height, which these cross.
  static func windows(upTo width: Int, _ height: Int) -> [Size] {
    var chance = SeededGenerator(seed: 7)
    let heights = [1, 2, 3, 5, 8, 12, 15, 20, 24, 30, 36, 48, 60].filter { $0 < height } + [height]
    let widths = [1, 2, 5, 12, 25, 40, 60, 79, 80, 100, 120, 160].filter { $0 < width } + [width]
    let grid =
      (1...width).flatMap { x in heights.map { Size(x, $0) } }
      + (1...height).flatMap { y in widths.map { Size($0, y) } }
    let others = (0..<200).map { _ in
      Size(1 + chance.next(below: width), 1 + chance.next(below: height))
    }
    return grid + others
  }
}
