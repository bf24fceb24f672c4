import Canvas

/// The line at the top: deck, pairs, moves, score and clock, in fixed columns.
struct StatusLine: Equatable {
  /// The numbers on the line.
  struct Numbers: Equatable {
    var pairsFound = 0
    var moves = 0
    var score = 0
  }

  /// The minimum width of a shortened deck name.
  private static let leastName = 5

  let deck: String
  let pairs: Int
  let par: Double
  let theme: Theme
  /// Whether the cards are open: then there are no points and no par, only the clock.
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

  /// A number and its label, both in ASCII.
  private struct Field {
    var label: String
    let value: String
    /// Fields with a higher rank are dropped first if there is too little room.
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

  /// The highest rank with which everything fits beside a part of the deck's name.
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
  /// The text padded with blanks on the left.
  func padded(to width: Int) -> String {
    String(repeating: " ", count: max(0, width - count)) + self
  }

  /// The text padded with blanks on the right.
  func filled(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}

extension Duration {
  /// Minutes and seconds as in ` 1:05`, with hours in front if there are any; at least 5 columns.
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
