import Canvas

/// A sheet that lies over a page: something to read, with lines that can be clicked.
struct PageSheet: Equatable {
  let content: SheetContent
  /// The first line in sight.
  var top = 0

  /// How it is drawn and clicked.
  func view(_ look: Look, size: Size) -> SheetView {
    SheetView(content: content, look: look, size: size)
  }

  func draw(_ look: Look, on canvas: inout Canvas) {
    view(look, size: canvas.size).draw(Sheet(kind: .help, top: top), on: &canvas)
  }
}
