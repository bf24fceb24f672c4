/// Recognises files that hold no text.
enum BinaryData {
  /// The first bytes of common formats.
  private static let signatures: [(bytes: [UInt8], kind: String)] = [
    ([0x89] + "PNG".utf8, "a PNG image"),
    ([0xFF, 0xD8, 0xFF], "a JPEG image"),
    (Array("GIF8".utf8), "a GIF image"),
    (Array("%PDF-".utf8), "a PDF document"),
    ([0x50, 0x4B, 0x03, 0x04], "a ZIP archive (.apkg, .xlsx and .ods are such: export text)"),
    ([0xD0, 0xCF, 0x11, 0xE0], "an Office document (export it as CSV)"),
    (Array("SQLite format 3".utf8), "an SQLite database (export it as text)"),
    ([0x1F, 0x8B], "gzip data"),
    (Array("BZh".utf8), "bzip2 data"),
    ([0xFD] + "7zXZ".utf8, "xz data"),
    ([0x28, 0xB5, 0x2F, 0xFD], "zstd data"),
    ([0x7F] + "ELF".utf8, "a program"),
  ]

  /// The kind of binary data in a file.
  ///
  /// - Returns: nil if the file is text in UTF-8 or a similar encoding: it has no known signature,
  ///   no NUL byte, and few control characters.
  static func kind(of file: [UInt8]) -> String? {
    if let known = signatures.first(where: { file.starts(with: $0.bytes) }) { return known.kind }
    if file.contains(0) { return "binary data (a NUL byte)" }
    let controls = file.count(where: isControl)
    return controls > file.count / 4 ? "binary data (control characters)" : nil
  }

  /// Whether text rarely has this byte: a control character, but no blank, line ending or escape.
  private static func isControl(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x09...0x0D, 0x1B: false
    case 0x00...0x1F, 0x7F: true
    default: false
    }
  }
}
