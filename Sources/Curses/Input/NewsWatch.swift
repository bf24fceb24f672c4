/// Something that is watched besides the keys: a descriptor, or a clock where no descriptor can
/// tell of news.
struct NewsWatch {
  /// How long the descriptor is left alone after it was readable, so that nobody who writes there
  /// can keep the program busy.
  private static let quietTime: Duration = .milliseconds(100)

  private let watched: Int32
  private let rhythm: Duration?
  /// The end of the time in which the descriptor is left alone.
  private var quietUntil: ContinuousClock.Instant?
  /// The next look without a descriptor.
  private var lookTime: ContinuousClock.Instant?

  /// Watches a descriptor; -1 for none.
  ///
  /// - Parameters:
  ///   - descriptor: readable when there is news.
  ///   - rhythm: the time from one look to the next; `nil` if the descriptor is enough.
  init(descriptor: Int32 = -1, rhythm: Duration? = nil) {
    watched = descriptor
    self.rhythm = rhythm
    lookTime = rhythm.map { .now + $0 }
  }

  /// The descriptor to wait for now; -1 for none.
  var descriptor: Int32 { quietUntil == nil ? watched : -1 }

  /// The longest wait until the descriptor has to be watched again, or until the next look.
  mutating func patience() -> Duration? {
    if let end = quietUntil, end <= .now { quietUntil = nil }
    return (quietUntil ?? lookTime).map { max(.zero, $0 - .now) }
  }

  /// Takes in the end of a wait.
  ///
  /// - Parameter isReadable: whether the descriptor is readable.
  /// - Returns: whether there may be news.
  mutating func takeNews(isReadable: Bool) -> Bool {
    if isReadable { quietUntil = .now + NewsWatch.quietTime }
    guard let rhythm, let time = lookTime, time <= .now else { return isReadable }
    lookTime = .now + rhythm
    return true
  }
}
