import Canvas

/// Where everything of the deck editor lies: a form, the faces or pairs, and those removed.
///
/// Lines count from the top of all there is; those that do not fit are scrolled out of sight.
struct EditorLayout: Equatable {
  let size: Size
  /// Whether there are terms and definitions.
  let isWords: Bool
  /// How many pairs there are, and the columns of the widest face.
  let count: Int
  let faceWidth: Int
  /// The same for those removed.
  let removedCount: Int
  let removedWidth: Int

  /// The fields of the form, a line each.
  static let form: [EditorField] = [.name, .color, .pairs, .kind, .newFirst]
  /// The columns of a cell besides its text: a mark, a blank, the mark that removes it, a blank.
  static let cellExtra = 4
  private static let widestField = 62

  /// The line on top; `nil` on screens of less than two rows.
  var title: Rect? { size.height >= 2 ? Rect(x: 0, y: 0, width: size.width, height: 1) : nil }
  /// The line at the bottom; `nil` on screens of less than three rows.
  var bottom: Rect? {
    size.height >= 3 ? Rect(x: 0, y: size.height - 1, width: size.width, height: 1) : nil
  }
  /// The rows for all the rest.
  var body: Rect {
    let top = title == nil ? 0 : 1
    return Rect(
      x: 0, y: top, width: size.width, height: size.height - top - (bottom == nil ? 0 : 1))
  }
  /// The mark in the corner that closes the editor.
  var closeMark: Rect {
    Rect(x: max(0, size.width - 4), y: 0, width: 4, height: title == nil ? 0 : 1)
  }

  /// The columns of the words before the fields.
  var labelWidth: Int { size.width >= 22 ? 9 : 1 }

  /// The line that says how many faces or pairs there are.
  var heading: Int { EditorLayout.form.count + (size.height >= 12 ? 1 : 0) }
  /// The line that stands above those removed; `nil` if there are none.
  var removedHeading: Int? {
    removedCount > 0 ? heading + 1 + lines(count, itemsPerLine) + (size.height >= 12 ? 1 : 0) : nil
  }

  /// How many lines there are.
  var lineCount: Int {
    guard let removedHeading else { return heading + 1 + lines(count, itemsPerLine) }
    return removedHeading + 1 + lines(removedCount, removedPerLine)
  }

  var itemsPerLine: Int { isWords ? 1 : perLine(faceWidth) }
  var removedPerLine: Int { perLine(removedWidth) }

  private func perLine(_ width: Int) -> Int {
    max(1, (size.width - 1) / (width + EditorLayout.cellExtra))
  }

  private func lines(_ count: Int, _ perLine: Int) -> Int { (count + perLine - 1) / perLine }

  /// Where a field lies: its line, and columns of the screen.
  func frame(of field: EditorField) -> Rect {
    switch field {
    case .name, .color, .pairs, .kind, .newFirst:
      let line = EditorLayout.form.firstIndex(of: field) ?? 0
      let room = max(1, min(size.width - labelWidth - 1, EditorLayout.widestField))
      let isHalf = field == .newFirst && isWords
      return Rect(x: labelWidth, y: line, width: isHalf ? (room - 1) / 2 : room, height: 1)
    case .newSecond:
      let first = frame(of: .newFirst)
      return first.moved(x: first.width + 1)
    case .first(let index):
      return isWords
        ? Rect(x: 1, y: heading + 1 + index, width: half, height: 1)
        : cell(index, faceWidth, itemsPerLine, below: heading)
    case .second(let index):
      return Rect(x: 1 + half, y: heading + 1 + index, width: half, height: 1)
    case .removed(let index):
      return cell(index, removedWidth, removedPerLine, below: removedHeading ?? heading)
    }
  }

  /// The columns of a term or a definition with its marks.
  private var half: Int { max(1, (min(size.width, 100) - 2) / 2) }

  private func cell(_ index: Int, _ width: Int, _ perLine: Int, below line: Int) -> Rect {
    let whole = width + EditorLayout.cellExtra
    return Rect(
      x: 1 + index % perLine * whole, y: line + 1 + index / perLine,
      width: min(whole - 1, max(1, size.width - 2)), height: 1)
  }

  /// The fields of a line, from left to right.
  func fields(onLine line: Int) -> [EditorField] {
    if line >= 0, line < EditorLayout.form.count {
      let field = EditorLayout.form[line]
      return field == .newFirst && isWords ? [field, .newSecond] : [field]
    }
    if let removedHeading, line > removedHeading {
      return indices(line - removedHeading - 1, removedPerLine, removedCount).map { .removed($0) }
    }
    guard line > heading else { return [] }
    let items = indices(line - heading - 1, itemsPerLine, count)
    return items.flatMap { isWords ? [.first($0), .second($0)] : [.first($0)] }
  }

  private func indices(_ row: Int, _ perLine: Int, _ count: Int) -> Range<Int> {
    let start = min(row * perLine, count)
    return start..<min(start + perLine, count)
  }

  /// The scroll nearest to the one there is with which a line is seen.
  func scroll(showing line: Int, from scroll: Int) -> Int {
    clamped(min(max(scroll, line - body.height + 1), line))
  }

  /// A scroll that shows no more empty lines than need be.
  func clamped(_ scroll: Int) -> Int { min(max(0, scroll), max(0, lineCount - body.height)) }
}
