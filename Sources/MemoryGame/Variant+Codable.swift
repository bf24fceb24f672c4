extension Variant: Codable {
  /// Reads a list of rules, as in `["closeGaps","open"]`, or the flags of earlier versions, as in
  /// `{"closingRanks":true,"open":true}`.
  ///
  /// - Throws: `DecodingError` for other values, and for rules that only a newer version knows.
  public init(from decoder: any Decoder) throws {
    self.init()
    if let flags = try? decoder.container(keyedBy: Flag.self) {
      for rule in Rule.allCases {
        self[rule] = try [rule.rawValue, rule.oldKey].compactMap(\.self).contains { key in
          try flags.decodeIfPresent(Bool.self, forKey: Flag(stringValue: key)) ?? false
        }
      }
    } else {
      let container = try decoder.singleValueContainer()
      for rule in try container.decode([Rule].self) { self[rule] = true }
    }
  }

  /// Writes the list of the rules that are on.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(rules)
  }

  private struct Flag: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }
}

extension Variant.Rule: Codable {}
