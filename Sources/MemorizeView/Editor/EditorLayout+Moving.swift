import Canvas

/// The moves of the cursor.
extension EditorLayout {
  /// The fields of the form in their order, and the number of fields of each pair.
  private var order: (form: [EditorField], perPair: Int) {
    let new: [EditorField] = isWords ? [.newSecond] : hasAddSlot ? [.newFirst] : []
    return (form + new, isWords ? 2 : 1)
  }

  /// The last field.
  var lastField: EditorField { field(after: .name, step: -1) }

  /// The field a number of steps after another; the first one follows the last.
  func field(after field: EditorField, step: Int) -> EditorField {
    let (form, perPair) = order
    let total = form.count + count * perPair + removedCount
    let position =
      switch field {
      case .first(let index): form.count + index * perPair
      case .second(let index): form.count + index * perPair + 1
      case .removed(let index): form.count + count * perPair + index
      default: form.firstIndex(of: field) ?? 0
      }
    let new = (position + step + total) % total
    if form.indices.contains(new) { return form[new] }
    let item = new - form.count
    guard item < count * perPair else { return .removed(item - count * perPair) }
    return item % perPair == 0 ? .first(item / perPair) : .second(item / perPair)
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
    default: field
    }
  }
}
