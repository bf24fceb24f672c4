import Decks
import MemoryGame

/// The features that the pairwise test combines.
enum Feature: Hashable {
  case rule(Variant.Rule)
  case pause, shuffle, resume
  case chooser, editor, review, kiosk
  case people, hints

  static let all: [Feature] =
    Variant.Rule.allCases.map(Feature.rule) + [
      .pause, .shuffle, .resume, .chooser, .editor, .review, .kiosk, .people, .hints,
    ]

  /// Every two different features that go together, once.
  static let pairs: [[Feature]] = all.indices.flatMap { first in
    all[(first + 1)...].map { [all[first], $0] }
  }.filter { $0.variant.conflict == nil }
}

extension [Feature] {
  /// Who shares the game; some rules are for one player.
  var company: Company {
    contains(.people) && variant.ruleForOne == nil ? .people(["Ann", "Bob"]) : .alone
  }

  /// The rules, with an amount that ends about every second game.
  var variant: Variant {
    reduce(into: Variant()) { variant, feature in
      guard case .rule(let rule) = feature else { return }
      variant[amountOf: rule] =
        switch rule {
        case .limitedMoves: 9
        case .againstTheClock: 40
        default: rule.usualAmount
        }
    }
  }
}
