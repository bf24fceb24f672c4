/// The character between the fields of a line.
enum DeckSeparator {
  private static let tab = UInt8(ascii: "\t")

  private static let names: [String: UInt8] = [
    "tab": tab, "comma": UInt8(ascii: ","), "semicolon": UInt8(ascii: ";"),
    "pipe": UInt8(ascii: "|"), "colon": UInt8(ascii: ":"), "space": UInt8(ascii: " "),
  ]

  /// The separator that the value of a `#separator:` line names.
  ///
  /// - Returns: nil if it is neither a known name nor a punctuation character.
  static func named(_ value: ArraySlice<UInt8>) -> UInt8? {
    let name = String(decoding: value, as: UTF8.self).cleaned.lowercased()
    if let known = names[name] { return known }
    let bytes = name.isEmpty ? value : ArraySlice(name.utf8)
    guard bytes.count == 1, let only = bytes.first, canSeparate(only) else { return nil }
    return only
  }

  /// Guesses the separator from the first rows of a file.
  ///
  /// A separator fits if it gives most of these rows two sides. Tabs are rare on faces, so a tab
  /// that fits wins. Among the others that fit, the one that divides the most rows wins. If none
  /// fits, a tab on any row counts. Rows that cannot be read, and rows that are empty, do not count.
  ///
  /// - Returns: nil if each line seems to be one face.
  static func guess(from lines: DeckLines) -> UInt8? {
    let tabs = Sample(of: lines, separatedBy: tab)
    if tabs.fits { return tab }
    var best: Sample?
    for candidate in "|;:,".utf8 {
      let sample = Sample(of: lines, separatedBy: candidate)
      if sample.fits, sample.divided > best?.divided ?? 0 { best = sample }
    }
    return best?.separator ?? (tabs.complete > 0 ? tab : nil)
  }

  /// A letter, a digit or a quote would split faces; `#` starts comments.
  private static func canSeparate(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "\t"), UInt8(ascii: " "): true
    case UInt8(ascii: "\""), UInt8(ascii: "#"): false
    case 0x21...0x2F, 0x3A...0x40, 0x5B...0x60, 0x7B...0x7E: true
    default: false
    }
  }
}

/// The first rows of a file, counted by the sides that a separator gives them.
private struct Sample {
  let separator: UInt8
  /// Rows with two sides.
  private(set) var complete = 0
  /// Rows with one side that is empty.
  private(set) var incomplete = 0
  /// Rows without the separator.
  private(set) var undivided = 0

  var divided: Int { complete + incomplete }
  var fits: Bool { complete > undivided && complete >= incomplete }

  init(of lines: DeckLines, separatedBy separator: UInt8) {
    self.separator = separator
    var lines = lines
    for _ in 0..<DeckLimit.sampleRows {
      do throws(DeckError) {
        guard let row = try lines.nextRecord(separatedBy: separator) else { return }
        add(row)
      } catch {
        continue
      }
    }
  }

  private mutating func add(_ row: DeckRecord) {
    guard let second = row.second else {
      undivided += 1
      return
    }
    if second.hasText && row.first?.hasText == true { complete += 1 } else { incomplete += 1 }
  }
}
