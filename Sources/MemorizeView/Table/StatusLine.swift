import Canvas

/// The line on top: deck, pairs, moves, score, clock, in columns that do not move.
struct StatusLine: Equatable {
  /// The numbers it shows.
  struct Numbers: Equatable {
    var pairsFound = 0
    var moves = 0
    var score = 0
  }

  /// Less of the deck's name than this many columns tells nothing.
  private static let leastName = 5

  let deck: String
  let pairs: Int
  let par: Double
  let theme: Theme
  /// Whether there are no points, and no par, but the clock alone.
  var isOpen = false

  func draw(_ numbers: Numbers, clock: Duration, in line: Rect, on canvas: inout Canvas) {
    let (deckWidth, fields) = (deck.columns, fields(numbers, clock: clock))
    let last = lastRank(of: fields, beside: deckWidth, in: line.width)
    var kept = fields.filter { $0.rank <= last }
    if let first = kept.indices.first, width(kept, upTo: last) > line.width + 1 {
      kept[first].label = ""
    }
    var x = line.maxX - width(kept, upTo: last)
    let room = x - line.minX - 3
    let name = room >= min(deckWidth, StatusLine.leastName) ? theme.fit(deck, room) : ""
    canvas.write(name, at: Point(x: line.minX + 1, y: line.minY), theme.style(.table, .bold))
    for field in kept {
      canvas.write(field.label, at: Point(x: x, y: line.minY), theme.style(.dim))
      x += field.label.utf8.count
      canvas.write(field.value, at: Point(x: x, y: line.minY), theme.style(.table, .bold))
      x += field.value.utf8.count + 2
    }
  }

  /// A number and what it is called, both in ASCII.
  private struct Field {
    var label: String
    let value: String
    /// Fields of a higher rank go first where there is no room.
    let rank: Int

    var width: Int { label.utf8.count + value.utf8.count + 2 }
  }

  private func fields(_ numbers: Numbers, clock: Duration) -> [Field] {
    let digits = "\(pairs)".utf8.count
    let parText = "\((par * 10).rounded() / 10)"
    let fields = [
      Field(label: "Pairs ", value: "\(padded(numbers.pairsFound, digits))/\(pairs)", rank: 0),
      Field(label: "Moves ", value: padded(numbers.moves, digits + 1), rank: 1),
      Field(label: "Par ", value: parText, rank: 4),
      Field(label: "Score ", value: padded(numbers.score, digits + 2), rank: 3),
      Field(label: "", value: clock.clockText, rank: 2),
    ]
    return isOpen ? fields.filter { $0.rank <= 2 } : fields
  }

  /// The last rank up to which everything fits beside a bit of the deck's name.
  private func lastRank(of fields: [Field], beside deckWidth: Int, in width: Int) -> Int {
    (0...4).last { rank in
      self.width(fields, upTo: rank) + (rank > 2 ? min(deckWidth, 12) + 3 : 0) <= width
    } ?? 0
  }

  private func width(_ fields: [Field], upTo rank: Int) -> Int {
    fields.reduce(-1) { $1.rank <= rank ? $0 + $1.width : $0 }
  }

  private func padded(_ number: Int, _ width: Int) -> String { "\(number)".padded(to: width) }
}

extension String {
  /// The text with blanks before it up to a width.
  func padded(to width: Int) -> String {
    String(repeating: " ", count: max(0, width - count)) + self
  }

  /// The text with blanks after it up to a width.
  func filled(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}

extension Duration {
  /// Minutes and seconds as in ` 1:05`, from an hour on with the hours before; 5 columns at least.
  var clockText: String {
    let seconds = Int(components.seconds)
    let parts = [seconds / 3600, seconds / 60 % 60, seconds % 60]
    let two = { (number: Int) in number < 10 ? "0\(number)" : "\(number)" }
    let text =
      parts[0] > 0
      ? "\(parts[0]):\(two(parts[1])):\(two(parts[2]))" : "\(parts[1]):\(two(parts[2]))"
    return text.padded(to: 5)
  }
}
