import Canvas
import MemorizeViewModel
import Options

extension ChooserPage {
  /// Draws the whole page, up to a dialog that lies over it.
  func draw(on canvas: inout Canvas, capabilities: Capabilities, at time: Duration) {
    self.capabilities = capabilities
    fit(to: canvas.size)
    if mode == .importing { drawFiles(on: &canvas) } else { drawShelf(on: &canvas) }
    if let preview = layout.preview {
      BoardPreview(cards: previewCards, theme: chosenLook, capabilities: capabilities)
        .draw(in: preview, on: &canvas)
    }
    drawFacts(on: &canvas)
    drawHead(on: &canvas)
    messageLine?.draw(on: &canvas, theme: theme)
    dialog?.draw(theme, on: &canvas)
  }

  var theme: Theme { Theme(capabilities, tint: table.board.deck.color) }

  private var chosenLook: Theme {
    Theme(capabilities, tint: shelf.chosen.map { $0.color } ?? .blue)
  }

  /// Lays the page out for a size; what is chosen stays in sight.
  func fit(to size: Size) {
    let new = ChooserLayout(size: size, count: shelf.decks.count, isSolid: theme.isSolid)
    guard new != layout else { return }
    layout = new
    showSelected()
  }

  /// The line at the bottom, as it can be clicked now.
  var messageLine: MessageLine? {
    layout.messageLine.map {
      MessageLine(
        line: $0, message: message ?? standingMessage, bindings: bindings, theme: theme,
        keepsRoom: false)
    }
  }

  /// What there is to say while nothing happens, where it is not said elsewhere.
  private var standingMessage: Message? {
    guard layout.facts == nil, mode != .importing, let chosen = shelf.chosen else { return nil }
    let best = chosen.best.map { ", best \($0.moves)" } ?? ""
    return Message("\(chosen.nextPairs) pairs\(best)", "\(chosen.nextPairs) pairs", "")
  }

  private func drawShelf(on canvas: inout Canvas) {
    top = layout.top(showing: nil, of: shelf.shown.count, from: top)
    let end = min(shelf.shown.count, top + layout.rows)
    for place in top..<max(top, end) {
      let deck = shelf.shown[place]
      ShelfRowView(
        deck: deck, samples: shelf.samples(of: deck).map { FaceText($0, capabilities) },
        theme: Theme(capabilities, tint: deck.color), isSelected: place == shelf.selected
      ).draw(in: layout.frame(ofRow: place - top), on: &canvas)
    }
    if shelf.shown.isEmpty {
      let text = shelf.filter.isEmpty ? "There are no decks." : "Nothing found. Esc shows all."
      canvas.write(
        theme.fit(text, layout.list.width - 2), at: layout.list.origin.moved(x: 2),
        theme.style(.dim))
    }
    drawMore(of: shelf.shown.count, inSight: layout.rows, on: &canvas)
    canvas.cursor = layout.frame(ofRow: shelf.selected - top).origin
  }

  private func drawFiles(on canvas: inout Canvas) {
    let choices = path.choices
    top = fileLayout.top(showing: nil, of: choices.count, from: top)
    for (row, choice) in choices.dropFirst(top).prefix(fileLayout.rows).enumerated() {
      let isSelected = path.selected == top + row
      let frame = fileLayout.frame(ofRow: row)
      let solid = theme.style(.dialogText, on: .selection, .bold)
      let style =
        isSelected ? (theme.isSolid ? solid : theme.style(.table, .reverse)) : theme.style()
      if isSelected {
        canvas.fill(frame, style)
        canvas.put(theme.isSolid ? "►" : ">", at: frame.origin, style)
      }
      canvas.write(
        theme.fit(choice.text, frame.width - 3), at: frame.origin.moved(x: 2), style)
    }
    drawMore(of: choices.count, inSight: fileLayout.rows, on: &canvas)
  }

  /// Says at the right edge of the list that there is more above or below.
  private func drawMore(of count: Int, inSight rows: Int, on canvas: inout Canvas) {
    let arrows: (up: Glyph, down: Glyph) = theme.glyphs == .ascii ? ("^", "v") : ("↑", "↓")
    let style = theme.style(.accent, .bold)
    let x = layout.list.maxX - 1
    if top > 0 { canvas.put(arrows.up, at: Point(x: x, y: layout.list.minY), style) }
    if top + rows < count {
      canvas.put(arrows.down, at: Point(x: x, y: layout.list.maxY - 1), style)
    }
  }

  /// The layout of a list of files: the same, with a row for each.
  var fileLayout: ChooserLayout { layout.withRows(of: 1) }
}

extension PathEntry.Choice {
  fileprivate var text: String {
    switch self {
    case .up: "../"
    case .candidate(let entry): entry.name + (entry.isFolder ? "/" : "")
    }
  }
}

extension Point {
  func moved(x columns: Int) -> Point { Point(x: x + columns, y: y) }
}
