import Canvas

/// The places where text is typed.
extension EditorScreen {
  /// The frame of the text in a field on the screen; on a cell, as wide as the text may need.
  func textFrame(of target: EditorField) -> Rect {
    if isInSidebar(target), let searchFrame { return searchFrame }
    return onScreen(textFrame(in: target))
  }

  /// Whether the text of a field is typed in the sidebar, beside the faces.
  func isInSidebar(_ target: EditorField) -> Bool {
    layout.hasAddSlot && (target == .newFirst || target.pair != nil)
  }

  /// The field in the sidebar for the text of a face.
  var searchFrame: Rect? {
    guard layout.hasAddSlot, let area = layout.sidebarInside else { return nil }
    return Rect(x: area.minX, y: area.minY + 1, width: area.width, height: 1)
  }

  private func textFrame(in target: EditorField) -> Rect {
    let frame = layout.frame(of: target)
    guard target.pair != nil else { return frame }
    guard !layout.isWords else {
      return Rect(x: frame.minX + 1, y: frame.minY, width: max(1, frame.width - 3), height: 1)
    }
    let screen = layout.width
    let width = min(max(frame.width - 2, 24), max(1, screen - 2))
    return Rect(
      x: min(frame.minX + 1, screen - 1 - width), y: frame.minY + (frame.height - 1) / 2,
      width: width, height: 1)
  }

  func drawField(_ theme: Theme, on canvas: inout Canvas) {
    field?.draw(
      in: textFrame(of: focus), prompt: prompt(focus), theme: theme, on: &canvas)
  }
}
