import Libc
import MemorizeView

/// Lists file names for completing the path of a file to import; it opens no file.
enum Folders {
  /// The most names of a folder that are listed.
  private static let mostNames = 10_000

  /// The files of this machine, with `~` for the home directory.
  static var source: PathSource {
    PathSource(home: Environment["HOME"], entries: entries)
  }

  private static func entries(of path: String) -> [PathSource.Entry] {
    guard let folder = opendir(path) else { return [] }
    defer { closedir(folder) }
    var found: [PathSource.Entry] = []
    while found.count < mostNames, let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { field in
        field.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: field.pointee))
        {
          String(validatingCString: $0)
        }
      }
      // Names with control characters can be neither typed nor shown.
      guard let name, name != ".", name != "..", name.unicodeScalars.allSatisfy(isPrintable) else {
        continue
      }
      found.append(PathSource.Entry(name: name, isFolder: isFolder("\(path)/\(name)")))
    }
    return found
  }

  private static func isPrintable(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.generalCategory != .control
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
