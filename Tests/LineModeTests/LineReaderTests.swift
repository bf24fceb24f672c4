import Expectations
import LineMode
import Testing

/// Lines out of bytes.
struct LineReaderTests {
  private func read(_ bytes: [UInt8], by size: Int = .max) -> [LineReader.Input] {
    var reader = LineReader()
    var found: [LineReader.Input] = []
    var rest = bytes[...]
    while !rest.isEmpty {
      found += reader.read(rest.prefix(size))
      rest = rest.dropFirst(min(size, rest.count))
    }
    return found + [reader.end()].compactMap(\.self)
  }

  @Test(arguments: [1, 2, 3, 1000]) func `lines arrive in pieces of any length`(size: Int) {
    expectEqual(
      read(Array("7\r\n\nb3 Осло\nquit".utf8), by: size),
      [
        .line("7"), .line(""), .line("b3 Осло"), .line("quit"),
      ])
  }

  @Test func `a line that is too long is refused once and skipped`() {
    let long = [UInt8](repeating: 0x37, count: 1_000_000)
    expectEqual(read(long + Array("\n7\n".utf8), by: 4096), [.tooLong, .line("7")])
    expectEqual(read(long, by: 4096), [.tooLong])
    let longest = String(repeating: "a", count: LineReader.longest)
    expectEqual(read(Array("\(longest)\n".utf8)), [.line(longest)])
    expectEqual(read(Array("\(longest)a\n".utf8)), [.tooLong])
  }

  @Test func `control characters and broken text are told apart`() {
    expectEqual(read([0x1B, 0x5B, 0x41, 0x0A]), [.controls])
    expectEqual(read([0x37, 0x00, 0x0A]), [.controls])
    expectEqual(read([0xC2, 0x85, 0x0A]), [.controls])
    expectEqual(read([0x37, 0xFF, 0x0A, 0x37, 0x09, 0x0A]), [.notText, .line("7\t")])
    expectEqual(read([0xD0]), [.notText])
  }
}
