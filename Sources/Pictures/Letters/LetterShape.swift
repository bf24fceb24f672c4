/// The room that letters need, which decides their scale: texts with the same shape have one scale.
struct LetterShape: Hashable, Sendable {
  /// The columns and rows of pixels of the widest and of the highest text, for each spacing that
  /// suits all of them.
  let sizes: [LetterSpacing: PixelSize]
  /// Whether all characters are narrow, as those of Latin are.
  let isNarrow: Bool
  /// Whether each text is a single character.
  let isSingle: Bool
  /// Whether a text is a word or more, which only a large card has room for.
  let isLong: Bool

  /// A number of columns and rows of pixels.
  struct PixelSize: Hashable, Sendable {
    let width: Int
    let height: Int
  }

  /// A shape with room for each of two.
  func joined(with other: LetterShape) -> LetterShape {
    let largest = sizes.compactMap { spacing, size in
      other.sizes[spacing].map {
        (
          spacing,
          PixelSize(width: max(size.width, $0.width), height: max(size.height, $0.height))
        )
      }
    }
    return LetterShape(
      sizes: Dictionary(uniqueKeysWithValues: largest), isNarrow: isNarrow && other.isNarrow,
      isSingle: isSingle && other.isSingle, isLong: isLong || other.isLong)
  }

  /// A shape with room for each of these texts; `nil` if there are none.
  ///
  /// Complexity: O(*n*).
  static func joined(_ letters: [Letters]) -> LetterShape? {
    letters.first.map { first in
      letters.dropFirst().reduce(first.ownShape) { $0.joined(with: $1.ownShape) }
    }
  }
}

/// The ways to put letters side by side.
enum LetterSpacing: CaseIterable {
  /// With two pixels between them, which looks better.
  case spacedOut
  /// With one pixel between them.
  case close
  /// Close to each other, each at most five pixels wide.
  case slim
  /// Words in two lines.
  case stacked
  /// Words in two lines, in slim letters.
  case stackedSlim

  /// The columns between two letters.
  var gap: Int { self == .spacedOut ? 2 : 1 }
  /// Whether letters are at most five pixels wide.
  var isSlim: Bool { self == .slim || self == .stackedSlim }
  /// Whether words are in two lines.
  var isStacked: Bool { self == .stacked || self == .stackedSlim }
}

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
    case .quadrants: quadrants
    case .sextants: sextants
    }
  }

  private static let quadrants = scales(cellRows: 2).sortedByMerit
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
