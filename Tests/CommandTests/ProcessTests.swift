import Glibc
import Testing

@testable import memorize

/// Time and other programs, as the system has them.
struct ProcessTests {
  @Test func `a program that cannot ask at the terminal leads a session of its own`() throws {
    let alone = try #require(ChildProcess(["cat"], isAlone: true))
    #expect(getsid(alone.id) == alone.id)
    close(alone.input)
    #expect(alone.end(within: 5000) == 0)
    let other = try #require(ChildProcess(["cat"]))
    #expect(getsid(other.id) == getsid(0))
    close(other.input)
    #expect(other.end(within: 5000) == 0)
  }

  @Test func `the time that is played stands still while the machine sleeps`() {
    #expect(type(of: PlayingTime.clock) == SuspendingClock.self)
    let now = PlayingTime.start()
    #expect(now() >= .zero && now() < .seconds(60))
  }
}
