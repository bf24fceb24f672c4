import Canvas
import Testing

@testable import Curses

/// Answers about widths, and the keys that look like them.
struct WidthReportTests {
  private func decoder() -> InputDecoder {
    var decoder = InputDecoder()
    decoder.awaitsReports = true
    return decoder
  }

  @Test func `answers are no events, and keys between them keep their order, however split`() {
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
  func `F3 is a key before, while and after answers are due`(_ text: String) {
    #expect(decoded(text) == [.key(.function(3))])
    var decoder = decoder()
    let key = bytes(text)
    #expect(decoder.feed(key) == [.key(.function(3))])
    #expect(decoder.feed(bytes("^[2;5R") + key) == [.key(.function(3))])
    #expect(decoder.feed(bytes("^[?1;2c") + key) == [.key(.function(3))])
    #expect(decoder.takeReports() == [.cursor(column: 5), .end])
  }

  @Test func `answers that nobody awaits mean nothing`() {
    #expect(decoded("^[2;5R^[?1;2c^[?6ca") == [.key("a")])
    var decoder = decoder()
    decoder.awaitsReports = false
    #expect(decoder.feed(bytes("^[?6c^[2;5R")).isEmpty)
    #expect(decoder.takeReports().isEmpty)
  }

  @Test func `answers may come after the last one`() {
    var decoder = decoder()
    #expect(decoder.feed(bytes("^[?6c^[2;5R")).isEmpty)
    #expect(decoder.takeReports() == [.end, .cursor(column: 5)])
  }

  @Test(arguments: ["^[3;5R", "^[2R", "^[2;5;1R", "^[?2;5R", "^[>0;115;0c"])
  func `other answers are none of these`(_ text: String) {
    var decoder = decoder()
    _ = decoder.feed(bytes(text))
    #expect(decoder.takeReports().isEmpty)
    #expect(decoder.feed(bytes("x")) == [.key("x")])
  }

  @Test func `a cursor at the upper left is no key, and no answer`() {
    var decoder = decoder()
    #expect(decoder.feed(bytes("^[1;1Ra")) == [.key("a")])
    #expect(decoder.takeReports().isEmpty)
  }

  @Test func `the rest of an answer is waited for longer than that of a key`() {
    var decoder = decoder()
    #expect(decoder.feed([0x1B]).isEmpty)
    #expect(decoder.patience == .milliseconds(25))
    #expect(decoder.feed(bytes("[2;")).isEmpty)
    #expect(decoder.patience == .milliseconds(500))
  }
}

struct WidthInquiryTests {
  private func inquiry(_ texts: [String], width: Int = 20) -> WidthInquiry {
    WidthInquiry(texts, width: width, start: .now)
  }

  @Test func `answers belong to the texts in their order`() {
    var inquiry = inquiry(["漢", "☀", "e\u{301}"])
    inquiry.take([.cursor(column: 4), .cursor(column: 3)], at: .now)
    #expect(!inquiry.isOver && inquiry.answer == [nil, nil, nil])
    inquiry.take([.cursor(column: 3), .end], at: .now)
    #expect(inquiry.isOver && inquiry.answer == [2, 1, 1])
  }

  @Test func `too few or too many answers are none`() {
    for count in [0, 1, 3] {
      var inquiry = inquiry(["漢", "☀"])
      inquiry.take(Array(repeating: .cursor(column: 3), count: count) + [.end], at: .now)
      #expect(inquiry.isOver == (count > 2) && inquiry.answer == [nil, nil])
    }
  }

  @Test func `the rest of the answers may come after the last one, if they come soon`() {
    var inquiry = inquiry(["漢", "☀"])
    let end = ContinuousClock.now
    let late = end + .seconds(60)
    #expect(inquiry.patience(upTo: late) == late)
    inquiry.take([.cursor(column: 4), .end], at: end)
    #expect(!inquiry.isOver && inquiry.patience(upTo: late) == end + .milliseconds(50))
    #expect(inquiry.patience(upTo: end) == end)
    inquiry.take([.end], at: late)
    #expect(inquiry.patience(upTo: late) == end + .milliseconds(50))
    inquiry.take([.cursor(column: 3)], at: late)
    #expect(inquiry.isOver && inquiry.answer == [2, 1])
  }

  @Test func `what might reach the end of the row is not asked for`() {
    var inquiry = inquiry(["ab", String(repeating: "x", count: 10), "c"], width: 20)
    #expect(inquiry.questions.map(\.place) == [0, 2])
    inquiry.take([.cursor(column: 4), .cursor(column: 3), .end], at: .now)
    #expect(inquiry.answer == [2, nil, 1])
  }

  @Test func `what could not be sent has no answer`() {
    var inquiry = inquiry(["a", "b", "c"])
    inquiry.limit(to: 1)
    inquiry.take([.cursor(column: 3), .end], at: .now)
    #expect(inquiry.answer == [1, nil, nil])
  }
}
