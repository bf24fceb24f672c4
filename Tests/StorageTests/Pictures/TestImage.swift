import Storage

/// Images for tests.
enum TestImage {
  /// A gray JPEG image of any size in few bytes: each block takes two bits.
  static func jpeg(width: Int, height: Int, orientation: UInt8? = nil) -> [UInt8] {
    let size = [height, width].flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    let oneCode: [UInt8] = [1] + [UInt8](repeating: 0, count: 15) + [0]
    var bytes: [UInt8] = [0xFF, 0xD8]
    if let orientation { bytes += exif(orientation) }
    bytes += [0xFF, 0xDB, 0, 67, 0] + [UInt8](repeating: 1, count: 64)
    bytes += [0xFF, 0xC0, 0, 11, 8] + size + [1, 1, 0x11, 0]
    for table in [0x00, 0x10] as [UInt8] { bytes += [0xFF, 0xC4, 0, 20, table] + oneCode }
    bytes += [0xFF, 0xDA, 0, 8, 1, 1, 0, 0, 63, 0]
    let blocks = ((width + 7) / 8) * ((height + 7) / 8)
    bytes += [UInt8](repeating: 0, count: (blocks + 3) / 4) + [0xFF, 0xD9]
    return bytes
  }

  private static func exif(_ orientation: UInt8) -> [UInt8] {
    let tiff =
      Array("MM".utf8) + [0, 42, 0, 0, 0, 8, 0, 1]
      + [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0]
    let segment = Array("Exif".utf8) + [0, 0] + tiff
    return [0xFF, 0xE1, 0, UInt8(segment.count + 2)] + segment
  }

  /// The pixels of such an image.
  static func pixels(red: UInt8, columns: Int, rows: Int) -> [UInt8] {
    let side = StoredPicture.side
    return (0..<side * side).flatMap { index -> [UInt8] in
      let isSet = index % side < columns && index / side < rows
      return isSet ? [red, 0, 0, 255] : [0, 0, 0, 0]
    }
  }

  /// A PNG image of 48 by 48 pixels: transparent but for a block of one colour at the upper left.
  static func png(red: UInt8, columns: Int = 12, rows: Int = 6) -> [UInt8] {
    let file =
      Array("memorize picture 1\n".utf8) + pixels(red: red, columns: columns, rows: rows)
    return StoredPicture(file: file)?.image ?? []
  }
}
