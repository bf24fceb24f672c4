import Foundation
import Glibc

/// A fresh and empty home directory, deleted with this object.
final class HomeDirectory {
  let path: String

  init() throws {
    let parent = FileManager.default.temporaryDirectory.path
    var template = Array("\(parent)/memorize-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { throw SystemError("mkdtemp") }

    path = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// The variables that send a program here and nowhere else.
  var environment: [String: String] {
    [
      "HOME": path,
      "XDG_DATA_HOME": "\(path)/.local/share",
      "XDG_STATE_HOME": "\(path)/.local/state",
      "XDG_CONFIG_HOME": "\(path)/.config",
      "XDG_CACHE_HOME": "\(path)/.cache",
    ]
  }
}
