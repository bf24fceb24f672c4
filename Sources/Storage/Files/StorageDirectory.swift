import Words

/// The directories of the program, by the XDG Base Directory Specification.
///
/// Only environment variables count, never the user database. A directory is created when something
/// is first saved in it, for its owner alone (0700).
public enum StorageDirectory: String, CaseIterable, Sendable {
  /// Games and history: `$XDG_DATA_HOME/memorize`, else `$HOME/.local/share/memorize`.
  case data
  /// Settings: `$XDG_CONFIG_HOME/memorize`, else `$HOME/.config/memorize`.
  case config

  /// The path of the directory.
  ///
  /// As the specification says, a variable with an empty value or a relative path counts as unset.
  ///
  /// - Parameter value: returns the value of an environment variable.
  /// - Returns: an absolute path; the directory need not exist.
  /// - Throws: if no variable names a directory; then nothing can be saved.
  public func path(_ value: (String) -> String?) throws(StorageError) -> String {
    let (variable, fallback) = places
    if let base = StorageDirectory.absolute(value(variable)) { return "\(base)/memorize" }
    guard let home = StorageDirectory.absolute(value("HOME")) else {
      throw StorageError(
        .save, path: nil, say("neither \(variable) nor HOME is set to an absolute path"))
    }
    return "\(home)/\(fallback)/memorize"
  }

  /// The variable that names the base directory, and the usual one in the home directory.
  private var places: (variable: String, fallback: String) {
    switch self {
    case .data: ("XDG_DATA_HOME", ".local/share")
    case .config: ("XDG_CONFIG_HOME", ".config")
    }
  }

  /// The path without slashes at its end; `nil` if it is not absolute.
  private static func absolute(_ path: String?) -> String? {
    guard let path, path.utf8.first == UInt8(ascii: "/"), !path.utf8.contains(0) else { return nil }
    var end = path[...]
    while end.utf8.last == UInt8(ascii: "/") { end = end.dropLast() }
    return String(end)
  }
}
