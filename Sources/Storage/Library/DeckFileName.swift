import Decks

/// The name of a file in the folder of decks, as in `french-verbs.tsv`.
struct DeckFileName: Hashable, Comparable, CustomStringConvertible {
  static let ending = ".tsv"

  /// The name with its ending.
  let description: String

  /// The name without its ending.
  var stem: String { String(description.dropLast(DeckFileName.ending.count)) }

  /// Checks the name of an existing file; nil if it is not the name of a deck file.
  init?(_ name: String) {
    guard name.hasSuffix(DeckFileName.ending), name.count > DeckFileName.ending.count,
      !name.hasPrefix("."), !name.contains("/")
    else { return nil }
    description = name
  }

  /// Makes the file name for a new deck.
  ///
  /// It consists of letters and digits of any script and hyphens, so it never leads out of the
  /// folder. If these do not identify the deck, a hash of its name follows. Different decks have
  /// different files, even on a disk that ignores case.
  ///
  /// - Parameter name: any name of a deck.
  init(for name: String) {
    let words = name.lowercased().unicodeScalars.split { !$0.isFileNameLetter }
    var slug = ""
    for word in words { slug += (slug.isEmpty ? "" : "-") + String(word) }
    let isShort = slug.utf8.count <= StorageLimit.deckNameBytes
    if !isShort { slug = slug.cut(toBytes: StorageLimit.deckNameBytes) }
    let key = DeckName.key(of: name)
    if slug.isEmpty || !isShort || DeckName.key(of: slug) != key {
      slug = "\(slug.isEmpty ? "deck" : slug)-\(key.fingerprint)"
    }
    description = slug + DeckFileName.ending
  }

  static func < (one: DeckFileName, other: DeckFileName) -> Bool {
    one.description < other.description
  }
}

extension Unicode.Scalar {
  fileprivate var isFileNameLetter: Bool {
    switch properties.generalCategory {
    case .lowercaseLetter, .uppercaseLetter, .otherLetter, .decimalNumber: true
    default: false
    }
  }
}

extension String {
  fileprivate func cut(toBytes count: Int) -> String {
    var kept = ""
    for scalar in unicodeScalars {
      guard kept.utf8.count + scalar.utf8.count <= count else { break }
      kept.unicodeScalars.append(scalar)
    }
    return kept
  }

  /// The 64-bit FNV-1a hash of the text, in sixteen hexadecimal digits.
  fileprivate var fingerprint: String {
    let hash = utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
