import CVTerm
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
    for number: Int32 in [0, 1] {
      posix_spawn_file_actions_adddup2(&actions, 2, number)
    }
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
