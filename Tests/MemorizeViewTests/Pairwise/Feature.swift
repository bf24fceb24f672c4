import Decks
import MemoryGame

/// The features that the pairwise test combines.
enum Feature: CaseIterable {
  case closeGaps, openCards, sides
  case pause, shuffle, resume
  case chooser, editor, review, kiosk
  case people
  case hints

  /// Every two different features, once.
  static let pairs: [[Feature]] = allCases.indices.flatMap { first in
    allCases[(first + 1)...].map { [allCases[first], $0] }
  }
}

extension [Feature] {
  /// Who shares the game; with open cards nobody does.
  var company: Company {
    contains(.people) && !contains(.openCards) ? .people(["Ann", "Bob"]) : .alone
  }

  var variant: Variant {
    Variant(
      closesGaps: contains(.closeGaps), isOpen: contains(.openCards), hasSides: contains(.sides))
  }
}
