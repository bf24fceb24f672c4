import Expectations
import Foundation
import Study
import Testing

@testable import Storage

struct ReviewsTests {
  private let root = TemporaryDirectory()
  private let reviews: Reviews

  private static let line = """
    {"by":"matching","date":1767225600,"day":20454,"grade":3,"pair":["Latvia","Riga"],"version":1}

    """

  init() { reviews = Reviews(directory: "\(root.path)/data") }

  private func review(
    _ term: String = "Latvia", _ grade: Grade? = .good, by method: StudyReview.Method = .matching,
    with other: StudyPair? = nil, day: Int = 20_454
  ) throws -> StudyReview {
    try #require(
      StudyReview(
        of: StudyPair(term, "Riga"), by: method, grade, confusedWith: other, day: day,
        date: Int64(day) * 86_400))
  }

  @Test func `a line always looks like this`() throws {
    try expectEqual(reviews.append([review()]), [])
    try expectEqual(root.text(of: "data/reviews.jsonl"), Self.line)
    try expectEqual(reviews.read(), Loaded(value: [review()], notices: []))
  }

  @Test func `what a learner decides is kept, and what is unknown is skipped but stays`() throws {
    let methods: [StudyReview.Method] = [.suspended, .restored, .buried, .undone]
    let events = try methods.map { try review("Latvia", nil, by: $0) }
    _ = try reviews.append([review()])
    let future = Self.line.replacing("matching", with: "dreamt")
    try root.write(Self.line + future, to: "data/reviews.jsonl")
    _ = try reviews.append(events)
    try expectEqual(reviews.read().value, [review()] + events)
    #expect(try root.text(of: "data/reviews.jsonl").contains(future))
  }

  @Test func `a confusion names both pairs`() throws {
    let confused = try review("Latvia", .again, with: StudyPair("Lithuania \"L\"", "Vilnius"))
    let other = try review("Latvia", nil, by: .played, with: StudyPair("a", "b"))
    _ = try reviews.append([confused, other])
    let text = try root.text(of: "data/reviews.jsonl")
    #expect(text.contains(#""confusedWith":["Lithuania \"L\"","Vilnius"],"date""#))
    try expectEqual(reviews.read().value, [confused, other])
    try expectEqual(
      reviews.read().value.map(\.confusedWith), [confused, other].map(\.confusedWith))
  }

  @Test func `lines that cannot be read are skipped and counted`() throws {
    let line = Self.line
    let broken = [
      line.replacing("\"grade\":3,", with: ""), line.replacing("3,", with: "5,"),
      line.replacing("matching", with: "played"), line.replacing("matching", with: "guessing"),
      line.replacing("20454", with: "20456"), line.replacing("20454", with: "-1"),
      line.replacing("1767225600", with: "999999999999999"),
      line.replacing("\"Riga\"", with: "\"\""), line.replacing(",\"Riga\"", with: ""),
      line.replacing("Riga", with: "R\\u001b[2Jga"), line.replacing("\"Riga\"", with: "7"),
      line.replacing("Riga", with: String(repeating: "x", count: 5000)), "\n", "broken\n",
      line.replacing("Riga", with: String(repeating: "x", count: 100_000)),
      line.replacing("\"pair\"", with: "\"confusedWith\":[\"x\"],\"pair\""),
    ]
    let newer = line.replacing("\"version\":1", with: "\"version\":2")
    let text = line + broken.joined() + newer + line + "{\"by\":"
    try root.write(text, to: "data/reviews.jsonl")
    let loaded = try reviews.read()
    try expectEqual(loaded.value, [review(), review()])
    expectEqual(
      loaded.notices,
      ["\(root.path)/data/reviews.jsonl: skipped lines: 17 broken, 1 of a newer version"])
    try expectEqual(root.text(of: "data/reviews.jsonl"), text)
  }

  @Test func `lines that were edited by hand are read`() throws {
    let edited = """
      { "version": 1, "pair": ["Latvia", "Riga"], "by": "typed", "grade": 1, "note": "hm",
      """
    let text =
      edited.replacing("\n", with: "") + #" "day": 20455, "date": 1767225600 }"# + "\n" + Self.line
      + Self.line.replacing("Latvia", with: "L\\u0061tvia")
    try root.write(text, to: "data/reviews.jsonl")
    let found = try reviews.read()
    expectEqual(found.value.map(\.pair), (0..<3).map { _ in StudyPair("Latvia", "Riga") })
    expectEqual(found.value.map(\.grade), [.again, .good, .good])
    expectEqual(found.notices, [])
  }

  @Test func `a file without a readable line is set aside`() throws {
    try root.write("nothing\n", to: "data/reviews.jsonl")
    let loaded = try reviews.read()
    expectEqual(loaded.value, [])
    expectEqual(loaded.notices.count, 1)
    expectEqual(root.names(in: "data"), ["reviews.jsonl.unreadable-1"])
  }
}
