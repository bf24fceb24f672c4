import MemoryGame

extension RivalMemory {
  /// The remembered faces by their places.
  public var remembered: [Int: Content] {
    Dictionary(sightings.map { ($0.place, $0.content) }) { _, last in last }
  }

  /// The remembered places whose cards will be forgotten after two more new cards.
  public var fading: Set<Int> {
    let soon = cardsShown + 2
    var places = sightings.filter { $0.isForgotten(after: soon) }.map(\.place)
    if case .last(let count) = rival.span {
      places += sightings.prefix(max(0, sightings.count + 2 - count)).map(\.place)
    }
    return Set(places)
  }

  /// The place of the card that the rival turns next, the first or second one of a move; `nil` if
  /// none is left.
  ///
  /// A remembered pair is taken. Otherwise the first card is one that has never been up. If its
  /// partner is remembered, that comes second. If not, the elephant turns a known card where that
  /// is best, and all others turn a card at random of those that they do not remember.
  ///
  /// Where it is best, the elephant passes by two known cards. No other move that takes no
  /// remembered pair is without a card that has never been up, while there is one.
  ///
  /// Complexity: O(n k) for n places and k remembered cards.
  public func choice(using generator: inout SeededGenerator) -> Int? {
    guard let up else { return firstChoice(using: &generator) }
    return partner(of: up) ?? knownSecond(after: up) ?? newSecond(after: up, using: &generator)
  }

  /// The elephant's best move with so many known cards; `nil` for other rivals.
  private func best(known: Int) -> TwoPlayerMove? {
    rival.playsBest ? TwoPlayerMove.best(pairs: table.pairs, known: known) : nil
  }

  private func partner(of up: FirstCard) -> Int? {
    sightings.first { $0.place != up.place && up.content.matches($0.content) }?.place
  }

  private func firstChoice(using generator: inout SeededGenerator) -> Int? {
    if let rememberedPair { return rememberedPair }
    let passing = best(known: sightings.count) == .pass ? sightings.last : nil
    return passing?.place
      ?? pick([table.unseen, withoutRemembered(table.places), table.places], using: &generator)
  }

  /// The older card of a remembered pair; of several pairs, the one whose older card was shown
  /// first.
  private var rememberedPair: Int? {
    for (index, one) in sightings.enumerated() {
      let newer = sightings.dropFirst(index + 1)
      if newer.contains(where: { one.content.matches($0.content) }) { return one.place }
    }
    return nil
  }

  /// A known card that does not match, if the strategy says so: the one shown last, which helps the
  /// opponent least.
  private func knownSecond(after up: FirstCard) -> Int? {
    let others = sightings.filter { $0.place != up.place }
    let isBest =
      up.wasUnseen
      ? best(known: others.count) == .oneNew : best(known: sightings.count) == .pass
    return isBest ? others.last?.place : nil
  }

  /// A card that is not remembered, on the other half if partners lie there.
  ///
  /// If the first card had been up before, it is one that has not, while there is one.
  private func newSecond(
    after up: FirstCard, using generator: inout SeededGenerator
  ) -> Int? {
    let others = table.places.filter { $0 != up.place }
    let unseen = up.wasUnseen ? [] : table.unseen
    let new = unseen.isEmpty ? withoutRemembered(others) : unseen
    let opposite = new.filter { table.shape.canHoldPair($0, up.place) }
    return pick([opposite, new, others], using: &generator)
  }

  private func withoutRemembered(_ places: [Int]) -> [Int] {
    let remembered = sightings.map(\.place)
    return places.filter { !remembered.contains($0) }
  }

  /// A random place of the first list that is not empty.
  private func pick(_ lists: [[Int]], using generator: inout SeededGenerator) -> Int? {
    guard let places = lists.first(where: { !$0.isEmpty }) else { return nil }
    return places[generator.next(below: places.count)]
  }
}
