import Libc

/// A file with a record on each line, which only grows.
struct LineFile: Sendable {
  let folder: Folder
  let name: String
  /// The most bytes of the file.
  let limit: Int
  /// The most bytes of a line.
  let lineLimit: Int

  /// The path of the file.
  var path: String { folder.path(of: name) }

  /// Adds lines with one write, while no other program writes.
  ///
  /// They begin on a new line after a torn one.
  ///
  /// - Parameter lines: whole lines without line feeds.
  /// - Returns: a notice for the player if the file was unusable and was set aside.
  /// - Throws: if the file cannot be written, or another program locks it. No part of the lines
  ///   remains then, if possible. Try again later.
  func append(_ lines: [String]) throws(StorageError) -> [String] {
    try folder.create()
    var notices: [String] = []
    let file = try lockedFile(notices: &notices)
    let size = try file.status().size
    let last = try file.bytes(from: max(0, size - 1), count: 1)
    let isTorn = size > 0 && last != [0x0A]
    let text = lines.map { "\($0)\n" }.joined()
    try file.append(Array("\(isTorn ? "\n" : "")\(text)".utf8))
    return notices
  }

  /// Reads the lines one after the other, with a single line in memory.
  ///
  /// A file without a readable line is set aside, unless a newer version has written it.
  ///
  /// - Parameter take: receives each line and counts those that it cannot read.
  /// - Returns: the lines that could not be read, and a notice for the player about a file that was
  ///   set aside.
  /// - Throws: if the file can neither be read nor set aside.
  func read(
    _ take: (LineReader.Line, inout SkippedLines) -> Void
  ) throws(StorageError) -> Loaded<SkippedLines> {
    var notices: [String] = []
    var skipped = SkippedLines()
    guard let file = try open(notices: &notices) else {
      return Loaded(value: skipped, notices: notices)
    }
    var reader = LineReader(file, limit: lineLimit)
    var lines = 0
    while let line = try reader.next() {
      lines += 1
      take(line, &skipped)
    }
    if skipped.newer == 0, skipped.broken > 0, skipped.broken == lines, let entry = file.entry {
      let error = StorageError(.read, path: file.path, .content("no line of it can be read"))
      notices.append(try folder.setAside(name, entry, because: error))
      skipped = SkippedLines()
    }
    return Loaded(value: skipped, notices: notices)
  }

  /// Opens the file for reading; `nil` if there is none, or an unusable one was set aside.
  func open(notices: inout [String]) throws(StorageError) -> OpenFile? {
    try folder.open(name, O_RDONLY, limit: limit, notices: &notices)
  }

  /// Opens and locks the file that has the name now.
  private func lockedFile(notices: inout [String]) throws(StorageError) -> OpenFile {
    var new: [String] = []
    let locked = try folder.wait.poll { () throws(StorageError) -> OpenFile? in
      let found = try folder.open(
        name, O_RDWR | O_APPEND | O_CREAT, limit: limit, notices: &new)
      guard let file = found, try file.lock() else { return nil }
      let opened = try file.status().identity
      let entry = file.entry ?? opened
      return FileStatus(at: file.path)?.identity == entry ? file : nil
    }
    notices += new
    guard let locked else { throw .busy(path) }
    return locked
  }
}
