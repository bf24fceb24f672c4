import Decks
import Expectations
import Foundation
import Libc
import MemoryGame
import Synchronization
import Testing

@testable import Storage

/// Locks that another program holds.
struct LockTests {
  private let root: TemporaryDirectory
  /// A system on which other programs hold all locks.
  private let busy = calls { calls in
    calls.lock = { _, _ in
      errno = EWOULDBLOCK
      return -1
    }
  }

  init() throws {
    root = try TemporaryDirectory()
  }

  /// The time that `body` takes, which must fail because of a lock.
  private func wait(for body: () throws -> Void) -> Duration {
    ContinuousClock().measure {
      let error = #expect(throws: StorageError.self) { try body() }
      expectEqual(error?.action, .lock)
      expectEqual(error?.why, "another program holds the lock")
    }
  }

  @Test func `nothing on the way of a key waits long for a lock`() throws {
    let games = GamesFolder(directory: root.path, calls: busy)
    let history = History(directory: root.path, calls: busy)
    let settings = SettingsFile(directory: root.path, calls: busy)
    let best = BestList(directory: root.path, calls: busy)
    let entry = GameRecord(
      GameSetup(deck: "x", pairs: 2, seed: ""), moves: 2, score: 0, time: .zero, date: 0)
    // Far more than 5 milliseconds on a machine that has other things to do, far less than before.
    let most = Duration.milliseconds(500)
    #expect(wait { _ = try games.begin(.sample(), suffix: "x") } < most)
    #expect(wait { _ = try history.append(entry) } < most)
    #expect(wait { _ = try settings.save(Settings()) } < most)
    #expect(wait { _ = try best.add(BestEntry(entry, player: nil)) } < most)
  }

  @Test func `a lock is tried a few times, a command tries longer`() throws {
    for (wait, attempts) in [(LockWait.brief, 10), (.long, 40)] {
      var count = 0
      let found: Bool? = try wait.poll { () throws(StorageError) in
        count += 1
        return count == attempts ? true : nil
      }
      #expect(found == true && count == attempts)
    }
    var count = 0
    let found: Bool? = try LockWait.brief.poll { () throws(StorageError) in
      count += 1
      return nil
    }
    #expect(found == nil && count == 10)
  }

  @Test func `a lock ends although a program being started has copies of the descriptors`() throws {
    let copies = Mutex<[Int32]>([])
    defer { for copy in copies.withLock(\.self) { close(copy) } }
    let system = SystemCalls()
    let copied = calls { calls in
      calls.openFile = { path, flags in
        let descriptor = system.openFile(path, flags)
        copies.withLock { $0.append(fcntl(descriptor, F_DUPFD_CLOEXEC, 0)) }
        return descriptor
      }
    }
    let journal = try GamesFolder(directory: root.path, calls: copied).begin(.sample(), suffix: "x")
    journal.close()
    let resumed = try GamesFolder(directory: root.path).resumeNewest()
    #expect(resumed.value?.journal.name == journal.name && resumed.notices.isEmpty)
  }

  @Test func `a start with a locked folder deals another game and keeps the old one`() throws {
    let games = GamesFolder(directory: root.path)
    let header = try JournalHeader.sample()
    let journal = try games.begin(header, suffix: "x")
    for timed in try header.randomGame(intents: 3).intents { try journal.append(timed) }
    journal.close()
    let resumed = try GamesFolder(directory: root.path, calls: busy).resumeNewest()
    #expect(resumed.value == nil && resumed.notices.count == 1)
    try expectEqual(games.resumeNewest().value?.journal.name, journal.name)
  }
}
