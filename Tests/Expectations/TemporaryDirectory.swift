import Foundation

extension URL {
  /// A file or directory of the package by its path, such as `docs/study.md`.
  public static func inPackage(_ path: String) -> URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../\(path)").standardizedFileURL
  }
}

/// A fresh and empty directory, deleted with this object.
public final class TemporaryDirectory {
  /// Its path.
  public let path: String

  /// A directory with a name of its own.
  public init() {
    // A short name, so that messages about it fit on the screen.
    let parent = FileManager.default.temporaryDirectory.path
    var template = Array("\(parent)/memorize-XXXXXX".utf8CString)
    mkdtemp(&template)
    path = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// The names of all that is in it, or in a directory in it.
  public func names(in directory: String = "") -> [String] {
    let names = try? FileManager.default.contentsOfDirectory(atPath: "\(path)/\(directory)")
    return names?.sorted() ?? []
  }

  /// Writes a file, and makes the directories on its way.
  public func write(_ bytes: some Sequence<UInt8>, to name: String) throws {
    let url = URL(fileURLWithPath: "\(path)/\(name)")
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: url)
  }

  /// Writes a text into a file.
  public func write(_ text: String, to name: String) throws { try write(text.utf8, to: name) }

  /// Makes a directory in it.
  public func makeDirectory(_ name: String) throws {
    try FileManager.default.createDirectory(
      atPath: "\(path)/\(name)", withIntermediateDirectories: true)
  }

  /// The contents of a file.
  public func bytes(of name: String) throws -> [UInt8] {
    try Array(Data(contentsOf: URL(fileURLWithPath: "\(path)/\(name)")))
  }

  /// The contents of a file as text.
  public func text(of name: String) throws -> String {
    String(decoding: try bytes(of: name), as: UTF8.self)
  }

  /// The permissions of a file.
  public func permissions(of name: String) throws -> Int? {
    let attributes = try FileManager.default.attributesOfItem(atPath: "\(path)/\(name)")
    return attributes[.posixPermissions] as? Int
  }
}
