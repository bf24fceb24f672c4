import Canvas
import MemorizeViewModel

/// The places of a board that are forgotten most: a share and a shade for each place.
struct HeatMap {
  let recalls: [PlaceRecall]
  let grid: PlaceGrid
  /// The columns of the map.
  let width: Int
  let theme: Theme

  /// The columns from one place to the next.
  private var pitch: Int { min(6, max(2, (width + 1) / max(1, grid.columns))) }
  /// Whether there is room for percentages; otherwise shares are tenths.
  private var hasPercentages: Bool { pitch >= 5 }

  /// A line for each row of places, and an explanation.
  var lines: [TextLine] {
    let blank = TextLine(String(repeating: " ", count: pitch))
    var rows = Array(repeating: Array(repeating: blank, count: grid.columns), count: grid.rows)
    let rates = Dictionary(recalls.map { ($0.place, $0.rate) }) { first, _ in first }
    for (place, cell) in grid.cells.enumerated() where rows.indices.contains(cell.y) {
      guard rows[cell.y].indices.contains(cell.x) else { continue }
      let share = rates[place]?.forgottenShare
      rows[cell.y][cell.x] = TextLine(text(share), tone(share))
    }
    let shades = [0.1, 0.3, 0.6, 0.9].map(shade).joined(separator: " ")
    let unit = hasPercentages ? "%" : "of 10"
    let key =
      """
      How often (\(unit)) you forgot a card in this place. \(shades) are quarters, \(untested) \
      was never tested.
      """
    return rows.map { cells in
      cells.flatMap(\.parts).reduce(TextLine()) { $0.adding($1.text, $1.tone) }
    }
      + key.wrapped(to: width).map { TextLine($0, .dim) }
  }

  /// The tone of a share: coral where most is forgotten.
  private func tone(_ share: Double?) -> Tone {
    guard let share else { return .faint }
    return share < 0.25 ? .dim : share < 0.5 ? .accent : .forgotten
  }

  /// The mark of a place about which nothing is known.
  private var untested: String { theme.glyphs == .ascii ? "-" : "·" }

  private func text(_ share: Double?) -> String {
    guard let share else { return untested.right(pitch - 1) + " " }
    let digits = hasPercentages ? "\(share.percent)" : "\(min(9, Int(share * 10)))"
    switch pitch {
    case 2: return digits + " "
    case 3, 4: return (shade(share) + digits).right(pitch - 1) + " "
    default: return String(repeating: shade(share), count: pitch - 4) + digits.right(3) + " "
    }
  }

  /// The shade of a share, by quarters.
  private func shade(_ share: Double) -> String {
    let shades = theme.glyphs == .ascii ? [".", ":", "+", "#"] : ["░", "▒", "▓", "█"]
    return shades[min(3, max(0, Int(share * 4)))]
  }
}
