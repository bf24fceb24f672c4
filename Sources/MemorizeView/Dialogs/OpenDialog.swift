import Canvas

/// The dialog that is open, with its selection and scroll.
struct OpenDialog {
  let dialog: any Dialog
  /// The selected row, if rows can be selected.
  var selected: Int?
  /// The first visible row.
  var top = 0

  /// Opens a dialog with its first choice selected.
  init(_ dialog: any Dialog, size: Size, theme: Theme) {
    self.dialog = dialog
    let view = view(size: size, theme: theme)
    selected = view.content.choice(after: nil, step: 0)
    top = dialog.startsAtTop ? 0 : view.top(showing: selected, from: 0)
  }

  /// The dialog as it is drawn and clicked now.
  func view(size: Size, theme: Theme) -> DialogView {
    DialogView(content: dialog.content(in: size, theme: theme), theme: theme, size: size)
  }

  func draw(size: Size, theme: Theme, on canvas: inout Canvas) {
    view(size: size, theme: theme).draw(selected: selected, top: top, on: &canvas)
  }

  /// Moves the selection to the next choice; without choices, scrolls by a row.
  mutating func step(_ step: Int, in view: DialogView) {
    guard let next = view.content.choice(after: selected, step: step) else {
      return scroll(by: step, in: view)
    }
    selected = next
    top = view.top(showing: next, from: top)
  }

  /// Moves the selection to the first or last choice; without choices, scrolls all the way.
  mutating func jump(toEnd: Bool, in view: DialogView) {
    let choices = view.content.choices
    selected = toEnd ? choices.last : choices.first
    top = toEnd ? view.mostTop : 0
  }

  mutating func scroll(by rows: Int, in view: DialogView) {
    top = view.top(showing: nil, from: top + rows)
  }
}
