import Expectations
import Foundation
import LineMode
import Testing

/// Lines never claim that something is saved that is not.
struct SavingTests {
  @Test func `while something is not saved each answer says so`() throws {
    let play = try LineFixture()
    // A file in place of the directory, as on a disk that takes nothing.
    try Data().write(to: URL(fileURLWithPath: play.home.path))
    expectEqual(play.type("1").last, "Not saved.")
    expectEqual(play.type("2").last, "Not saved.")
    expectEqual(play.type("board").last, "Not saved.")
    try FileManager.default.removeItem(atPath: play.home.path)
    #expect(play.type("3").last != "Not saved.")
    #expect(play.transcript.contains("saving works again; nothing is lost"))
  }

  @Test func `a game that cannot be saved is not called kept`() throws {
    let play = try LineFixture()
    try Data().write(to: URL(fileURLWithPath: play.home.path))
    play.type("1")
    let end = play.game.leave(at: .seconds(9))
    #expect(end.contains("Not saved.") && end.last == "Goodbye.")
  }
}
