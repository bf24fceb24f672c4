import Storage

/// The best games of all who play in one place: the only door to the shared list.
///
/// Others add to the list at any time, so it is read whenever it is to be shown.
public final class BestResults {
  private let list: BestList
  private let player: String?
  private let date: () -> Int64
  private var ofThisVisit: Set<BestEntry> = []
  private let notices = Notices()

  /// The list of a directory; if it cannot be kept there, a notice says so and nothing else happens.
  ///
  /// - Parameters:
  ///   - directory: one that is there.
  ///   - player: the name of whoever plays now, if there is one.
  ///   - date: tells the seconds since 1970.
  public init(directory: String, player: String?, date: @escaping () -> Int64) {
    list = BestList(directory: directory)
    self.player = player
    self.date = date
    notices.trying { () throws(StorageError) in try list.check() }
  }

  /// Adds a game that has come to its end.
  ///
  /// - Parameters:
  ///   - result: what it came to.
  ///   - seed: the text that its board followed from.
  /// - Returns: the place that it has.
  func add(_ result: GameResult, seed: String) -> LeaderboardRank {
    let game = HistoryEntry(result, seed: seed, date: date())
    let entry = BestEntry(game, player: player)
    let added = notices.loading { () throws(StorageError) in try list.add(entry) }
    guard let added else { return .notKept }
    let comparable = added.filter(entry.isComparable)
    guard let index = comparable.firstIndex(of: entry) else { return .beyond(comparable.count) }
    ofThisVisit.insert(entry)
    return .place(index + 1)
  }

  /// The list as it is now, the games under the same conditions one after the other.
  func standings() -> [Standing] {
    let read = notices.loading { () throws(StorageError) in try list.read() } ?? []
    var standings: [Standing] = []
    var previous: BestEntry?
    for entry in read {
      let isFirst = previous.map { !$0.isComparable(to: entry) } ?? true
      standings.append(
        Standing(
          entry, place: isFirst ? 1 : (standings.last?.place ?? 0) + 1,
          isOfThisVisit: ofThisVisit.contains(entry)))
      previous = entry
    }
    return standings
  }

  /// What there is to tell the player; each notice once.
  func takeNotices() -> [String] { notices.take() }
}
