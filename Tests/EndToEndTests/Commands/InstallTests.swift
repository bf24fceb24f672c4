import Expectations
import Foundation
import Testing

/// The script with which make installs the game.
@Suite("Installing the game", .waiting)
struct InstallTests {
  private static let script = URL.inPackage(".make/install").path

  /// A program that writes its arguments, in place of the game.
  private static let game = "/bin/echo"
  private static let broken = "/bin/false"

  private let home = HomeDirectory()

  init() throws { try home.makeDirectory("root") }

  private func run(_ arguments: String..., prefix: String = "/usr/local") throws -> Answer {
    try home.run(
      arguments, executable: Self.script,
      environment: [
        "PREFIX": prefix, "DESTDIR": "\(home.path)/root", "VERSION": "1.2.3", "DATE": "2026-01-02",
      ])
  }

  /// The files below the directory of the installation.
  private var installed: [String] {
    FileManager.default.enumerator(atPath: "\(home.path)/root")?.compactMap { $0 as? String }
      .filter { path in
        var isDirectory = ObjCBool(false)
        return FileManager.default.fileExists(
          atPath: "\(home.path)/root/\(path)", isDirectory: &isDirectory) && !isDirectory.boolValue
      }.sorted() ?? []
  }

  private func text(_ path: String) throws -> String { try home.text(of: "root/usr/local/\(path)") }

  @Test func `uninstall removes what install has copied, and nothing else`() throws {
    try expectEqual(run("install", Self.game).status, .exited(0))
    expectEqual(installed.count, 12)
    #expect(
      FileManager.default.isExecutableFile(atPath: "\(home.path)/root/usr/local/bin/memorize"))
    #expect(try text("share/man/man6/memorize.6").contains(".Dt MEMORIZE 6"))
    try expectEqual(
      text("share/zsh/site-functions/_memorize"), "--generate-completion-script zsh\n")
    #expect(
      try text("share/metainfo/invalid.memorize.memorize.metainfo.xml")
        .contains(#"version="1.2.3" date="2026-01-02""#))

    try home.write("", to: "root/usr/local/bin/other")
    try expectEqual(run("uninstall").status, .exited(0))
    expectEqual(installed, ["usr/local/bin/other"])
  }

  @Test func `a place that cannot be written gets one line, and nothing is installed`() throws {
    try home.write("", to: "file")
    for action in ["check", "install"] {
      let answer = try run(action, Self.game, prefix: "/../file/x")
      expectEqual(answer.status, .exited(1))
      #expect(answer.error.hasPrefix("make install: cannot write to "), "\(answer.error)")
      expectEqual(answer.error.split(separator: "\n").count, 1)
    }
    #expect(installed.isEmpty)
  }

  @Test func `a program that fails leaves nothing behind, and the old files as they were`() throws {
    #expect(try run("install", Self.broken).error.hasSuffix("nothing is installed\n"))
    #expect(!home.has("root/usr"))

    _ = try run("install", Self.game)
    try expectEqual(run("install", Self.broken).status, .exited(1))
    expectEqual(installed.count, 12)
    #expect(
      FileManager.default.contentsEqual(
        atPath: Self.game, andPath: "\(home.path)/root/usr/local/bin/memorize"))
  }
}

/// The script with which make installs C libraries.
@Suite("Installing packages", .waiting)
struct InstallScriptTests {
  private static let script = URL.inPackage(".make/need").path

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
    try home.text(of: "calls").split(separator: "\n")
  }

  @Test func `the script waits while another package manager updates the lists`() throws {
    let home = HomeDirectory()
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
    let home = HomeDirectory()
    let session = try install("echo 'E: no network' >&2; exit 100", in: home)
    try expectEqual(session.waitForExit(), .exited(1))
    try expectEqual(calls(home).count, 2)
    #expect(session.standardError.contains("E: no network"))
    #expect(session.standardError.contains("Debian: libfoo-dev\n Fedora: foo-devel\n"))
    #expect(!session.standardError.contains("blocked"))
  }

  @Test func `a failure without a network names the cause`() throws {
    let session = try install(
      "echo \"Temporary failure resolving 'deb.debian.org'\" >&2; exit 100", in: HomeDirectory())
    try expectEqual(session.waitForExit(), .exited(1))
    #expect(session.standardError.contains("apt-get cannot reach its servers: there is no network"))
  }

  @Test func `without apt-get all that is missing is named at once`() throws {
    let home = HomeDirectory()
    let tools = """
      for tool in cat ls id printf cc; do ln -s "$(command -v $tool)" $tool; done 2>/dev/null
      exec env PATH="$HOME" /bin/sh "$@"
      """
    let session = try TerminalSession(
      [
        "-c", tools, "sh", Self.script, "no/such/one.h", "libone-dev", "one-devel", "one",
        "one-dev", "ls", "coreutils", "coreutils", "coreutils", "coreutils", "no-such-tool",
        "two", "two-tools", "two", "two",
      ], executable: "/bin/sh", home: home, standardOutput: .pipe, standardError: .pipe)
    try expectEqual(session.waitForExit(), .exited(1))
    expectEqual(
      session.standardError,
      """
      Please install:
       Debian: libone-dev two
       Fedora: one-devel two-tools
       Arch: one two
       Alpine: one-dev two

      """)
  }
}

/// The script with which make builds.
@Suite("The build script", .waiting)
struct BuildScriptTests {
  private static let script = URL.inPackage(".make/build").path

  /// Runs the script with another `swift`.
  private func build(_ swift: String) throws -> TerminalSession {
    let setUp = #"""
      printf '#!/bin/sh\n%s\n' "$0" >swift
      chmod 755 swift
      exec "$@"
      """#
    let home = HomeDirectory()
    return try TerminalSession(
      ["-c", setUp, swift, Self.script, "-c", "release"], executable: "/bin/sh",
      environment: ["PATH": "\(home.path):/usr/bin:/bin"], home: home, standardOutput: .pipe,
      standardError: .pipe)
  }

  @Test func `each line of progress arrives in a pipe before the build ends`() throws {
    let session = try build("echo '[1/2] one'; while [ ! -e go ]; do sleep 0.02; done; echo two")
    try session.wait("the first line") { _ in session.standardOutput == "[1/2] one\n" }
    try session.home.write("", to: "go")
    try expectEqual(session.waitForExit(), .exited(0))
    expectEqual(session.standardOutput, "[1/2] one\ntwo\n")
  }

  @Test func `without a network the error names the cause`() throws {
    let session = try build(
      "echo 'fatal: unable to access x: Could not resolve host: github.com' >&2; exit 1")
    try expectEqual(session.waitForExit(), .exited(1))
    #expect(session.standardOutput.contains("Could not resolve host"))
    #expect(session.standardError.contains("there is no network here"))
  }

  @Test func `another error is left alone`() throws {
    let session = try build("echo 'error: x'; exit 3")
    try expectEqual(session.waitForExit(), .exited(3))
    #expect(session.standardError.isEmpty)
  }
}

/// Completion in shells, with the scripts of the program.
@Suite("Shell completion", .waiting)
struct CompletionTests {
  /// The words that bash offers after a line.
  private func completions(_ line: String) throws -> [String] {
    let script = """
      source /dev/stdin <<<"$("$1" --generate-completion-script bash)"
      memorize() { "$program" "$@"; }
      program=$1 COMP_LINE=$2 COMP_POINT=${#2}
      read -ra COMP_WORDS <<<"$2"
      COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
      function=$(complete -p memorize | sed 's/.*-F \\([^ ]*\\).*/\\1/')
      "$function" memorize "${COMP_WORDS[COMP_CWORD]}" "${COMP_WORDS[COMP_CWORD - 1]}"
      printf '%s\\n' "${COMPREPLY[@]}"
      """
    let answer = try HomeDirectory().run(
      ["-c", script, "bash", memorizeBinary, line], executable: "/bin/bash")
    #expect(answer.status == .exited(0) && answer.error.isEmpty, "\(answer)")
    return answer.output.split(separator: "\n").map(String.init)
  }

  @Test(arguments: [
    ("memorize Ha", ["Halloween"]), ("memorize ca", ["capitals"]), ("memorize da", ["daily"]),
    ("memorize decks show na", ["nato"]), ("memorize study ca", ["capitals"]),
    ("memorize study prog", ["progress"]), ("memorize study ca --rec", ["--recall"]),
    ("memorize study missed ca", ["capitals"]),
    ("memorize -n 8 Vi", ["Vi Keys"]),
    ("memorize --mot", ["--motion"]), ("memorize food --motion r", ["reduced"]),
    ("memorize decks sh", ["show"]), ("memorize decks show Vi", ["Vi Keys"]),
  ])
  func `bash completes decks and options without a command`(line: String, words: [String]) throws {
    try expectEqual(completions(line), words)
  }
}

@Suite("Benchmarks", .waiting)
struct BenchmarkTests {
  private static let binary = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    .deletingLastPathComponent().appendingPathComponent("memorize-bench").path

  /// The output of the program.
  private func run(_ arguments: String..., in home: HomeDirectory) throws -> String {
    let answer = try home.run(arguments, executable: Self.binary)
    #expect(answer.status == .exited(0) && answer.error.isEmpty, "\(answer)")
    return answer.output
  }

  @Test func `every benchmark runs and is in the table and the file`() throws {
    let home = HomeDirectory()
    let names = try run("--list", in: home).split(separator: "\n").map(String.init)
    #expect(names.count > 20 && Set(names).count == names.count)
    let lines = try run("--once", "--json", "results.json", in: home).split(separator: "\n")
    expectEqual(lines.count, names.count + 1)
    for (name, line) in zip(names, lines.dropFirst()) { #expect(line.hasPrefix("\(name)  ")) }
    let file = try home.text(of: "results.json")
    for name in names { #expect(file.contains("\"name\" : \"\(name)\"")) }
    let comparison = try run(
      "compare", "--base", "results.json", "--ours", "results.json", in: home)
    expectEqual(comparison.split(separator: "\n").count, names.count + 1)
  }
}
