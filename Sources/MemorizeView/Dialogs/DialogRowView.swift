import Canvas

/// Draws one row of a dialog.
struct DialogRowView {
  let row: DialogContent.Row
  let theme: Theme
  /// The column where the values of settings begin.
  let controlColumn: Int

  func draw(in frame: Rect, isSelected: Bool, on canvas: inout Canvas) {
    if row.isHeading {
      return SectionTitle(title: row.left, fact: row.right).draw(
        at: frame.origin, width: frame.width, theme: theme, background: .dialog, on: &canvas)
    }
    let background: ColorRole = isSelected ? .selection : .dialog
    if isSelected { canvas.drawSelection(in: frame.inset(x: -2, y: 0), theme) }
    let frame = drawSwatch(in: frame, background, on: &canvas)
    let isControlled = drawControl(in: frame, isSelected, background, on: &canvas)
    let right =
      isControlled
      ? "" : theme.fit(row.right, max(frame.width / 3, frame.width - row.line.columns - 2))
    let room = isControlled ? controlColumn - 1 : frame.width - right.columns
    let line = isSelected && row.line.parts.count == 1 ? TextLine(row.left, .heading) : row.line
    line.draw(
      at: frame.origin, width: room - (right.isEmpty ? 0 : 2), theme: theme,
      background: background, on: &canvas)
    canvas.write(
      right, at: Point(x: max(frame.minX, frame.maxX - right.columns), y: frame.minY),
      theme.style(row.rightTone, on: background))
  }

  /// Draws the deck's colour, if the row has one; returns the cells after it.
  ///
  /// The two lines of a row make a checkerboard. Where colours are few, letters stand for it.
  private func drawSwatch(
    in frame: Rect, _ background: ColorRole, on canvas: inout Canvas
  ) -> Rect {
    guard let swatch = row.swatch else { return frame }
    let deck = theme.tinted(swatch)
    let half = DialogContent.Row.swatchWidth / 2
    if theme.isSolid {
      let colors: [ColorRole] = row.isContinuation ? [.back, .pattern] : [.pattern, .back]
      for (index, color) in colors.enumerated() {
        canvas.fill(
          Rect(x: frame.minX + index * half, y: frame.minY, width: half, height: 1),
          deck.style(.plain, on: color))
      }
    } else if !row.isContinuation {
      canvas.write(swatch.letters, at: frame.origin.moved(x: 1), deck.style(.back, .reverse))
    }
    return frame.without(columns: DialogContent.Row.swatchWidth + 2)
  }

  /// Draws the values of a setting; returns whether it has any and there is room for them.
  private func drawControl(
    in frame: Rect, _ isSelected: Bool, _ background: ColorRole, on canvas: inout Canvas
  ) -> Bool {
    guard let control = row.control?.fitting(frame.width, from: controlColumn)
    else { return false }
    control.draw(
      at: frame.origin.moved(x: controlColumn), isFocused: isSelected, theme, background,
      on: &canvas)
    return true
  }
}

extension DialogContent.Row {
  /// The columns of a deck's colour.
  static let swatchWidth = 4

  /// The columns that the row would like to have, without the fact about a value.
  func columns(controlColumn: Int) -> Int {
    if let control { return controlColumn + control.leastColumns }
    return line.columns + (right.isEmpty ? 0 : right.columns + 3)
      + (swatch == nil ? 0 : DialogContent.Row.swatchWidth + 2)
  }
}
