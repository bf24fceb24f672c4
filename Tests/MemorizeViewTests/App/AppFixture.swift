import Canvas
import Expectations
import MemoryGame
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
  func expectRecorded(_ name: String, region: Rect? = nil) throws {
    try RecordedScreen.matches(frame(), name, region: region)
  }
}
