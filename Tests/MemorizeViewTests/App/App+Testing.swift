import Canvas

@testable import MemorizeView

extension App {
  /// The open dialog.
  var dialog: (any Dialog)? { openDialog?.dialog }

  /// The text of the open dialog.
  var content: DialogContent? { dialog?.content(in: size, theme: screen.theme) }
  /// The keys that the message line, or else the open dialog, names.
  var shownKeys: [Key] {
    guard let content else { return legends.filter { $0.hint != nil }.compactMap(\.keys.first) }
    let named = content.allLegends.filter { $0.hint != nil }.compactMap(\.keys.first)
    return named + (content.rows + content.secondColumn).compactMap(\.key)
  }
}
