import CRevision

/// The revision of the sources from which the program was built.
public enum Revision {
  /// The commit, as make passes it; `unknown` without git or make.
  public static var commit: String { String(cString: memorize_commit()) }
}
