import Canvas

@testable import MemorizeView

extension App {
  /// The open dialog.
  var dialog: (any Dialog)? { openDialog?.dialog }

  /// The text of the open dialog.
  var content: DialogContent? { dialog?.content(in: size, theme: screen.theme) }
}
