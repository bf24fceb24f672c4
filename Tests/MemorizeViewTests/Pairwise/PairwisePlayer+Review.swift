import Canvas
import Expectations
import Testing

@testable import MemorizeView

extension PairwisePlayer {
  /// Looks during a game at the recording of the last finished one, if there is any.
  mutating func lookBack() {
    guard table.hasRecording else { return table.press("v") }
    open()
    table.press("v")
    #expect(table.isRecordingOpen)
    table.wait(.seconds(2))
    table.press(.right, .escape)
    #expect(!table.isRecordingOpen)
    close()
  }

  /// Looks through the finished game, tries again from a move, and comes back.
  mutating func review() throws {
    let isReviewable = table.variant.canBeAnalysed
    let over = expected
    table.press("v")
    expectEqual(table.isReviewOpen, isReviewable)
    guard isReviewable else { return table.press(.escape) }
    let keys: [Key] = [.right, .left, "n", "N", .end, .home, " "]
    for _ in 0..<6 { table.press(keys[dice.next(below: keys.count)]) }
    table.press(.escape)
    #expect(!table.isReviewOpen)
    table.press(.escape)
    #expect(!table.isAnythingOpen)
    try compare("reviewed")
    expectEqual(expected, over)
  }
}
