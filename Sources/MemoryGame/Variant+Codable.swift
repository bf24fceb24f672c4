extension Variant: Codable {
  /// Reads a list of rules, as in `["closeGaps","peek5"]`, or the flags of earlier versions, as in
  /// `{"closingRanks":true,"open":true}`.
  ///
  /// - Throws: `DecodingError` for other values, and for rules that only a newer version knows.
  public init(from decoder: any Decoder) throws {
    if let flags = try? decoder.container(keyedBy: Flag.self) {
      try self.init(flags)
    } else {
      self.init()
      let container = try decoder.singleValueContainer()
      for text in try container.decode([String].self) {
        guard let (rule, amount) = Rule.stored(text) else {
          throw DecodingError.dataCorruptedError(
            in: container, debugDescription: "no rule \(text)")
        }
        self[amountOf: rule] = amount
      }
      if let conflict {
        throw DecodingError.dataCorruptedError(in: container, debugDescription: conflict)
      }
    }
  }

  /// Reads a flag or an amount for each rule; a missing one is off, and a rule's new name goes
  /// before its old.
  ///
  /// - Throws: `DecodingError` for other values, and for amounts that the rule cannot have.
  public init(_ flags: KeyedDecodingContainer<Flag>) throws {
    self.init()
    for rule in Rule.allCases {
      let flag = Flag.all(for: rule).first(where: flags.contains)
      guard let flag else { continue }
      guard let amounts = rule.amounts else {
        self[rule] = try flags.decodeIfPresent(Bool.self, forKey: flag) ?? false
        continue
      }
      let amount = try flags.decodeIfPresent(Int.self, forKey: flag)
      guard amount.map(amounts.contains) ?? true else {
        throw DecodingError.dataCorruptedError(
          forKey: flag, in: flags, debugDescription: "expected \(amounts)")
      }
      self[amountOf: rule] = amount
    }
  }

  /// Writes the list of the rules that are on.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(rules.map { $0.stored(amount: self[amountOf: $0]) })
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
      [rule.name, rule.oldName].compactMap(\.self).map(Flag.init)
    }
  }
}

extension Variant.Rule {
  /// The rule in a file: its name, followed by its amount if it can have different ones.
  fileprivate func stored(amount: Int?) -> String {
    amounts == nil ? name : "\(name)\(amount ?? usualAmount)"
  }

  /// The rule of a text in a file, with its amount; `nil` if no rule can have it.
  public static func stored(_ text: String) -> (rule: Variant.Rule, amount: Int)? {
    if let rule = Variant.Rule.named(text), rule.amounts == nil { return (rule, 0) }
    let digits = text.trailingDigits
    guard let rule = Variant.Rule.named(String(text.dropLast(digits.count))),
      let amount = Int(digits), rule.amounts?.contains(amount) == true
    else { return nil }
    return (rule, amount)
  }
}

extension String {
  /// The digits at the end; empty if there are none.
  var trailingDigits: Substring {
    self[(lastIndex { !($0.isASCII && $0.isNumber) }.map(index(after:)) ?? startIndex)...]
  }
}
