import Canvas

/// The parts of the result, as many as the window has room for.
///
/// The moves come first, then the stars, the buttons, the best result and the course of the game.
struct ResultLayout: Equatable {
  /// The way to show a part.
  enum Scale: Equatable {
    case none
    case text
    case medium
    case large
    case huge
  }

  /// The size that the parts need.
  struct Needs: Equatable {
    /// The columns of the whole line in large letters, and of its beginning; `nil` if it cannot be
    /// shown in large letters.
    var lineColumns: Int?
    var startColumns: Int?
    var hasStars = false
    /// Whether stars can be pictures.
    var hasStarPictures = false
    var hasCourse = false
    /// Whether the course has bars, and a card beside it.
    var hasCosts = true
    /// The pairs whose grades take the place of the course, and matter more than large stars; 0 in
    /// other games.
    var gradedPairs = 0
  }

  let page: PageLayout
  private(set) var stars: Rect?
  private(set) var star: Size?
  private(set) var line = Rect(x: 0, y: 0, width: 0, height: 0)
  /// Whether the line is shown in large letters.
  private(set) var lineScale = Scale.text
  private(set) var best: Rect?
  private(set) var course: Rect?
  private(set) var courseScale = Scale.none
  private(set) var buttons: Rect?

  /// One way to show all parts.
  fileprivate struct Form {
    let stars: Scale
    /// In large letters: the whole line, or its beginning with the rest below it.
    let line: Scale
    let best: Bool
    let course: Scale
    var buttons = true

    static let all = [
      Form(stars: .huge, line: .huge, best: true, course: .huge),
      Form(stars: .large, line: .large, best: true, course: .large),
      Form(stars: .medium, line: .large, best: true, course: .medium),
      Form(stars: .text, line: .large, best: true, course: .medium),
      Form(stars: .medium, line: .large, best: true, course: .none),
      Form(stars: .medium, line: .medium, best: true, course: .none),
      Form(stars: .text, line: .large, best: true, course: .none),
      Form(stars: .text, line: .medium, best: true, course: .none),
      Form(stars: .medium, line: .text, best: true, course: .none),
      Form(stars: .text, line: .text, best: true, course: .none),
      Form(stars: .text, line: .text, best: false, course: .none),
      Form(stars: .text, line: .text, best: false, course: .none, buttons: false),
      Form(stars: .none, line: .text, best: false, course: .none, buttons: false),
    ]

    /// The ways to show all parts of a board for studying.
    static let lessons =
      all.filter { $0.course != .none }
      + [Form(stars: .text, line: .text, best: true, course: .medium)]
      + all.filter { $0.course == .none }
  }

  /// Lays the parts out in a window.
  init(size: Size, needs: Needs) {
    page = PageLayout(size: size)
    let body = page.body
    let forms = (needs.gradedPairs > 0 ? Form.lessons : Form.all).map { $0.limited(to: needs) }
    guard let form = forms.first(where: { $0.fits(body.size, needs) }) ?? forms.last else { return }
    place(form, in: body, needs)
  }

  private mutating func place(_ form: Form, in body: Rect, _ needs: Needs) {
    let heights = form.heights(needs)
    let parts = heights.filter { $0 > 0 }.count
    let free = max(0, body.height - heights.reduce(0, +))
    // The blank rows are spread evenly, those left over above the first part.
    let gap = min(ResultLayout.widestGap, free / (parts + 1))
    var y = body.minY + (free - gap * (parts - 1)) / 2
    let rects = heights.map { height -> Rect? in
      guard height > 0 else { return nil }
      defer { y += height + gap }
      return Rect(x: 0, y: y, width: body.width, height: height)
    }
    (stars, best, course, buttons) = (rects[0], rects[2], rects[3], rects[4])
    (line, lineScale) = (rects[1] ?? body, form.line)
    star = form.starSize
    courseScale = form.course
  }

  private static let widestGap = 4
}

extension ResultLayout.Form {
  fileprivate var starSize: Size? {
    switch stars {
    case .huge: Size(width: 26, height: 12)
    case .large: Size(width: 13, height: 6)
    case .medium: Size(width: 10, height: 4)
    case .text, .none: nil
    }
  }

  /// The form without the parts that this result does not have.
  fileprivate func limited(to needs: ResultLayout.Needs) -> ResultLayout.Form {
    let stars: ResultLayout.Scale =
      needs.hasStars ? (needs.hasStarPictures || self.stars == .none ? self.stars : .text) : .none
    return ResultLayout.Form(
      stars: stars, line: needs.lineColumns == nil ? .text : line, best: best,
      course: needs.hasCourse ? course : .none, buttons: buttons)
  }

  /// The rows of stars, line, best result, course and buttons.
  fileprivate func heights(_ needs: ResultLayout.Needs) -> [Int] {
    let isArc = self.stars == .large || self.stars == .huge
    let stars = starSize.map { $0.height + (isArc ? 1 : 0) }
    let letters = LargeText.height
    let line = [.huge: 2 * letters, .large: letters, .medium: letters + 1][self.line] ?? 1
    let course =
      [.huge: 14, .large: 9, .medium: 6][self.course].map { height in
        // Behind the pairs are a blank row and the meaning of their marks.
        needs.gradedPairs > 0 ? max(height, needs.gradedPairs + 2) : height
      } ?? 0
    return [
      stars ?? (self.stars == .text ? 1 : 0), line, best ? 1 : 0,
      needs.hasCosts ? course : min(course, 2), buttons ? 1 : 0,
    ]
  }

  /// Whether all parts have room, with a blank row between them where some are large.
  fileprivate func fits(_ size: Size, _ needs: ResultLayout.Needs) -> Bool {
    let heights = heights(needs).filter { $0 > 0 }
    let gaps = starSize == nil && line == .text ? 0 : heights.count - 1
    let whole = needs.lineColumns ?? 0
    let columns = [
      starSize.map(StarsView.columns) ?? 0,
      [.huge: 2 * whole, .large: whole, .medium: needs.startColumns ?? 0][line] ?? 0,
      [.huge: 150, .large: 100, .medium: needs.gradedPairs > 0 ? 40 : 60][course] ?? 0,
    ]
    return heights.reduce(gaps, +) <= size.height && columns.allSatisfy { $0 + 2 <= size.width }
  }
}
