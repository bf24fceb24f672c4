import Expectations
import Foundation
import Testing

/// The script with which make installs C libraries.
@Suite("Installing packages", .serialized)
struct InstallScriptTests {
  private static let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../../.make/need").path

  /// Runs the script with another `apt-get`, as root, without waiting.
  ///
  /// The shell writes the programs: a file that the tests write cannot be executed while another
  /// test starts a program, which inherits the open file for a moment.
  private func install(_ aptGet: String, in home: HomeDirectory) throws -> TerminalSession {
    let setUp = #"""
      printf '#!/bin/sh\necho "$*" >>calls\n%s\n' "$0" >apt-get
      printf '#!/bin/sh\necho 0\n' >id
      printf '#!/bin/sh\n' >sleep
      chmod 755 apt-get id sleep
      exec "$@"
      """#
    return try TerminalSession(
      [
        "-c", setUp, aptGet, Self.script, "no/such/header.h", "libfoo-dev", "foo-devel", "foo",
        "foo-dev",
      ], executable: "/bin/sh", environment: ["PATH": "\(home.path):/usr/bin:/bin"], home: home,
      standardOutput: .pipe, standardError: .pipe)
  }

  private func calls(_ home: HomeDirectory) throws -> [Substring] {
    try String(contentsOfFile: "\(home.path)/calls", encoding: .utf8).split(separator: "\n")
  }

  @Test func `the script waits while another package manager updates the lists`() throws {
    let home = try HomeDirectory()
    let session = try install(
      """
      case "$*" in
      *update*) echo x >>tries; [ $(wc -l <tries) -ge 3 ] && exit 0
        echo "E: Could not get lock /var/lib/apt/lists/lock." >&2; exit 100 ;;
      *) [ -e tries ] ;;
      esac
      """, in: home)
    try expectEqual(session.waitForExit(), .exited(0))
    let calls = try calls(home)
    expectEqual(calls.count, 5)
    #expect(calls.allSatisfy { $0.hasPrefix("-o DPkg::Lock::Timeout=300 ") })
    expectEqual(calls.last?.hasSuffix("install -y libfoo-dev"), true)
  }

  @Test func `a failure names the packages and does not try forever`() throws {
    let home = try HomeDirectory()
    let session = try install("echo 'E: no network' >&2; exit 100", in: home)
    try expectEqual(session.waitForExit(), .exited(1))
    try expectEqual(calls(home).count, 2)
    #expect(session.standardError.contains("E: no network"))
    #expect(session.standardError.contains("libfoo-dev (Debian), foo-devel (Fedora)"))
  }
}
