import Canvas
import Expectations
import MemorizeViewModel
import Testing

@testable import MemorizeView

/// What the end of a board for studying asks and tells, and the statistics after it.
extension StudyScreenTests {
  @Test func `from the menu, the study page resumes the board without a detour`() throws {
    try open()
    press(.enter, .enter, " ")
    #expect(table?.turned.count == 1)
    press(.escape, "y")
    #expect(app.screen is StudyScreen && text.contains("A board is in progress."))
    press(.enter)
    #expect(app.screen is PlayScreen && app.openDialog == nil && table?.isPaused == false)
    expectEqual(table?.turned.count, 1)
  }

  @Test func `a round of typed answers that was left goes on from the study page`() throws {
    try open()
    press("T", .enter, .enter)
    for pair in 0..<(table?.pairs ?? 0) { find(pair) }
    #expect(app.screen is RecallScreen && text.contains("Esc result"))
    press(.escape, .enter)
    #expect(app.screen is StudyScreen && text.contains("W  Type 5 pairs"))
    #expect(text.contains("5 pairs of today are not typed yet (W); typing grades them."))
    size = Size(40, 12)
    #expect(
      text.contains("5 pairs of today are not typed yet") && text.contains("W type pairs"))
    size = Size(80, 24)
    press("W")
    #expect(app.screen is RecallScreen && text.contains("Esc study"))
    press("x", .enter, .escape)
    #expect(app.screen is StudyScreen && text.contains("W  Type 4 pairs"))
    press("T", "W")
    for answer in 0..<4 { press(.character(Character("\(answer)")), .enter) }
    press(.enter)
    #expect(app.screen is StudyScreen && !text.contains("not typed yet"))
    press("W")
    #expect(text.contains("No pair of today is left to type."))
  }

  @Test(arguments: [(80, 24), (40, 15)])
  func `due pairs not graded by moves are asked before the result`(width: Int, height: Int) throws {
    size = Size(width, height)
    try open(hasReviews: true)
    press(.enter, .enter)
    for pair in 0..<(table?.pairs ?? 0) { find(pair) }
    #expect(app.screen is RecallScreen)
    #expect(text.contains("1 of ") && (width < 60 || text.contains("not graded by your moves")))
    press(.escape)
    #expect(app.screen is ResultScreen)
    if width >= 60 { #expect(text.contains("Graded: 0 of ")) }
  }

  @Test func `the statistics show the decks studied, with their pairs due and known`() throws {
    try open(hasReviews: true)
    press(.escape, "t")
    expectEqual((app.screen as? StatisticsScreen)?.texts.contains("Baltic"), true)
    let studies = try #require(table).study.decks
    let lines = StatisticsText.lines(.sample(), today: 30, studies: studies, isASCII: true)
    #expect(lines.contains("Baltic  1 due, 2 learning, 2 known"), "\(lines)")
  }

  @Test func `missed pairs are named after a game and played again with one key`() throws {
    try open()
    press(.enter, .enter)
    let table = try #require(table)
    let wrong = try #require([3, 5, 7].first { !table.shape.areNeighbours(place($0), place(1)) })
    choose(1, wrong, 0, wrong, 6, 8)
    for pair in 0..<5 { find(pair) }
    expectEqual(table.study.missedPairs.map(\.pair), [deck.pairs[0]])
    #expect(text.contains("✗ Latvia → Riga  mixed up with "), "\(text)")
    #expect(text.contains("✗ not known") && !text.contains("You did not know"))
    press("w")
    #expect(app.screen is PlayScreen)
    #expect(table.occasion == .missed && table.pairs == 2)
  }
}

/// The page of a study day in windows of every size.
struct StudyLayoutTests {
  @Test func `the parts follow each other in every window, and stay close together`() {
    for size in Size.windows(upTo: 210, 70) {
      let layout = StudyLayout(size: size)
      let body = layout.page.body
      let parts =
        layout.counters.prefix(1) + [layout.text] + [layout.days, layout.buttons].compactMap { $0 }
      let inOrder = zip(parts, parts.dropFirst()).allSatisfy {
        $0.maxY <= $1.minY || $0.height == 0
      }
      #expect(inOrder, "\(size)")
      #expect(parts.allSatisfy { $0.minY >= body.minY && $0.maxY <= body.maxY }, "\(size)")
      let counters = layout.counters
      #expect(zip(counters, counters.dropFirst()).allSatisfy { $0.maxX < $1.minX })
      if layout.days != nil { #expect((3...13).contains(layout.text.height), "\(size)") }
    }
  }
}
