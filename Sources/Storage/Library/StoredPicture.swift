import CImages
import Decks

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
        throw DeckError(line: nil, message: "the image shows nothing at the size of a card")
      }
      self.pixels = ImageOrientation(of: bytes).upright(pixels)
    case IMAGE_TOO_LARGE:
      throw DeckError(
        line: nil,
        message: "expected an image of at most \(DeckLimit.picturePixels / 1_000_000) million "
          + "pixels, found \(size.width) x \(size.height)")
    case IMAGE_BROKEN: throw DeckError(line: nil, message: "the image is damaged")
    default: throw DeckError(line: nil, message: "expected an image in PNG or JPEG")
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
    let hash = pixels.reduce(start) { ($0 ^ UInt128($1)) &* prime }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 32 - digits.count) + digits
  }

  /// The picture as a PNG image, for other programs.
  public var image: [UInt8] {
    var bytes = [UInt8](repeating: 0, count: 2 * StoredPicture.pixelBytes)
    let count = image_write(pixels, UInt32(StoredPicture.side), &bytes, bytes.count)
    return Array(bytes.prefix(count))
  }
}
