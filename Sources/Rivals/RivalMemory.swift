import MemoryGame

/// A rival's memory: all that it decides by.
///
/// It is told only the faces that lay up for everyone, by their places. It never holds a board, and
/// a place is a number that says nothing about the card. The last cards shown are remembered, as
/// many as the rival's span:
///
/// - A card enters the memory when it is shown, while it is still face up. The oldest one leaves.
/// - A card shown again is again the newest, and takes no second slot.
/// - A pair leaves the memory when it is found, by anyone, and frees its slots. What was forgotten
///   does not return.
///
/// Every rival knows which cards have never been up since the last shuffle, because it turns one of
/// these unless it passes.
public struct RivalMemory<Content: Matchable>: Equatable, Sendable {
  let rival: Rival
  /// The remembered cards, the one shown last at the end.
  private(set) var sightings: [Sighting] = []
  /// The places and which of their cards have been up.
  private(set) var table: KnownTable
  /// The single card that is face up.
  private(set) var up: FirstCard?
  /// The number of cards shown so far.
  private(set) var cardsShown = 0
  /// The number of moves in a row by which players passed: two cards that had been up and do not
  /// match, while there were others.
  private(set) var passes = 0

  /// A card that is remembered.
  struct Sighting: Equatable {
    let place: Int
    let content: Content
    /// The number of cards shown up to this one.
    let number: Int
    /// The number of further cards for which it is remembered; `nil` without such a limit.
    let lifetime: Int?
  }

  /// The first card of a move.
  struct FirstCard: Equatable {
    var place: Int
    let content: Content
    let wasUnseen: Bool
  }

  /// The memory of a rival before the first card.
  ///
  /// - Parameters:
  ///   - rival: the rival.
  ///   - pairs: the pairs of the board, at places from 0 to `2 * pairs`, exclusive.
  ///   - hasSides: whether the first cards of all pairs lie in the first half of the places.
  public init(of rival: Rival, pairs: Int, hasSides: Bool = false) {
    self.rival = rival
    table = KnownTable(BoardShape(places: 2 * pairs, Variant(hasSides: hasSides)))
  }

  /// Takes note of a card that anyone turned up.
  ///
  /// Every second card ends a move. If it matches the first, both have been found.
  ///
  /// - Parameters:
  ///   - content: the face of the card.
  ///   - place: the place of the card. A place without a card, or that of the card that is up,
  ///     changes nothing.
  ///   - generator: decides how long a fading memory lasts.
  public mutating func show(
    _ content: Content, at place: Int, using generator: inout SeededGenerator
  ) {
    guard table.isOccupied(place), place != up?.place else { return }
    let wasUnseen = table.isUnseen(place)
    cardsShown += 1
    remember(content, at: place, using: &generator)
    guard let first = up else {
      up = FirstCard(place: place, content: content, wasUnseen: wasUnseen)
      return
    }
    up = nil
    let isMatch = first.content.matches(content)
    passes = isMatch || wasUnseen || first.wasUnseen || table.unseen.isEmpty ? 0 : passes + 1
    if isMatch { remove(first.place, place) }
  }

  /// Forgets all places, because the cards were shuffled.
  ///
  /// - Parameters:
  ///   - gone: the places that are now empty.
  ///   - up: the cards that are face up, whose new places can be seen.
  ///   - generator: decides how long a fading memory lasts.
  public mutating func shuffle(
    gone: some Sequence<Int>, up: [(place: Int, content: Content)],
    using generator: inout SeededGenerator
  ) {
    sightings = []
    passes = 0
    table.shuffle(gone: gone)
    for (place, content) in up where table.isOccupied(place) {
      remember(content, at: place, using: &generator)
    }
    if up.count == 1, let place = up.first?.place { self.up?.place = place }
  }

  private mutating func remember(
    _ content: Content, at place: Int, using generator: inout SeededGenerator
  ) {
    table.see(place)
    sightings.removeAll { $0.place == place || $0.isForgotten(after: cardsShown) }
    var lifetime: Int?
    if case .fading(let curve) = rival.span { lifetime = curve.lifetime(using: &generator) }
    sightings.append(
      Sighting(place: place, content: content, number: cardsShown, lifetime: lifetime))
    if case .last(let count) = rival.span, sightings.count > count { sightings.removeFirst() }
  }

  private mutating func remove(_ places: Int...) {
    for place in places { table.remove(place) }
    sightings.removeAll { places.contains($0.place) }
  }
}

extension RivalMemory.Sighting {
  func isForgotten(after cardsShown: Int) -> Bool {
    lifetime.map { cardsShown - number > $0 } ?? false
  }
}
