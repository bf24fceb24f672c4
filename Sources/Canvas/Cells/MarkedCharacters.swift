import Synchronization

/// The characters with marks that have been drawn so far, each under a number.
///
/// There are few of them, and most pictures have none: to keep them beside the cells makes those half as
/// large, and what copies and compares rows of cells as much quicker.
enum MarkedCharacters {
  private struct Known {
    var characters: [[Unicode.Scalar]] = []
    var numbers: [[Unicode.Scalar]: UInt32] = [:]
  }

  private static let known = Mutex(Known())

  /// The first number that is not one of Unicode's.
  private static let first: UInt32 = 0x11_0000

  /// The number of a character: the same whenever it is asked for, at least 0x110000.
  static func number(of scalars: [Unicode.Scalar]) -> UInt32 {
    known.withLock { known in
      if let number = known.numbers[scalars] { return number }
      let number = first + UInt32(known.characters.count)
      known.characters.append(scalars)
      known.numbers[scalars] = number
      return number
    }
  }

  /// The character with a number; a blank if there is none.
  static func scalars(of number: UInt32) -> [Unicode.Scalar] {
    known.withLock { known in
      let index = Int(number) - Int(first)
      return known.characters.indices.contains(index) ? known.characters[index] : [" "]
    }
  }
}
