import Canvas
import MemorizeViewModel
import Words

/// The line at the top: deck, pairs, moves, par, score and clock, in fixed columns.
struct StatusLine: Equatable {
  /// The numbers on the line.
  struct Numbers: Equatable {
    var pairsFound = 0
    var moves = 0
    var score = 0

    /// Whether there have been any points yet.
    var hasScore: Bool { pairsFound > 0 || score != 0 }
  }

  /// The minimum width of a shortened deck name.
  private static let leastName = 5
  /// The columns between the deck, the pips and the numbers.
  private static let gap = 3

  /// The deck, with the reason for the game.
  let deck: String
  /// The deck alone, where there is no room for the reason.
  let shortDeck: String
  let pairs: Int
  /// The average of a perfect memory.
  let par: ParMoves
  /// Whether par means something to the player by now.
  var showsPar = true
  /// The most moves, if the rules limit them.
  var mostMoves: Int?
  /// The time that is left, if the rules limit it.
  var timeLeft: Duration?
  let theme: Theme
  /// The names of the rules that are on, from long to short.
  var rules: [String] = []
  /// Whether there are points and a par: not with open cards, nor in company.
  var hasPoints = true
  /// The players of a shared game, where moves and points do not count.
  var contestants: [Contestant] = []

  func draw(_ numbers: Numbers, clock: Duration, in line: Rect, on canvas: inout Canvas) {
    guard contestants.isEmpty else { return drawScoreBoard(clock, in: line, on: &canvas) }
    let fields = fields(numbers, clock: clock)
    let others = fields.filter { $0.rank > 0 }
    let all = fitting(fields, in: line.width)
    let hasPips = hasPips(
      beside: others, rules: rules(in: room(beside: all, in: line.width)),
      in: line.width)
    let kept = hasPips ? others : all
    let room = room(beside: kept, in: line.width) - (hasPips ? pairs + StatusLine.gap : 0)
    let rules = rules(in: room)
    let nameRoom = room - rules.columns
    let name = nameRoom >= leastName ? name(in: nameRoom) : ""
    let title = Point(x: line.minX + 1, y: line.minY)
    canvas.write(name, at: title, theme.style(.table, .bold))
    let end = title.moved(x: name.columns)
    canvas.write(rules, at: end, theme.style(.dim))
    if hasPips {
      let start = end.moved(x: rules.columns + StatusLine.gap)
      drawPips(numbers.pairsFound, at: start, on: &canvas)
    }
    draw(kept, at: Point(x: line.maxX - width(kept), y: line.minY), on: &canvas)
  }

  /// The columns for the title beside numbers.
  private func room(beside fields: [Field], in width: Int) -> Int {
    width - self.width(fields) - StatusLine.gap
  }

  private var leastName: Int { min(shortDeck.columns, StatusLine.leastName) }
  private var shortestRules: String { rules.last.map { "  \($0)" } ?? "" }
  /// The columns of the shortest names of the deck and of the rules.
  private var leastTitle: Int { leastName + shortestRules.columns }

  private func name(in room: Int) -> String {
    deck.columns <= room ? theme.spelled(deck) : theme.fit(shortDeck, room)
  }

  /// The names of the rules after the deck's, whose name is shortened for them.
  private func rules(in room: Int) -> String {
    let forms = rules.map { "  \($0)" }
    let form = [deck.columns, leastName].lazy.compactMap { name in
      forms.first { name + $0.columns <= room }
    }
    return form.first ?? ""
  }

  /// Draws the deck, the players and the clock; the players come first.
  private func drawScoreBoard(_ clock: Duration, in line: Rect, on canvas: inout Canvas) {
    let board = ScoreBoard(contestants: contestants, theme: theme)
    let start = Point(x: line.minX + 1, y: line.minY)
    let time = Field(label: "", value: theme.options.isQuiet ? "" : clock.clockText, rank: 0)
    let room = max(0, line.width - 2 - time.width)
    let title = SharedTitle(deck: deck, rules: rules, theme: theme)
    let used = title.draw(
      at: start, width: room - StatusLine.gap - board.columns, on: &canvas)
    let columns = used == 0 ? 0 : used + StatusLine.gap
    board.draw(
      in: Rect(x: start.x + columns, y: start.y, width: room - columns, height: 1), on: &canvas)
    draw([time], at: Point(x: line.maxX - time.width + 1, y: line.minY), on: &canvas)
  }

  private func draw(_ fields: [Field], at start: Point, on canvas: inout Canvas) {
    var point = start
    for field in fields {
      if field.isShown {
        canvas.write(field.label, at: point, theme.style(.dim))
        canvas.write(
          field.value, at: point.moved(x: field.label.columns), theme.style(.table, .bold))
      }
      point.x += field.width
    }
  }

  private func drawPips(_ found: Int, at start: Point, on canvas: inout Canvas) {
    for pair in 0..<pairs {
      let isFound = pair < found
      canvas.put(
        isFound ? "●" : "○", at: start.moved(x: pair), theme.style(isFound ? .accent : .dim))
    }
  }

  /// A number and its label.
  private struct Field {
    var label: String
    let value: String
    /// Fields with a higher rank are dropped first if there is too little room.
    let rank: Int
    /// Whether the number means something by now; its columns are reserved anyway.
    var isShown = true

    var width: Int { label.columns + value.utf8.count + 2 }
  }

  private func fields(_ numbers: Numbers, clock: Duration) -> [Field] {
    let digits = "\(pairs)".utf8.count
    let moves = mostMoves.map { "/\($0)" } ?? ""
    let fields = [
      Field(
        label: say("pairs", context: "status", columns: 6) + " ",
        value: "\(padded(numbers.pairsFound, digits))/\(pairs)", rank: 0),
      Field(
        label: say("moves", context: "status", columns: 6) + " ",
        value: padded(numbers.moves, digits + 1) + moves, rank: 1),
      Field(
        label: say("par", context: "status", columns: 6) + " ", value: par.text, rank: 4,
        isShown: showsPar),
      Field(
        label: say("score", context: "status", columns: 6) + " ",
        value: padded(numbers.score, digits + 2), rank: 3, isShown: numbers.hasScore),
      Field(
        label: timeLeft == nil ? "" : say("left", context: "status", columns: 6) + " ",
        value: (timeLeft.map { .seconds($0.roundedUpSeconds) } ?? clock).clockText, rank: 2),
    ]
    let shown = hasPoints ? fields : fields.filter { $0.rank <= 2 }
    // A clock that stands still is misleading, unless its time is what the game is about.
    return theme.options.isQuiet && timeLeft == nil ? shown.filter { $0.rank != 2 } : shown
  }

  /// Whether there is room for a pip a pair instead of a number, beside the whole title.
  private func hasPips(beside numbers: [Field], rules: String, in width: Int) -> Bool {
    theme.isSolid
      && deck.columns + rules.columns + pairs + StatusLine.gap < room(beside: numbers, in: width)
  }

  /// The fields for which there is room beside a part of the title, without pips.
  ///
  /// The names of the rules come before score and par; the last field loses its word before the title
  /// goes.
  private func fitting(_ fields: [Field], in width: Int) -> [Field] {
    let names = rules(in: room(beside: fields.filter { $0.rank <= 2 }, in: width))
    let title = min(deck.columns, 12) + names.columns + StatusLine.gap
    let last = (0...4).last { rank in
      let kept = fields.filter { $0.rank <= rank }
      return self.width(kept) + (rank > 2 ? title : 0) <= width
    }
    var kept = fields.filter { $0.rank <= last ?? 0 }
    if let first = kept.indices.first,
      self.width(kept) > width + 1 - (rules.isEmpty ? 0 : leastTitle + StatusLine.gap)
    {
      kept[first].label = ""
    }
    return kept
  }

  private func width(_ fields: [Field]) -> Int { fields.reduce(-1) { $0 + $1.width } }

  private func padded(_ number: Int, _ width: Int) -> String { "\(number)".padded(to: width) }
}

extension Theme {
  /// Says on the left that something is not saved.
  ///
  /// - Returns: the rest of the line.
  func drawUnsaved(in line: Rect, on canvas: inout Canvas) -> Rect {
    let sign = line.width >= 60 ? say("not saved", context: "status", columns: 12) : "!"
    canvas.write(sign, at: Point(x: line.minX + 1, y: line.minY), style(.bad, .bold))
    return line.without(columns: min(line.width, sign.columns + 2))
  }
}

extension String {
  /// The text padded with blanks on the left.
  func padded(to width: Int) -> String {
    String(repeating: " ", count: max(0, width - columns)) + self
  }

  /// The text padded with blanks on the right.
  func filled(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - columns))
  }
}

extension Duration {
  /// Minutes and seconds as in ` 1:05`, with hours in front if there are any; at least 5 columns.
  var clockText: String { shortText.padded(to: 5) }
}

/// The title of a status line on which there are other players, too: the deck and the rules, or the
/// rules alone where there is too little room.
struct SharedTitle {
  let deck: String
  /// The names of the rules that are on, from long to short.
  let rules: [String]
  let theme: Theme

  /// Draws the longest form that has room.
  ///
  /// - Returns: The columns that it takes; 0 if there is no room.
  func draw(at start: Point, width: Int, on canvas: inout Canvas) -> Int {
    let deck = theme.spelled(deck)
    let whole = rules.isEmpty ? [(deck, "")] : rules.map { (deck, "  \($0)") }
    let forms = whole + rules.suffix(1).map { ("", $0) }
    guard let (name, rules) = forms.first(where: { $0.0.columns + $0.1.columns <= width }) else {
      return 0
    }
    canvas.write(name, at: start, theme.style(.table, .bold))
    canvas.write(rules, at: start.moved(x: name.columns), theme.style(.dim))
    return name.columns + rules.columns
  }
}
