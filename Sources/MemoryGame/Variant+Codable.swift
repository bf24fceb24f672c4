extension Variant: Codable {
  /// Reads a list of rules, as in `["closeGaps","open"]`, or the flags of earlier versions, as in
  /// `{"closingRanks":true,"open":true}`.
  ///
  /// - Throws: `DecodingError` for other values, and for rules that only a newer version knows.
  public init(from decoder: any Decoder) throws {
    if let flags = try? decoder.container(keyedBy: Flag.self) {
      try self.init(flags)
    } else {
      self.init()
      let container = try decoder.singleValueContainer()
      for rule in try container.decode([Rule].self) { self[rule] = true }
    }
  }

  /// Reads a flag for each rule; a missing one is off, and a rule's new name goes before its old.
  ///
  /// - Throws: `DecodingError` for values other than flags.
  public init(_ flags: KeyedDecodingContainer<Flag>) throws {
    self.init()
    for rule in Rule.allCases {
      let flag = Flag.all(for: rule).first(where: flags.contains)
      self[rule] = try flag.flatMap { try flags.decodeIfPresent(Bool.self, forKey: $0) } ?? false
    }
  }

  /// Writes the list of the rules that are on.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(rules)
  }

  /// The name of a rule as the key of a flag.
  public struct Flag: CodingKey {
    /// The name.
    public let stringValue: String
    /// Always `nil`.
    public var intValue: Int? { nil }

    /// A key with any name.
    public init(stringValue: String) { self.stringValue = stringValue }
    /// Always `nil`.
    public init?(intValue: Int) { nil }

    /// The keys of a rule: its name, and the one in files of earlier versions.
    public static func all(for rule: Rule) -> [Flag] {
      [rule.rawValue, rule.oldKey].compactMap(\.self).map(Flag.init)
    }
  }
}

extension Variant.Rule: Codable {}
