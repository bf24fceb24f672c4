/// The pairs of a deck to study today, and the forecast for the days to come.
public struct StudyPlan: Equatable, Sendable {
  /// The pairs of a board: few enough to remember their places.
  public static let boardSizes = 6...8

  /// The pairs of the deck.
  public let pairs: [StudyPair]
  /// The learner's memory.
  public let memory: StudyMemory
  /// The learner's choices.
  public let options: StudyOptions
  /// The indices of the pairs to review today, the least remembered first.
  public private(set) var due: [Int] = []
  /// The indices of the pairs that are dealt only because they are confused with others.
  public private(set) var confused: [Int] = []
  /// The indices of the pairs to begin today, in the order that the learner wishes.
  public private(set) var new: [Int] = []
  /// The number of pairs that were begun today.
  public let begunToday: Int

  private let indices: [StudyPair: Int]

  /// A plan.
  ///
  /// Complexity: O(n log n) for n pairs, and O(c) for c confusions.
  ///
  /// - Parameters:
  ///   - pairs: the pairs of the deck in its order.
  ///   - memory: the learner's memory.
  ///   - options: the learner's choices.
  public init(
    _ pairs: [StudyPair], memory: StudyMemory, options: StudyOptions = StudyOptions()
  ) {
    self.pairs = pairs
    self.memory = memory
    self.options = options
    indices = Dictionary(pairs.enumerated().map { ($1, $0) }) { first, _ in first }
    let today = memory.today
    begunToday = indices.keys.count {
      memory.items[$0].map { !$0.isNew && $0.firstDay == today } == true
    }
    let own = indices.values.sorted()
    let old = own.filter { !isNew($0) }
    let reviewed = old.count(where: wasPlayedToday) - begunToday
    let left = max(0, options.reviewsPerDay - reviewed)
    due = sorted(own.filter { item(at: $0)?.isDue(on: today, ahead: options.ahead) == true })
    due = Array(due.prefix(left))
    new = options.newOrder.sort(own.filter(isNew)).filter { !isAside($0) }
    new = Array(new.prefix(max(0, options.newPerDay - begunToday)))
    let open = memory.confusions.filter(\.value.isOpen).keys
    let both = Set(open.flatMap { [$0.pair, $0.other] })
    confused = sorted(both.compactMap { indices[$0] }.filter(isFree))
    confused = Array(confused.prefix(left - due.count))
  }

  /// Whether everything planned for today is done.
  public var isDone: Bool { planned == 0 }

  /// Whether pairs that are confused with each other are dealt today.
  public var dealsConfused: Bool {
    !confused.isEmpty || due.contains { !memory.openConfusions(of: pairs[$0]).isEmpty }
  }

  /// The number of boards left today if all pairs can be together; 0 when the day is done.
  public var boards: Int { StudyPlan.boards(for: planned) }

  /// The number of boards for some pairs.
  public static func boards(for pairs: Int) -> Int {
    (pairs + boardSizes.upperBound - 1) / boardSizes.upperBound
  }

  /// The number of pairs planned for today.
  public var planned: Int { due.count + confused.count + new.count }

  /// The pairs of the next board by importance, and the number of those to take.
  ///
  /// Pairs that are confused with each other come together. Pairs that are not due fill a board up;
  /// when the day is done, there are no others.
  public var nextBoard: (order: [Int], size: Int) {
    var order: [Int] = []
    var taken: Set<Int> = []
    func take(_ index: Int) {
      if taken.insert(index).inserted { order.append(index) }
    }
    for index in due + confused {
      take(index)
      for other in memory.openConfusions(of: pairs[index]) {
        if let other = indices[other], isWaiting(other) { take(other) }
      }
    }
    new.forEach(take)
    let sizes = StudyPlan.boardSizes
    let left = max(boards, 1)
    let size = min(max((order.count + left - 1) / left, sizes.lowerBound), sizes.upperBound)
    let (later, played) = (active.filter { !wasPlayedToday($0) }, active.filter(wasPlayedToday))
    (sorted(later) + sorted(played)).forEach(take)
    return (order, size)
  }

  /// The indices of the pairs that were forgotten when they were last asked for, the least
  /// remembered first.
  public var forgotten: [Int] { sorted(active.filter { item(at: $0)?.lastGrade == .again }) }

  /// The indices of the pairs that were forgotten so often that they cost more than they are worth,
  /// the worst first.
  ///
  /// Those that are suspended already are not among them.
  public var leeches: [Int] {
    begun.filter { isLeech($0) && item(at: $0)?.isSuspended != true }
      .sorted { (item(at: $1)?.lapses ?? 0, $0) < (item(at: $0)?.lapses ?? 0, $1) }
  }

  /// Whether the pair at an index was forgotten too often.
  public func isLeech(_ index: Int) -> Bool {
    (item(at: index)?.lapses ?? 0) >= options.leechThreshold
  }

  /// The number of pairs due on each of some days from tomorrow; those due today are `due`.
  public func forecast(days: Int) -> [Int] {
    var counts = Array(repeating: 0, count: max(0, days))
    for index in begun {
      guard let item = item(at: index), !item.isSuspended, !item.isDue(on: memory.today) else {
        continue
      }
      let day = max(0, (item.state?.dueDay ?? 0) - memory.today - 1)
      if counts.indices.contains(day) { counts[day] += 1 }
    }
    return counts
  }

  /// The memory of the pair at an index.
  public func item(at index: Int) -> StudyItem? {
    pairs.indices.contains(index) ? memory.items[pairs[index]] : nil
  }

  /// The index of a pair of the deck.
  public func index(of pair: StudyPair) -> Int? { indices[pair] }

  /// Whether the pair at an index was never played.
  public func isNew(_ index: Int) -> Bool { item(at: index)?.isNew ?? true }

  /// The number of pairs that were never played and are not put aside.
  public var unbegun: Int { indices.values.count { isNew($0) && !isAside($0) } }

  /// The new pairs that can be added when the day is done: as many as on any day, but a board at
  /// most.
  public var extraPairs: Int {
    let sizes = StudyPlan.boardSizes
    let daily = options.newPerDay > 0 ? options.newPerDay : sizes.lowerBound
    return min(unbegun, daily, sizes.upperBound)
  }

  private var begun: [Int] { indices.values.filter { !isNew($0) } }
  /// The pairs that were begun and are not put aside.
  private var active: [Int] { begun.filter { !isAside($0) } }

  /// Whether the pair at an index is put aside today.
  public func isAside(_ index: Int) -> Bool {
    item(at: index)?.isAside(on: memory.today) == true
  }

  /// Whether a pair was begun, was not played today and is not due.
  private func isFree(_ index: Int) -> Bool {
    item(at: index).map {
      !$0.isNew && isWaiting(index) && !$0.isDue(on: memory.today, ahead: options.ahead)
    } == true
  }

  /// Whether a pair was shown before, but not today, and is not put aside.
  private func isWaiting(_ index: Int) -> Bool {
    item(at: index).map {
      $0.isBegun && $0.lastDay < memory.today && !$0.isAside(on: memory.today)
    } == true
  }

  private func wasPlayedToday(_ index: Int) -> Bool {
    item(at: index)?.lastDay == memory.today
  }

  /// The least remembered first; of pairs remembered equally well, the earlier one in the deck.
  private func sorted(_ indices: [Int]) -> [Int] {
    indices.map { (item(at: $0)?.retrievability(on: memory.today) ?? 0, $0) }
      .sorted { $0 < $1 }.map(\.1)
  }
}

extension StudyPlan {
  /// The pairs that are still confused with each other, the worst first, each two of them once, and
  /// how often either was taken for the other.
  public var confusedPairs: [(one: StudyPair, other: StudyPair, count: Int)] {
    var counts: [ClosedRange<Int>: Int] = [:]
    for (confusion, count) in memory.confusions where count.isOpen {
      guard let one = index(of: confusion.pair), let other = index(of: confusion.other),
        !isAside(one), !isAside(other)
      else { continue }
      counts[min(one, other)...max(one, other), default: 0] += count.count
    }
    return counts.sorted {
      ($1.value, $0.key.lowerBound, $0.key.upperBound)
        < ($0.value, $1.key.lowerBound, $1.key.upperBound)
    }.map { (pairs[$0.key.lowerBound], pairs[$0.key.upperBound], $0.value) }
  }
}
