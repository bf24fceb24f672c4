import CNCurses
import Canvas
import Expectations
import Glibc
import Testing

@testable import Curses

@Suite struct OutputBufferTests {
  /// More than the kernel holds for a terminal that nobody reads.
  private static let long = (0..<100_000).map { "\($0) " }.joined()

  @Test func `a terminal that has stopped reading does not block the program`() throws {
    let line = try Line(isRaw: true)
    let buffer = try OutputBuffer(line.end)
    buffer.send(Array(Self.long.utf8))
    #expect(!buffer.isEmpty)
    var sent = ""
    while !buffer.isEmpty {
      sent += line.sent()
      buffer.flush()
    }
    expectEqual(sent + line.sent(), Self.long)
  }

  @Test func `output of ncurses precedes what is sent later`() throws {
    let line = try Line(isRaw: true)
    let buffer = try OutputBuffer(line.end)
    write(buffer.file, "one", 3)
    buffer.send(Array("two".utf8))
    write(buffer.file, "three", 5)
    buffer.flush()
    expectEqual(line.sent(), "onetwothree")
  }

  @Test func `a frame shown at once begins after the rest of the one before`() throws {
    let line = try Line(isRaw: true)
    let buffer = try OutputBuffer(line.end)
    buffer.send(Array(Self.long.utf8))
    let frame = String(repeating: "x", count: 3_000)
    write(buffer.file, frame, frame.utf8.count)
    buffer.encloseFrame()
    var sent = ""
    while !buffer.isEmpty {
      sent += line.sent()
      buffer.flush()
    }
    let enclosed = "\u{1B}[?2026h" + frame + "\u{1B}[?2026l"
    expectEqual(sent + line.sent(), Self.long + enclosed)
  }

  @Test func `the descriptor shared with the shell stays blocking`() throws {
    let line = try Line(isRaw: true)
    let before = fcntl(line.end, F_GETFL)
    let buffer = try OutputBuffer(line.end)
    buffer.send(Array(Self.long.utf8))
    expectEqual(fcntl(line.end, F_GETFL), before)
  }

  @Test func `at the end the buffer gives up on a terminal that has stopped reading`() throws {
    let line = try Line(isRaw: true)
    let buffer = try OutputBuffer(line.end)
    buffer.send(Array(Self.long.utf8))
    buffer.finish()
    #expect(buffer.isEmpty)
    #expect(Self.long.hasPrefix(line.sent()))
  }

  @Test func `output for a terminal that is gone is discarded`() throws {
    let (end, buffer) = try {
      let line = try Line(isRaw: true)
      let end = dup(line.end)
      return (end, try OutputBuffer(line.end))
    }()
    buffer.send(Array(Self.long.utf8))
    #expect(buffer.isEmpty)
    close(end)
  }
}

/// On a slow line, a frame is sent in parts.
struct SlowLinePartTests {
  private let size = Size(width: 80, height: 24)

  /// A frame with text in all cells, and the frame of the cursor around a card.
  private func frame(_ glyph: Glyph, cursorAt x: Int? = nil) -> Canvas {
    var canvas = Canvas(size: size)
    canvas.fill(Rect(size), glyph, .plain)
    // Many colours take many bytes.
    for x in stride(from: 0, to: size.width, by: 2) {
      canvas.fill(Rect(x: x, y: 0, width: 1, height: size.height), glyph, Style(.accent))
    }
    if let x {
      for y in 5..<10 { canvas.put("▐", at: Point(x: x, y: y), Style(.cursor)) }
      canvas.cursor = Point(x: x + 1, y: 5)
    }
    return canvas
  }

  /// Sends a frame to the end, and returns its parts.
  private func parts(of canvas: Canvas, after first: Canvas, _ line: inout SlowLine) -> [Canvas] {
    var shown = [first]
    repeat {
      shown.append(line.part(of: canvas, after: shown.last))
    } while line.hasMore && shown.count < 100
    return Array(shown.dropFirst())
  }

  private func parts(of canvas: Canvas) -> [Canvas] {
    var line = SlowLine(sent: 0)
    return parts(of: canvas, after: frame("a"), &line)
  }

  @Test func `the parts are small, differ, and end with the whole frame`() {
    var line = SlowLine(sent: 0)
    let (old, new) = (frame("a"), frame("b"))
    let parts = parts(of: new, after: old, &line)
    #expect(parts.last == new && parts.count > 5 && parts.count <= size.height)
    for (one, other) in zip([old] + parts, parts) {
      let cells = other.changes(since: one).map(\.columns.count).reduce(0, +)
      #expect((1...160).contains(cells))
    }
  }

  @Test func `the cursor does not wait for the rest`() {
    var line = SlowLine(sent: 0)
    let (old, new) = (frame("a", cursorAt: 3), frame("b", cursorAt: 40))
    let first = line.part(of: new, after: old)
    #expect(line.hasMore)
    expectEqual(first.cursor, new.cursor)
    let moved = first.changes(since: frame("a"))
    #expect(moved.allSatisfy { (5..<10).contains($0.row) })
    expectEqual(first[Point(x: 40, y: 7)].style.foreground, .cursor)
    #expect(first[Point(x: 3, y: 7)].style.foreground != .cursor)
    expectEqual(parts(of: new, after: first, &line).last, new)
  }

  @Test func `lower rows take their turn while the upper ones change`() {
    var line = SlowLine(sent: 0)
    var shown = frame("a")
    for number in 0..<size.height {
      shown = line.part(of: frame(number.isMultiple(of: 2) ? "b" : "c"), after: shown)
    }
    expectEqual(shown.changes(since: frame("a")).count, size.height)
  }

  @Test func `a new size, or a screen that is to be repaired, is sent at once`() {
    var line = SlowLine(sent: 0)
    let new = frame("b")
    #expect(line.part(of: new, after: nil) == new && !line.hasMore)
    expectEqual(line.part(of: new, after: Canvas(size: Size(width: 60, height: 17))), new)
    #expect(line.part(of: new, after: new) == new && !line.hasMore)
  }

  @Test func `a terminal that does not answer gets the time to read everything`() {
    let start = ContinuousClock.now
    var line = SlowLine(sent: 5_000)
    line.note(sent: 5_000, at: start)
    #expect(line.isReady)
    line.ask(at: start)
    line.note(sent: 25_000, at: start)
    #expect(!line.isReady)
    line.answer()
    line.note(sent: 25_000, at: start)
    #expect(line.isReady)
  }

  /// The number of parts of a frame for a terminal that answers after a time.
  private func count(answersAfter time: Duration) -> Int {
    var (line, moment, shown) = (SlowLine(sent: 0), ContinuousClock.now, frame("a"))
    var sent = 0
    for number in 1...100 {
      let before = shown
      shown = line.part(of: frame("b"), after: shown)
      if !line.hasMore { return number }
      line.ask(at: moment)
      moment += time
      sent += shown.changes(since: before).count * size.width * 23
      line.answer()
      line.note(sent: sent, at: moment)
    }
    return 100
  }

  @Test func `the parts grow for a line that has become fast`() {
    let (slow, fast) = (count(answersAfter: .milliseconds(60)), count(answersAfter: .zero))
    expectEqual(slow, parts(of: frame("b")).count)
    #expect(fast <= 6 && fast < slow / 2)
    expectEqual(count(answersAfter: .milliseconds(100)), slow)
  }
}

/// Both ends of a pseudo-terminal; the test plays the screen and the keyboard.
final class Line {
  private(set) var master: Int32 = -1
  private(set) var end: Int32 = -1

  /// - Parameters:
  ///   - columns: the width.
  ///   - rows: the height.
  ///   - isRaw: whether it passes bytes on unchanged.
  /// - Throws: if there is no pseudo-terminal.
  init(columns: UInt16 = 20, rows: UInt16 = 5, isRaw: Bool = false) throws {
    var size = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    var settings = termios()
    try #require(
      openpty(&master, &end, nil, nil, &size) == 0
        && (!isRaw || tcsetattr(end, TCSANOW, &settings) == 0))
    _ = fcntl(master, F_SETFL, O_NONBLOCK)
  }

  deinit {
    hangUp()
    close(end)
  }

  /// Closes the side of the screen.
  func hangUp() {
    if master >= 0 { close(master) }
    master = -1
  }

  /// The text sent to the screen.
  func sent() -> String { String(decoding: sentBytes(), as: UTF8.self) }

  /// The bytes that have arrived so far.
  func sentBytes() -> [UInt8] {
    var all: [UInt8] = []
    var bytes = [UInt8](repeating: 0, count: 65_536)
    while case let count = read(master, &bytes, bytes.count), count > 0 { all += bytes[..<count] }
    return all
  }

  func type(_ text: String) {
    let all = Array(text.utf8)
    _ = write(master, all, all.count)
  }

  /// Changes the size of the window.
  func resize(columns: UInt16, rows: UInt16) {
    var size = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    expectEqual(ioctl(end, UInt(TIOCSWINSZ), &size), 0)
  }

  var settings: [tcflag_t] {
    var settings = termios()
    tcgetattr(end, &settings)
    return [settings.c_iflag, settings.c_oflag, settings.c_cflag, settings.c_lflag]
  }
}
