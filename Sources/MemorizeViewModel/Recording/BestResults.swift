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
    waiting.append(entry)
    guard let added = addWaiting() else { return .notKept }
    let sameKind = added.filter { $0.game.kind == result.kind }
    guard let index = sameKind.firstIndex(of: entry) else { return .beyond(sameKind.count) }
    ofThisVisit.insert(entry)
    return .place(index + 1)
  }

  /// The list as it is now, kind by kind.
  func standings() -> [Standing] {
    let read = waiting.isEmpty ? self.read() : addWaiting() ?? self.read()
    var standings: [Standing] = []
    for entry in read {
      let last = standings.last { $0.result.kind == entry.game.kind }
      standings.append(
        Standing(
          entry, place: (last?.place ?? 0) + 1, isOfThisVisit: ofThisVisit.contains(entry)))
    }
    return standings
  }

  /// Adds the games that wait for another program's lock.
  ///
  /// - Returns: the list, including the games that still wait; `nil` if they cannot be kept at all.
  @discardableResult
  func addWaiting() -> [BestEntry]? {
    var all: [BestEntry] = []
    while let entry = waiting.first {
      do throws(StorageError) {
        let added = try list.add(entry)
        notices.add(added.notices)
        all = added.value
      } catch {
        guard !error.isBusy else { return read() }
        waiting = []
        notices.add([error.shownText])
        return nil
      }
      waiting.removeFirst()
    }
    return all
  }

  private func read() -> [BestEntry] {
    notices.loading { () throws(StorageError) in try list.read(adding: waiting) } ?? []
  }

  /// Takes the notices for the player, each once.
  func takeNotices() -> [String] { notices.take() }
}
