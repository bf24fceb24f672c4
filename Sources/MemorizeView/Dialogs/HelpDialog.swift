import Canvas

/// The help of a screen: a few sentences, then every key and what it does.
struct HelpDialog: Dialog {
  let guide: Guide
  let legends: [KeyLegend]

  let closingKeys: [Key] = ["?", .function(1)]

  func content(width: Int, theme: Theme) -> DialogContent {
    let textWidth = HelpDialog.textWidth(in: width)
    let widest = (legends.map(\.keyNames) + guide.mouse.map(\.action)).map(\.columns).max() ?? 0
    let indent = max(14, widest + 1)
    let rules = guide.rules.wrapped(to: textWidth).map { DialogContent.Row(left: $0) }
    let keys = legends.flatMap { legend in
      rows(legend.keyNames, legend.help, key: legend.keys.first, indent: indent, textWidth)
    }
    let mouse = guide.mouse.flatMap {
      rows($0.action, $0.help, key: nil, indent: indent, textWidth)
    }
    return DialogContent(
      title: guide.title, rows: rules + [DialogContent.Row(left: "")] + keys + mouse,
      isMenu: false)
  }

  /// Keys and their effects, on as many rows as needed; a click on one of them presses the key.
  ///
  /// If two columns would be too narrow for words, the explanation goes below the keys.
  private func rows(
    _ keys: String, _ help: String, key: Key?, indent column: Int, _ textWidth: Int
  ) -> [DialogContent.Row] {
    let isWide = textWidth >= column + 16
    let indent = isWide ? column : 2
    var lines = help.wrapped(to: textWidth - indent).map { "".filled(to: indent) + $0 }
    if isWide, let first = lines.first {
      lines[0] = keys.filled(to: indent) + first.dropFirst(indent)
    } else {
      lines.insert(keys, at: 0)
    }
    return lines.map { DialogContent.Row(left: $0, key: key) }
  }
}
