import Libc

/// The file `widths.jsonl`: a line for each terminal and each question about widths, the newest
/// first.
///
/// It only saves asking again. So whatever is wrong with it, be it broken, huge or not to be
/// written, nobody is told: it counts as empty, and is replaced when there is something new to
/// remember.
public struct WidthCache: Sendable {
  static let name = "widths.jsonl"

  private let folder: Folder

  /// The cache of a directory, which need not be there yet.
  ///
  /// - Parameter directory: as `StorageDirectory.cache` says.
  public init(directory: String) {
    self.init(directory: directory, calls: SystemCalls())
  }

  package init(directory: String, calls: SystemCalls) {
    folder = Folder(path: directory, calls: calls)
  }

  /// What is remembered of a terminal.
  public func records(of terminal: String) -> [WidthRecord] {
    let beginning = WidthRecord.beginning(terminal)
    return lines().filter { $0.starts(with: beginning) }.prefix(StorageLimit.widthsRecords)
      .compactMap { line in
        WidthRecord(plain: line, terminal: terminal, beginning: beginning)
          ?? WidthCache.record(in: line)
      }
      .filter { $0.terminal == terminal }
  }

  /// Remembers records in place of those about the same; the oldest ones are forgotten if there are
  /// too many.
  public func save(_ new: [WidthRecord]) {
    guard !new.isEmpty else { return }
    try? folder.create()
    try? folder.locked { () throws(StorageError) in
      let old = lines().prefix(StorageLimit.widthsRecords).compactMap(WidthCache.record)
        .filter { record in !new.contains { $0.replaces(record) } }
      var bytes: [UInt8] = []
      for record in (new + old).prefix(StorageLimit.widthsRecords) {
        let line = Array("\(record.line)\n".utf8)
        guard line.count <= StorageLimit.widthsLineBytes else { continue }
        guard bytes.count + line.count <= StorageLimit.widthsBytes else { break }
        bytes += line
      }
      try folder.replace(WidthCache.name, with: bytes)
    }
  }

  /// The lines that are not too long.
  private func lines() -> [ArraySlice<UInt8>] {
    let path = folder.path(of: WidthCache.name)
    guard let file = try? OpenFile(path, O_RDONLY, calls: folder.calls),
      let bytes = try? file.contents(limit: StorageLimit.widthsBytes)
    else { return [] }
    return bytes.split(separator: 0x0A).filter { $0.count <= StorageLimit.widthsLineBytes }
  }

  private static func record(in line: ArraySlice<UInt8>) -> WidthRecord? {
    try? JSONText.decode(WidthRecord.self, from: line)
  }
}
