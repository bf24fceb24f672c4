import Expectations
import Glibc
import Testing

@testable import memorize

/// Time and other programs, as the system has them.
struct ProcessTests {
  @Test func `a program that cannot ask at the terminal leads a session of its own`() throws {
    let alone = try #require(ChildProcess(["cat"], isAlone: true))
    expectEqual(getsid(alone.id), alone.id)
    close(alone.input)
    expectEqual(alone.end(within: 5000), 0)
    let other = try #require(ChildProcess(["cat"]))
    expectEqual(getsid(other.id), getsid(0))
    close(other.input)
    expectEqual(other.end(within: 5000), 0)
  }

  @Test func `the time that is played stands still while the machine sleeps`() {
    #expect(type(of: PlayingTime.clock) == SuspendingClock.self)
    let now = PlayingTime.start()
    #expect(now() >= .zero && now() < .seconds(60))
  }
}
