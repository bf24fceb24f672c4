/// How many parts of cells a pixel of large letters takes.
struct LetterScale {
  /// The number of parts across; a cell has two.
  let columns: Int
  /// The number of parts down.
  let rows: Int
  /// The number of parts of a cell from top to bottom: 2 or 3.
  let cellRows: Int

  /// The width of a pixel, for a height of 1; a cell is twice as high as wide.
  private var aspect: Double { Double(columns * cellRows) / Double(4 * rows) }

  /// Whether letters are so narrow that their strokes are drawn wider.
  var isNarrow: Bool { aspect < 0.7 }

  /// How good letters look: their size, less if they are very narrow or wide.
  var merit: Double {
    let area = Double(columns * rows) / Double(2 * cellRows)
    let shape = isNarrow ? aspect / 0.7 : aspect > 1 ? 1 / (aspect * aspect) : 1
    return area * shape
  }

  private static let mostParts = 16
  private static let aspects = 0.49...1.3

  /// All scales of a form that keep letters in shape, the best first.
  static func scales(of form: CellForm) -> [LetterScale] {
    switch form {
    case .halfBlocks: halves
    case .quadrants: quadrants
    case .sextants: sextants
    }
  }

  private static let quadrants = scales(cellRows: 2).sortedByMerit
  private static let halves = quadrants.filter { $0.columns.isMultiple(of: 2) }
  private static let sextants = (quadrants + scales(cellRows: 3)).sortedByMerit

  private static func scales(cellRows: Int) -> [LetterScale] {
    (1...mostParts).flatMap { columns in
      (1...mostParts).map { LetterScale(columns: columns, rows: $0, cellRows: cellRows) }
    }.filter { aspects.contains($0.aspect) }
  }
}

extension [LetterScale] {
  fileprivate var sortedByMerit: [LetterScale] { sorted { $0.merit > $1.merit } }
}
