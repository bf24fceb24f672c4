import Canvas
import MemorizeViewModel
import Options

/// The moves of the cursor.
extension EditorLayout {
  /// All fields in their order.
  private var fields: [EditorField] {
    let new: [EditorField] = isWords ? [.newSecond] : hasAddSlot ? [.newFirst] : []
    let pairs: [EditorField] = (0..<count).flatMap {
      isWords ? [.first($0), .second($0)] : [.first($0)]
    }
    return form + new + pairs + (0..<removedCount).map(EditorField.removed)
  }

  /// The last field.
  var lastField: EditorField { field(after: .name, step: -1) }

  /// The field a number of steps after another; the first one follows the last.
  func field(after field: EditorField, step: Int) -> EditorField {
    fields.next(after: field, by: step)
  }

  /// The nearest field on the next line, above or below, that has any.
  func field(from field: EditorField, lines step: Int) -> EditorField {
    let start = frame(of: field)
    var line = step > 0 ? start.maxY : start.minY - 1
    while line >= 0, line < lineCount {
      let fields = fields(onLine: line)
      let nearest = fields.min {
        abs(frame(of: $0).minX - start.minX) < abs(frame(of: $1).minX - start.minX)
      }
      if let nearest { return nearest }
      line += step.signum()
    }
    return field
  }

  /// The scroll closest to a given one at which a whole field is visible, or at least its top.
  func top(showing field: EditorField, from top: Int) -> Int {
    let frame = frame(of: field)
    return scroll.top(showing: frame.minY, from: scroll.top(showing: frame.maxY - 1, from: top))
  }

  /// The field itself if it exists, or else the nearest one.
  func valid(_ field: EditorField) -> EditorField {
    switch field {
    case .first(let index) where index >= count:
      count > 0 ? .first(count - 1) : .newFirst
    case .second(let index) where !isWords || index >= count:
      count > 0 ? valid(.first(index)) : .newFirst
    case .removed(let index) where index >= removedCount:
      removedCount > 0 ? .removed(removedCount - 1) : valid(.first(count - 1))
    case .first(let index) where index < 0: .newFirst
    case .newSecond where !isWords: .newFirst
    case .name, .color, .pairs, .kind, .newFirst, .newSecond, .first, .second, .removed: field
    }
  }
}

/// The meaning of clicks.
extension EditorLayout {
  /// The number of colours to click on, and the columns of each.
  static let swatches = 10
  static let swatchWidth = 3

  /// The field at a cell, or the nearest one in its row, and the cell counted from its frame.
  func field(at point: Point, scroll: Int) -> (field: EditorField, offset: Point)? {
    guard page.body.contains(point) else { return nil }
    let place = Point(x: point.x, y: point.y - page.body.minY + scroll)
    let fields = fields(onLine: place.y)
    return (fields.last { frame(of: $0).minX <= place.x } ?? fields.first).map { field in
      let frame = frame(of: field)
      return (field, Point(x: place.x - frame.minX, y: place.y - frame.minY))
    }
  }

  /// Whether a cell of a field is the mark that removes its pair: of words, the definition has it,
  /// and a card in its first row.
  func isRemoveMark(_ offset: Point, of field: EditorField) -> Bool {
    let width = frame(of: field).width
    guard offset.y == 0, (width - 2..<width).contains(offset.x) else { return false }
    return switch field {
    case .first: !isWords
    case .second: true
    case .name, .color, .pairs, .kind, .newFirst, .newSecond, .removed: false
    }
  }

  /// The columns of a value with its two buttons.
  func stepperWidth(_ field: EditorField) -> Int {
    let value =
      switch field {
      case .color: EditorLayout.colorWidth
      case .kind: hasLongKind ? EditorLayout.longKindWidth : EditorLayout.kindWidth
      case .name, .pairs, .newFirst, .newSecond, .first, .second, .removed: 5
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
