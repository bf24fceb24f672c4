/// How a photograph has to be turned to be upright, as its camera noted in Exif.
struct ImageOrientation {
  /// From 1, upright, to 8, as in the tag 0x0112 of TIFF.
  let number: Int

  /// Reads the note at the beginning of a JPEG file; anything else is upright.
  init(of file: [UInt8]) {
    number = ImageOrientation.exif(in: file).flatMap(ImageOrientation.number) ?? 1
  }

  /// A square of pixels of four bytes, turned and mirrored.
  func upright(_ pixels: [UInt8]) -> [UInt8] {
    guard (2...8).contains(number) else { return pixels }
    let side = StoredPicture.side
    var result = pixels
    for y in 0..<side {
      for x in 0..<side {
        let (column, row) = source(x, y, last: side - 1)
        let (from, to) = ((row * side + column) * 4, (y * side + x) * 4)
        result.replaceSubrange(to..<to + 4, with: pixels[from..<from + 4])
      }
    }
    return result
  }

  /// The pixel of the file that belongs at a place.
  private func source(_ x: Int, _ y: Int, last: Int) -> (Int, Int) {
    switch number {
    case 2: (last - x, y)
    case 3: (last - x, last - y)
    case 4: (x, last - y)
    case 5: (y, x)
    case 6: (y, last - x)
    case 7: (last - y, last - x)
    case 8: (last - y, x)
    default: (x, y)
    }
  }

  /// The TIFF data in the first segment of Exif.
  private static func exif(in file: [UInt8]) -> ArraySlice<UInt8>? {
    var rest = file.dropFirst(2)
    while rest.count > 4, rest.first == 0xFF {
      let header = Array(rest.prefix(4))
      let length = Int(header[2]) << 8 | Int(header[3])
      let segment = rest.dropFirst(4).prefix(max(0, length - 2))
      if header[1] == 0xE1, segment.starts(with: "Exif\0\0".utf8) { return segment.dropFirst(6) }
      // The image itself follows.
      if header[1] == 0xDA || length < 2 { return nil }
      rest = rest.dropFirst(2 + length)
    }
    return nil
  }

  /// The orientation in the first directory of TIFF data.
  private static func number(in tiff: ArraySlice<UInt8>) -> Int? {
    let isLittle = tiff.starts(with: "II".utf8)
    func value(_ offset: Int, _ count: Int) -> Int? {
      let bytes = tiff.dropFirst(offset).prefix(count)
      guard offset >= 0, bytes.count == count else { return nil }
      return (isLittle ? Array(bytes.reversed()) : Array(bytes)).reduce(0) { $0 << 8 | Int($1) }
    }
    guard let start = value(4, 4), let count = value(start, 2) else { return nil }
    for entry in 0..<count {
      guard let tag = value(start + 2 + 12 * entry, 2) else { return nil }
      if tag == 0x0112 { return value(start + 10 + 12 * entry, 2) }
    }
    return nil
  }
}
