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
