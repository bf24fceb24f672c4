import Canvas
import MemorizeViewModel

/// What the page looks like.
extension EditorPage {
  func draw(on canvas: inout Canvas, capabilities: Capabilities, at time: Duration) {
    theme = Theme(capabilities, tint: editor.deck.wrappedValue.color)
    refreshLayout(size: canvas.size)
    if let title = layout.title { drawTitle(in: title, on: &canvas) }
    messageLine?.draw(on: &canvas, theme: theme)
    let body = layout.body
    canvas.clip = body
    for line in scroll..<(scroll + body.height) { draw(line: line, on: &canvas) }
    if field != nil { drawField(on: &canvas) }
    canvas.clip = Rect(canvas.size)
    drawMore(on: &canvas)
  }

  /// Lays the page out as the deck is now.
  func refreshLayout(size: Size? = nil) {
    let isOther = size.map { $0 != layout.size } ?? false
    let width = { [theme] (pairs: [Pair], text: (Pair) -> String) in
      min(pairs.prefix(1000).map { theme.spelled(text($0)).columns }.max() ?? 2, 24)
    }
    let removed = editor.removedPairs
    layout = EditorLayout(
      size: size ?? layout.size, isWords: editor.kind == .words, count: editor.pairs.count,
      // What is being written moves nothing else.
      faceWidth: field != nil && focus.pair != nil
        ? layout.faceWidth : width(editor.pairs) { $0.first.text },
      removedCount: removed.count,
      removedWidth: width(removed, title))
    scroll =
      isOther
      ? layout.scroll(showing: layout.frame(of: focus).minY, from: scroll) : layout.clamped(scroll)
  }

  /// A pair in one line.
  func title(_ pair: Pair) -> String {
    pair.first.side == .twin ? pair.first.text : "\(pair.first.text) = \(pair.second.text)"
  }

  var messageLine: MessageLine? {
    layout.bottom.map {
      MessageLine(line: $0, message: message, bindings: shownBindings, theme: theme)
    }
  }

  /// On narrow screens steps can be taken back and made again; the rest has keys, or other marks.
  private var shownBindings: [KeyBinding<Command>] {
    guard layout.size.width < 44 else { return bindings }
    let kept: [Command] =
      layout.size.width < 32 ? [.undo, .redo] : [.undo, .redo, .remove, .close]
    return bindings.filter { kept.contains($0.command) }
  }

  private var message: Message {
    if let notice = editor.notice { return Message(notice, paint: .bad, needsRoom: true) }
    if !editor.isPlayable {
      return Message(
        "Not saved yet: two pairs at least.", "Two pairs at least", "Not saved", paint: .bad,
        needsRoom: layout.size.width >= 60)
    }
    return editor.isSaved
      ? Message("", needsRoom: true) : Message("Not saved yet", "", paint: .dim)
  }

  private func drawTitle(in rect: Rect, on canvas: inout Canvas) {
    let state = editor.isOwn ? "" : "built-in"
    let room = rect.width - 6 - (state.isEmpty ? 0 : state.columns + 2)
    let name = theme.fit(theme.spelled(editor.deck.wrappedValue.name), room)
    let written = canvas.write(
      name, at: Point(x: 1, y: rect.minY), theme.style(.table, on: .table, .bold))
    if room > 8 {
      canvas.write(state, at: Point(x: written + 3, y: rect.minY), theme.style(.dim))
    }
    canvas.write(
      "[x]", at: Point(x: layout.closeMark.minX, y: rect.minY),
      theme.style(.accent, on: .table, .bold))
  }

  /// Says that there are lines above or below.
  private func drawMore(on canvas: inout Canvas) {
    guard layout.size.height >= 4 else { return }
    let arrows: (up: Glyph, down: Glyph) = theme.glyphs == .ascii ? ("^", "v") : ("↑", "↓")
    let x = layout.size.width - 1
    let body = layout.body
    if scroll > 0 { canvas.put(arrows.up, at: Point(x: x, y: body.minY), theme.style(.accent)) }
    if scroll + body.height < layout.lineCount {
      canvas.put(arrows.down, at: Point(x: x, y: body.maxY - 1), theme.style(.accent))
    }
  }
}
