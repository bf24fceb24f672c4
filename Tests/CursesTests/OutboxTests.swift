import Glibc
import Testing

@testable import Curses

@Suite struct OutboxTests {
  /// Both ends of a pseudo-terminal that takes bytes as they are.
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

  /// More than a terminal that nobody reads takes in.
  private static let long = (0..<100_000).map { "\($0) " }.joined()

  @Test func `a terminal that takes nothing in makes nobody wait`() throws {
    let line = try Line()
    let outbox = try Outbox(line.end)
    outbox.send(Array(Self.long.utf8))
    #expect(!outbox.isEmpty)
    var sent = ""
    while !outbox.isEmpty {
      sent += line.sent()
      outbox.flush()
    }
    #expect(sent + line.sent() == Self.long)
  }

  @Test func `what ncurses wrote goes before what was added later`() throws {
    let line = try Line()
    let outbox = try Outbox(line.end)
    write(outbox.file, "one", 3)
    outbox.send(Array("two".utf8))
    write(outbox.file, "three", 5)
    outbox.flush()
    #expect(line.sent() == "onetwothree")
  }

  @Test func `what is discarded is never sent, and what comes after it is`() throws {
    let line = try Line()
    let outbox = try Outbox(line.end)
    outbox.send(Array("one".utf8))
    write(outbox.file, "unseen", 6)
    outbox.discard()
    write(outbox.file, "two", 3)
    outbox.flush()
    #expect(line.sent() == "onetwo")
  }

  @Test func `the terminal of others keeps on waiting for its writers`() throws {
    let line = try Line()
    let before = fcntl(line.end, F_GETFL)
    let outbox = try Outbox(line.end)
    outbox.send(Array(Self.long.utf8))
    #expect(fcntl(line.end, F_GETFL) == before)
  }

  @Test func `a terminal that stays choked is given up at the end`() throws {
    let line = try Line()
    let outbox = try Outbox(line.end)
    outbox.send(Array(Self.long.utf8))
    outbox.finish()
    #expect(outbox.isEmpty)
    #expect(Self.long.hasPrefix(line.sent()))
  }

  @Test func `a terminal that is gone takes everything`() throws {
    let (end, outbox) = try {
      let line = try Line()
      let end = dup(line.end)
      return (end, try Outbox(line.end))
    }()
    outbox.send(Array(Self.long.utf8))
    #expect(outbox.isEmpty)
    close(end)
  }
}
