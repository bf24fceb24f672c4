import Expectations
import Testing

/// Completion in shells, with the scripts of the program.
@Suite("Shell completion")
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
    let session = try TerminalSession(
      ["-c", script, "bash", memorizeBinary, line], executable: "/bin/bash", standardInput: [],
      standardOutput: .pipe, standardError: .pipe)
    try expectEqual(session.waitForExit(), .exited(0))
    #expect(session.standardError.isEmpty, "\(session.standardError)")
    return session.standardOutput.split(separator: "\n").map(String.init)
  }

  @Test(arguments: [
    ("memorize Ha", ["Halloween"]), ("memorize da", ["daily"]), ("memorize -n 8 Vi", ["Vi Keys"]),
    ("memorize --mot", ["--motion"]), ("memorize food --motion r", ["reduced"]),
    ("memorize decks sh", ["show"]), ("memorize decks show Vi", ["Vi Keys"]),
  ])
  func `bash completes decks and options without a command`(line: String, words: [String]) throws {
    try expectEqual(completions(line), words)
  }
}
