import Canvas

/// A connection that is slow to read a frame, which gets each frame in small parts.
///
/// The kernel accepts some frames more than such a line has read: 18 kB on Linux, or a second. A key
/// would have no effect for that time. So a frame is sent in parts, each followed by a question that
/// the terminal answers when it has read it. A newer frame takes the place of the rest. Parts grow
/// while answers come quickly, so that a line that has become fast gets whole frames again.
struct SlowLine {
  /// The bytes a second that a line is taken to read at least; not every terminal answers.
  private static let speed = 20_000
  /// The most bytes of a part on the slowest line, more or less.
  private static let leastPart = 1_200
  /// After an answer within the first of these times to a part that took most of its bytes, the next
  /// may be twice as long; after one later than the second, it is short again.
  private static let (short, long): (Duration, Duration) = (.milliseconds(40), .milliseconds(80))

  /// Whether a part of the last frame is still to be sent.
  private(set) var hasMore = false
  /// The most bytes of the next part, more or less.
  private var mostBytes = leastPart
  /// The number of bytes that the kernel had accepted before the last part.
  private var start: Int
  /// The row at which the next part begins.
  private var nextRow = 0
  /// The number of bytes that the kernel had accepted when last looked at.
  private var noted: Int
  /// The moment at which even a slow line has read everything.
  private var end = ContinuousClock.now
  /// The number of questions without an answer.
  private var questions = 0
  /// The moment of the last question, until it is answered.
  private var asked: ContinuousClock.Instant?

  /// Describes a line that has just proved slow.
  ///
  /// - Parameter sent: the number of bytes that the kernel has accepted so far.
  init(sent: Int) { (noted, start) = (sent, sent) }

  /// Whether the line has read everything.
  var isReady: Bool { end <= .now }

  /// Takes note that a question follows a part.
  mutating func ask(at moment: ContinuousClock.Instant = .now) {
    questions += 1
    asked = moment
  }

  /// Takes note that the terminal has answered a question.
  mutating func answer() { questions = max(0, questions - 1) }

  /// Takes note of what the line has done so far.
  ///
  /// - Parameters:
  ///   - sent: the number of bytes that the kernel has accepted.
  ///   - moment: the present time.
  mutating func note(sent: Int, at moment: ContinuousClock.Instant = .now) {
    end = max(end, moment) + .seconds(Double(sent - noted) / Double(SlowLine.speed))
    noted = sent
    guard questions == 0, let asked else { return }
    let (time, isLong) = (moment - asked, sent - start >= mostBytes * 3 / 4)
    if isLong, time < SlowLine.short { mostBytes = min(2 * mostBytes, 1 << 20) }
    if time > SlowLine.long { mostBytes = SlowLine.leastPart }
    (self.asked, start, end) = (nil, sent, moment)
  }

  /// The frame to send next: the one on the screen with a part of the changes.
  ///
  /// The cursor moves first. The other rows take turns, so that a motion in the upper ones does not
  /// hold back those below.
  ///
  /// - Parameters:
  ///   - canvas: the newest frame.
  ///   - shown: the frame on the screen; if it is missing or has another size, all of the newest one
  ///     is sent.
  /// - Returns: a frame of the size of the newest one.
  mutating func part(of canvas: Canvas, after shown: Canvas?) -> Canvas {
    hasMore = false
    guard var part = shown, part.size == canvas.size else { return canvas }
    let changes = canvas.changes(since: part)
    let ofCursor = changes.filter { part.showsCursor(in: $0) || canvas.showsCursor(in: $0) }
    let height = max(1, canvas.size.height)
    let inTurn = changes.sorted { one, other in
      (one.row - nextRow + height) % height < (other.row - nextRow + height) % height
    }
    var sent = 0
    for change in ofCursor.isEmpty ? inTurn : ofCursor {
      if ofCursor.isEmpty, sent > mostBytes { break }
      part.take(change, from: canvas)
      sent += canvas.bytes(of: change)
      if ofCursor.isEmpty { nextRow = change.row + 1 }
    }
    part.cursor = canvas.cursor
    hasMore = part != canvas
    return part
  }
}

extension Canvas {
  /// The bytes that a change takes, more or less: a place, colours, and characters.
  fileprivate func bytes(of change: Change) -> Int {
    var (bytes, style) = (8, Style?.none)
    for cell in rows[change.row][change.columns] {
      bytes += (cell.style == style ? 0 : 20) + (cell.glyph == .blank ? 1 : 3)
      style = cell.style
    }
    return bytes
  }

  /// Whether a change contains a part of the frame around the card under the cursor.
  fileprivate func showsCursor(in change: Change) -> Bool {
    change.columns.contains { x in
      let style = self[Point(x: x, y: change.row)].style
      return style.foreground == .cursor || style.background == .cursor
    }
  }
}
