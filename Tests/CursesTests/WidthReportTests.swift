import Canvas
import Testing

@testable import Curses

/// Reports about widths, and the keys that look like them.
struct WidthReportTests {
  private func decoder() -> InputDecoder {
    var decoder = InputDecoder()
    decoder.awaitsReports = true
    return decoder
  }

  @Test func `reports are not events and keep keys in order, however the bytes are split`() {
    let all = bytes("a^[2;4R^[A^[2;3Rä^[?62;22cb")
    for first in 0...all.count {
      for second in first...all.count {
        var decoder = decoder()
        var events = decoder.feed(all[..<first])
        events += decoder.feed(all[first..<second]) + decoder.feed(all[second...])
        #expect(events == [.key("a"), .key(.up), .key("ä"), .key("b")])
        #expect(decoder.takeReports() == [.cursor(column: 4), .cursor(column: 3), .end])
        #expect(decoder.takeReports().isEmpty)
        #expect(decoder.patience == nil)
      }
    }
  }

  @Test(arguments: ["^[R", "^[1;5R", "^[1;2R", "^OR", "^O5R"])
  func `F3 is a key before, while and after reports are due`(_ text: String) {
    #expect(decoded(text) == [.key(.function(3))])
    var decoder = decoder()
    let key = bytes(text)
    #expect(decoder.feed(key) == [.key(.function(3))])
    #expect(decoder.feed(bytes("^[2;5R") + key) == [.key(.function(3))])
    #expect(decoder.feed(bytes("^[?1;2c") + key) == [.key(.function(3))])
    #expect(decoder.takeReports() == [.cursor(column: 5), .end])
  }

  @Test func `reports that are not due are ignored`() {
    #expect(decoded("^[2;5R^[?1;2c^[?6ca") == [.key("a")])
    var decoder = decoder()
    decoder.awaitsReports = false
    #expect(decoder.feed(bytes("^[?6c^[2;5R")).isEmpty)
    #expect(decoder.takeReports().isEmpty)
  }

  @Test func `cursor reports may follow the last report`() {
    var decoder = decoder()
    #expect(decoder.feed(bytes("^[?6c^[2;5R")).isEmpty)
    #expect(decoder.takeReports() == [.end, .cursor(column: 5)])
  }

  @Test(arguments: ["^[3;5R", "^[2R", "^[2;5;1R", "^[?2;5R", "^[>0;115;0c"])
  func `other reports are ignored`(_ text: String) {
    var decoder = decoder()
    _ = decoder.feed(bytes(text))
    #expect(decoder.takeReports().isEmpty)
    #expect(decoder.feed(bytes("x")) == [.key("x")])
  }

  @Test func `a report of the upper left corner is neither a key nor an answer`() {
    var decoder = decoder()
    #expect(decoder.feed(bytes("^[1;1Ra")) == [.key("a")])
    #expect(decoder.takeReports().isEmpty)
  }

  @Test func `the decoder waits longer for the rest of a report than for the rest of a key`() {
    var decoder = decoder()
    #expect(decoder.feed([0x1B]).isEmpty)
    #expect(decoder.patience == .milliseconds(25))
    #expect(decoder.feed(bytes("[2;")).isEmpty)
    #expect(decoder.patience == .milliseconds(500))
  }
}
