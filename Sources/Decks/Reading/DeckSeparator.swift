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
  /// A tab with something to see behind it is meant as one. The other characters are frequent on faces too:
  /// such a one counts only if it parts every one of the lines in two. Lines that cannot be read show
  /// nothing.
  static func shown(by lines: DeckLines) -> UInt8? {
    let tab = UInt8(ascii: "\t")
    if records(of: lines, tab).contains(where: { $0.shows($0.second) }) { return tab }
    return "|;:,".utf8.first { candidate in
      let sample = records(of: lines, candidate)
      return !sample.isEmpty && sample.allSatisfy { $0.shows($0.first) && $0.shows($0.second) }
    }
  }

  /// The first records.
  private static func records(of lines: DeckLines, _ separator: UInt8) -> [DeckRecord] {
    var lines = lines
    var sample: [DeckRecord] = []
    for _ in 0..<DeckLimit.sampleLines {
      do throws(DeckError) {
        guard let record = try lines.nextRecord(separatedBy: separator) else { break }
        sample.append(record)
      } catch {
        continue
      }
    }
    return sample
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

extension DeckRecord {
  /// Whether there is such a field, and anything on it but blanks.
  fileprivate func shows(_ field: DeckField?) -> Bool {
    guard let field else { return false }
    return !bytes(of: field).allSatisfy { $0.isBlank }
  }
}
