import MemoryGame

/// A naive implementation of the rules to compare the real one with.
///
/// It keeps nothing but the history and replays all of it for every question. It does not know the
/// order of the cards.
package struct ReferenceGame<Content: Matchable> {
  /// The content of each card, in the order of their ids.
  package let contents: [Content]
  package let variant: Variant
  package private(set) var history: [(intent: Intent, time: Duration)] = []

  package init(pairs: [(Content, Content)], variant: Variant = Variant()) {
    contents = pairs.flatMap { pair in
      (0..<(variant.ofAKind ?? 2)).map { $0 == 1 ? pair.1 : pair.0 }
    }
    self.variant = variant
  }

  package mutating func apply(_ intent: Intent, at time: Duration) {
    history.append((intent, time))
  }

  /// The part of the history that the rules allow, which a journal should hold.
  package var accepted: [(intent: Intent, time: Duration)] { replay().accepted }

  /// The game at a moment, with its cards in this order.
  package func snapshot(at time: Duration, order: [Int]) -> GameSnapshot {
    replay().snapshot(at: time, order: order, variant: variant)
  }

  /// Whether the last intent was a miss whose two cards, or the partner of the first, could have
  /// been known: all cards after a peek, else those shown since the last shuffle.
  package var hasForgotten: Bool {
    var known: Set<Int> = variant.peek == nil ? [] : Set(contents.indices)
    var (up, forgotten): ([Int], Bool) = ([], false)
    for (intent, _) in accepted {
      forgotten = false
      switch intent {
      case .choose(let id):
        if up.count == 2 { up = [] }
        if let first = up.first, first / 2 != id.rawValue / 2 {
          forgotten = known.contains(first ^ 1) || known.contains(id.rawValue)
        }
        up.append(id.rawValue)
        known.insert(id.rawValue)
      case .shuffle: known = Set(up.filter { card in !up.contains(card ^ 1) })
      case .turnDown, .removePair: up = []
      case .pause, .resume, .hint, .end: break
      }
    }
    return forgotten
  }

  private func replay() -> ReferenceReplay<Content> {
    var replay = ReferenceReplay(contents: contents, variant)
    for (intent, time) in history { replay.apply(intent, at: time) }
    return replay
  }
}

/// Replays a history from its beginning.
///
/// Times are wall times and include pauses.
struct ReferenceReplay<Content: Matchable> {
  enum Pose {
    case down, up, matchedAndUp, gone
  }

  struct Stretch {
    var from: Duration
    var to: Duration?
  }

  let contents: [Content]
  /// Whether all cards lie face up; `up` then holds the chosen ones.
  let isOpen: Bool
  let closesGaps: Bool
  /// The number of cards with one face.
  let kind: Int
  private let variant: Variant
  private(set) var accepted: [(intent: Intent, time: Duration)] = []
  private var poses: [Pose]
  private var seen: Set<Int> = []
  private var up: [Int] = []
  private var points: [Int] = []
  private var choices: [Duration] = []
  private var pauses: [Stretch] = []
  private var looks: [(card: Int, stretch: Stretch)] = []
  private var latest: Duration = .zero
  private var misses = 0
  private var hints = 0

  init(contents: [Content], _ variant: Variant) {
    self.contents = contents
    isOpen = variant.isOpen
    closesGaps = variant.closesGaps
    kind = variant.ofAKind ?? 2
    self.variant = variant
    if variant.peek != nil { seen = Set(contents.indices) }
    poses = contents.map { _ in .down }
  }

  private var isPaused: Bool { pauses.contains { $0.to == nil } }
  private var matched: Int { poses.filter { $0 == .matchedAndUp || $0 == .gone }.count }
  private var isOver: Bool { matched == contents.count || endTime != nil }
  private var endTime: Duration?
  /// Whether the cards that are up are a whole move.
  private var isMove: Bool {
    up.count == kind || up.count > 1 && !contents[up[0]].matches(contents[up[up.count - 1]])
  }

  mutating func apply(_ intent: Intent, at time: Duration) {
    guard isAllowed(intent) else { return }
    accepted.append((intent, time))
    latest = max(latest, time)
    switch intent {
    case .choose(let id): choose(id.rawValue)
    case .turnDown, .removePair: turnUpCardsDown()
    case .shuffle: break
    case .hint: hints += 1
    case .pause: pauses.append(Stretch(from: latest))
    case .resume: pauses[pauses.count - 1].to = latest
    case .end: endTime = latest
    }
  }

  private func isAllowed(_ intent: Intent) -> Bool {
    switch intent {
    case .choose(let id):
      !isPaused && !isOver && contents.indices.contains(id.rawValue) && isDown(id.rawValue)
    case .turnDown: !isPaused && !isOver && isMove
    case .removePair: !isPaused && !closesGaps && up.first.map { poses[$0] } == .matchedAndUp
    case .shuffle, .pause: !isPaused && !isOver
    case .resume: isPaused
    case .end(.forgotten): !isPaused && !isOver && variant.isSuddenDeath
    case .end(.moves): !isPaused && !isOver && variant.spareMoves != nil
    case .end(.time): !isPaused && !isOver && variant.timeLimit != nil
    case .end(.passed): !isPaused && !isOver && variant.ruleForOne == nil
    case .hint: !isPaused && !isOver && !isOpen
    }
  }

  /// Whether a card is unmatched and not chosen in the current move.
  private func isDown(_ card: Int) -> Bool {
    if isOpen, isMove, poses[card] == .up { return true }
    return poses[card] == .down
  }

  private mutating func choose(_ card: Int) {
    choices.append(latest)
    if isMove { turnUpCardsDown() }
    poses[card] = .up
    up.append(card)
    looks.append((card, Stretch(from: latest)))
    guard isMove else { return }
    if contents[up[0]].matches(contents[up[up.count - 1]]) {
      points.append(isOpen ? 0 : up.map(wholeSecondsLeft).reduce(2 * (kind - 1), +))
      for card in up {
        poses[card] = .matchedAndUp
        endLook(of: card)
      }
    } else {
      points.append(isOpen ? 0 : -up.filter(seen.contains).count)
      misses += 1
    }
  }

  private mutating func turnUpCardsDown() {
    for card in up {
      if !isOpen || poses[card] == .matchedAndUp { seen.insert(card) }
      poses[card] = poses[card] == .matchedAndUp ? .gone : .down
      endLook(of: card)
    }
    up = []
  }

  private mutating func endLook(of card: Int) {
    for index in looks.indices where looks[index].card == card {
      looks[index].stretch.to = looks[index].stretch.to ?? latest
    }
  }
}

extension ReferenceReplay {
  func snapshot(at time: Duration, order: [Int], variant: Variant) -> GameSnapshot {
    let now = max(time, latest)
    let places = order.map { poses[$0] == .gone ? nil : $0 }
    return GameSnapshot(
      cards: contents.indices.map { card in
        GameSnapshot.Card(
          isFaceUp: isOpen ? poses[card] != .gone : up.contains(card),
          isMatched: poses[card] == .matchedAndUp || poses[card] == .gone,
          hasBeenSeen: seen.contains(card),
          bonusRemaining: isOpen ? .seconds(6) : bonus(of: card, at: now))
      },
      turned: up,
      places: variant.closesGaps ? closed(places, variant) : places,
      score: points.reduce(0, +),
      moves: points.count,
      pairsFound: matched / kind,
      pointsOfLastMove: points.last,
      isOver: isOver,
      isPaused: isPaused,
      isClockRunning: (isOpen || !choices.isEmpty) && !isPaused && !isOver,
      elapsed: elapsed(at: now), hints: hints)
  }

  /// The places without gaps.
  ///
  /// With two sides, the gaps of each are at its end.
  private func closed(_ places: [Int?], _ variant: Variant) -> [Int?] {
    guard variant.hasSides else { return places.filter { $0 != nil } }
    return [0, 1].flatMap { side in
      let left = places.filter { $0.map { $0 % 2 == side } ?? false }
      return left + Array(repeating: nil, count: places.count / 2 - left.count)
    }
  }

  private func wholeSecondsLeft(_ card: Int) -> Int {
    (1...6).filter { Duration.seconds($0) <= bonus(of: card, at: latest) }.count
  }

  private func bonus(of card: Int, at now: Duration) -> Duration {
    let used = looks.filter { $0.card == card }.map { played($0.stretch, now: now) }
    return max(.zero, .seconds(6) - used.reduce(.zero, +))
  }

  private func elapsed(at now: Duration) -> Duration {
    guard let first = isOpen ? .zero : choices.first else { return .zero }
    return played(Stretch(from: first, to: endTime ?? (isOver ? choices.last : nil)), now: now)
      + .seconds(isOpen ? misses : 0)
  }

  /// The length of a stretch without the pauses in it.
  private func played(_ stretch: Stretch, now: Duration) -> Duration {
    let end = stretch.to ?? now
    return pauses.reduce(end - stretch.from) { rest, pause in
      rest - max(.zero, min(end, pause.to ?? now) - max(stretch.from, pause.from))
    }
  }
}
