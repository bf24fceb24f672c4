import Canvas
import Words

/// The pictures that the deck editor offers, in groups, and their places on the screen.
struct PicturePicker: Equatable {
  /// The reason why a picture is offered.
  enum Group: Equatable {
    /// Its name matches the typed text.
    case found
    /// It resembles the first picture that was found, or those of the deck.
    case near
    /// The player added it lately.
    case recent

    var title: String {
      switch self {
      case .found: say("Found")
      case .near: say("Near", context: "pictures")
      case .recent: say("Recent", context: "pictures")
      }
    }
  }

  /// The title of a group.
  struct Heading: Equatable {
    let group: Group
    let origin: Point
    /// The number of its pictures that have room.
    let count: Int
  }

  /// A picture that can be chosen.
  struct Choice: Equatable {
    let face: String
    let frame: Rect
    /// Whether it is drawn as a card, not as an emoji.
    let isCard: Bool
  }

  private(set) var headings: [Heading] = []
  private(set) var choices: [Choice] = []

  /// The columns of an emoji with a mark before it.
  private static let pitch = 4
  private static let cardGap = 2
  /// The most rows of a group that nobody asked for.
  private static let mostRows = 2

  /// No pictures.
  init() {}

  /// Groups below each other, as far as there is room; a picture is in the first of its groups.
  ///
  /// - Parameters:
  ///   - groups: the groups and their pictures.
  ///   - area: the cells for them.
  ///   - card: the size of pictures that were found; `nil` if they are emoji.
  init(_ groups: [(Group, [String])], in area: Rect, card: CardSize?) {
    var top = area.minY
    for (group, faces) in groups {
      let size = group == .found ? card : nil
      // Above and below cards there is room for the cursor's frame.
      let start = Point(x: area.minX, y: top + (size == nil ? 1 : 2))
      let end = area.maxY - (size == nil ? 0 : 1)
      let new = choices(from: faces, group, at: start, width: area.width, size).prefix {
        $0.frame.maxY <= end
      }
      guard let last = new.last else { continue }
      headings.append(
        Heading(group: group, origin: Point(x: area.minX, y: top), count: new.count))
      choices += new
      top = last.frame.maxY + (size == nil ? 1 : 2)
    }
  }

  /// One row of pictures, as far as there is room.
  init(_ faces: [String], inRow row: Rect) {
    choices = Array(
      choices(from: faces, .found, at: row.origin, width: row.width, nil).prefix {
        $0.frame.minY == row.minY
      })
  }

  private func choices(
    from faces: [String], _ group: Group, at start: Point, width: Int, _ card: CardSize?
  ) -> [Choice] {
    let known = Set(choices.map(\.face))
    let new = faces.filter { !known.contains($0) }
    let pitch = card.map { $0.width + PicturePicker.cardGap } ?? PicturePicker.pitch
    let perRow = max(1, (width + (card == nil ? 0 : PicturePicker.cardGap)) / pitch)
    return new.prefix(group == .found ? new.count : perRow * PicturePicker.mostRows).enumerated()
      .map { index, face in
        let (row, column) = index.quotientAndRemainder(dividingBy: perRow)
        let size = Size(width: card?.width ?? pitch, height: card?.height ?? 1)
        return Choice(
          face: face,
          frame: Rect(
            x: start.x + column * pitch, y: start.y + row * size.height, width: size.width,
            height: size.height),
          isCard: card != nil)
      }
  }

  /// The pictures that can be chosen.
  var faces: [String] { choices.map(\.face) }

  /// A picture by its index, if it exists.
  func choice(_ index: Int) -> Choice? {
    choices.indices.contains(index) ? choices[index] : nil
  }

  /// The index of the picture at a cell.
  func index(at point: Point) -> Int? { choices.firstIndex { $0.frame.contains(point) } }

  /// The nearest picture of the next row, above or below; `nil` if there is none.
  func index(from index: Int, rows step: Int) -> Int? {
    guard let start = choice(index)?.frame else { return nil }
    let others = choices.indices.filter { (choices[$0].frame.minY - start.minY) * step > 0 }
    return others.min { distance(of: $0, from: start) < distance(of: $1, from: start) }
  }

  /// Rows count first, then columns.
  private func distance(of index: Int, from start: Rect) -> (Int, Int) {
    let frame = choices[index].frame
    return (abs(frame.minY - start.minY), abs(frame.minX - start.minX))
  }
}
