import Canvas
import MemorizeViewModel

extension TableScreen {
  /// Takes in what the table has become, and starts the motion that leads there.
  func notice(_ new: TableSnapshot, at time: Duration) {
    guard let size = layout?.size else { return }
    if let motion { settle(motion, at: time) }
    fit(to: size)
    guard let layout else { return }
    let old = table
    table = new
    if new.deals != old.deals || !hasBeenShown { startOver() }
    if new.moves < old.moves { forgetEffects() }
    found = found.filter { new[$0] == nil } + new.leavers(since: old)
    isLookingAround = false
    isLabelPromptShown = false
    keepCursorOnTable()
    if case .laidAgain = new.lastEvent, new.deals != old.deals {
      found = new.gone
    } else if hasBeenShown {
      motion = Motion(
        from: old, to: new, start: time, level: options.theme.motion, layout: layout, scroll: scroll
      )
      if motion == nil { celebrate(from: old, to: new, at: time) }
    } else {
      hasBeenShown = true
      found = new.gone
      guard new.lastEvent != .resumed, !isReview else { return }
      motion = .firstDeal(of: new, start: time, level: options.theme.motion, layout: layout)
    }
  }

  /// Ends a motion: what it has shown may now be told in words and numbers.
  func settle(_ motion: Motion, at time: Duration) {
    self.motion = nil
    celebrate(from: motion.before, to: motion.after, at: time)
  }

  /// Starts the effects that follow a move.
  private func celebrate(from old: TableSnapshot, to new: TableSnapshot, at time: Duration) {
    guard new.deals == old.deals, new.moves > old.moves, let move = viewModel.lastMove else {
      return
    }
    let isStill = options.theme.motion == .none
    let penalty = new.isOpen && !move.isMatch ? viewModel.penalty : nil
    if !isStill, move.points != 0 || penalty != nil, let state = new[move.second], let layout {
      points.append(
        FlyingPoints(
          points: move.points, origin: layout.board.frame(of: state.place), start: time,
          travels: options.theme.motion == .full, penalty: penalty))
    }
    if !isStill, move.isMatch { shine = Shine(cards: [move.first, move.second], start: time) }
    if case .won = new.lastEvent {
      resultDue = playback != nil ? nil : isStill ? time : time + Timing.shine
      if options.theme.motion == .full { celebration = Celebration(start: time) }
    }
  }

  private func forgetEffects() {
    points = []
    (shine, celebration, resultDue) = (nil, nil, nil)
  }

  private func startOver() {
    forgetEffects()
    found = []
    typedLabel = nil
    if dialog?.kind == .result { dialog = nil }
    cursor = 0
    scroll = 0
  }

  /// The cursor stays on its place, follows the card that was turned, and leaves empty places.
  private func keepCursorOnTable() {
    switch table.lastEvent {
    case .turned(let id): cursor = table[id]?.place ?? cursor
    case .moved(let move): cursor = table[move.second]?.place ?? cursor
    default: break
    }
    if !table.isOccupied(cursor) { cursor = navigation.nearest(to: cursor) }
    showCursor()
  }

  /// Scrolls so that the card under the cursor is seen.
  func showCursor() {
    guard let layout else { return }
    scroll = layout.board.scroll(showing: cursor, from: scroll)
  }

  /// Where the cursor can go.
  var navigation: Navigation {
    Navigation(
      columns: layout?.board.grid.columns ?? 1, count: table.places.count,
      isOccupied: table.isOccupied, cell: layout?.board.cell(of:))
  }
}

extension TableSnapshot {
  /// One card of each pair that has left the table since another moment of the same game.
  fileprivate func leavers(since old: TableSnapshot) -> [CardID] {
    guard deals == old.deals else { return [] }
    return gone.filter { old[$0] != nil }
  }

  /// One card of each pair that has left the table.
  fileprivate var gone: [CardID] {
    stride(from: 0, to: cards.count, by: 2).map(CardID.init(rawValue:)).filter { self[$0] == nil }
  }
}
