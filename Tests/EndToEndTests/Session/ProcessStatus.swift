import Foundation
import Glibc

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
