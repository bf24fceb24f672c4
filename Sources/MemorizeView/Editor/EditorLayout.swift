import Canvas

/// The parts of the deck editor: a form, the faces or pairs, and the removed ones.
///
/// Lines are counted from the top of the whole content, of which the screen may show a part.
struct EditorLayout: Equatable {
  let page: PageLayout
  /// Whether pairs have a term and a definition.
  let isWords: Bool
  /// The number of pairs.
  let count: Int
  /// The columns of the widest face.
  let faceWidth: Int
  /// The number of removed pairs.
  let removedCount: Int
  /// The columns of the widest removed pair.
  let removedWidth: Int
  /// The size of a face as a card; `nil` where faces are text.
  var card: CardSize?
  /// The columns of the widest label before a field.
  var widestLabel = EditorLayout.labelled.compactMap(\.label?.columns).max() ?? 0

  private static let labelled: [EditorField] = [.name, .color, .pairs, .kind, .newFirst]
  /// The columns of a cell besides its text: a mark and blanks, with room for the remove mark.
  static let cellExtra = 4
  private static let cardGap = 2
  private static let widestField = 62
  private static let widestPair = 140

  /// The columns at the right for pictures and cards; `nil` where there is no room for them.
  var sidebar: Rect? {
    let size = page.size
    guard size.width >= EditorLayout.leastSizeForSidebar.width,
      page.body.height >= EditorLayout.leastSizeForSidebar.height
    else { return nil }
    let columns = isLarge ? 66 : size.width >= EditorLayout.wideScreen ? 44 : 31
    return Rect(
      x: size.width - columns, y: page.body.minY, width: columns, height: page.body.height)
  }

  /// Whether the page has room for large cards in the sidebar.
  var isLarge: Bool {
    page.size.width >= EditorLayout.leastSizeForLargeCards.width
      && page.size.height >= EditorLayout.leastSizeForLargeCards.height
  }

  /// The cells of the sidebar within its margins.
  var sidebarInside: Rect? { sidebar?.inset(x: 2, y: 1) }

  /// The line below the field for a new face, where pictures are offered without a sidebar.
  var pictureLine: Int? { sidebar == nil && !isWords && gap > 0 ? form.count : nil }

  /// Whether a new face has the first place among the faces, and its text a field in the sidebar.
  var hasAddSlot: Bool { sidebar != nil && !isWords }

  /// The fields of the form, one line each.
  var form: [EditorField] { hasAddSlot ? EditorLayout.labelled.dropLast() : EditorLayout.labelled }

  /// The number of places before the first face.
  var firstPlace: Int { hasAddSlot ? 1 : 0 }

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
      return layout.lineCount <= page.body.height
    }
    return large ?? CardSize(width: 11, height: 6)
  }

  private static let largeCards = [(26, 14), (20, 11), (16, 9)].map {
    CardSize(width: $0.0, height: $0.1)
  }

  private static let leastSizeForSidebar = Size(width: 76, height: 18)
  private static let wideScreen = 110
  private static let leastSizeForLargeCards = Size(width: 160, height: 45)

  /// The columns of the labels before the fields.
  var labelWidth: Int { width >= 22 ? max(9, widestLabel + 3) : 1 }

  private var gap: Int { page.size.height >= 12 ? 1 : 0 }

  /// The line with the number of faces or pairs.
  var heading: Int { form.count + gap }
  /// The line above the removed pairs; `nil` if there are none.
  var removedHeading: Int? {
    removedCount > 0 ? itemsEnd + gap : nil
  }

  /// The number of lines in all.
  var lineCount: Int {
    guard let removedHeading else { return itemsEnd }
    return removedHeading + 1 + lines(removedCount, removedPerLine)
  }

  /// The scrolling of the content.
  var scroll: ScrollRange { ScrollRange(count: lineCount, visible: page.body.height) }

  var itemsPerLine: Int {
    if let card { return max(1, (width - 1) / (card.width + EditorLayout.cardGap)) }
    return isWords ? 1 : perLine(faceWidth)
  }
  /// The lines of a face or a pair.
  var itemHeight: Int { card?.height ?? 1 }
  /// The first line of the faces or pairs; above cards there is room for the cursor's frame.
  private var itemsStart: Int { heading + (card == nil ? 1 : 2) }
  /// The line after the faces or pairs.
  private var itemsEnd: Int { itemsStart + lines(firstPlace + count, itemsPerLine) * itemHeight }
  var removedPerLine: Int { perLine(removedWidth) }

  private func perLine(_ width: Int) -> Int {
    max(1, (self.width - 1) / (width + EditorLayout.cellExtra))
  }

  private func lines(_ count: Int, _ perLine: Int) -> Int { (count + perLine - 1) / perLine }

  /// The frame of a field: columns of the screen, and a line of the content.
  func frame(of field: EditorField) -> Rect {
    switch field {
    case .newFirst where hasAddSlot: return place(0)
    case .name, .color, .pairs, .kind, .newFirst:
      let line = form.firstIndex(of: field) ?? 0
      let room = max(1, min(width - labelWidth - 1, EditorLayout.widestField))
      let isHalf = field == .newFirst && isWords
      return Rect(x: labelWidth, y: line, width: isHalf ? (room - 1) / 2 : room, height: 1)
    case .newSecond:
      let first = frame(of: .newFirst)
      return first.moved(x: first.width + 1)
    case .first(let index):
      return isWords
        ? Rect(x: 1 + numberWidth, y: heading + 1 + index, width: half, height: 1)
        : place(firstPlace + index)
    case .second(let index):
      return Rect(x: 1 + numberWidth + half, y: heading + 1 + index, width: half, height: 1)
    case .removed(let index):
      return cell(index, removedWidth, removedPerLine, below: removedHeading ?? heading)
    }
  }

  /// The frame of a place among the faces.
  private func place(_ index: Int) -> Rect {
    guard let card else { return cell(index, faceWidth, itemsPerLine, below: heading) }
    let (row, column) = index.quotientAndRemainder(dividingBy: itemsPerLine)
    return Rect(
      x: 2 + column * (card.width + EditorLayout.cardGap), y: itemsStart + row * card.height,
      width: card.width, height: card.height)
  }

  /// The columns of a term or a definition with its marks.
  private var half: Int {
    max(1, (min(width, EditorLayout.widestPair) - 2 - numberWidth) / 2)
  }

  /// The columns of the numbers before word pairs, with a blank; 0 where there are none.
  var numberWidth: Int {
    isWords && width >= EditorLayout.leastWidthForNumbers ? "\(count)".count + 1 : 0
  }

  private static let leastWidthForNumbers = 46

  private func cell(_ index: Int, _ width: Int, _ perLine: Int, below line: Int) -> Rect {
    let whole = width + EditorLayout.cellExtra
    return Rect(
      x: 1 + index % perLine * whole, y: line + 1 + index / perLine,
      width: min(whole - 1, max(1, self.width - 2)), height: 1)
  }

  /// The fields on a line, from left to right.
  func fields(onLine line: Int) -> [EditorField] {
    if form.indices.contains(line) {
      let field = form[line]
      return field == .newFirst && isWords ? [field, .newSecond] : [field]
    }
    if let removedHeading, line > removedHeading {
      return indices(line - removedHeading - 1, removedPerLine, removedCount).map { .removed($0) }
    }
    guard line >= itemsStart else { return [] }
    let places = indices((line - itemsStart) / itemHeight, itemsPerLine, firstPlace + count)
    return places.flatMap { place -> [EditorField] in
      let index = place - firstPlace
      guard index >= 0 else { return [.newFirst] }
      return isWords ? [.first(index), .second(index)] : [.first(index)]
    }
  }

  private func indices(_ row: Int, _ perLine: Int, _ count: Int) -> Range<Int> {
    let start = min(row * perLine, count)
    return start..<min(start + perLine, count)
  }
}
