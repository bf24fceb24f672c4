import Decks
import MemoryGame

/// The variant of a game as members of the first line of its journal, one for each rule.
///
/// A rule of the first version always has a member, also under its old name, because earlier
/// versions of the program expect it. Other rules have one only if they are on.
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
    for rule in Variant.Rule.allCases where rule.isOriginal {
      guard Variant.Flag.all(for: rule).contains(where: flags.contains) else {
        let context = DecodingError.Context(codingPath: [], debugDescription: "no \(rule)")
        throw DecodingError.dataCorrupted(context)
      }
    }
    variant = try Variant(flags)
  }

  func encode(to encoder: any Encoder) throws {
    var flags = encoder.container(keyedBy: Variant.Flag.self)
    for rule in Variant.Rule.allCases where rule.isOriginal || variant[rule] {
      for flag in Variant.Flag.all(for: rule) { try flags.encode(variant[rule], forKey: flag) }
    }
  }
}

extension Variant {
  /// Whether the game has rules that the first version of journals did not know.
  var needsNewerJournal: Bool { rules.contains { !$0.isOriginal } }
}

extension Variant.Rule {
  /// Whether the first version of journals knew the rule; since then its name has changed.
  fileprivate var isOriginal: Bool { oldKey != nil }
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
