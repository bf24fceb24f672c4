import Canvas

/// The time left for a bonus, as a pie that runs out clockwise.
struct Pie: Hashable {
  /// The form of the pie.
  enum Form: Hashable {
    /// A wedge of tinted paper behind the content of a card.
    case disc
    /// Six segments at the lower edge of a small card, one for each point.
    case bar
    /// A single character in the corner, or beside a card of one row.
    case sign
    /// A digit from 6 to 1, for terminals without these characters.
    case digit

    /// The number of visible steps of the whole time.
    fileprivate var steps: Int {
      switch self {
      case .disc: 24
      case .sign: 4
      case .bar, .digit: 6
      }
    }
  }

  /// A share of the time so small that a step it has begun counts as over.
  ///
  /// It is larger than the rounding errors of a share and smaller than anything visible.
  private static let tolerance = 1e-12

  let form: Form
  /// The number of visible steps left; 0 if the time has run out.
  let steps: Int

  /// A pie of which a share from 0 to 1 remains.
  init(_ form: Form, fraction: Double) {
    self.form = form
    let steps = ((fraction - Pie.tolerance) * Double(form.steps)).rounded(.up)
    self.steps = min(max(0, Int(steps)), form.steps)
  }

  /// The share that remains when the pie next looks different; `nil` if it has run out.
  var nextFraction: Double? {
    steps > 0 ? Double(steps - 1) / Double(form.steps) : nil
  }

  /// The character that shows the pie; `nil` if it has run out.
  var sign: Glyph? {
    guard steps > 0 else { return nil }
    switch form {
    case .digit: return ["0", "1", "2", "3", "4", "5", "6"][min(steps, 6)]
    default: return ["◔", "◔", "◑", "◕", "●"][min(steps, 4)]
    }
  }

  /// The remaining part of the disc.
  var sector: Sector { Sector(gone: 24 - min(steps, 24)) }

  /// A disc without the elapsed part, which grows clockwise from the top.
  struct Sector {
    /// The sine and cosine of the angle at which the elapsed part ends.
    private let (sine, cosine): (Double, Double)
    private let gone: Int

    /// A disc without this many 24ths, from 0 to 24.
    fileprivate init(gone: Int) {
      let edge = (0..<gone / 6).reduce((Sector.sines[gone % 6], Sector.sines[6 - gone % 6])) {
        edge, _ in (edge.1, -edge.0)
      }
      (sine, cosine) = edge
      self.gone = gone
    }

    /// Whether a dot is in the remaining part.
    ///
    /// - Parameters:
    ///   - x: dots to the right of the middle.
    ///   - y: dots below the middle; dots are as high as wide.
    ///   - radius: the radius in dots.
    /// - Returns: true if the dot is within the radius and not in the elapsed part.
    func covers(x: Double, y: Double, radius: Double) -> Bool {
      guard x * x + y * y <= radius * radius else { return false }
      guard 0 < gone, gone < 24 else { return gone == 0 }
      let isOnRight = x > 0 || x == 0 && y < 0
      let isBefore = x * cosine + y * sine < 0
      return gone >= 12 ? !isOnRight && !isBefore : !isOnRight || !isBefore
    }

    /// The sines of 0 to 90 degrees, in steps of 15.
    private static let sines = [0, 0.258819, 0.5, 0.707107, 0.866025, 0.965926, 1]
  }
}

/// The time left for a bonus on the face of a solid card.
extension CardView {
  /// The share of a card's half width that the wedge covers.
  private static let reach = 0.94

  /// Tints the paper around the content: a wedge that runs out clockwise, smooth to half a row.
  ///
  /// Draws over a finished face and changes only its paper, so the content stays in front.
  func drawWedge(_ pie: Pie, in sheet: Rect, on paper: ColorRole, on canvas: inout Canvas) {
    guard pie.steps > 0 else { return }
    let (wide, high) = (Double(sheet.width), Double(2 * sheet.height))
    let radius = min(wide, high) / 2 * CardView.reach
    let sector = pie.sector
    for y in 0..<sheet.height {
      for x in 0..<sheet.width {
        let isCovered = { (half: Int) in
          sector.covers(
            x: Double(x) + 0.5 - wide / 2, y: Double(2 * y + half) + 0.5 - high / 2, radius: radius)
        }
        let point = sheet.origin.moved(x: x, y: y)
        canvas.tint(
          paper, at: point, upper: isCovered(0), lower: isCovered(1), theme: theme)
      }
    }
  }

  /// Draws the time left for a bonus, where a form of the pie belongs to the face itself.
  func draw(_ pie: Pie, in sheet: Rect, on paper: ColorRole, on canvas: inout Canvas) {
    switch pie.form {
    case .disc: drawWedge(pie, in: sheet, on: paper, on: &canvas)
    case .bar: drawBar(pie, in: sheet, on: paper, on: &canvas)
    case .sign, .digit: break
    }
  }

  /// Draws six segments along the last row of a card, as many of them lit as points are left, but
  /// never over the content; on a tight card, along the half row that extends it.
  func drawBar(_ pie: Pie, in sheet: Rect, on background: ColorRole, on canvas: inout Canvas) {
    let color: ColorRole = pie.steps > 3 ? .bonusHigh : pie.steps > 1 ? .bonusMiddle : .bonusLow
    guard size.has(.gutter) else {
      for x in 0..<(sheet.width * pie.steps + 5) / 6 {
        canvas.restyle(Point(x: sheet.minX + x, y: sheet.maxY)) { $0.foreground = color }
      }
      return
    }
    let room = max(0, sheet.width - 2)
    for x in 0..<(room * pie.steps + 5) / 6 {
      let point = Point(x: sheet.minX + 1 + x, y: sheet.maxY - 1)
      guard canvas[point].glyph == .blank else { continue }
      canvas.put("▂", at: point, theme.style(color, on: background))
    }
  }
}

extension Canvas {
  /// Gives the paper of a cell the colour of the wedge, where the wedge covers it.
  fileprivate mutating func tint(
    _ paper: ColorRole, at point: Point, upper: Bool, lower: Bool, theme: Theme
  ) {
    guard upper || lower else { return }
    let cell = self[point]
    if cell.glyph == .blank, cell.style.background == paper, upper != lower {
      return put(upper ? "▀" : "▄", at: point, theme.style(.pie, on: paper))
    }
    restyle(point) { style in
      if style.background == paper { style.background = .pie }
      if style.foreground == paper, upper, lower { style.foreground = .pie }
    }
  }
}
