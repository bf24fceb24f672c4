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
