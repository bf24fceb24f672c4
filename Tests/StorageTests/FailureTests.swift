import Decks
import Expectations
import Foundation
import Libc
import MemoryGame
import Testing

@testable import Storage

struct FailureTests {
  private let root = TemporaryDirectory()

  /// A system whose disk takes so many more bytes, then fails.
  private func disk(taking room: Int, then code: Int32) -> SystemCalls {
    let room = Room(room)
    return calls { $0.writeBytes = { room.store($0, $1, orFailWith: code) } }
  }

  @Test(arguments: [ENOSPC, EDQUOT, EFBIG, EIO], [0, 1, 30])
  func `a full disk leaves a game that can be resumed`(code: Int32, room: Int) throws {
    let header = try JournalHeader.sample()
    let games = GamesFolder(
      directory: root.path, calls: disk(taking: header.bytes.count + 37 + room, then: code))
    let journal = try games.begin(header, suffix: "x")
    try journal.append(TimedIntent(.choose(CardID(rawValue: 0)), at: .zero))
    let path = "\(root.path)/games/\(journal.name)"
    #expect(throws: StorageError(.write, path: path, .system(code))) {
      try journal.append(TimedIntent(.shuffle, at: .seconds(1)))
      try journal.append(TimedIntent(.shuffle, at: .seconds(2)))
    }
    #expect(journal.isOpen)
    #expect(throws: StorageError.self) {
      try journal.append(TimedIntent(.shuffle, at: .seconds(3)))
    }
    journal.close()
    let record = try #require(try games.resumeNewest().value?.record)
    expectEqual(record.wholeBytes, (try root.bytes(of: "games/\(journal.name)").count))
  }

  @Test(arguments: [0, 1, 30])
  func `a journal writes everything once the disk has room again`(room: Int) throws {
    let header = try JournalHeader.sample()
    let disk = Room(header.bytes.count + room)
    let games = GamesFolder(
      directory: root.path,
      calls: calls { calls in
        calls.writeBytes = { disk.store($0, $1, orFailWith: EIO) }
        // What a failed write has left of a line cannot be cut off at once.
        calls.cutOff = { disk.isFull ? failed() : ftruncate($0, off_t($1)) }
      })
    let (game, intents) = try header.randomGame()
    let journal = try games.begin(header, suffix: "x")
    let outbox = Outbox()
    for timed in intents {
      outbox.post(for: journal) { () throws(StorageError) in
        try journal.append(timed)
        return []
      }
    }
    outbox.post(for: journal) { () throws(StorageError) in
      try journal.finish()
      return []
    }
    #expect(outbox.isWaiting && outbox.takeNews().count == 1)
    disk.grow()
    outbox.retry()
    #expect(!outbox.isWaiting && !journal.isOpen && outbox.takeNews() == [.worksAgain])
    let record = try games.read(journal.name)
    #expect(record.intents == intents && record.game == game && record.end == .finished)
  }

  @Test func `a new game that does not fit leaves no file`() throws {
    let games = GamesFolder(directory: root.path, calls: disk(taking: 100, then: ENOSPC))
    #expect(throws: StorageError.self) { try games.begin(.sample(), suffix: "x") }
    expectEqual(root.names(in: "games"), [])
  }

  @Test func `settings that do not fit leave the old file alone`() throws {
    try root.write("{\"mine\":1}", to: "settings.json")
    let file = SettingsFile(directory: root.path, calls: disk(taking: 10, then: ENOSPC))
    #expect(throws: StorageError(.write, path: "\(root.path)/settings.json.new", .system(ENOSPC))) {
      try file.save(Settings())
    }
    expectEqual(root.names(), ["settings.json"])
    try expectEqual(root.text(of: "settings.json"), "{\"mine\":1}")
  }

  @Test func `a history line that does not fit leaves the file unchanged`() throws {
    try root.write(HistoryTests.line, to: "history.jsonl")
    let history = History(directory: root.path, calls: disk(taking: 50, then: EDQUOT))
    let entry = try #require(try history.read().value.first)
    #expect(throws: StorageError.self) { try history.append(entry) }
    try expectEqual(root.text(of: "history.jsonl"), HistoryTests.line)
  }

  @Test func `every failing system call leads to an error of one line`() throws {
    let fails: [@Sendable (inout SystemCalls) -> Void] = [
      { $0.openFile = { _, _ in failed() } }, { $0.readBytes = { _, _, _ in Int(failed()) } },
      { $0.writeBytes = { _, _ in Int(failed()) } }, { $0.synchronize = { _ in failed() } },
      { $0.lock = { _, _ in failed() } }, { $0.renameFile = { _, _ in failed() } },
      { $0.makeDirectory = { _ in failed() } },
    ]
    for (number, fail) in fails.enumerated() {
      let path = "\(root.path)/\(number)"
      let (games, history, settings) = (
        GamesFolder(directory: path, calls: calls(fail)),
        History(directory: path, calls: calls(fail)),
        SettingsFile(directory: path, calls: calls(fail))
      )
      var messages: [String] = []
      do { try games.begin(.sample(), suffix: "x").finish() } catch { messages.append("\(error)") }
      do { _ = try settings.save(Settings()) } catch { messages.append("\(error)") }
      do { _ = try history.append(.short) } catch { messages.append("\(error)") }
      #expect(!messages.isEmpty)
      for message in messages { #expect(message.hasSuffix(": Input/output error"), "\(message)") }
    }
  }

  @Test func `a device is refused as a file`() throws {
    let full = calls { calls in
      calls.openFile = { _, flags in open("/dev/full", flags & ~(O_CREAT | O_EXCL)) }
    }
    #expect(throws: StorageError(.read, path: "x", "it is not a regular file")) {
      try OpenFile("x", O_RDWR, calls: full)
    }
  }

  @Test(.enabled(if: geteuid() != 0))
  func `a directory without write permission is an error`() throws {
    expectEqual(chmod(root.path, 0o500), 0)
    defer { chmod(root.path, 0o700) }
    #expect(throws: StorageError(.create, path: "\(root.path)/games", .system(EACCES))) {
      try GamesFolder(directory: root.path).begin(.sample(), suffix: "x")
    }
    #expect(throws: StorageError.self) { try SettingsFile(directory: root.path).save(Settings()) }
  }

  @Test func `a file in place of a directory is an error`() throws {
    try root.write("", to: "file")
    #expect(throws: StorageError.self) {
      try GamesFolder(directory: "\(root.path)/file").begin(.sample(), suffix: "x")
    }
    #expect(throws: StorageError.self) {
      try GamesFolder(directory: "\(root.path)/file").resumeNewest()
    }
  }
}

/// How many bytes a disk still takes.
private final class Room: @unchecked Sendable {
  private var left: Int

  init(_ left: Int) { self.left = left }

  var isFull: Bool { left == 0 }

  func grow() { left = .max }

  /// Writes as many bytes as there is room for.
  func store(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer, orFailWith code: Int32) -> Int {
    let taken = min(left, bytes.count)
    left -= taken
    return taken > 0 ? write(descriptor, bytes.baseAddress, taken) : Int(failed(code))
  }
}

/// A system whose locks are held by another program for a while, or that dies at some call.
final class Interruption: @unchecked Sendable {
  var isLocked = false
  /// The number of calls that change something before the program dies; `nil`: it lives.
  var callsLeft: Int?
  private(set) var changes = 0

  var calls: SystemCalls {
    let system = SystemCalls()
    var calls = system
    calls.lock = { self.isLocked ? failed(EWOULDBLOCK) : system.lock($0, $1) }
    calls.writeBytes = { self.dies ? -1 : system.writeBytes($0, $1) }
    calls.openFile = { path, flags in
      guard flags & O_CREAT != 0 else { return system.openFile(path, flags) }
      return self.dies ? -1 : system.openFile(path, flags)
    }
    calls.cutOff = { self.dies ? -1 : system.cutOff($0, $1) }
    calls.removeFile = { self.dies ? -1 : system.removeFile($0) }
    calls.makeDirectory = { self.dies ? -1 : system.makeDirectory($0) }
    return calls
  }

  private var dies: Bool {
    changes += 1
    guard let left = callsLeft else { return false }
    callsLeft = max(0, left - 1)
    errno = EIO
    return left <= 0
  }
}
