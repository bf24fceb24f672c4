import Canvas
import Testing

@testable import MemorizeView

/// Typed answers at the end of a board for studying.
extension StudyScreenTests {
  @Test(arguments: [(80, 24), (40, 15)])
  func `due pairs that moves did not grade are asked for before the result`(
    width: Int, height: Int
  ) throws {
    size = Size(width: width, height: height)
    try writeReviews()
    try open()
    press(.enter, .enter)
    for pair in 0..<(table?.pairs ?? 0) { find(pair) }
    #expect(app.screen is RecallScreen)
    #expect(text.contains("1 of ") && (width < 60 || text.contains("not graded by your moves")))
    press(.escape)
    #expect(app.screen is ResultScreen)
    if width >= 60 { #expect(text.contains("Graded: 0 of ")) }
  }
}
