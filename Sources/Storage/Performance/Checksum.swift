import Decks

/// The checksum CRC-32 of ISO 3309, as in zlib and PNG.
enum Checksum {
  /// The checksum of bytes.
  ///
  /// Complexity: O(bytes).
  static func crc32(_ bytes: some Sequence<UInt8>) -> UInt32 {
    var sum = UInt32.max
    for byte in bytes {
      sum ^= UInt32(byte)
      for _ in 0..<8 {
        let isOdd = sum & 1 == 1
        sum >>= 1
        if isOdd { sum ^= 0xEDB8_8320 }
      }
    }
    return ~sum
  }
}

extension DrawnPairs {
  /// The checksum of the number of pairs in the deck and the faces on the table.
  ///
  /// It is made of lines in UTF-8: the number, then the pairs in the order in which they were
  /// drawn, a term and its definition with a tab between, twins as a single text.
  var checksum: UInt32 {
    let lines = pairs.map { pair in
      pair.first.side == .twin ? pair.first.source : "\(pair.first.source)\t\(pair.second.source)"
    }
    return Checksum.crc32((["\(deckSize)"] + lines).map { $0 + "\n" }.joined().utf8)
  }
}
