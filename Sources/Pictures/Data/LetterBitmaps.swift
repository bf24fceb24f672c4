import CPictures

/// Reads the bitmaps of the large letters, 8 or 16 pixels wide and 16 pixels high.
///
/// Numbers of two bytes have the lowest byte first. The data holds
/// - the number of narrow and of wide characters, in two bytes each;
/// - the code points of the narrow and then of the wide characters, each sorted, in two bytes each;
/// - the bitmaps of the narrow characters, a byte for each row;
/// - the bitmaps of the wide characters, two bytes for each row, the left one first;
/// - the parts of Hangul syllables, as wide bitmaps: all syllables without a final, the same
///   syllables as they look before a final, and the finals after each vowel.
enum LetterBitmaps {
  /// The number of rows of a bitmap.
  static let rows = 16

  /// The letters of Hangul in the order of Unicode's syllables.
  private static let firstSyllable = 0xAC00
  private static let (initials, vowels, finals) = (19, 21, 27)

  private static let codesStart = 4

  /// All bytes.
  static var bytes: UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: letters_data(), count: letters_size())
  }

  /// The bitmap of a character; `nil` if there is none.
  static func bitmap(of scalar: Unicode.Scalar) -> Bitmap? {
    let code = Int(scalar.value)
    let syllable = code - firstSyllable
    if 0..<initials * vowels * (finals + 1) ~= syllable { return hangul(syllable) }
    if let index = index(of: code, in: 0..<narrow) {
      return bitmap(at: narrowStart + index * rows, width: 8)
    }
    return index(of: code, in: narrow..<narrow + wide).map { wideBitmap($0 - narrow) }
  }

  /// A syllable made of its parts; the vowel decides the form of the final.
  private static func hangul(_ syllable: Int) -> Bitmap {
    let (open, final) = syllable.quotientAndRemainder(dividingBy: finals + 1)
    guard final > 0 else { return wideBitmap(wide + open) }
    let closed = wide + initials * vowels
    let last = closed + initials * vowels + open % vowels * finals + final - 1
    return wideBitmap(closed + open).joined(with: wideBitmap(last))
  }

  /// The place of a code point among all; `nil` unless it is in a sorted range of places.
  private static func index(of code: Int, in range: Range<Int>) -> Int? {
    var range = range
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      let found = bytes.number(at: codesStart + 2 * middle)
      if found == code { return middle }
      range = found < code ? middle + 1..<range.upperBound : range.lowerBound..<middle
    }
    return nil
  }

  private static func wideBitmap(_ index: Int) -> Bitmap {
    bitmap(at: narrowStart + narrow * rows + index * 2 * rows, width: 16)
  }

  private static func bitmap(at start: Int, width: Int) -> Bitmap {
    Bitmap(width: width, height: rows) { column, row in
      bytes.byte(start + row * width / 8 + column / 8) >> (7 - column % 8) & 1 == 1
    }
  }

  private static var narrow: Int { bytes.number(at: 0) }
  private static var wide: Int { bytes.number(at: 2) }
  private static var narrowStart: Int { codesStart + 2 * (narrow + wide) }
}
