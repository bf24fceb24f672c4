/// What stands between the fields of a line.
enum DeckSeparator {
  private static let names: [String: UInt8] = [
    "tab": UInt8(ascii: "\t"), "comma": UInt8(ascii: ","), "semicolon": UInt8(ascii: ";"),
    "pipe": UInt8(ascii: "|"), "colon": UInt8(ascii: ":"), "space": UInt8(ascii: " "),
  ]

  /// What a `#separator:` line means, or nil if it is none of the names and no fit character.
  static func named(_ value: ArraySlice<UInt8>) -> UInt8? {
    let name = String(decoding: value, as: UTF8.self).cleaned.lowercased()
    if let known = names[name] { return known }
    let bytes = name.isEmpty ? value : ArraySlice(name.utf8)
    guard bytes.count == 1, let only = bytes.first, canSeparate(only) else { return nil }
    return only
  }

  /// What the first lines of a file show, or nil if they show faces only.
  ///
  /// A tab anywhere is meant as one. The other characters are frequent on faces too: such a one
  /// counts only if it parts every one of the lines in two.
  static func shown(by lines: DeckLines) throws(DeckError) -> UInt8? {
    let sample = try firstLines(of: lines)
    guard !sample.isEmpty else { return nil }
    let tab = UInt8(ascii: "\t")
    if sample.contains(where: { fields(of: $0, tab).count > 1 }) { return tab }
    return "|;:,".utf8.first { candidate in
      sample.allSatisfy { line in
        let first = fields(of: line, candidate).prefix(2)
        return first.count == 2 && first.allSatisfy { !$0.allSatisfy(\.isBlank) }
      }
    }
  }

  private static func firstLines(of lines: DeckLines) throws(DeckError) -> [DeckLine] {
    var lines = lines
    var sample: [DeckLine] = []
    while sample.count < DeckLimit.sampleLines, let line = try lines.nextContent() {
      sample.append(line)
    }
    return sample
  }

  private static func fields(of line: DeckLine, _ separator: UInt8) -> [ArraySlice<UInt8>] {
    (try? line.fields(separatedBy: separator)) ?? []
  }

  /// A letter, a digit or a quote would tear faces apart; `#` starts comments.
  private static func canSeparate(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "\t"), UInt8(ascii: " "): true
    case UInt8(ascii: "\""), UInt8(ascii: "#"): false
    case 0x21...0x2F, 0x3A...0x40, 0x5B...0x60, 0x7B...0x7E: true
    default: false
    }
  }
}
