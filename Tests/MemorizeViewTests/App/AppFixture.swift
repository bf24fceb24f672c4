import Canvas
import Decks
import Expectations
import Foundation
import HomeFixtures
import MemorizeViewModel
import MemoryGame
import Options
import Testing

@testable import MemorizeView

/// An app in a window, with a clock that tests move by hand.
///
/// After each event it is drawn, as the loop would.
protocol AppFixture: AnyObject {
  var app: App { get }
  var size: Size { get }
  var now: Duration { get }
}

extension AppFixture {
  var now: Duration { .zero }

  /// The picture now.
  @discardableResult
  func frame() -> Canvas { app.frame(size: size, at: now) }

  /// Sends an event, and looks.
  @discardableResult
  func send(_ event: Event) -> Request? {
    let request = app.handle(event, at: now)
    frame()
    return request
  }

  /// Presses keys one after the other, looking after each; returns the last request.
  @discardableResult
  func press(_ keys: Key...) -> Request? { keys.reduce(nil) { send(.key($1)) ?? $0 } }

  /// Types a text as terminals send it, one key for each scalar.
  func type(_ text: String) {
    for scalar in text.unicodeScalars { press(.character(Character(scalar))) }
  }

  /// Types a text and presses Enter.
  func enter(_ text: String) {
    type(text)
    press(.enter)
  }

  @discardableResult
  func mouse(_ action: Mouse.Action, _ x: Int, _ y: Int) -> Request? {
    mouse(action, at: Point(x: x, y: y))
  }

  @discardableResult
  func mouse(_ action: Mouse.Action, at point: Point) -> Request? {
    send(.mouse(Mouse(action, at: point)))
  }

  func click(_ point: Point) { mouse(.press(.left), at: point) }

  /// Clicks on the first character of a text, or on a column after it.
  @discardableResult
  func click(_ text: String, _ offset: Int = 0) throws -> Request? {
    let point = try #require(frame().position(of: text), "\(text) is not on the screen")
    return mouse(.press(.left), at: point.moved(x: offset))
  }

  /// Presses one of some keys, clicks or turns the wheel somewhere; the picture stays whole.
  func doAnything(_ keys: [Key], _ dice: inout SeededGenerator) {
    let point = Point(x: dice.next(below: size.width + 2), y: dice.next(below: size.height + 2))
    switch dice.next(below: 8) {
    case 0: mouse(.wheel(up: dice.next(below: 2) == 0), at: point)
    case 1, 2: click(point)
    default: press(keys[dice.next(below: keys.count)])
    }
    let canvas = frame()
    expectEqual(canvas.size, size)
    #expect(canvas.cursor.map(Rect(size).contains) != false)
  }

  /// The frame as text.
  var text: String { frame().description }

  func line(_ y: Int) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.indices.contains(y) ? String(lines[y]) : ""
  }

  var bottom: String { line(size.height - 1) }

  /// Compares the frame, or the region of it under test, with the recorded one.
  ///
  /// The effects that last on results are recorded once, so that a new one changes few screens.
  func expectRecorded(_ name: String, region: Rect? = nil, hasEffects: Bool = false) throws {
    if !hasEffects { (app.screen as? ResultScreen)?.effects = [] }
    try RecordedScreen.matches(frame(), name, region: region)
  }
}

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

extension Style {
  /// A letter for the role of a cell: its background, or on the table its foreground.
  var letter: Character {
    let paint = background == .table ? foreground : background
    if paint == .table && attributes.contains(.reverse) { return "R" }
    switch paint.name {
    case .table: return attributes.contains(.bold) ? "!" : " "
    case .back: return foreground == .pattern ? "p" : "b"
    case nil: return "#"
    case let name?: return Style.letters[name] ?? "?"
    }
  }

  private static let letters: [ColorRole.Name: Character] = [
    .dim: "d", .accent: "a", .pattern: "w", .face: "f", .ink: "i", .redInk: "r",
    .definitionInk: "I", .shade: "o", .matched: "m", .shine: "*", .cursor: "C", .trace: "t",
    .good: "+", .bad: "-", .dialog: "s", .dialogText: "x", .selection: "S", .rail: "=",
    .shadow: ".", .penumbra: ",", .line: "l", .edge: "e", .definition: "D", .missed: "M",
    .missedEdge: "N", .matchedEdge: "n", .bonusHigh: "6", .bonusMiddle: "3", .bonusLow: "1",
    .panel: "P", .rule: "_", .field: "F", .button: "B", .gold: "G", .onGold: "g", .faint: "q",
    .forgotten: "!", .chart: "c", .heat1: "h", .heat2: "j", .heat3: "k", .heat4: "K",
  ]
}

extension Canvas {
  /// The part of the frame in a block; a wide glyph that is cut in half becomes a blank.
  func cropped(to region: Rect) -> Canvas {
    let region = region.intersection(Rect(size))
    var part = Canvas(size: region.size)
    for y in 0..<region.height {
      for x in 0..<region.width {
        let cell = self[Point(x: region.minX + x, y: region.minY + y)]
        if !cell.glyph.isContinuation { part.put(cell.glyph, at: Point(x: x, y: y), cell.style) }
      }
    }
    part.cursor = cursor.map { Point(x: $0.x - region.minX, y: $0.y - region.minY) }
    return part
  }
}

/// Compares frames with recorded ones, or records them.
enum RecordedScreen {
  /// Whether frames are recorded; every comparison then fails, so that nobody forgets to look.
  private static let isRecording = ProcessInfo.processInfo.environment["RECORD_SCREENS"] == "1"

  /// Compares a frame, or the region of it under test, with the recorded one.
  static func matches(_ frame: Canvas, _ name: String, region: Rect? = nil) throws {
    let canvas = region.map(frame.cropped) ?? frame
    let cursor = canvas.cursor.map { "\($0.x),\($0.y)" } ?? "none"
    let text = """
      \(canvas.description)
      \(String(repeating: "=", count: canvas.size.width))
      \(canvas.paints(\.letter))
      cursor \(cursor)

      """
    try matches(text, name)
  }

  /// Compares a text with the recorded one.
  static func matches(_ text: String, _ name: String) throws {
    let file = URL.inPackage("Tests/MemorizeViewTests/Screens/\(name).txt")
    if isRecording {
      try text.write(to: file, atomically: true, encoding: .utf8)
      Issue.record("\(name) was recorded")
      return
    }
    let recorded = try String(contentsOf: file, encoding: .utf8)
    expectEqual(text, recorded, "\(name)")
  }
}
