import MemorizeViewModel

/// The table at rest; motions compare two of these.
struct TableSnapshot: Equatable {
  /// The place and the side of a card.
  struct CardState: Equatable {
    var place: Int
    var side: CardPose.Side
  }

  /// The cards by number; `nil` for a card that has left.
  private(set) var cards: [CardState?]
  /// The cards by place.
  private(set) var places: [CardID?]
  private(set) var deals: Int
  let pairsFound: Int
  let score: Int
  let lastEvent: GameEvent
  /// All moves so far.
  let history: [TableMove]
  let isPaused: Bool
  /// Whether the last pair was found, or a rule has ended the game.
  let isOver: Bool
  /// Whether all faces lie up from the start.
  let isOpen: Bool
  /// The number of cards with one face.
  let cardsOfAKind: Int
  /// The players of a shared game; empty if the player is alone.
  let contestants: [Contestant]
  /// The player who turned the cards of the last event.
  let lastMover: Contestant?

  init(_ viewModel: TableViewModel) {
    deals = viewModel.deals
    pairsFound = viewModel.pairsFound
    score = viewModel.score
    lastEvent = viewModel.lastEvent
    history = viewModel.history
    isPaused = viewModel.isPaused
    isOver = viewModel.isOver
    isOpen = viewModel.isOpenGame
    contestants = viewModel.company.contestants
    lastMover = viewModel.company.lastMover
    let onTable = viewModel.places
    cardsOfAKind = viewModel.variant.cardsOfAKind
    let (shown, turned) = (viewModel.preview?.cards, viewModel.turned)
    let isMissed = viewModel.isMoveOver
    var cards = [CardState?](repeating: nil, count: viewModel.numberOfPlaces)
    places = []
    places.reserveCapacity(onTable.count)
    for (place, card) in onTable.enumerated() {
      places.append(card?.id)
      guard let card, cards.indices.contains(card.id.rawValue) else { continue }
      let isSeen = (card.isFaceUp || shown?.contains(card.id) == true) && !isPaused
      let isTurned = turned.contains(card.id)
      let missed: CardPose.Side = isMissed && isTurned ? .missed : .face
      let up: CardPose.Side =
        card.isMatched ? .matched : isOpen && isTurned && !isMissed ? .chosen : missed
      let side = isSeen ? up : .back
      cards[card.id.rawValue] = CardState(place: place, side: side)
    }
    self.cards = cards
  }

  var moves: Int { history.count }
  var lastMove: TableMove? { history.last }

  /// The table before this deal: the same cards, marked as another deal.
  var beforeDeal: TableSnapshot {
    var table = self
    table.deals -= 1
    return table
  }

  /// Whether the board is freshly dealt, not part of a resumed game.
  var isFresh: Bool {
    switch lastEvent {
    case .resumed, .takenUp, .laidAgain: false
    default: true
    }
  }

  /// One card of each pair that has left the table since an earlier moment of the same game.
  func pairsGone(since old: TableSnapshot) -> [CardID] {
    stride(from: 0, to: cards.count, by: cardsOfAKind).map(CardID.init(rawValue:))
      .filter { self[$0] == nil && old[$0] != nil }
  }

  /// The state of a card; `nil` if it has left.
  subscript(id: CardID) -> CardState? { cards[at: id.rawValue] ?? nil }

  /// The card at a place.
  func card(at place: Int) -> CardID? { places[at: place] ?? nil }

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

extension Ghost.Score {
  /// The pairs and moves of a table.
  init(_ table: TableSnapshot) { self.init(pairs: table.pairsFound, moves: table.moves) }
}

extension StatusLine.Numbers {
  /// The numbers of a table.
  init(_ table: TableSnapshot) {
    self.init(pairsFound: table.pairsFound, moves: table.moves, score: table.score)
  }
}
