import Decks
import Expectations
import Foundation
import Libc
import MemoryGame
import Synchronization
import Testing

@testable import Storage

struct StorageDirectoryTests {
  @Test func `with HOME alone all directories are in the home directory`() throws {
    let environment = ["HOME": "/home/ada"]
    try expectEqual(
      StorageDirectory.data.path { environment[$0] }, "/home/ada/.local/share/memorize")
    try expectEqual(StorageDirectory.config.path { environment[$0] }, "/home/ada/.config/memorize")
  }

  @Test func `the XDG variables come first and do not need HOME`() throws {
    let environment = ["XDG_DATA_HOME": "/d/", "XDG_CONFIG_HOME": "/"]
    try expectEqual(StorageDirectory.data.path { environment[$0] }, "/d/memorize")
    try expectEqual(StorageDirectory.config.path { environment[$0] }, "/memorize")
  }

  @Test(arguments: ["", "relative", "./x", "~/x", "/a\0b"])
  func `a variable without an absolute path counts as unset`(value: String) throws {
    let environment = ["XDG_DATA_HOME": value, "HOME": "/h"]
    try expectEqual(StorageDirectory.data.path { environment[$0] }, "/h/.local/share/memorize")
    #expect(throws: StorageError.self) { try StorageDirectory.config.path { ["HOME": value][$0] } }
  }

  @Test func `without any variable the error is one line`() {
    expectEqual(
      StorageDirectory.allCases.map(complaint),
      [
        "cannot save: neither XDG_DATA_HOME nor HOME is set to an absolute path",
        "cannot save: neither XDG_CONFIG_HOME nor HOME is set to an absolute path",
      ])
  }

  private func complaint(about directory: StorageDirectory) -> String {
    do throws(StorageError) {
      return try directory.path { [:][$0] }
    } catch {
      return error.description
    }
  }

  @Test func `only the owner has access to directories and files`() throws {
    let root = TemporaryDirectory()
    let games = GamesFolder(directory: "\(root.path)/a/b/memorize")
    let journal = try games.begin(.sample(), suffix: "x")
    for name in ["a", "a/b", "a/b/memorize", "a/b/memorize/games"] {
      try expectEqual(root.permissions(of: name), 0o700, "\(name)")
    }
    try expectEqual(root.permissions(of: "a/b/memorize/games/\(journal.name)"), 0o600)
    _ = try SettingsFile(directory: "\(root.path)/c").save(Settings())
    try expectEqual(root.permissions(of: "c/settings.json"), 0o600)
  }
}

/// Locks that another program holds.
struct LockTests {
  private let root = TemporaryDirectory()
  /// A system on which other programs hold all locks.
  private let busy = calls { $0.lock = { _, _ in failed(EWOULDBLOCK) } }

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
    // Far more than 5 milliseconds on a machine that has other things to do, far less than before.
    let most = Duration.milliseconds(500)
    #expect(wait { _ = try games.begin(.sample(), suffix: "x") } < most)
    #expect(wait { _ = try history.append(.short) } < most)
    #expect(wait { _ = try settings.save(Settings()) } < most)
    #expect(wait { _ = try best.add(BestEntry(.short, player: nil)) } < most)
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
    let name = try games.leave("x")
    let resumed = try GamesFolder(directory: root.path, calls: busy).resumeNewest()
    #expect(resumed.value == nil && resumed.notices.count == 1)
    try expectEqual(games.resumeNewest().value?.journal.name, name)
  }
}

@Suite(.enabled(if: TinyDisk.isPermitted)) struct TinyDiskTests {
  @Test func `a disk that fills up in the middle of a line keeps the complete lines`() throws {
    let disk = try TinyDisk()
    let games = GamesFolder(directory: disk.root.path)
    let journal = try games.begin(.sample(), suffix: "x")
    var written = 0
    var isFull = false
    while !isFull, written < 10_000 {
      do throws(StorageError) {
        try journal.append(TimedIntent(.shuffle, at: .microseconds(written)))
        written += 1
      } catch {
        isFull = true
        #expect(error.description.hasSuffix("\(journal.name): No space left on device"))
      }
    }
    #expect((1..<10_000).contains(written))
    try expectEqual(disk.root.bytes(of: "games/\(journal.name)").last, 0x0A)
    try expectEqual(games.read(journal.name).intents.count, written)
    #expect(throws: StorageError.self) {
      try SettingsFile(directory: disk.root.path).save(Settings())
    }
    expectEqual(disk.root.names(), ["games"])
  }

  @Test func `on a read-only disk nothing is saved and nothing is lost`() throws {
    let disk = try TinyDisk()
    let games = GamesFolder(directory: disk.root.path)
    try games.begin(.sample(), suffix: "x").close()
    _ = try SettingsFile(directory: disk.root.path).save(Settings())
    try disk.root.write(HistoryTests.line, to: "history.jsonl")
    try #require(disk.makeReadOnly())

    let settings = try SettingsFile(directory: disk.root.path).load()
    expectEqual(settings, Loaded(value: Settings(), notices: []))
    try expectEqual(History(directory: disk.root.path).read().value.count, 1)
    let resumed = try games.resumeNewest()
    let game = try #require(resumed.value)
    #expect(!game.journal.isOpen)
    expectEqual(resumed.notices.first?.hasPrefix("cannot write "), true)
    expectEqual(resumed.notices.first?.contains("Read-only file system"), true)
    expectEqual(resumed.notices.first?.hasSuffix("goes on without being saved"), true)
    #expect(throws: StorageError.self) { try games.begin(.sample(), suffix: "x") }
    #expect(throws: StorageError.self) {
      try SettingsFile(directory: disk.root.path).save(Settings())
    }
    expectEqual(disk.root.names(in: "games").count, 1)
  }
}

/// A disk of a few thousand bytes in memory, if the system permits one.
final class TinyDisk {
  let root = TemporaryDirectory()

  static var isPermitted: Bool { (try? TinyDisk()) != nil }

  init() throws {
    guard mount("tmpfs", root.path, "tmpfs", 0, "size=12k") == 0 else { throw NoDisk() }
  }

  deinit { umount2(root.path, Int32(MNT_DETACH)) }

  func makeReadOnly() -> Bool {
    mount("tmpfs", root.path, "tmpfs", UInt(MS_REMOUNT | MS_RDONLY), nil) == 0
  }

  private struct NoDisk: Error {}
}
