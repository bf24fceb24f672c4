import Decks
import MemoryGame

/// The variant of a game as members of the first line of its journal, one for each rule.
///
/// A rule of the first version always has a member, also under its old name, because earlier
/// versions of the program expect it. Other rules have one only if they are on: `true`, or their
/// amount.
struct StoredVariant: Codable {
  let variant: Variant

  init(_ variant: Variant) {
    self.variant = variant
  }

  /// Reads the members.
  ///
  /// - Throws: `DecodingError` if a rule of the first version has no member.
  init(from decoder: any Decoder) throws {
    let flags = try decoder.container(keyedBy: Variant.Flag.self)
    for rule in Variant.Rule.allCases where rule.firstFormat == 1 {
      guard Variant.Flag.all(for: rule).contains(where: flags.contains) else {
        let context = DecodingError.Context(codingPath: [], debugDescription: "no \(rule)")
        throw DecodingError.dataCorrupted(context)
      }
    }
    variant = try Variant(flags)
    if let conflict = variant.conflict {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(codingPath: [], debugDescription: conflict))
    }
  }

  func encode(to encoder: any Encoder) throws {
    var flags = encoder.container(keyedBy: Variant.Flag.self)
    for rule in Variant.Rule.allCases where rule.firstFormat == 1 || variant[rule] {
      for flag in Variant.Flag.all(for: rule) {
        if rule.amounts == nil {
          try flags.encode(variant[rule], forKey: flag)
        } else {
          try flags.encode(variant[amountOf: rule], forKey: flag)
        }
      }
    }
  }
}

extension Variant {
  /// The first format of journals that knew all rules of the game.
  var firstFormat: Int { rules.map(\.firstFormat).max() ?? 1 }
}

/// The first line of a journal: what is known of the game, its variant, its company and its
/// occasion, as members of one object.
struct StoredLine: Codable {
  let header: StoredHeader
  let variant: StoredVariant
  let company: Company
  let occasion: Occasion?

  init(_ header: JournalHeader) {
    self.header = StoredHeader(header)
    variant = StoredVariant(header.variant)
    company = header.company
    occasion = header.occasion
  }

  init(from decoder: any Decoder) throws {
    header = try StoredHeader(from: decoder)
    variant = try StoredVariant(from: decoder)
    company = try Company(from: decoder)
    occasion = Occasion.from(decoder)
  }

  func encode(to encoder: any Encoder) throws {
    try header.encode(to: encoder)
    try variant.encode(to: encoder)
    try company.encode(to: encoder)
    try occasion?.encode(to: encoder)
  }
}
