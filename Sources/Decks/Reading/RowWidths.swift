/// The numbers of columns of the rows.
struct RowWidths {
  private var row = 0
  private var counts: [Int: Int] = [:]
  /// By the number of the last column with text: the number of rows, and the first of them.
  private var filled: [Int: (count: Int, first: Int)] = [:]

  /// Counts a row that could not be read, or that has the names of the columns.
  mutating func skipRow() { row += 1 }

  mutating func add(_ record: DeckRecord) {
    row += 1
    counts[record.columns, default: 0] += 1
    filled[record.filledColumns, default: (0, row)].count += 1
  }

  /// The rows with text in more columns than most rows have, and the first of them, from 1; `nil` if
  /// there are none, or if rows have any number of columns.
  var longer: DeckReading.LongerRows? {
    guard let usual = counts.max(by: { ($0.value, -$0.key) < ($1.value, -$1.key) }),
      usual.key > 1, 2 * usual.value > counts.values.reduce(0, +)
    else { return nil }
    let longer = filled.filter { $0.key > usual.key }.values
    let first = longer.map(\.first).min()
    return first.map { .init(count: longer.reduce(0) { $0 + $1.count }, first: $0) }
  }
}
