import Canvas

/// Rows and columns of equal cards, as large as possible, like Stanford's AspectVGrid.
struct AspectGrid: Equatable {
  /// The size of each card.
  let card: CardSize
  /// The number of columns between cards.
  let gap: Int
  /// The number of rows above the first card, for the cursor's frame.
  let headroom: Int
  /// The number of cards in a full row.
  let columns: Int
  /// The number of cards in each row; shorter rows are in the middle, two cards shorter if possible,
  /// so that columns stay aligned.
  let lengths: [Int]
  /// The number of the first card in each row.
  let starts: [Int]

  /// A grid of this many cards in as few rows as these columns allow.
  init(_ card: CardSize, isSolid: Bool, columns: Int, count: Int) {
    self.init(
      card, isSolid: isSolid, lengths: AspectGrid.lengths(of: count, columns: max(1, columns)))
  }

  /// A grid with so many cards in each row.
  init(_ card: CardSize, isSolid: Bool, lengths: [Int]) {
    self.card = card
    gap = card.gap(isSolid: isSolid)
    headroom = card.headroom(isSolid: isSolid)
    self.lengths = lengths
    columns = lengths.max() ?? 0
    starts = lengths.reduce(into: [0]) { $0.append(($0.last ?? 0) + $1) }.dropLast()
  }

  /// The number of rows of cards.
  var rows: Int { lengths.count }
  /// The number of columns from one card to the next.
  var pitch: Int { card.width + gap }
  /// The width of the grid in columns.
  var width: Int { columns * pitch - gap }
  /// The height of the grid in rows of cells.
  var height: Int { headroom + rows * card.height }

  private static func lengths(of count: Int, columns: Int) -> [Int] {
    let rows = max(1, (count + columns - 1) / columns)
    var lengths = Array(repeating: columns, count: rows)
    var missing = rows * columns - count
    guard missing > 0 else { return lengths }
    // The rows in the middle first.
    let order = (0..<rows).sorted { abs(2 * $0 + 1 - rows) < abs(2 * $1 + 1 - rows) }
    while missing > 0 {
      for row in order where missing > 0 {
        let step = min(2, missing)
        lengths[row] -= step
        missing -= step
      }
    }
    return lengths
  }
}

/// The places of a grid in reading order, with shorter rows centred.
extension AspectGrid {
  /// The column and row of a place; a centred row starts in a later column.
  func cell(of index: Int) -> Point {
    let (row, number) = position(of: index)
    return Point(x: (columns - length(row)) / 2 + number, y: row)
  }

  /// The upper left cell of a place, from the upper left cell of the grid.
  func corner(of index: Int) -> Point {
    let (row, number) = position(of: index)
    return Point(x: indent(row) + number * pitch, y: headroom + row * card.height)
  }

  /// The upper left cell of the free place at the left of a row that is at least two cards shorter
  /// than the others; `nil` if all rows are longer.
  var freePlace: Point? {
    lengths.firstIndex { $0 <= columns - 2 }.map { row in
      Point(x: indent(row) % pitch, y: headroom + row * card.height)
    }
  }

  /// The place whose card covers a cell of the grid; `nil` in a gutter.
  func index(at point: Point) -> Int? {
    guard point.x >= 0, point.y >= headroom else { return nil }
    let row = (point.y - headroom) / card.height
    let x = point.x - indent(row)
    guard lengths.indices.contains(row), x >= 0, x % pitch < card.width, x / pitch < length(row)
    else { return nil }
    return starts[row] + x / pitch
  }

  private func position(of index: Int) -> (row: Int, number: Int) {
    let row = starts.lastIndex { $0 <= index } ?? 0
    return (row, index - (starts[at: row] ?? 0))
  }

  private func length(_ row: Int) -> Int { lengths[at: row] ?? columns }

  /// The columns by which a shorter row is moved to the right.
  private func indent(_ row: Int) -> Int { (columns - length(row)) * pitch / 2 }
}

/// Finding the grid whose cards suit an area and their faces best.
extension AspectGrid {
  /// The grid with the largest cards that fit into an area, or the smallest if none do.
  ///
  /// Complete rows are preferred if they cost at most a sixth of the card's width. With faces,
  /// cards take other proportions if these show more text.
  ///
  /// Complexity: O(sizes × cards).
  ///
  /// - Parameters:
  ///   - count: the number of cards.
  ///   - area: the available cells; a column on each side is reserved for the cursor.
  ///   - shape: the usual proportions of the cards.
  ///   - isSolid: whether cards are solid blocks.
  ///   - faces: the faces of the cards, if their text matters.
  /// - Returns: a grid; its rows may need more than the area has.
  static func fit(
    count: Int, in area: Size, shape: CardShape, isSolid: Bool, faces: Faces? = nil
  ) -> AspectGrid {
    let fitting = GridFitting(
      count: count, area: area, isSolid: isSolid, ratio: faces?.ratio ?? 1,
      leastWidth: faces?.longestSignals ?? 0)
    let sizes = shape.sizes(isSolid: isSolid)
    let pictures =
      shape != .portrait ? nil : isSolid ? fitting.largestPictures : fitting.largestFrames(faces)
    if let pictures, !pictures.card.has(.gutter), let words = faces?.withoutPhotos {
      // These cards are too small for pictures, and words need another shape.
      return fit(
        count: count, in: area, shape: CardShape(longestFace: words.longest), isSolid: isSolid,
        faces: words)
    }
    if let pictures {
      guard isSolid, let faces, faces.hasLetters, !faces.areLarge(on: pictures.card) else {
        return pictures
      }
      return fitting.largestLetters(faces) ?? pictures
    }
    let words = faces.flatMap { WordFitting(fitting: fitting, faces: $0).best(of: sizes) }
    return fitting.grid(words ?? fitting.largest(of: sizes) ?? .bare)
  }

  /// The grid with the largest cards in these rows; `nil` if they do not fit into the area.
  static func fit(
    _ lengths: [Int], in area: Size, shape: CardShape, isSolid: Bool, faces: Faces? = nil
  ) -> AspectGrid? {
    let columns = lengths.max() ?? 1
    let fitting = GridFitting(
      count: columns * lengths.count, area: area, isSolid: isSolid, ratio: faces?.ratio ?? 1,
      leastWidth: faces?.longestSignals ?? 0)
    let pictures =
      shape == .portrait ? fitting.largestPicture(inRows: lengths.count, columns: columns) : nil
    let size = fitting.largestSize(inRows: lengths.count, columns: columns)
    return (pictures ?? size.map { $0.largestCard ?? $0 }).map {
      AspectGrid($0, isSolid: isSolid, lengths: lengths)
    }
  }

  /// The same rows with cards that are some sizes larger, or smaller if negative.
  ///
  /// - Parameters:
  ///   - steps: the number of sizes.
  ///   - area: the available cells; one card fits into them.
  ///   - shape: the usual proportions of the cards.
  ///   - isSolid: whether cards are solid blocks.
  /// - Returns: the grid, perhaps larger than the area.
  func zoomed(by steps: Int, in area: Size, _ shape: CardShape, isSolid: Bool) -> AspectGrid {
    let ladder = card.among(shape.sizes(isSolid: isSolid))
    let start = ladder.firstIndex(of: card) ?? 0
    let usable = ladder.lastIndex { $0.width <= area.width - 2 && $0.height <= area.height } ?? 0
    let chosen = min(max(0, start + steps), max(usable, start))
    guard chosen != start, ladder.indices.contains(chosen) else { return self }
    return AspectGrid(ladder[chosen], isSolid: isSolid, lengths: lengths)
  }
}

extension CardSize {
  /// The smaller sizes, this size, and the larger sizes.
  fileprivate func among(_ sizes: [CardSize]) -> [CardSize] {
    guard !sizes.contains(self) else { return sizes }
    return sizes.filter { $0.width <= width && $0.height <= height } + [self]
      + sizes.filter { $0.width >= width && $0.height >= height }
  }
}
