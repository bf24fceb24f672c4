import Canvas
import MemorizeViewModel
import Options

/// The parts of the deck editor: a form, the faces or pairs, and the removed ones.
///
/// Lines are counted from the top of the whole content, of which the screen may show a part.
struct EditorLayout {
  let page: PageLayout
  /// Whether pairs have a term and a definition.
  let isWords: Bool
  /// The number of pairs.
  let count: Int
  /// The columns of the widest face.
  var faceWidth = 2
  var removedCount = 0
  /// The columns of the widest removed pair.
  var removedWidth = 2
  /// The size of a face as a card; `nil` where faces are text.
  var card: CardSize?
  let widestLabel = EditorLayout.labelled.compactMap(\.label?.columns).max() ?? 0

  private static let labelled: [EditorField] = [.name, .color, .pairs, .kind, .newFirst]
  /// The columns of a cell besides its text: a mark and blanks, with room for the remove mark.
  private static let cellExtra = 4
  private static let cardGap = 2
  private static let widestField = 62
  private static let widestPair = 140
  private static let leastSizeForSidebar = Size(width: 76, height: 18)
  private static let wideScreen = 110
  private static let leastSizeForLargeCards = Size(width: 160, height: 45)
  private static let leastWidthForNumbers = 46
  private static let largeCards = [(26, 14), (20, 11), (16, 9)].map {
    CardSize(width: $0.0, height: $0.1)
  }

  /// The columns at the right for pictures and cards; `nil` where there is no room for them.
  var sidebar: Rect? {
    guard EditorLayout.leastSizeForSidebar.fits(in: page.body.size) else { return nil }
    let columns = isLarge ? 66 : page.body.width >= EditorLayout.wideScreen ? 44 : 31
    return page.body.without(columns: page.body.width - columns)
  }

  /// Whether the page has room for large cards in the sidebar.
  var isLarge: Bool { EditorLayout.leastSizeForLargeCards.fits(in: page.size) }

  /// The cells of the sidebar within its margins.
  var sidebarInside: Rect? { sidebar?.inset(x: 2, y: 1) }

  /// The line below the field for a new face, where pictures are offered without a sidebar.
  var pictureLine: Int? { sidebar == nil && !isWords && gap > 0 ? form.count : nil }

  /// Whether a new face has the first place among the faces, and its text a field in the sidebar.
  var hasAddSlot: Bool { sidebar != nil && !isWords }

  /// The fields of the form, one line each.
  var form: [EditorField] { hasAddSlot ? EditorLayout.labelled.dropLast() : EditorLayout.labelled }

  /// The columns of the form and the pairs.
  var width: Int { sidebar?.minX ?? page.size.width }

  /// The size of cards that the page has room for: the largest with which all faces are visible at
  /// once, else a usual one; `nil` where faces are text.
  var fittingCard: CardSize? {
    guard width >= 60, page.body.height >= 28 else {
      return width >= 40 && page.body.height >= 18 ? CardSize(width: 8, height: 5) : nil
    }
    let large = EditorLayout.largeCards.suffix(isLarge ? 3 : 1).first { size in
      var layout = self
      layout.card = size
      return layout.scroll.lastTop == 0
    }
    return large ?? CardSize(width: 11, height: 6)
  }

  /// The columns of the labels before the fields.
  var labelWidth: Int { width >= 22 ? max(9, widestLabel + 3) : 1 }

  private var gap: Int { page.size.height >= 12 ? 1 : 0 }

  /// The line with the number of faces or pairs.
  var heading: Int { form.count + gap }

  /// The line above the removed pairs; `nil` if there are none.
  var removedHeading: Int? { removedCount > 0 ? itemsEnd + gap : nil }

  /// The scrolling of the content.
  var scroll: ScrollRange {
    let removed = removedHeading.map { cells(removedWidth, below: $0).end(of: removedCount) }
    return ScrollRange(count: removed ?? itemsEnd, visible: page.body.height)
  }

  /// The lines of a face or a pair.
  var itemHeight: Int { card?.height ?? 1 }

  private var itemCount: Int { isWords ? 2 * count : (hasAddSlot ? 1 : 0) + count }
  private var itemsEnd: Int { items.end(of: itemCount) }

  /// The columns of the numbers before word pairs, with a blank; 0 where there are none.
  var numberWidth: Int {
    isWords && width >= EditorLayout.leastWidthForNumbers ? "\(count)".count + 1 : 0
  }

  /// The places of the faces, or of terms and definitions side by side.
  var items: CellGrid {
    if isWords {
      let half = max(1, (min(width, EditorLayout.widestPair) - 2 - numberWidth) / 2)
      let size = Size(width: half, height: 1)
      return CellGrid(
        origin: Point(x: 1 + numberWidth, y: heading + 1), perLine: 2, pitch: half, size: size)
    }
    guard let card else { return cells(faceWidth, below: heading) }
    let pitch = card.width + EditorLayout.cardGap
    // Above cards there is room for the cursor's frame.
    return CellGrid(
      origin: Point(x: 2, y: heading + 2), perLine: max(1, (width - 1) / pitch), pitch: pitch,
      size: Size(width: card.width, height: card.height))
  }

  /// The places of texts with a number of columns.
  private func cells(_ columns: Int, below line: Int) -> CellGrid {
    let pitch = columns + EditorLayout.cellExtra
    return CellGrid(
      origin: Point(x: 1, y: line + 1), perLine: max(1, (width - 1) / pitch), pitch: pitch,
      size: Size(width: min(pitch - 1, max(1, width - 2)), height: 1))
  }

  /// All fields in their order.
  private var fields: [EditorField] {
    form + (isWords ? [.newSecond] : []) + (0..<itemCount).map(item)
      + (0..<removedCount).map(EditorField.removed)
  }

  /// The fields on a line, from left to right.
  func fields(onLine line: Int) -> [EditorField] {
    if form.indices.contains(line) {
      return form[line] == .newFirst && isWords ? [.newFirst, .newSecond] : [form[line]]
    }
    if let removedHeading, line > removedHeading {
      return cells(removedWidth, below: removedHeading).places(onLine: line, of: removedCount)
        .map(EditorField.removed)
    }
    return items.places(onLine: line, of: itemCount).map(item)
  }

  /// The field at a place among the faces or the terms and definitions.
  private func item(_ place: Int) -> EditorField {
    if isWords { return place.isMultiple(of: 2) ? .first(place / 2) : .second(place / 2) }
    guard hasAddSlot else { return .first(place) }
    return place == 0 ? .newFirst : .first(place - 1)
  }

  /// The frame of a field: columns of the screen, and a line of the content.
  func frame(of field: EditorField) -> Rect {
    switch field {
    case .newFirst where hasAddSlot: return items.frame(of: 0)
    case .name, .color, .pairs, .kind, .newFirst:
      let line = form.firstIndex(of: field) ?? 0
      let room = max(1, min(width - labelWidth - 1, EditorLayout.widestField))
      let isHalf = field == .newFirst && isWords
      return Rect(x: labelWidth, y: line, width: isHalf ? (room - 1) / 2 : room, height: 1)
    case .newSecond:
      let first = frame(of: .newFirst)
      return first.moved(x: first.width + 1)
    case .first(let index):
      return items.frame(of: isWords ? 2 * index : (hasAddSlot ? 1 : 0) + index)
    case .second(let index): return items.frame(of: 2 * index + 1)
    case .removed(let index):
      return cells(removedWidth, below: removedHeading ?? heading).frame(of: index)
    }
  }
}

/// Places of one size, in lines below each other.
struct CellGrid {
  let origin: Point
  let perLine: Int
  /// The columns from one place to the next.
  let pitch: Int
  let size: Size

  func frame(of index: Int) -> Rect {
    let (row, column) = index.quotientAndRemainder(dividingBy: perLine)
    return Rect(size).moved(x: origin.x + column * pitch, y: origin.y + row * size.height)
  }

  /// The places on a line, of a number of them.
  func places(onLine line: Int, of count: Int) -> Range<Int> {
    guard line >= origin.y else { return 0..<0 }
    let start = min((line - origin.y) / size.height * perLine, count)
    return start..<min(start + perLine, count)
  }

  /// The line after a number of places.
  func end(of count: Int) -> Int { origin.y + (count + perLine - 1) / perLine * size.height }
}

/// The moves of the cursor.
extension EditorLayout {
  /// The field a number of steps after another; the first one follows the last.
  func field(after field: EditorField, step: Int) -> EditorField {
    fields.next(after: field, by: step)
  }

  /// The field before or after another; at the ends, the field itself.
  func field(beside field: EditorField, step: Int) -> EditorField {
    fields[at: (fields.firstIndex(of: field) ?? 0) + step] ?? field
  }

  /// The nearest field on the next line, above or below, that has any.
  func field(from field: EditorField, lines step: Int) -> EditorField {
    let start = frame(of: field)
    var line = step > 0 ? start.maxY : start.minY - 1
    while line >= 0, line < scroll.count {
      let nearest = fields(onLine: line).min {
        abs(frame(of: $0).minX - start.minX) < abs(frame(of: $1).minX - start.minX)
      }
      if let nearest { return nearest }
      line += step
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
    let last: EditorField = count > 0 ? .first(count - 1) : .newFirst
    switch field {
    case .first(let index) where index >= count: return last
    case .second(let index) where !isWords || index >= count:
      return index < count ? .first(index) : last
    case .removed(let index) where index >= removedCount:
      return removedCount > 0 ? .removed(removedCount - 1) : last
    case .newSecond where !isWords: return .newFirst
    case .name, .color, .pairs, .kind, .newFirst, .newSecond, .first, .second, .removed:
      return field
    }
  }

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
    guard field.pair != nil, offset.y == 0, (width - 2..<width).contains(offset.x)
    else { return false }
    return field.isSecond == isWords
  }
}
