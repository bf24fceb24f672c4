import Canvas
import MemorizeViewModel
import Options
import Words

/// Shows the works: each hop of a key through the program as it happens, with its time.
///
/// The parts of the program hand over what they have and know nothing of this type, only of
/// `Tracer`; while it is closed they know of none.
public final class XRay: Tracer {
  /// An event at a stop.
  struct Entry {
    let hop: Hop
    var text: String
    /// The time since the hop before; `nil` after a rest.
    var time: Duration?
    /// The number of frames in a row of a motion.
    var count = 1
  }

  /// The most entries that are kept.
  private static let most = 500

  /// Measures how long a hop took.
  public var clock: () -> Duration = { .zero }
  /// Tells the terminal who looks on; `nil` for nobody.
  public var attach: ((any Tracer)?) -> Void = { _ in }
  /// Whether something is shown.
  private(set) var isOpen = false
  /// Whether the player may open and close it whatever the game.
  private(set) var isAsked = false
  private(set) var entries: [Entry] = []
  /// The rows by which the player has scrolled back.
  var scroll = 0
  /// Whether something happened that was not drawn yet.
  var hasNews = false
  /// The time that is played: it can be stopped.
  var stopwatch = Stopwatch()
  /// Whether the player wants time to run on.
  var runsOn = false

  private var table: TableViewModel?
  private var known: TableSnapshot?
  private var frame: Canvas?
  /// Bytes of which it is not known yet whether they mean an event for the page.
  private var bytes: Entry?
  private var last: Duration?
  private var shownFrame = false

  init() {}

  /// Looks at a table that is played without a screen.
  public init(clock: @escaping () -> Duration, on table: TableViewModel) {
    self.clock = clock
    open(on: table)
  }

  /// Looks at a table from now on.
  func open(on table: TableViewModel?, isAsked: Bool = false) {
    (isOpen, hasNews, last, scroll) = (true, true, nil, 0)
    self.isAsked = self.isAsked || isAsked
    attach(self)
    watch(table)
  }

  /// Looks away: from now on it costs nothing.
  func close() {
    isOpen = false
    (entries, frame, bytes) = ([], nil, nil)
    attach(nil)
    watch(nil)
  }

  /// Looks at another table, that of the page on top.
  func watch(_ new: TableViewModel?) {
    guard new !== table else { return }
    table?.tracer = nil
    table = new
    known = new.map(TableSnapshot.init)
    new?.tracer = self
  }

  /// Work begins that no input has caused.
  func begin() { if isOpen { last = clock() } }

  public func note(_ hop: Hop, _ value: Any) {
    let time = last.map { clock() - $0 }
    let entry = Entry(hop: hop, text: text(of: value), time: time)
    switch hop {
    case .bytes: bytes = Entry(hop: hop, text: entry.text)
    case .event:
      if let bytes { add(bytes) }
      // Without bytes it may come after any time, as a change of the window's size does.
      add(Entry(hop: hop, text: entry.text, time: bytes == nil ? nil : time))
      (bytes, scroll) = (nil, 0)
    case .frame:
      shownFrame = !entry.text.isEmpty
      if shownFrame { addFrame(entry) }
    case .sent: if shownFrame { addFrame(entry) }
    case .page, .command, .intent, .model, .observers, .motion: add(entry)
    }
    last = clock()
  }

  /// Takes the hops since the last call, for a game without a screen.
  ///
  /// - Parameter width: the most columns of a line.
  /// - Returns: the hops as lines.
  public func lines(width: Int = 72) -> [String] {
    defer { entries = [] }
    return entries.flatMap { $0.lines(width: width) }
  }

  private func add(_ entry: Entry) {
    if entries.count == XRay.most { entries.removeFirst() }
    entries.append(entry)
    hasNews = true
  }

  /// Adds a frame; the frames of a motion are one entry.
  private func addFrame(_ entry: Entry) {
    let recent = entries.suffix(2).firstIndex { $0.hop == entry.hop }
    guard let recent, entries[recent...].allSatisfy({ $0.hop == .frame || $0.hop == .sent }) else {
      return add(entry)
    }
    let count = entries[recent].count + 1
    entries[recent] = entry
    entries[recent].count = count
    hasNews = true
  }

  private func text(of value: Any) -> String {
    switch value {
    case let bytes as [UInt8]: bytes.hexadecimal
    case let text as String: String(text.prefix(60))
    case let screen as any Screen: "\(type(of: screen))"
    case let dialog as any Dialog: "\(type(of: dialog))"
    case let observers as [any ViewModelObserver]:
      observers.map { "\(type(of: $0))" }.joined(separator: ", ")
    case let motion as Motion:
      say("cards \(motion.moving.count), \(motion.duration.inMilliseconds) ms")
    case let canvas as Canvas: difference(of: canvas)
    case let sent as Int: say("bytes \(sent) with panel")
    case is Void: change()
    default: "\(value)".withoutTypes
    }
  }

  /// The changes of the model since it was last looked at.
  private func change() -> String {
    guard let table else { return "" }
    let new = TableSnapshot(table)
    defer { known = new }
    return new.changes(since: known ?? new)
  }

  /// The cells in which the picture differs from the one before; empty if there are none.
  private func difference(of canvas: Canvas) -> String {
    let cells = canvas.changes(since: frame).map(\.columns.count).reduce(0, +)
    frame = canvas
    return cells > 0 ? say("cells \(cells)") : ""
  }
}

/// The time that is played, which can stand still and go on frame by frame.
struct Stopwatch {
  /// The moment at which it stands; `nil` while it runs.
  private(set) var stopped: Duration?
  /// The time for which it has stood.
  private var lost: Duration = .zero

  /// The time that is played at a moment.
  func time(at moment: Duration) -> Duration { stopped ?? moment - lost }

  /// The moment at which so much time will have been played; `nil` while it stands.
  func moment(of time: Duration) -> Duration? { stopped == nil ? time + lost : nil }

  /// Stands still from a time on.
  mutating func stop(at time: Duration) { stopped = time }

  /// Runs on.
  mutating func run(at moment: Duration) {
    guard let stopped else { return }
    lost = moment - stopped
    self.stopped = nil
  }
}
