import Canvas
import MemorizeViewModel
import Options
import Words

/// The visible table: layout, cards before and after a change, motions and effects.
///
/// Play, playback and review share it. The stage shows the state of its view model and does not
/// know who changed it. A change has already happened when the stage notices it; the stage only
/// animates it.
final class TableStage: ViewModelObserver {
  let viewModel: TableViewModel
  /// Whether a line above the message line is reserved for remarks on a recording.
  let hasRemarks: Bool
  /// Whether the first deal is animated.
  let dealsAtStart: Bool

  /// The place under the cursor.
  var cursor = 0
  /// The columns and rows by which the board is scrolled left and up.
  var scroll = Point(x: 0, y: 0)
  /// By how many sizes the player wants larger cards; negative for smaller ones.
  var zoom: Int {
    let isSame =
      zoomed.deck == viewModel.board.deck.name && zoomed.places == viewModel.numberOfPlaces
    return isSame ? zoomed.steps : 0
  }
  /// The steps on the boards that were zoomed last, by their deck and their number of places.
  var zoomed = (steps: 0, deck: "", places: 0)
  /// The place that the last move up or down has reached, and the column in which such moves began.
  var goal: (place: Int, column: Int)?
  /// The rows of the game, which stay while cards are remembered by their places.
  private(set) var plan: BoardLayout.Plan?
  /// Whether marks show what the rival remembers.
  var showsRivalsMemory = false
  private(set) var arrangement: Arrangement?
  /// The cards after the latest change.
  private(set) var table: TableSnapshot
  /// The motion from the cards before the latest change.
  private(set) var motion: Motion? {
    didSet { if let motion { viewModel.tracer?.note(.motion, motion) } }
  }
  private(set) var effects: [any Effect] = []
  /// One card of each pair found, in the order in which they left.
  private(set) var found: [CardID] = []
  /// The number of changes noticed so far.
  private(set) var changes = 0
  private(set) var hasUnseenChange = true
  /// The moment that is shown.
  private(set) var now: Duration = .zero

  private var appTheme = Theme()

  init(
    _ viewModel: TableViewModel, hasRemarks: Bool = false, dealsAtStart: Bool = true,
    plan: BoardLayout.Plan? = nil
  ) {
    self.plan = plan
    self.viewModel = viewModel
    self.hasRemarks = hasRemarks
    self.dealsAtStart = dealsAtStart
    table = TableSnapshot(viewModel)
    viewModel.addObserver(self)
  }

  /// The app's theme in the deck's colour.
  var theme: Theme {
    get { appTheme.tinted(by: viewModel.board.deck) }
    set { appTheme = newValue }
  }

  /// The table that numbers and words describe: during a motion, the one before it.
  var told: TableSnapshot { motion?.before ?? table }

  func viewModelDidChange() { hasUnseenChange = true }

  /// Advances the table to a moment: notices changes, and ends motions and effects.
  func advance(to time: Duration) {
    now = time
    while let motion, motion.end <= time {
      settle(motion, at: motion.end)
      shakeMiss(after: motion)
    }
    if hasUnseenChange { notice(TableSnapshot(viewModel), at: time) }
    effects.removeAll { $0.end <= time }
  }

  /// Whether everything that delays the result of a game has ended.
  var isSettled: Bool { motion == nil && !effects.contains(where: \.delaysResult) }

  /// The next frame of any motion or effect; `nil` at rest.
  private func nextFrame(after time: Duration) -> Duration? {
    let spans = effects.map { ($0.start, $0.end) } + (motion.map { [($0.start, $0.end)] } ?? [])
    return spans.map { Timing.nextFrame(after: time, start: $0, end: $1) }.min()
  }

  /// Lays out the table for a window.
  ///
  /// A running motion ends, because its cards would arrive elsewhere.
  func fit(to size: Size) {
    let old = arrangement
    let basis = Arrangement.Basis(
      size: size, deal: viewModel.deals, zoom: zoom, capabilities: theme.capabilities,
      language: .current)
    guard basis != old?.basis else { return }
    let known = old.flatMap { basis.hasSameFaces(as: $0.basis) ? $0.faces : nil }
    let faces =
      known
      ?? Faces(
        of: (0..<viewModel.numberOfPlaces).compactMap {
          viewModel.card(CardID(rawValue: $0))?.content
        },
        reversed: viewModel.board.deck.sides == nil ? [] : viewModel.board.reversedFaces,
        theme.capabilities, pictures: theme.pictures)
    if !remembersPlaces || old.map({ $0.basis.deal != basis.deal }) ?? false { plan = nil }
    let base = base(for: size, faces)
    if plan == nil, !base.board.isScrollable { plan = base.board.plan }
    let layout = base.zoomed(by: zoom, cardShape(faces))
    arrangement = Arrangement(basis: basis, faces: faces, layout: layout)
    guard layout != old?.layout else { return }
    if let motion { settle(motion, at: motion.start) }
    let last = viewModel.numberOfPlaces - 1
    scroll = layout.board.scroll(showing: min(cursor, last), from: scroll)
  }

  /// Whether the player may have seen cards, whose places must not change.
  private var remembersPlaces: Bool {
    hasRemarks || viewModel.hasBegun || viewModel.isOpenGame || viewModel.variant.peek != nil
  }

  private func notice(_ new: TableSnapshot, at time: Duration) {
    guard let size = layout?.size else { return }
    hasUnseenChange = false
    if let motion { settle(motion, at: time) }
    fit(to: size)
    let old = table
    table = new
    changes += 1
    let isNewDeal = changes == 1 || new.deals != old.deals
    if isNewDeal || new.moves < old.moves { effects = [] }
    if isNewDeal {
      showNewDeal(at: time)
    } else {
      found = found.filter { new[$0] == nil } + new.pairsGone(since: old)
      startMotion(from: old, at: time)
    }
    // Other racers and notices change the table without an event: the cursor stays then.
    followTurnedCard(isNewEvent: isNewDeal || new.lastEvent != old.lastEvent)
  }

  /// Shows another game, dealt from the pile unless it is resumed.
  private func showNewDeal(at time: Duration) {
    let trace = viewModel.steps.trace()
    found = trace.pairsGone
    cursor = trace.lastPlace ?? 0
    scroll = Point(x: 0, y: 0)
    if table.isFresh, changes > 1 || dealsAtStart { startMotion(from: table.beforeDeal, at: time) }
  }

  private func startMotion(from old: TableSnapshot, at time: Duration) {
    guard let layout else { return }
    motion = Motion(
      from: old, to: table, start: time, level: theme.options.shownMotion, layout: layout,
      scroll: scroll)
    if motion == nil { addEffects(from: old, to: table, at: time) }
  }

  /// Ends a motion; from now on, numbers and words describe the table after it.
  private func settle(_ motion: Motion, at time: Duration) {
    self.motion = nil
    addEffects(from: motion.before, to: motion.after, at: time)
  }

  /// Shakes the cards of a miss that has just become visible.
  private func shakeMiss(after motion: Motion) {
    guard theme.options.shownMotion == .full, !theme.isPlain, let layout,
      motion.after.moves > motion.before.moves, let move = motion.after.lastMove, !move.isMatch
    else { return }
    self.motion = .shake(move, on: motion.after, start: motion.end, layout: layout)
  }

  private func addEffects(from old: TableSnapshot, to new: TableSnapshot, at time: Duration) {
    let move = SeenMove(from: old, to: new, at: time, theme: theme, viewModel)
    if let move { effects += allEffects.compactMap { $0.init(of: move) } }
  }
}

/// Where the cards of a deal lie in a window, and what their faces show there.
struct Arrangement {
  /// Everything that an arrangement depends on.
  struct Basis: Equatable {
    let size: Size
    let deal: Int
    let zoom: Int
    let capabilities: Capabilities
    /// The language of pictures that are shown by their names.
    let language: Language

    /// Whether the same faces are shown in the same way.
    func hasSameFaces(as other: Basis) -> Bool {
      deal == other.deal && capabilities == other.capabilities && language == other.language
    }
  }

  let basis: Basis
  let faces: Faces
  let layout: TableLayout
  /// The images of the cards at rest, in this layout.
  let images = CardImageCache()
}

extension TableStage {
  /// The moment when the frame next changes without an event: a frame of a motion, a second
  /// of a bonus or of the clock, or a move of the ghost.
  ///
  /// A quiet screen waits for a key.
  func nextChange(after time: Duration) -> Duration? {
    guard !theme.options.isQuiet else { return nil }
    return [
      nextFrame(after: time), nextSecond(after: time), nextBonusSecond(after: time),
      nextGhostMove(after: time),
    ].compactMap { $0 }.min()
  }

  /// The next second of a bonus that runs out.
  private func nextBonusSecond(after time: Duration) -> Duration? {
    guard layout != nil, viewModel.hasPoints else { return nil }
    return viewModel.turned.filter { table[$0]?.side == .face }
      .compactMap { viewModel.bonus.nextSecond(of: $0, after: time) }.min()
  }

  /// The next move of the ghost.
  private func nextGhostMove(after time: Duration) -> Duration? {
    layout?.statusLine.flatMap { _ in viewModel.ghosts.nextChange(after: time) }
  }

  /// The next second of the clock.
  private func nextSecond(after time: Duration) -> Duration? {
    guard viewModel.race.isTimed, layout?.statusLine != nil else { return nil }
    let second: Int128 = 1_000_000_000_000_000_000
    let passed = viewModel.race.clock(at: time).attoseconds % second
    return viewModel.wait(for: Duration(attoseconds: second - passed)).map { time + $0 }
  }
}
