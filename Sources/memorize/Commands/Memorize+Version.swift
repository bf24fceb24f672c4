import CRevision

extension Memorize {
  /// The version.
  ///
  /// This line is the only place that has it; make and the packages read it here.
  static let version = "0.1.0"

  /// The commit from which the program was built, as make passes it; `unknown` without git or make.
  static var commit: String { String(cString: memorize_commit()) }

  /// The answer to `--version`.
  static var versionText: String { "memorize \(version) (commit \(commit))" }
}
