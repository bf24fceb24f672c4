import Canvas
import MemorizeViewModel
import Pictures

/// The stars of a result: pictures where there is room, else characters.
struct StarsView: Equatable {
  /// The stars that were won.
  let count: Int
  let theme: Theme

  static let most = 3
  private static let gap = 3
  private static let face = "⭐"

  /// The columns of stars of a size.
  static func columns(_ star: Size) -> Int { most * star.width + (most - 1) * gap }

  /// Whether the terminal shows pictures of stars.
  static func hasPictures(_ theme: Theme) -> Bool {
    theme.isSolid && theme.capabilities.blocks != .none && theme.capabilities.colors == .many
  }

  /// Draws the stars as pictures; large ones stand in an arc.
  func draw(in area: Rect, star: Size, on canvas: inout Canvas) {
    let isArc = area.height > star.height
    var x = area.minX + (area.width - StarsView.columns(star)) / 2
    for index in 0..<StarsView.most {
      let lift = isArc && index != 1 ? 1 : 0
      let frame = Rect(x: x, y: area.minY + lift, width: star.width, height: star.height)
      draw(isWon: index < count, in: frame, on: &canvas)
      x += star.width + StarsView.gap
    }
  }

  /// Draws the stars as characters, with a blank between them.
  func draw(at middle: Point, on canvas: inout Canvas) {
    let stars = Marks(theme).stars(count)
    let line = TextLine(stars.won.map(String.init).joined(separator: " "), .gold)
      .adding(stars.won.isEmpty || stars.missing.isEmpty ? "" : " ")
      .adding(stars.missing.map(String.init).joined(separator: " "), .faint)
    line.draw(at: middle.moved(x: -line.columns / 2), theme: theme, on: &canvas)
  }

  private func draw(isWon: Bool, in frame: Rect, on canvas: inout Canvas) {
    guard let picture = Pictures.picture(of: StarsView.face),
      let form = CellForm(theme.capabilities.blocks)
    else { return }
    let view = CardView(theme: theme, size: CardSize(frame))
    let cells = picture.cells(
      width: frame.width, height: frame.height, form: form,
      paper: .init(red: 40, green: 60, blue: 50))
    for (y, row) in cells.enumerated() {
      for (x, cell) in row.enumerated() {
        let point = frame.origin.moved(x: x, y: y)
        // The table can only be a background: a quarter of it in front is left out.
        if cell.foreground == .paper, "▆▊".unicodeScalars.contains(cell.glyph) { continue }
        // A point that fills a quarter of a cell would end in a thin line.
        if cell.background == .paper, "▂▎".unicodeScalars.contains(cell.glyph) { continue }
        view.draw(cell, at: point, on: .table, &canvas)
        if cell.foreground == .paper { canvas.put(.blank, at: point, canvas[point].style) }
        guard !isWon else { continue }
        // Everything that is not the table has one colour.
        canvas.restyle(point) { style in
          if style.foreground != .table { style.foreground = .button }
          if style.background != .table { style.background = .button }
        }
      }
    }
  }
}

/// The small signs of pages, in characters that the terminal has.
struct Marks {
  private let isUnicode: Bool

  init(_ theme: Theme) { isUnicode = theme.glyphs == .unicode }

  /// A move.
  func mark(of move: MoveOutcome) -> Glyph {
    switch move {
    case .pair: isUnicode ? "●" : "o"
    case .miss: isUnicode ? "○" : "."
    case .forgotten: "!"
    }
  }

  var star: String { stars(1).won }

  /// Whether a pair is known; `nil` if nothing shows that.
  func known(_ isKnown: Bool?) -> TextLine {
    switch isKnown {
    case true?: TextLine(isUnicode ? "✓" : "+", .good)
    case false?: TextLine(isUnicode ? "✗" : "x", .forgotten)
    case nil: TextLine(isUnicode ? "·" : "-", .dim)
    }
  }

  /// Won stars in gold, and the others.
  func starLine(_ count: Int, of most: Int = 3, missing tone: Tone = .faint) -> TextLine {
    let stars = stars(count, of: most)
    return TextLine(stars.won, .gold).adding(stars.missing, tone)
  }

  /// A row of stars, as in `★★☆`.
  func stars(_ count: Int, of most: Int = 3) -> (won: String, missing: String) {
    (
      String(repeating: isUnicode ? "★" : "*", count: max(0, min(count, most))),
      String(repeating: isUnicode ? "☆" : "-", count: max(0, most - max(0, count)))
    )
  }
}
