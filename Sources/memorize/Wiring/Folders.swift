import Libc
import MemorizeView

/// The names of files, for completing the path of one that is to be imported; none is ever opened.
enum Folders {
  /// So many names of a folder are looked at, at most.
  private static let mostNames = 10_000

  /// The names on this machine, with `~` for the home directory.
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
      // A name that cannot be typed or shown as it is cannot be asked for either.
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

  /// Whether a path leads to a folder, be it by a link.
  private static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }
}
