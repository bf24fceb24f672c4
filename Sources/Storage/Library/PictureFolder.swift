import CImages
import Decks
import Words

/// The imported pictures, each in a file named after its contents.
///
/// A picture stays when its deck is removed, since recorded games may show it.
public struct PictureFolder: Sendable {
  private static let ending = ".picture"
  private let folder: Folder

  /// The folder `pictures` of a data directory, which need not exist.
  package init(directory: String, calls: SystemCalls = SystemCalls()) {
    folder = Folder(path: "\(directory)/pictures", calls: calls, wait: .long)
  }

  /// The picture of an identifier; `nil` if there is none or its file is damaged.
  public func picture(_ identifier: String) -> StoredPicture? {
    guard PictureFolder.isIdentifier(identifier),
      let file = try? folder.file(identifier + PictureFolder.ending),
      let bytes = try? file.contents(limit: StoredPicture.fileBytes)
    else { return nil }
    return StoredPicture(file: bytes)
  }

  /// Keeps pictures; each can be found by its identifier then.
  func add(_ pictures: [StoredPicture]) throws(StorageError) {
    let new = pictures.map { ($0.identifier, $0) }.filter { picture($0.0) == nil }
    guard !new.isEmpty else { return }
    try folder.create()
    try folder.locked { () throws(StorageError) in
      for (identifier, picture) in new {
        try folder.replace(
          identifier + PictureFolder.ending, with: picture.file, keepsName: false)
      }
      try folder.synchronize()
    }
  }

  /// Whether a name is that of a picture, which never leads out of the folder.
  static func isIdentifier(_ name: String) -> Bool {
    name.utf8.count == 32
      && name.utf8.allSatisfy { $0.isDigit || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains($0) }
  }
}

/// A picture as the library keeps it: a square of 48 by 48 pixels.
public struct StoredPicture: Equatable, Sendable {
  /// The number of pixels on each side.
  public static let side = 48

  /// Four bytes for each pixel, row by row: red, green and blue, each times the coverage, and the
  /// coverage.
  public let pixels: [UInt8]

  private static let signature = Array("memorize picture 1\n".utf8)
  private static let pixelBytes = 4 * side * side
  /// The bytes of a file.
  static let fileBytes = signature.count + pixelBytes

  /// Reads an image in PNG or JPEG, turns it upright and scales it.
  ///
  /// A photograph of 12 megapixels takes a fraction of a second.
  ///
  /// - Throws: a sentence about what was expected, if it is not such an image, damaged or too large.
  package init(image bytes: [UInt8]) throws(DeckError) {
    var pixels = [UInt8](repeating: 0, count: StoredPicture.pixelBytes)
    var size = image_size()
    let result = bytes.withUnsafeBufferPointer { bytes in
      guard let start = bytes.baseAddress else { return IMAGE_UNKNOWN }
      return image_read(
        start, bytes.count, UInt64(DeckLimit.picturePixels), UInt32(StoredPicture.side), &pixels,
        &size)
    }
    switch result {
    case IMAGE_READ:
      guard StoredPicture.isVisible(pixels) else {
        throw DeckError(message: say("the image shows nothing at the size of a card"))
      }
      self.pixels = ImageOrientation(of: bytes).upright(pixels)
    case IMAGE_TOO_LARGE:
      throw DeckError(
        message: say(
          """
          expected an image of at most \(DeckLimit.picturePixels / 1_000_000) million pixels, \
          found \(size.width) x \(size.height)
          """))
    case IMAGE_BROKEN: throw DeckError(message: say("the image is damaged"))
    default: throw DeckError(message: say("expected an image in PNG or JPEG"))
    }
  }

  /// Whether enough of a picture is opaque to be seen on a card.
  ///
  /// A transparent image and a strip of one or two pixels look like a blank card.
  private static func isVisible(_ pixels: [UInt8]) -> Bool {
    let opaque = (0..<side * side).filter { pixels[4 * $0 + 3] >= 128 }
    return [Set(opaque.map { $0 / side }), Set(opaque.map { $0 % side })].allSatisfy {
      $0.count >= leastSide
    }
  }

  /// The fewest rows and columns of a picture that can be seen.
  private static let leastSide = 3

  /// Reads a file of the library; `nil` if it is not one.
  package init?(file bytes: [UInt8]) {
    guard bytes.count == StoredPicture.fileBytes, bytes.starts(with: StoredPicture.signature) else {
      return nil
    }
    pixels = Array(bytes.dropFirst(StoredPicture.signature.count))
  }

  /// The picture as a file of the library.
  package var file: [UInt8] { StoredPicture.signature + pixels }

  /// The identifier: the 128-bit FNV-1a hash of the pixels in 32 hexadecimal digits, so that equal
  /// pictures are kept once.
  var identifier: String {
    let start = 0x6C62_272E_07BB_0142_62B8_2175_6295_C58D as UInt128
    let prime = 0x0000_0000_0100_0000_0000_0000_0000_013B as UInt128
    return pixels.reduce(start) { ($0 ^ UInt128($1)) &* prime }.digits(32, radix: 16)
  }

  /// The picture as a PNG image, for other programs.
  public var image: [UInt8] {
    var bytes = [UInt8](repeating: 0, count: 2 * StoredPicture.pixelBytes)
    let count = image_write(pixels, UInt32(StoredPicture.side), &bytes, bytes.count)
    return Array(bytes.prefix(count))
  }
}

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
