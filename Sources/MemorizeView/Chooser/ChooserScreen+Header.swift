import Canvas
import MemorizeViewModel

/// The line on top, and what is said of the chosen deck.
extension ChooserPage {
  /// The mark in the corner that closes the page, for those without a keyboard.
  var closeMark: Rect {
    let line = layout.headLine ?? Rect(x: 0, y: 0, width: 0, height: 0)
    return Rect(x: line.maxX - 4, y: line.minY, width: 4, height: line.height)
  }

  /// The words that tell the order, and change it.
  var orderMark: Rect {
    let line = layout.headLine ?? Rect(x: 0, y: 0, width: 0, height: 0)
    let width = line.width >= 44 && mode != .importing ? 11 : 0
    return Rect(
      x: closeMark.minX - width - 1, y: line.minY, width: width, height: line.height)
  }

  /// Where the title is, or what is being typed.
  var titleArea: Rect {
    let line = layout.headLine ?? Rect(x: 0, y: 0, width: 0, height: 0)
    return Rect(x: 1, y: line.minY, width: orderMark.minX - 2, height: line.height)
  }

  func drawHead(on canvas: inout Canvas) {
    guard layout.headLine != nil else { return }
    let area = titleArea
    switch mode {
    case .browsing: drawTitle(in: area, on: &canvas)
    case .filtering:
      let rest = write("/", in: area, on: &canvas)
      filterField.draw(in: rest, prompt: "a name, or what is on a card", theme: theme, on: &canvas)
    case .importing:
      let rest = write(area.width >= 24 ? "Import file:" : "File:", in: area, on: &canvas)
      path.draw(in: rest, theme: theme, on: &canvas)
    }
    if orderMark.width > 0 {
      canvas.write(
        shelf.order.rawValue.padded(to: orderMark.width), at: orderMark.origin, theme.style(.accent)
      )
    }
    canvas.write("[x]", at: closeMark.origin, theme.style(.table, .bold))
  }

  private func drawTitle(in area: Rect, on canvas: inout Canvas) {
    let all = shelf.decks.count
    let isFiltered = !shelf.filter.isEmpty
    let title = isFiltered ? "/ \(shelf.filter)" : "Decks"
    let count = isFiltered ? "\(shelf.shown.count) of \(all)" : "\(all)"
    let room = area.width - count.count - 2
    let columns = canvas.write(
      theme.fit(title, room), at: area.origin, theme.style(isFiltered ? .accent : .table, .bold))
    guard room > 0 else { return }
    canvas.write(count, at: area.origin.moved(x: columns + 2), theme.style(.dim))
  }

  /// Writes what is to be typed, and returns where.
  private func write(_ label: String, in area: Rect, on canvas: inout Canvas) -> Rect {
    canvas.write(theme.fit(label, area.width), at: area.origin, theme.style(.accent, .bold))
    let start = min(area.width, label.count + 1)
    return Rect(
      x: area.minX + start, y: area.minY, width: area.width - start, height: area.height)
  }

  /// What there is to say of the chosen deck, below the board.
  func drawFacts(on canvas: inout Canvas) {
    guard let area = layout.facts, let chosen = shelf.chosen else { return }
    let origin = chosen.isOwn ? "yours, " : ""
    let board =
      chosen.nextPairs == chosen.pairs
      ? "all \(chosen.pairs) pairs" : "\(chosen.nextPairs) of \(chosen.pairs) pairs"
    let best =
      chosen.best.map { "Best \($0.moves) moves, \($0.againstPar)" }
      ?? "Not yet finished with \(chosen.nextPairs) pairs"
    let lines = [
      (chosen.name, theme.style(.table, .bold)),
      ("\(origin)\(chosen.color.rawValue), a board of \(board)", theme.style(.dim)),
      (best, theme.style(.dim)),
    ]
    for (row, line) in lines.suffix(area.height).enumerated() {
      let text = theme.fit(line.0, area.width)
      let x = area.minX + (area.width - text.columns) / 2
      canvas.write(text, at: Point(x: x, y: area.maxY - min(area.height, 3) + row), line.1)
    }
  }
}
