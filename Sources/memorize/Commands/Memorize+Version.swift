import Revision

extension Memorize {
  /// The version.
  ///
  /// This line is the only place that has it; make and the packages read it here.
  static let version = "0.1.0"

  /// The answer to `--version`.
  static var versionText: String { "memorize \(version) (commit \(Revision.commit))" }
}
