import CPictures

/// Reads the data of the artwork.
///
/// Numbers of several bytes have the lowest byte first. The data holds
/// - the colours of all pictures, three bytes each;
/// - the nearest of these colours for each of 32 steps of red, green and blue;
/// - the number of pictures in two bytes;
/// - for each picture, and for the end of the last one, the position of its record in four bytes;
/// - the records in the order of their faces.
///
/// A record holds the face without U+FE0F and the name, each with its length in UTF-8 before it,
/// the number of the picture's own colours, these colours, and the runs of its pixels. The high
/// half of a run's byte is 0 for transparent pixels, the number of an own colour from 1 to 14, or
/// 15 for a copy of the pixels above. The low half is the length less one.
enum Artwork {
  /// The number of colours of all pictures.
  static let colorCount = 160

  private static let nearestStart = colorCount * 3
  private static let countStart = nearestStart + 32 * 32 * 32
  private static let indexStart = countStart + 2

  /// All bytes.
  static var bytes: UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: artwork_data(), count: artwork_size())
  }

  /// The number of pictures.
  static var count: Int { number(at: countStart, bytes: 2) }

  /// A colour of the artwork.
  static func color(_ number: Int) -> RGB {
    RGB(red: byte(number * 3), green: byte(number * 3 + 1), blue: byte(number * 3 + 2))
  }

  /// The number of the artwork's colour that is nearest to another colour.
  static func nearest(red: UInt8, green: UInt8, blue: UInt8) -> UInt8 {
    byte(nearestStart + Int(red >> 3) << 10 + Int(green >> 3) << 5 + Int(blue >> 3))
  }

  /// The record of a picture; empty unless its number is from 0 to `count` - 1.
  static func record(_ index: Int) -> Slice<UnsafeBufferPointer<UInt8>> {
    guard 0 <= index, index < count else { return bytes[0..<0] }
    let start = number(at: indexStart + index * 4, bytes: 4)
    let end = number(at: indexStart + index * 4 + 4, bytes: 4)
    return start <= end && end <= bytes.count ? bytes[start..<end] : bytes[0..<0]
  }

  private static func byte(_ position: Int) -> UInt8 {
    bytes.indices.contains(position) ? bytes[position] : 0
  }

  private static func number(at position: Int, bytes count: Int) -> Int {
    (0..<count).reduce(0) { $0 | Int(byte(position + $1)) << (8 * $1) }
  }
}
