import MemoryGame

/// How the cards lie on the table, without their faces.
struct KnownTable: Equatable, Sendable {
  let shape: BoardShape
  private var states: [State]

  private enum State {
    case unseen
    case seen
    case gone
  }

  /// Cards that nobody has seen, at places from 0.
  init(_ shape: BoardShape) {
    self.shape = shape
    states = Array(repeating: .unseen, count: shape.halves.last?.upperBound ?? 0)
  }

  /// The pairs that have not been found.
  var pairs: Int { states.count { $0 != .gone } / 2 }

  /// The places of the cards that have not been found.
  var places: [Int] { states.indices.filter { states[$0] != .gone } }

  /// The places of the cards that have not been up since the last shuffle.
  var unseen: [Int] { states.indices.filter { states[$0] == .unseen } }

  /// Whether a card lies at a place.
  func isOccupied(_ place: Int) -> Bool {
    states.indices.contains(place) && states[place] != .gone
  }

  /// Whether the card at a place has not been up since the last shuffle.
  func isUnseen(_ place: Int) -> Bool {
    states.indices.contains(place) && states[place] == .unseen
  }

  /// Counts a card as seen.
  mutating func see(_ place: Int) {
    if isOccupied(place) { states[place] = .seen }
  }

  /// Takes a card off the table.
  mutating func remove(_ place: Int) {
    if isOccupied(place) { states[place] = .gone }
  }

  /// Counts all cards as unseen.
  ///
  /// - Parameter gone: the places that are now empty.
  mutating func shuffle(gone: some Sequence<Int>) {
    states = states.map { _ in .unseen }
    for place in gone { remove(place) }
  }
}
