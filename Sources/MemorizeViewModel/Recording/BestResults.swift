import Storage

/// The best games of all players at one place: the only door to the shared list.
///
/// Others can add to the list at any time, so it is read again each time it is shown.
public final class BestResults {
  private let list: BestList
  private let player: String?
  private let date: () -> Int64
  private let day: (Int64) -> Int
  private var ofThisVisit: Set<BestEntry> = []
  /// The games that wait for another program's lock.
  private var waiting: [BestEntry] = []
  /// Keeps what cannot be written now.
  var outbox = Outbox()
  private let notices = Notices()

  /// The list in a directory.
  ///
  /// If it cannot be used, a notice says so and nothing else happens.
  ///
  /// - Parameters:
  ///   - directory: an existing directory.
  ///   - player: the name of the current player, if there is one.
  ///   - date: returns the seconds since 1970.
  ///   - day: returns the number of a moment's day; by default the day in UTC.
  public init(
    directory: String, player: String?, date: @escaping () -> Int64,
    day: @escaping (Int64) -> Int = Statistics.day
  ) {
    list = BestList(directory: directory)
    self.player = player
    self.date = date
    self.day = day
    notices.trying { () throws(StorageError) in try list.check() }
  }

  /// The number of the current day.
  var today: Int { day(date()) }

  /// Adds a finished game and returns its rank; if another program locks the list, it is added
  /// later.
  func add(_ result: GameRecord) -> LeaderboardRank {
    let entry = BestEntry(result.saved(at: date()), player: player)
    var added: [BestEntry]?
    waiting.append(entry)
    let failure = outbox.post(for: self, tellsLocks: false) { [self] () throws(StorageError) in
      let list = try list.add(entry)
      added = list.value
      waiting.removeAll { $0 == entry }
      return list.notices
    }
    if failure.map({ !$0.isBusy }) ?? false {
      waiting.removeAll { $0 == entry }
      return .notKept
    }
    let sameKind = (added ?? read()).filter { $0.game.kind == result.kind }
    guard let index = sameKind.firstIndex(of: entry) else { return .beyond(sameKind.count) }
    ofThisVisit.insert(entry)
    return .place(index + 1)
  }

  /// The list as it is now, kind by kind.
  func standings() -> [Standing] {
    outbox.retry()
    var standings: [Standing] = []
    for entry in read() {
      let last = standings.last { $0.result.kind == entry.game.kind }
      standings.append(
        Standing(
          entry, place: (last?.place ?? 0) + 1, isOfThisVisit: ofThisVisit.contains(entry)))
    }
    return standings
  }

  private func read() -> [BestEntry] {
    notices.loading { () throws(StorageError) in try list.read(adding: waiting) } ?? []
  }

  /// Takes the notices for the player, each once.
  func takeNotices() -> [String] { notices.take() }
}

/// The rank of a finished game on the shared list of the best games.
public enum LeaderboardRank: Equatable, Sendable {
  /// The game has this place, from 1.
  case place(Int)
  /// The game is behind this many others.
  case beyond(Int)
  /// The board had been seen before, so the game does not count.
  case knownBoard
  /// There were hints, so the game does not count.
  case withHints
  /// The list cannot be written.
  case notKept
}
