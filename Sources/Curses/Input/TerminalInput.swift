import CNCurses
import Canvas

/// The input side of a terminal: its bytes, and the events they mean.
struct TerminalInput {
  /// The descriptor keys are read from.
  let descriptor: Int32
  var decoder: InputDecoder
  /// Events that arrived while something else was awaited.
  var kept: [Event] = []
  /// The time spent waiting for the rest of an unfinished sequence.
  var waited: Duration = .zero
  /// Whether the program has just been continued, which the next wait reports.
  var hasReturned = false
  /// The things that are watched besides the keys.
  var watch = NewsWatch()

  /// Creates the input of the terminal whose terminfo entry is loaded.
  ///
  /// - Parameters:
  ///   - descriptor: the descriptor keys are read from.
  ///   - isRemote: whether the bytes come over a network.
  init(descriptor: Int32, isRemote: Bool) {
    self.descriptor = descriptor
    decoder = InputDecoder(extra: TerminalInput.unusualKeys(), isRemote: isRemote)
  }

  /// The terminal's sequences for special keys that are not among the usual ones.
  private static func unusualKeys() -> [[UInt8]: Key] {
    let names: [(String, Key)] = [
      ("kcuu1", .up), ("kcud1", .down), ("kcub1", .left), ("kcuf1", .right), ("khome", .home),
      ("kend", .end), ("kpp", .pageUp), ("knp", .pageDown), ("kcbt", .backTab),
      ("kdch1", .delete), ("kent", .enter),
    ]
    var keys: [[UInt8]: Key] = [:]
    for (name, key) in names {
      guard let text = Terminfo.string(name) else { continue }
      let isUsual = text.hasPrefix("\u{1B}[") || text.hasPrefix("\u{1B}O")
      if text.utf8.count > 1, text.hasPrefix("\u{1B}"), !isUsual { keys[Array(text.utf8)] = key }
    }
    return keys
  }
}

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
