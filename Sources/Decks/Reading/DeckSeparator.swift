/// The text between the fields of a line.
enum DeckSeparator {
  private static let tab = Array("\t".utf8)

  private static let names = [
    "tab": "\t", "comma": ",", "semicolon": ";", "pipe": "|", "colon": ":", "space": " ",
  ]
  /// The separators of files that people write by hand.
  private static let long = [" - ", " – ", " — ", " = ", "=>", "->", "→", "::"]
  /// The most bytes of a separator.
  private static let longest = 16

  /// The separator that the value of a `#separator:` line names.
  ///
  /// - Returns: nil if it is neither a known name nor punctuation.
  static func named(_ value: ArraySlice<UInt8>) -> [UInt8]? {
    let name = String(decoding: value, as: UTF8.self).cleaned.lowercased()
    if let known = names[name] { return Array(known.utf8) }
    let bytes = name.isEmpty ? Array(value) : Array(name.utf8)
    guard (1...longest).contains(bytes.count), bytes.allSatisfy(canSeparate) else { return nil }
    return bytes
  }

  /// Guesses the separator from the first rows of a file.
  ///
  /// A separator fits if it gives most of these rows two sides. Tabs are rare on faces, so a tab
  /// that fits wins. Among the others that fit, the one that divides the most rows wins. If none
  /// fits, a tab on any row counts. Rows that cannot be read, and rows that are empty, do not count.
  ///
  /// In files of other programs and people, dashes and arrows count, too, if nearly all rows have
  /// exactly one. They win over marks within the texts, as in `la maison - the house, home`, but
  /// not over those of a table.
  ///
  /// - Parameters:
  ///   - lines: the rows.
  ///   - isForeign: whether the file may come from anywhere.
  /// - Returns: nil if each line seems to be one face.
  static func guess(from lines: DeckLines, isForeign: Bool = false) -> [UInt8]? {
    let tabs = Sample(of: lines, separatedBy: tab)
    if tabs.fits { return tab }
    let short = "|;:,".utf8.map { Sample(of: lines, separatedBy: [$0]) }.filter(\.fits)
    var best: Sample?
    for sample in short where sample.divided > best?.divided ?? 0 { best = sample }
    if isForeign, tabs.complete == 0, !short.contains(where: \.isTable) {
      let all = long.map { Sample(of: lines, separatedBy: Array($0.utf8)) } + short
      let agreed = all.filter(\.agrees)
      best = agreed.first { sample in agreed.allSatisfy { $0.texts <= sample.texts } } ?? best
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
  let separator: [UInt8]
  /// Rows with two sides.
  private(set) var complete = 0
  /// Rows with one side that is empty.
  private(set) var incomplete = 0
  /// Rows without the separator.
  private(set) var undivided = 0
  /// Rows with exactly two fields.
  private var pairs = 0
  /// Rows with a blank after the separator.
  private var spaced = 0
  /// Rows with exactly two fields that are divided between two digits, as in `1789 – 1799`.
  private var ranges = 0
  /// Other rows by the number of their fields.
  private var widths: [Int: Int] = [:]

  private var isColon: Bool { separator == Array(":".utf8) }
  var divided: Int { complete + incomplete }
  var fits: Bool { complete > undivided && complete >= incomplete }
  /// Whether nine of ten rows, and at least two, have exactly two sides.
  var agrees: Bool { pairs >= 2 && 10 * pairs >= 9 * (divided + undivided) }
  /// Rows with exactly two sides that are no range of numbers.
  var texts: Int { pairs - ranges }
  /// Whether the rows are those of a table: nearly all have the same number of fields, and no
  /// blanks follow the separator, unless it is `|`.
  var isTable: Bool {
    let usual = widths.filter { $0.key > 1 }.values.max() ?? 0
    return !isColon && 10 * usual >= 9 * (divided + undivided)
      && (10 * spaced <= divided || separator == Array("|".utf8))
  }

  init(of lines: DeckLines, separatedBy separator: [UInt8]) {
    self.separator = separator
    var lines = lines
    for _ in 0..<DeckLimit.sampleRows {
      do throws(DeckError) {
        guard
          let row = try lines.nextRecord(separatedBy: separator, DeckLayout(keepsAll: true))
        else { return }
        add(row)
      } catch {
        continue
      }
    }
  }

  private mutating func add(_ row: DeckRecord) {
    guard row.all.count >= 2, !isWithinText(row) else {
      undivided += 1
      return
    }
    let isRange = isBetweenDigits(row)
    if !isRange { widths[row.all.count, default: 0] += 1 }
    if row.all.dropFirst().contains(where: { $0.bytes.first == UInt8(ascii: " ") }) { spaced += 1 }
    if row.all.count == 2 {
      pairs += 1
      if isRange { ranges += 1 }
    }
    // A column without any text may lie between the sides, but `::` is one sign.
    let sides = isColon ? row.all.prefix(2) : row.all[...]
    if sides.count(where: \.hasText) >= 2 { complete += 1 } else { incomplete += 1 }
  }

  /// Whether the row is divided at a colon that belongs to a text, as in `12:30` and `https://`.
  private func isWithinText(_ row: DeckRecord) -> Bool {
    guard isColon else { return false }
    return row.all.dropFirst().first?.bytes.starts(with: "//".utf8) == true || isBetweenDigits(row)
  }

  private func isBetweenDigits(_ row: DeckRecord) -> Bool {
    row.all.first?.bytes.last?.isDigit == true
      && row.all.dropFirst().first?.bytes.first?.isDigit == true
  }
}
