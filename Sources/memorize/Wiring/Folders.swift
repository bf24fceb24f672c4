import Libc
import MemorizeView
import Storage

/// Lists file names for completing the path of a file to import; it opens no file.
enum Folders {
  /// The most names of a folder that are listed.
  private static let mostNames = 10_000

  /// The files of this machine, with `~` for the home directory.
  static var source: PathSource {
    PathSource(home: Environment["HOME"], entries: entries)
  }

  private static func entries(of path: String) -> [PathSource.Entry] {
    let names = (try? Folder(path: path).names()) ?? []
    return names.lazy.filter { $0 != "." && $0 != ".." && isPrintable($0) }.prefix(mostNames).map {
      PathSource.Entry(name: $0, isFolder: isFolder("\(path)/\($0)"))
    }
  }

  /// Whether a name can be typed and shown; U+FFFD stands for bytes that are not UTF-8.
  private static func isPrintable(_ name: String) -> Bool {
    name.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control && $0 != "\u{FFFD}" }
  }

  /// Whether a path leads to a folder, directly or through a symbolic link.
  private static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }
}

/// The environment variables of the program.
enum Environment {
  static subscript(name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }
}

/// Random seeds for new boards: the only source of chance in the program.
enum FreshSeed {
  /// Letters and digits that are not easily confused.
  private static let alphabet = Array("abcdefghjkmnpqrstuvwxyz23456789")

  /// Makes a seed of six letters and digits: one of almost 10^9.
  static func next() -> String {
    String((0..<6).compactMap { _ in alphabet.randomElement() })
  }
}
