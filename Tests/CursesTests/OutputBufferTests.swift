import Expectations
import Glibc
import Testing

@testable import Curses

@Suite struct OutputBufferTests {
  /// Both ends of a pseudo-terminal that does not change bytes.
  private struct Line: ~Copyable {
    let master: Int32
    let end: Int32

    init() throws {
      var (master, end): (Int32, Int32) = (-1, -1)
      var settings = termios()
      try #require(openpty(&master, &end, nil, &settings, nil) == 0)
      _ = fcntl(master, F_SETFL, O_NONBLOCK)
      (self.master, self.end) = (master, end)
    }

    deinit {
      close(master)
      close(end)
    }

    func sent() -> String {
      var all: [UInt8] = []
      var bytes = [UInt8](repeating: 0, count: 65_536)
      while case let count = read(master, &bytes, bytes.count), count > 0 { all += bytes[..<count] }
      return String(decoding: all, as: UTF8.self)
    }
  }

  /// More than the kernel holds for a terminal that nobody reads.
  private static let long = (0..<100_000).map { "\($0) " }.joined()

  @Test func `a terminal that has stopped reading does not block the program`() throws {
    let line = try Line()
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
    let line = try Line()
    let buffer = try OutputBuffer(line.end)
    write(buffer.file, "one", 3)
    buffer.send(Array("two".utf8))
    write(buffer.file, "three", 5)
    buffer.flush()
    expectEqual(line.sent(), "onetwothree")
  }

  @Test func `a frame shown at once begins after the rest of the one before`() throws {
    let line = try Line()
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
    let line = try Line()
    let before = fcntl(line.end, F_GETFL)
    let buffer = try OutputBuffer(line.end)
    buffer.send(Array(Self.long.utf8))
    expectEqual(fcntl(line.end, F_GETFL), before)
  }

  @Test func `at the end the buffer gives up on a terminal that has stopped reading`() throws {
    let line = try Line()
    let buffer = try OutputBuffer(line.end)
    buffer.send(Array(Self.long.utf8))
    buffer.finish()
    #expect(buffer.isEmpty)
    #expect(Self.long.hasPrefix(line.sent()))
  }

  @Test func `output for a terminal that is gone is discarded`() throws {
    let (end, buffer) = try {
      let line = try Line()
      let end = dup(line.end)
      return (end, try OutputBuffer(line.end))
    }()
    buffer.send(Array(Self.long.utf8))
    #expect(buffer.isEmpty)
    close(end)
  }
}
