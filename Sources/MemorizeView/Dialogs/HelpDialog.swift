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
    let rules = guide.rules.wrapped(to: textWidth).map {
      DialogContent.Row(TextLine($0, .dim))
    }
    let keys = legends.flatMap { legend in
      rows(legend.keyNames, legend.help, key: legend.keys.first, indent: indent, textWidth)
    }
    let mouse = guide.mouse.flatMap {
      rows($0.action, $0.help, key: nil, indent: indent, textWidth)
    }
    return DialogContent(
      title: guide.title,
      rows: rules + section("Keys", keys) + section("Mouse", mouse), isMenu: false)
  }

  private func section(_ title: String, _ rows: [DialogContent.Row]) -> [DialogContent.Row] {
    rows.isEmpty
      ? [] : [DialogContent.Row(left: ""), DialogContent.Row(left: title, isHeading: true)] + rows
  }

  /// Keys and their effects, on as many rows as needed; a click on one of them presses the key.
  ///
  /// If two columns would be too narrow for words, the explanation goes below the keys.
  private func rows(
    _ keys: String, _ help: String, key: Key?, indent column: Int, _ textWidth: Int
  ) -> [DialogContent.Row] {
    let isWide = textWidth >= column + 16
    let indent = isWide ? column : 2
    let names = TextLine(keys, .accent)
    let blank = TextLine("".filled(to: indent))
    var lines = help.wrapped(to: textWidth - indent).map { blank.adding($0) }
    if isWide, let first = lines.first {
      lines[0] = names.filled(to: indent).adding(String(first.text.dropFirst(indent)))
    } else {
      lines.insert(names, at: 0)
    }
    return lines.map { line in
      var row = DialogContent.Row(line)
      row.key = key
      return row
    }
  }
}
