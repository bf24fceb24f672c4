import Canvas
import MemorizeViewModel
import Words

/// The moves of a game side by side: a mark for each, and a bar for the moves lost.
///
/// If there are more moves than columns, each column stands for several moves.
struct CourseView {
  let review: GameReview
  let theme: Theme
  /// The columns from one move to the next.
  let step: Int
  /// The rows of the bars.
  let barRows: Int
  /// The most columns.
  private let width: Int
  /// The moves of each column.
  private let groups: [Group]

  private struct Group {
    let outcome: MoveOutcome
    /// The greatest cost of a move, in millionths.
    let cost: Int
    /// The pair that was forgotten in the costliest move.
    let pair: Int?

    init(_ moves: ArraySlice<GameReview.Move>) {
      let outcomes = moves.map(\.outcome)
      outcome = [.forgotten, .pair].first(where: outcomes.contains) ?? .miss
      let costliest = moves.max { $0.cost < $1.cost }
      (cost, pair) = (costliest?.cost.millionths ?? 0, costliest?.forgottenPair)
    }
  }

  private static let mostNames = 3
  /// The columns of a name beside which there is no room for the whole of it.
  private static let nameColumns = 12

  init(review: GameReview, theme: Theme, step: Int, width: Int, barRows: Int) {
    self.review = review
    self.theme = theme
    (self.barRows, self.width) = (barRows, width)
    let count = max(1, review.moves.count)
    let fitting = [step, 3, 2, 1].first { $0 <= step && $0 * count <= width } ?? 1
    self.step = fitting
    let size = max(1, (count + max(1, width) - 1) / max(1, width))
    let perColumn = fitting * count <= width ? 1 : size
    groups = stride(from: 0, to: review.moves.count, by: perColumn).map {
      Group(review.moves.dropFirst($0).prefix(perColumn))
    }
  }

  /// The columns of all moves, or of the legend if it is wider.
  var columns: Int { max(moveColumns, legend?.columns ?? 0) }
  private var moveColumns: Int { max(1, groups.count * step - (step > 1 ? 1 : 0)) }
  /// Names, bars, marks and their legend.
  var rows: Int { barRows + 3 }

  /// Draws the course.
  ///
  /// - Parameters:
  ///   - origin: the upper left cell.
  ///   - canvas: the picture.
  ///   - name: returns the name of a pair.
  func draw(at origin: Point, on canvas: inout Canvas, name: (Int) -> String) {
    let marks = Marks(theme)
    for (index, group) in groups.enumerated() {
      let x = origin.x + firstColumn + index * step
      canvas.put(
        marks.mark(of: group.outcome), at: Point(x: x, y: origin.y + 1 + barRows),
        theme.style(group.outcome.tone))
      drawBar(group.cost, at: Point(x: x, y: origin.y + barRows), on: &canvas)
    }
    drawLegend(at: origin.moved(y: barRows + 2), on: &canvas)
    drawNames(at: origin, on: &canvas, name: name)
  }

  /// Draws a bar upwards from its lowest cell; the highest one is a whole move, or the largest cost.
  private func drawBar(_ cost: Int, at bottom: Point, on canvas: inout Canvas) {
    guard cost > 0 else { return }
    let full = max(1_000_000, groups.map(\.cost).max() ?? 0)
    let eighths = max(1, cost * 8 * barRows / full)
    for row in 0..<barRows where eighths > 8 * row {
      let level = min(8, eighths - 8 * row)
      let text = ColumnGlyph.text(Double(level) / 8, theme.glyphs)
      for x in 0..<max(1, step - 1) {
        let point = bottom.moved(x: x, y: -row)
        canvas.write(text, at: point, theme.style(.forgotten))
        if level == 8, theme.glyphs == .unicode {
          canvas.putFull(at: point, theme.style(.forgotten))
        }
      }
    }
  }

  private func drawLegend(at origin: Point, on canvas: inout Canvas) {
    guard let legend else { return }
    let x = (columns - legend.columns) / 2
    legend.draw(at: origin.moved(x: x), width: columns, theme: theme, on: &canvas)
  }

  /// The column of the first move.
  private var firstColumn: Int { (columns - moveColumns) / 2 }

  /// The meaning of the marks that the game has, as far as there is room; `nil` if there is none.
  private var legend: TextLine? { legends.first { $0.columns <= width } }

  /// The legend; shorter forms leave out the more obvious marks.
  private var legends: [TextLine] {
    let marks = Marks(theme)
    let words: KeyValuePairs<MoveOutcome, String> = [
      .pair: say("found", context: "legend"), .miss: say("miss", context: "legend"),
      .forgotten: say("forgotten", context: "legend"),
    ]
    let outcomes = [.pair] + review.moves.map(\.outcome)
    let parts = words.filter { outcomes.contains($0.key) }.map { outcome, word in
      TextLine([marks.mark(of: outcome)].text, outcome.tone).adding(" " + word, .faint)
    }
    let bar = TextLine(ColumnGlyph.text(0.5, theme.glyphs), .forgotten)
      .adding(" " + say("lost moves", context: "legend"), .faint)
    let all = parts + (barRows > 0 && groups.contains { $0.cost > 0 } ? [bar] : [])
    return all.indices.map { Array(all.dropFirst($0)).joined("  ") }
  }

  /// Writes the names of the costliest moves above their bars, as far as they do not overlap.
  ///
  /// The pair whose card lies beside the course comes first.
  private func drawNames(at origin: Point, on canvas: inout Canvas, name: (Int) -> String) {
    let costly = groups.indices.filter { groups[$0].cost > 0 }
      .sorted { (-groups[$0].cost, $0) < (-groups[$1].cost, $1) }
    let costliest = review.forgotten.first?.pair
    let worst = costly.first { groups[$0].pair == costliest }
    var taken: [Range<Int>] = []
    let named = [worst].compactMap(\.self) + costly.filter { $0 != worst }
    for index in named.prefix(CourseView.mostNames) {
      guard let pair = groups[index].pair else { continue }
      let name = theme.spelled(name(pair))
      let middle = firstColumn + index * step + (step - 1) / 2
      for text in [name, theme.fit(name, CourseView.nameColumns)] where text.columns <= columns {
        let x = min(max(0, middle - text.columns / 2), columns - text.columns)
        let range = (x - 1)..<(x + text.columns + 1)
        guard !taken.contains(where: range.overlaps) else { continue }
        taken.append(range)
        canvas.write(text, at: origin.moved(x: x), theme.style(.forgotten))
        break
      }
    }
  }
}
