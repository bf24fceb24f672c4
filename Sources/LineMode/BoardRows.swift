import MemorizeViewModel
import Words

/// The rows of a board in lines of text, and the names of its places.
///
/// There is no window, so the rows follow from the number of cards alone. Where the rules have rows
/// of their own, the board has those.
struct BoardRows: Equatable {
  /// The places of each row, from 0; the last rows may be empty after cards have moved up.
  let rows: [Range<Int>]

  /// The rows of the board on the table.
  init(_ table: TableViewModel) {
    let sides = table.hasSides ? 2 : 1
    let own = table.rowLengths
    let places = table.numberOfPlaces / sides
    let lengths = own ?? BoardRows.lengths(places: places)
    self.init(lengths: (0..<sides).flatMap { _ in lengths }, places: table.places.count)
  }

  /// Rows of these lengths as far as there are places.
  init(lengths: [Int], places: Int) {
    var rows: [Range<Int>] = []
    var start = 0
    for length in lengths where start < places {
      let end = min(start + length, places)
      rows.append(start..<end)
      start = end
    }
    self.rows = rows
  }

  /// The lengths of the rows of a board that is about as wide as high, in cards.
  ///
  /// Complete rows are preferred.
  static func lengths(places: Int) -> [Int] {
    guard places > 0 else { return [] }
    var least = 1
    while least * least < places { least += 1 }
    let most = max(least, least * 7 / 4)
    func missing(_ columns: Int) -> Int { (columns - places % columns) % columns }
    let columns = (least...most).min { (missing($0), $0) < (missing($1), $1) } ?? least
    let full = Array(repeating: columns, count: places / columns)
    return places % columns == 0 ? full : full + [places % columns]
  }

  /// The number of places.
  var count: Int { rows.last?.upperBound ?? 0 }

  /// The row and the column of a place, from 0.
  func cell(of place: Int) -> (row: Int, column: Int)? {
    guard let row = rows.firstIndex(where: { $0.contains(place) }) else { return nil }
    return (row, place - rows[row].lowerBound)
  }

  /// The row with these letters, from 0; `nil` if there is none.
  func row(lettered letters: some StringProtocol) -> Int? {
    let letters = letters.lowercased()
    return rows.indices.first { Narrator.letters(ofRow: $0) == letters }
  }

  /// The rows in words, as in `4 rows of 4`.
  var description: String {
    let lengths = rows.map(\.count)
    let (count, first, last) = (rows.count, lengths.first ?? 0, lengths.last ?? 0)
    let start = say(count, one: "1 row of \(first)", other: "\(count) rows of \(first)")
    if lengths.allSatisfy({ $0 == first }) { return start }
    if lengths.dropLast().allSatisfy({ $0 == first }) {
      return say("\(start), the last of \(last)")
    }
    let (least, most) = (lengths.min() ?? 0, lengths.max() ?? 0)
    return say("\(count) rows of \(least) to \(most)")
  }

  /// Some rows in words, as in `row c` or `rows a to d`.
  static func words(_ first: Int, _ last: Int) -> String {
    let (one, other) = (Narrator.letters(ofRow: first), Narrator.letters(ofRow: last))
    return one == other ? say("row \(one)") : say("rows \(one) to \(other)")
  }

  /// The name of the last place by its row, as in `d4`.
  var lastCell: String { "\(Narrator.letters(ofRow: rows.count - 1))\(rows.last?.count ?? 0)" }
}

/// About a half of a board: some of its rows or some of its columns.
struct BoardPart: Equatable {
  /// The rows of the part, from 0; `nil` if it has all of them.
  private(set) var rows: ClosedRange<Int>?
  /// The columns of the part, from 0; `nil` if it has all of them.
  private(set) var columns: ClosedRange<Int>?

  /// The half in which a place lies, of those that divide the other places most evenly.
  ///
  /// - Parameters:
  ///   - place: a place of the board.
  ///   - occupied: the places where cards lie.
  ///   - board: the rows of the board.
  ///   - hasSides: whether the board has two sides, of which only the place's own counts.
  init(of place: Int, among occupied: [Int], _ board: BoardRows, hasSides: Bool) {
    guard let cell = board.cell(of: place) else { return }
    let middle = board.rows.count / 2
    let own =
      hasSides
      ? (cell.row < middle ? 0..<middle : middle..<board.rows.count) : 0..<board.rows.count
    let width = own.map { board.rows[$0].count }.max() ?? 1
    let cells = occupied.compactMap(board.cell).filter { own.contains($0.row) }
    let upper = own.lowerBound + (own.count + 1) / 2
    let left = (width + 1) / 2
    let isUpper = cell.row < upper
    let isLeft = cell.column < left
    let inRows = cells.count { ($0.row < upper) == isUpper }
    let inColumns = cells.count { ($0.column < left) == isLeft }
    if abs(2 * inRows - cells.count) < abs(2 * inColumns - cells.count), own.count > 1 || width < 2
    {
      rows = isUpper ? own.lowerBound...(upper - 1) : upper...(own.upperBound - 1)
    } else {
      columns = isLeft ? 0...(left - 1) : left...(width - 1)
    }
  }

  /// The part in words, as in `columns 1 to 2` or `row c`.
  var words: String {
    if let rows { return BoardRows.words(rows.lowerBound, rows.upperBound) }
    guard let columns else { return "" }
    let (first, last) = (columns.lowerBound + 1, columns.upperBound + 1)
    return columns.count == 1 ? say("column \(first)") : say("columns \(first) to \(last)")
  }
}

/// The rows of a board in sentences, as it lies at a moment.
struct BoardSentences {
  private let places: [TableViewModel.Card?]
  /// The cards that are shown before the game begins, instead of those that are up.
  private let shown: Set<CardID>?
  private let marked: Set<CardID>
  private let isPaused: Bool
  private let names: FaceNames

  init(_ table: TableViewModel, _ names: FaceNames) {
    places = table.places
    shown = table.preview?.cards
    marked = table.marked
    isPaused = table.isPaused
    self.names = names
  }

  /// A row in one sentence; places that are alike are told together.
  func wording(ofRow row: Int, _ range: Range<Int>) -> Wording {
    let letters = Narrator.letters(ofRow: row)
    let parts = runs(in: range)
    let long = parts.map(\.long).listed
    let short = parts.map(\.short).listed
    return Wording(spoken: say("Row \(letters): \(long)."), "\(letters): \(short).")
  }

  private func runs(in row: Range<Int>) -> [(long: String, short: String)] {
    var runs: [(places: ClosedRange<Int>, state: PlaceState)] = []
    for place in row {
      let state = state(of: place)
      if let last = runs.last, last.state == state, state.joins {
        runs[runs.count - 1].places = last.places.lowerBound...place
      } else {
        runs.append((place...place, state))
      }
    }
    return runs.map { places, state in
      let (first, last) = (places.lowerBound + 1, places.upperBound + 1)
      let text =
        switch places.count {
        case 1: say("\(first)", context: "place")
        case 2: say("\(first) and \(last)")
        default: say("\(first) to \(last)")
        }
      return (state.words(text), state == .hidden ? text : state.words(text))
    }
  }

  /// The state of a place as it may be told.
  private func state(of place: Int) -> PlaceState {
    guard places.indices.contains(place), let card = places[place] else { return .gone }
    if let shown { return shown.contains(card.id) ? .up(names.name(of: card.content)) : .hidden }
    guard card.isFaceUp, !isPaused else { return marked.contains(card.id) ? .marked : .hidden }
    return .up(names.name(of: card.content))
  }
}

/// The state of a place in words.
private enum PlaceState: Equatable {
  case hidden
  /// A hidden card whose back is marked.
  case marked
  case up(String)
  case gone

  /// Whether several places with this state are told together.
  var joins: Bool {
    if case .up = self { false } else { true }
  }

  /// The state of one or several places.
  func words(_ places: String) -> String {
    switch self {
    case .hidden: say("\(places) hidden")
    case .marked: say("\(places) hidden, marked")
    // Heard one after the other, two numbers would be one.
    case .up(let name) where name.first?.isNumber == true: say("\(places) shows \(name)")
    case .up(let name): "\(places) \(name)"
    case .gone: say("\(places) gone")
    }
  }
}
