import Canvas

/// A connection that is slow to read a frame, which gets each frame in small parts.
///
/// The kernel accepts some frames more than such a line has read: 18 kB on Linux, or a second. A key
/// would have no effect for that time. So a frame is sent in parts, each as long as the line takes
/// no time to speak of, and a newer frame takes the place of the rest.
struct SlowLine {
  /// The bytes a second that every line is taken to read; the terminal itself does not tell.
  private static let speed = 20_000
  /// The most bytes of a part, more or less.
  private static let mostBytes = 1_200
  /// The bytes of a change besides its cells, and those of a cell.
  private static let bytes = (change: 8, cell: 12)

  /// Whether a part of the last frame is still to be sent.
  private(set) var hasMore = false
  /// The row at which the next part begins.
  private var nextRow = 0
  /// The number of bytes that the kernel had accepted when last looked at.
  private var noted: Int
  /// The moment at which the line has read everything.
  private var end = ContinuousClock.now

  /// Describes a line that has just proved slow.
  ///
  /// - Parameter sent: the number of bytes that the kernel has accepted so far.
  init(sent: Int) { noted = sent }

  /// Whether the line has read everything.
  var isReady: Bool { end <= .now }

  /// Takes note of the number of bytes that the kernel has accepted so far.
  mutating func note(sent: Int) {
    end = max(end, .now) + .seconds(Double(sent - noted) / Double(SlowLine.speed))
    noted = sent
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
      if ofCursor.isEmpty, sent > SlowLine.mostBytes { break }
      part.take(change, from: canvas)
      sent += SlowLine.bytes.change + SlowLine.bytes.cell * change.columns.count
      if ofCursor.isEmpty { nextRow = change.row }
    }
    part.cursor = canvas.cursor
    hasMore = part != canvas
    return part
  }
}

extension Canvas {
  /// Whether a change contains a part of the frame around the card under the cursor.
  fileprivate func showsCursor(in change: Change) -> Bool {
    change.columns.contains { x in
      let style = self[Point(x: x, y: change.row)].style
      return style.foreground == .cursor || style.background == .cursor
    }
  }
}
