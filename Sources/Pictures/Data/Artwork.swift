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
  static var count: Int { bytes.number(at: countStart) }

  /// A colour of the artwork.
  static func color(_ number: Int) -> RGB {
    let (red, green) = (bytes.byte(number * 3), bytes.byte(number * 3 + 1))
    return RGB(red: red, green: green, blue: bytes.byte(number * 3 + 2))
  }

  /// The number of the artwork's colour that is nearest to another colour.
  static func nearest(red: UInt8, green: UInt8, blue: UInt8) -> UInt8 {
    bytes.byte(nearestStart + Int(red >> 3) << 10 + Int(green >> 3) << 5 + Int(blue >> 3))
  }

  /// The record of a picture; empty unless its number is from 0 to `count` - 1.
  static func record(_ index: Int) -> Slice<UnsafeBufferPointer<UInt8>> {
    guard 0 <= index, index < count else { return bytes[0..<0] }
    let start = bytes.number(at: indexStart + index * 4, bytes: 4)
    let end = bytes.number(at: indexStart + index * 4 + 4, bytes: 4)
    return start <= end && end <= bytes.count ? bytes[start..<end] : bytes[0..<0]
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// The byte at a position; 0 outside the data.
  func byte(_ position: Int) -> UInt8 { indices.contains(position) ? self[position] : 0 }

  /// The number in some bytes, the lowest one first.
  func number(at position: Int, bytes count: Int = 2) -> Int {
    (0..<count).reduce(0) { $0 | Int(byte(position + $1)) << (8 * $1) }
  }
}

/// The entry of one face in the artwork; see `Artwork` for the format.
struct ArtworkRecord {
  /// The face in UTF-8, without U+FE0F.
  let face: Slice<UnsafeBufferPointer<UInt8>>
  /// The name in UTF-8.
  let name: Slice<UnsafeBufferPointer<UInt8>>
  private let colors: Slice<UnsafeBufferPointer<UInt8>>
  private let runs: Slice<UnsafeBufferPointer<UInt8>>

  /// Reads the record of a picture; its parts are empty if there is no such picture.
  init(_ index: Int) {
    var rest = Artwork.record(index)
    func part() -> Slice<UnsafeBufferPointer<UInt8>> {
      let length = Int(rest.popFirst() ?? 0)
      defer { rest = rest.dropFirst(length) }
      return rest.prefix(length)
    }
    face = part()
    name = part()
    colors = part()
    runs = rest
  }

  /// The colour of each pixel, row by row.
  var pixels: [UInt8] {
    var pixels: [UInt8] = []
    pixels.reserveCapacity(Picture.side * Picture.side)
    for run in runs {
      let value = Int(run >> 4)
      let color = value == 0 ? nil : colors.dropFirst(value - 1).first
      for _ in 0...(run & 15) {
        let above = pixels.count - Picture.side
        let isCopy = value == 15 && above >= 0
        pixels.append(isCopy ? pixels[above] : color ?? Picture.transparent)
      }
    }
    return pixels
  }

  /// The number of the picture of a face; `nil` if there is none.
  static func index(of face: String) -> Int? {
    let bytes = String(face.unicodeScalars.filter { $0 != "\u{FE0F}" }).utf8
    var range = 0..<Artwork.count
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      let found = ArtworkRecord(middle).face
      if found.elementsEqual(bytes) { return middle }
      let isLater = found.lexicographicallyPrecedes(bytes)
      range = isLater ? middle + 1..<range.upperBound : range.lowerBound..<middle
    }
    return nil
  }
}
