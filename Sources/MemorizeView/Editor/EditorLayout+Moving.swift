import Canvas

extension EditorLayout {
  /// All fields, one after the other.
  private var order: (form: [EditorField], perPair: Int) {
    (EditorLayout.form + (isWords ? [.newSecond] : []), isWords ? 2 : 1)
  }

  /// The field before or after another, around the end.
  func field(after field: EditorField, step: Int) -> EditorField {
    let (form, perPair) = order
    let total = form.count + count * perPair + removedCount
    let place =
      switch field {
      case .first(let index): form.count + index * perPair
      case .second(let index): form.count + index * perPair + 1
      case .removed(let index): form.count + count * perPair + index
      default: form.firstIndex(of: field) ?? 0
      }
    let new = (place + step + total) % total
    if form.indices.contains(new) { return form[new] }
    let item = new - form.count
    guard item < count * perPair else { return .removed(item - count * perPair) }
    return item % perPair == 0 ? .first(item / perPair) : .second(item / perPair)
  }

  /// The field above or below another, the nearest one on the next line that has any.
  func field(from field: EditorField, lines step: Int) -> EditorField {
    let start = frame(of: field)
    var line = start.minY + step
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

  /// The field nearest to one that may have gone.
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
    default: field
    }
  }

  /// What a click on a cell of the screen asks for.
  func action(at point: Point, scroll: Int, showsSwatches: Bool) -> EditorAction? {
    if closeMark.contains(point) { return .close }
    guard body.contains(point) else { return nil }
    let place = Point(x: point.x, y: point.y - body.minY + scroll)
    guard
      let field = fields(onLine: place.y).last(where: { frame(of: $0).minX <= place.x })
        ?? fields(onLine: place.y).first
    else { return nil }
    let rect = frame(of: field)
    let column = place.x - rect.minX
    switch field {
    case .color where showsSwatches && (0..<3 * EditorLayout.swatches).contains(column):
      return .color(column / 3)
    case .color, .pairs, .kind:
      if (0..<3).contains(column) { return .step(field, -1) }
      let end = stepperWidth(field)
      return (end - 3..<end).contains(column) ? .step(field, 1) : .focus(field)
    case .first(let index) where isRemoveMark(column, rect) && !isWords: return .remove(index)
    case .second(let index) where isRemoveMark(column, rect): return .remove(index)
    default: return .focus(field)
    }
  }

  /// How many colours there are to click on, three columns each.
  static let swatches = 10

  /// The columns from the mark for less to the mark for more.
  func stepperWidth(_ field: EditorField) -> Int {
    switch field {
    case .color: 3 + 8 + 3
    case .kind: 3 + 9 + 3
    default: 3 + 5 + 3
    }
  }

  private func isRemoveMark(_ column: Int, _ frame: Rect) -> Bool {
    column >= frame.width - 2 && column < frame.width
  }
}
