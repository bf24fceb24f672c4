import Canvas

/// A dialog that lies over a page: something to read, with lines that can be clicked.
struct PageDialog: Equatable {
  let content: OldDialogContent
  /// The first line in sight.
  var top = 0

  /// How it is drawn and clicked.
  func view(_ theme: Theme, size: Size) -> OldDialogView {
    OldDialogView(content: content, theme: theme, size: size)
  }

  func draw(_ theme: Theme, on canvas: inout Canvas) {
    view(theme, size: canvas.size).draw(OldDialog(kind: .help, top: top), on: &canvas)
  }
}
