import Canvas

/// The keys that are available now, for the message line and for help.
extension App {
  /// The common keys that the screen does not use for something else.
  var commonKeys: KeyMap<CommonCommand> {
    CommonCommand.keyMap(isTakingText: screen.isTakingText, isKiosk: isKiosk)
  }

  /// All keys, in the order in which help and the message line show them.
  ///
  /// A narrow message line drops the last two keys last: help and quit, or the screen's own keys
  /// while the player types.
  var legends: [KeyLegend] {
    let own = screen.legends
    let common = commonKeys.legends.filter { legend in
      !own.contains { $0.keys.contains(where: legend.keys.contains) }
    }
    return screen.isTakingText ? common + own : own + common
  }

  /// The message line as it is drawn and clicked now.
  var messageLine: MessageLine? {
    guard let footer = screen.footer else { return nil }
    return MessageLine(
      line: footer.line, message: footer.message,
      legends: openDialog == nil ? legends : App.overDialogs, keepsRoom: footer.keepsRoom)
  }

  /// The words on the message line while a dialog is open.
  private static let overDialogs = [
    KeyLegend(keys: [.escape], hint: "close", help: "close the dialog"),
    KeyLegend(keys: ["q"], hint: "quit", help: "quit"),
  ]
}
