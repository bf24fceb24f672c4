import Canvas

@testable import MemorizeView

extension App {
  /// The open dialog.
  var dialog: (any Dialog)? { openDialog?.dialog }

  /// The text of the open dialog.
  var content: DialogContent? { dialog?.content(width: size.width, theme: screen.theme) }

  /// The page on top, if it is not yet a screen of its own.
  var page: (any Page)? { (screen as? PageScreen)?.page }
}
