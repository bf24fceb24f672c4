import MemorizeViewModel

/// The table as it is at rest: what one picture is compared with the next by.
struct TableSnapshot: Equatable {
  /// One card, found by its name whatever its place.
  struct CardState: Equatable {
    var place: Int
    var side: CardPose.Side
  }

  /// By the cards' numbers; `nil` for a card that has no place any more.
  private(set) var cards: [CardState?]
  /// The cards by their places.
  private(set) var places: [CardID?]
  private(set) var deals: Int
  let pairsFound: Int
  let moves: Int
  let score: Int
  let lastEvent: GameEvent
  let isPaused: Bool
  /// Whether all faces lie up from the start.
  let isOpen: Bool

  init(_ viewModel: TableViewModel) {
    deals = viewModel.deals
    pairsFound = viewModel.pairsFound
    moves = viewModel.moves
    score = viewModel.score
    lastEvent = viewModel.lastEvent
    isPaused = viewModel.isPaused
    isOpen = viewModel.isOpenGame
    let onTable = viewModel.places
    let (shown, turned) = (viewModel.preview?.cards, viewModel.turned)
    var cards = [CardState?](repeating: nil, count: viewModel.numberOfPlaces)
    places = []
    places.reserveCapacity(onTable.count)
    for (place, card) in onTable.enumerated() {
      places.append(card?.id)
      guard let card, cards.indices.contains(card.id.rawValue) else { continue }
      let isSeen = (card.isFaceUp || shown?.contains(card.id) == true) && !isPaused
      let isChosen = isOpen && turned.contains(card.id)
      let up: CardPose.Side = card.isMatched ? .matched : isChosen ? .chosen : .face
      let side = isSeen ? up : .back
      cards[card.id.rawValue] = CardState(place: place, side: side)
    }
    self.cards = cards
  }

  /// The places that are seen to differ from another table with as many of them.
  ///
  /// Complexity: O(places), O(1) if nothing has happened in between.
  func places(changedSince old: TableSnapshot) -> [Int] {
    guard cards != old.cards else { return [] }
    return places.indices.filter { place in
      let (id, other) = (card(at: place), old.card(at: place))
      return id != other || id.flatMap { self[$0] } != other.flatMap { old[$0] }
    }
  }

  /// Makes this the table of another deal, from which a deal to the table as it is would be seen.
  mutating func forgetDeal() { deals -= 1 }

  /// The state of a card; `nil` if it has left.
  subscript(id: CardID) -> CardState? {
    cards.indices.contains(id.rawValue) ? cards[id.rawValue] : nil
  }

  /// The card at a place.
  func card(at place: Int) -> CardID? {
    places.indices.contains(place) ? places[place] : nil
  }

  /// Whether a card lies at a place.
  func isOccupied(_ place: Int) -> Bool { card(at: place) != nil }

  /// Whether a card that can be chosen lies at a place.
  func isHidden(_ place: Int) -> Bool {
    let side = card(at: place).flatMap { self[$0] }?.side
    return side == .back || isOpen && side == .face
  }

  /// The pose of a card at rest.
  func pose(of id: CardID, in layout: BoardLayout) -> CardPose? {
    self[id].map { CardPose(id: id, frame: layout.frame(of: $0.place), side: $0.side) }
  }
}

extension StatusLine.Numbers {
  /// Those of a table.
  init(_ table: TableSnapshot) {
    self.init(pairsFound: table.pairsFound, moves: table.moves, score: table.score)
  }
}
