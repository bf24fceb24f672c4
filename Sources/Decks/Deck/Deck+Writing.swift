extension Deck {
  /// The deck as a file that Anki and spreadsheets read as well: UTF-8, tabs between fields.
  ///
  /// Read again it is the same deck, if it was read from a file or could have been: its texts can be
  /// seen, it is no larger than `init(reading:named:)` allows, and no pair is there twice.
  public var file: [UInt8] {
    let headers = [
      "#separator:tab", "#html:false", "#name:\(name.asDeckName)", "#color:\(color.rawValue)",
      "#pairs:\(min(usualPairs, DeckLimit.usualPairs.upperBound))",
    ]
    var bytes: [UInt8] = []
    for line in headers {
      bytes += line.utf8
      bytes.append(.lineFeed)
    }
    for pair in pairs {
      bytes += pair.first.text.asField
      if pair.first.side != .twin {
        bytes.append(UInt8(ascii: "\t"))
        bytes += pair.second.text.asField
      }
      bytes.append(.lineFeed)
    }
    return bytes
  }
}

extension String {
  /// In quotes, as in RFC 4180, where it would be taken for something else without.
  ///
  /// Quotes anywhere are reason enough: Anki and spreadsheets expect them so.
  fileprivate var asField: [UInt8] {
    let bytes = Array(utf8)
    guard bytes.first == UInt8(ascii: "#") || bytes.contains(.quote) else { return bytes }
    return [.quote] + bytes.flatMap { $0 == .quote ? [$0, $0] : [$0] } + [.quote]
  }
}
