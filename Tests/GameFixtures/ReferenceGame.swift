import GameFixtures
import MemoryGame

/// The rules as they are written, worked out anew from the whole history for every question.
///
/// It is slow and has no state but the history. It knows nothing of the order of the cards.
struct ReferenceGame<Content: Matchable> {
  /// What lies on the cards, by their names.
  let contents: [Content]
  let variant: Variant
  private(set) var history: [(intent: Intent, time: Duration)] = []

  init(pairs: [(Content, Content)], variant: Variant = Variant()) {
    contents = pairs.flatMap { [$0.0, $0.1] }
    self.variant = variant
  }

  mutating func apply(_ intent: Intent, at time: Duration) {
    history.append((intent, time))
  }

  /// Everything that can be told at a moment, for cards that lie in this order.
  func table(at time: Duration, order: [Int]) -> TableSnapshot {
    var retelling = Retelling(contents: contents, isOpen: variant.isOpen)
    for (intent, time) in history {
      retelling.tell(intent, at: time)
    }
    return retelling.table(at: time, order: order, variant: variant)
  }
}

/// A history told again from its beginning; times are those of the wall, pauses included.
struct Retelling<Content: Matchable> {
  enum Pose {
    case down
    case up
    case matchedAndUp
    case gone
  }

  struct Stretch {
    var from: Duration
    var to: Duration?
  }

  let contents: [Content]
  /// Whether all cards lie face up; `up` are then those that have been chosen.
  let isOpen: Bool
  private var poses: [Pose]
  private var seen: Set<Int> = []
  private var up: [Int] = []
  private var points: [Int] = []
  private var choices: [Duration] = []
  private var pauses: [Stretch] = []
  private var looks: [(card: Int, stretch: Stretch)] = []
  private var latest: Duration = .zero
  private var misses = 0

  init(contents: [Content], isOpen: Bool) {
    self.contents = contents
    self.isOpen = isOpen
    poses = contents.map { _ in .down }
  }

  private var isPaused: Bool { pauses.contains { $0.to == nil } }
  private var matched: Int { poses.filter { $0 == .matchedAndUp || $0 == .gone }.count }
  private var isOver: Bool { matched == contents.count }

  mutating func tell(_ intent: Intent, at time: Duration) {
    guard isAllowed(intent) else { return }
    latest = max(latest, time)
    switch intent {
    case .choose(let id): choose(id.rawValue)
    case .turnDown: turnUpCardsDown()
    case .shuffle: break
    case .pause: pauses.append(Stretch(from: latest))
    case .resume: pauses[pauses.count - 1].to = latest
    }
  }

  private func isAllowed(_ intent: Intent) -> Bool {
    switch intent {
    case .choose(let id):
      !isPaused && contents.indices.contains(id.rawValue) && isDown(id.rawValue)
    case .turnDown: !isPaused && !isOver && up.count == 2
    case .shuffle, .pause: !isPaused && !isOver
    case .resume: isPaused
    }
  }

  /// Whether a card has not been chosen for the move that goes on, nor matched.
  private func isDown(_ card: Int) -> Bool {
    if isOpen, up.count == 2, poses[card] == .up { return true }
    return poses[card] == .down
  }

  private mutating func choose(_ card: Int) {
    choices.append(latest)
    if up.count == 2 { turnUpCardsDown() }
    poses[card] = .up
    up.append(card)
    looks.append((card, Stretch(from: latest)))
    guard up.count == 2 else { return }
    if contents[up[0]].matches(contents[up[1]]) {
      points.append(isOpen ? 0 : 2 + wholeSecondsLeft(up[0]) + wholeSecondsLeft(up[1]))
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

extension Retelling {
  func table(at time: Duration, order: [Int], variant: Variant) -> TableSnapshot {
    let now = max(time, latest)
    let places = order.map { poses[$0] == .gone ? nil : $0 }
    return TableSnapshot(
      cards: contents.indices.map { card in
        TableSnapshot.Card(
          isFaceUp: isOpen ? poses[card] != .gone : up.contains(card),
          isMatched: poses[card] == .matchedAndUp || poses[card] == .gone,
          hasBeenSeen: seen.contains(card),
          bonusRemaining: isOpen ? .seconds(6) : bonus(of: card, at: now))
      },
      turned: up,
      places: variant.closesGaps ? closed(places, variant) : places,
      score: points.reduce(0, +),
      moves: points.count,
      pairsFound: matched / 2,
      pointsOfLastMove: points.last,
      isOver: isOver,
      isPaused: isPaused,
      isClockRunning: (isOpen || !choices.isEmpty) && !isPaused && !isOver,
      elapsed: elapsed(at: now))
  }

  /// The places without gaps; of two sides each has its gaps at its end.
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
    return played(Stretch(from: first, to: isOver ? choices.last : nil), now: now)
      + .seconds(isOpen ? misses : 0)
  }

  /// How long a stretch is without the pauses in it.
  private func played(_ stretch: Stretch, now: Duration) -> Duration {
    let end = stretch.to ?? now
    return pauses.reduce(end - stretch.from) { rest, pause in
      rest - max(.zero, min(end, pause.to ?? now) - max(stretch.from, pause.from))
    }
  }
}
