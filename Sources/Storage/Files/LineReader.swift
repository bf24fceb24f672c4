/// Reads the lines of a file one after the other.
struct LineReader {
  enum Line: Equatable {
    case whole([UInt8])
    /// Longer than the limit; its contents are not kept.
    case tooLong
    /// The last line, without a line feed.
    case torn
  }

  private let file: OpenFile
  private let limit: Int
  private var position = 0
  private var buffer: ArraySlice<UInt8> = []

  init(_ file: OpenFile, limit: Int) {
    self.file = file
    self.limit = limit
  }

  /// The next line without its line feed; `nil` after the last one.
  mutating func next() throws(StorageError) -> Line? {
    var line: [UInt8] = []
    var length = 0
    while true {
      if buffer.isEmpty { try fill() }
      guard !buffer.isEmpty else { return length == 0 ? nil : .torn }
      let end = buffer.firstIndex(of: 0x0A)
      let part = buffer[..<(end ?? buffer.endIndex)]
      length += part.count
      if length <= limit { line += part }
      guard let end else {
        buffer = []
        continue
      }
      buffer = buffer[end...].dropFirst()
      return length <= limit ? .whole(line) : .tooLong
    }
  }

  private mutating func fill() throws(StorageError) {
    let bytes = try file.bytes(from: position, count: StorageLimit.chunkBytes)
    position += bytes.count
    buffer = bytes[...]
  }
}
