import Canvas
import MemorizeViewModel
import Options

/// The meaning of clicks.
extension EditorLayout {
  /// The number of colours to click on, and the columns of each.
  static let swatches = 10
  static let swatchWidth = 3

  /// The meaning of a click.
  ///
  /// - Parameters:
  ///   - point: a cell of the screen.
  ///   - scroll: the first visible line.
  ///   - showsSwatches: whether all colours are shown at once.
  /// - Returns: `nil` if nothing is there.
  func action(at point: Point, scroll: Int, showsSwatches: Bool) -> EditorAction? {
    if page.closeButton.contains(point) { return .close }
    guard page.body.contains(point) else { return nil }
    let place = Point(x: point.x, y: point.y - page.body.minY + scroll)
    guard
      let field = fields(onLine: place.y).last(where: { frame(of: $0).minX <= place.x })
        ?? fields(onLine: place.y).first
    else { return nil }
    let cell = frame(of: field)
    let column = place.x - cell.minX
    // A card has its mark in the first row only.
    let isRemoveMark =
      place.y == cell.minY && (cell.width - 2..<cell.width).contains(column)
    return action(on: field, column, isRemoveMark, showsSwatches)
  }

  private func action(
    on field: EditorField, _ column: Int, _ isRemoveMark: Bool, _ showsSwatches: Bool
  ) -> EditorAction {
    let swatches = 0..<EditorLayout.swatchWidth * EditorLayout.swatches
    switch field {
    case .color where showsSwatches && swatches.contains(column):
      return .color(column / EditorLayout.swatchWidth)
    case .color, .pairs, .kind:
      return Stepper.step(atColumn: column, width: stepperWidth(field))
        .map { .step(field, $0) } ?? .focus(field)
    case .first(let index) where isRemoveMark && !isWords: return .remove(index)
    case .second(let index) where isRemoveMark: return .remove(index)
    default: return .focus(field)
    }
  }

  /// The columns of a value with its two buttons.
  func stepperWidth(_ field: EditorField) -> Int {
    let value =
      switch field {
      case .color: EditorLayout.colorWidth
      case .kind: hasLongKind ? EditorLayout.longKindWidth : EditorLayout.kindWidth
      default: 5
      }
    return value + 2 * Stepper.buttonWidth
  }

  /// Whether the kind of cards has room for more than one word.
  var hasLongKind: Bool {
    frame(of: .kind).width >= EditorLayout.longKindWidth + 2 * Stepper.buttonWidth
  }

  /// The columns of the name of a colour.
  static var colorWidth: Int {
    max(8, 2 + (DeckColor.allCases.map(\.shownName.columns).max() ?? 0))
  }
  /// The columns of the kind of cards in one word.
  private static var kindWidth: Int { max(9, 1 + widest([.faces, .words], isLong: false)) }
  /// The columns of the kind of cards in more words.
  private static var longKindWidth: Int { max(19, 2 + widest([.faces, .words], isLong: true)) }

  private static func widest(_ kinds: [DeckEditor.Kind], isLong: Bool) -> Int {
    kinds.map { $0.title(isLong: isLong).columns }.max() ?? 0
  }
}
