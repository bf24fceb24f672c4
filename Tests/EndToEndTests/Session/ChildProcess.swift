import CVTerm
import Foundation
import Glibc

/// How a program ended.
enum ExitStatus: Equatable {
  /// It returned this code.
  case exited(Int32)
  /// This signal killed it.
  case signalled(Int32)
}

/// A program to start, and its environment.
struct Launch {
  let executable: String
  let arguments: [String]
  let environment: [String: String]
  let directory: String
  /// The path of the terminal that becomes the controlling one and, unless redirected, 0, 1 and 2.
  let terminal: String
  let redirections: [Int32: Descriptor]
}

/// A program that leads its own session on its own terminal.
final class ChildProcess {
  let identifier: pid_t
  private var isCollected = false

  init(_ launch: Launch) throws {
    _ = cvterm_adopt_orphans()
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    Self.addDescriptors(of: launch, to: &actions)

    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    Self.resetSignals(in: &attributes)

    var child: pid_t = 0
    let variables = launch.environment.map { "\($0.key)=\($0.value)" }.sorted()
    let error = withCStrings([launch.executable] + launch.arguments) { arguments in
      withCStrings(variables) { environment in
        posix_spawnp(&child, launch.executable, &actions, &attributes, arguments, environment)
      }
    }
    guard error == 0 else { throw SystemError(launch.executable, number: error) }

    identifier = child
  }

  deinit { end() }

  /// Kills all processes of the session and collects the program, which has no status afterwards.
  func end() {
    guard !isCollected else { return }

    ProcessStatus.endSession(of: identifier)
    while waitpid(identifier, nil, 0) == -1 && errno == EINTR {}
    isCollected = true
  }

  /// How the program ended, or nil while it runs.
  var exitStatus: ExitStatus? {
    var code: Int32 = 0
    var status: Int32 = 0
    guard cvterm_look_at_child(identifier, &code, &status) == 0, code != 0 else { return nil }

    return code == cvterm_child_exited ? .exited(status) : .signalled(status)
  }

  /// Opens the terminal first, which makes it the controlling one of the new session.
  private static func addDescriptors(
    of launch: Launch, to actions: inout posix_spawn_file_actions_t
  ) {
    posix_spawn_file_actions_addchdir_np(&actions, launch.directory)
    posix_spawn_file_actions_addopen(&actions, 2, launch.terminal, O_RDWR, 0)
    for number: Int32 in [0, 1] { posix_spawn_file_actions_adddup2(&actions, 2, number) }
    for (number, descriptor) in launch.redirections {
      posix_spawn_file_actions_adddup2(&actions, descriptor.number, number)
    }
  }

  private static func resetSignals(in attributes: inout posix_spawnattr_t) {
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    sigfillset(&signals)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setflags(&attributes, cvterm_spawn_flags)
  }
}

/// Calls `body` with a list as C wants it: pointers to the strings and a null at the end.
private func withCStrings<Result>(
  _ strings: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
) -> Result {
  let pointers = strings.map { strdup($0) }
  defer {
    for pointer in pointers { free(pointer) }
  }
  return body(pointers + [nil])
}

/// The kernel's view of a process.
struct ProcessStatus {
  let identifier: pid_t
  /// R, S, T … as in proc(5).
  let state: Character
  let session: pid_t
  /// The processor time so far, in hundredths of a second.
  let ticks: Int

  /// The status of a process; nil if it does not exist.
  init?(_ identifier: pid_t) {
    guard let line = try? String(contentsOfFile: "/proc/\(identifier)/stat", encoding: .utf8),
      let nameEnd = line.lastIndex(of: ")")
    else { return nil }

    // After the name: state, parent, group, session; the twelfth and thirteenth are times.
    let fields = line[line.index(after: nameEnd)...].split(separator: " ")
    guard fields.count > 12, let state = fields[0].first, let session = pid_t(fields[3])
    else { return nil }

    self.identifier = identifier
    self.state = state
    self.session = session
    ticks = fields[11...12].compactMap { Int($0) }.reduce(0, +)
  }

  var isStopped: Bool { state == "T" }
  var isAlive: Bool { state != "Z" && state != "X" }

  static var all: [ProcessStatus] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return names.compactMap { pid_t($0) }.compactMap { ProcessStatus($0) }
  }

  /// Kills all processes of a session, stopped and background ones included.
  ///
  /// They may start others meanwhile, so this repeats until only the leader is left, which is
  /// collected later.
  static func endSession(of leader: pid_t) {
    for _ in 0..<1_000 {
      let members = all.filter { $0.session == leader }
      for member in members where member.isAlive { kill(member.identifier, SIGKILL) }
      let others = members.filter { $0.identifier != leader }
      for other in others { waitpid(other.identifier, nil, WNOHANG) }
      guard members.contains(where: \.isAlive) || !others.isEmpty else { return }

      poll(nil, 0, 1)
    }
  }
}

/// The pipes that stand in for the terminal at some of the descriptors 0, 1 and 2.
struct Redirections {
  /// The program's ends, which can be closed here once it runs.
  private(set) var descriptors: [Int32: Descriptor] = [:]
  /// The tests' ends.
  private(set) var channels: [Int32: Channel] = [:]

  init(input: [UInt8]?, outputs: [Int32]) throws {
    if let input {
      let pipe = try Descriptor.pipe()
      descriptors[0] = pipe.reading
      channels[0] = .sending(input, to: pipe.writing)
    }
    for number in outputs {
      let pipe = try Descriptor.pipe()
      descriptors[number] = pipe.writing
      channels[number] = .reading(pipe.reading)
    }
  }
}

/// An open file descriptor that programs started later do not inherit, closed with this object.
final class Descriptor {
  let number: Int32

  /// Takes over the result of a system call.
  init(_ number: Int32, from call: String) throws {
    guard number >= 0 else { throw SystemError(call) }

    self.number = number
  }

  deinit { close(number) }

  /// A pipe of which neither end is 0, 1 or 2.
  static func pipe() throws -> (reading: Descriptor, writing: Descriptor) {
    var ends: [Int32] = [-1, -1]
    guard pipe2(&ends, O_CLOEXEC) == 0 else { throw SystemError("pipe2") }

    return (try Descriptor(ends[0], from: "pipe2"), try Descriptor(ends[1], from: "pipe2"))
  }

  func stopBlocking() { _ = fcntl(number, F_SETFL, fcntl(number, F_GETFL) | O_NONBLOCK) }
}

/// A system call that failed, and why.
struct SystemError: Error, CustomStringConvertible {
  let call: String
  let number: Int32

  init(_ call: String, number: Int32 = errno) {
    self.call = call
    self.number = number
  }

  var description: String { "\(call): \(String(cString: strerror(number)))" }
}

/// Something did not happen, with what the terminal showed instead.
struct SessionError: Error, CustomStringConvertible {
  let description: String

  init(_ message: String, in session: TerminalSession) {
    let screen = session.screen
    let cursor = session.cursor
    let edge = String(repeating: "-", count: screen.columns)
    let ending = session.exitStatus.map { "\($0)" } ?? "running"
    description = """
      \(message)
      \(edge)
      \(screen)
      \(edge)
      cursor \(cursor.column),\(cursor.row), modes \(session.modes.numbers.sorted()), \(ending)
      """
  }
}
