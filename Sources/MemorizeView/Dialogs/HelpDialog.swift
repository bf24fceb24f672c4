import Canvas
import Words

/// The help of a screen: a few sentences, and every key and what it does.
///
/// A screen with many keys begins with a page of its first ones; Enter leads to all, and back.
/// Wide windows have two columns.
struct HelpDialog: Dialog {
  private typealias Row = DialogContent.Row

  let guide: Guide
  let legends: [KeyLegend]
  /// Whether a click on a key presses it on the screen below.
  var pressesKeys = true
  /// Whether all keys are visible even if the guide names the first ones.
  private(set) var isComplete = false

  let closingKeys: [Key] = ["?", .function(1)]

  /// Enter turns from the first page to all keys, and back.
  var isForm: Bool { !guide.firstKeys.isEmpty }

  /// The other page: all keys, or the first ones.
  var turned: HelpDialog {
    var dialog = self
    dialog.isComplete.toggle()
    return dialog
  }

  func confirm(at time: Duration) -> Action? { .turn(to: turned) }

  /// The narrowest window with two columns.
  private static let leastWidthForTwo = 78
  private static let widestText = 86
  /// The columns of the keys.
  private static let keyWidth = 13
  /// The fewest columns for the words beside the keys.
  private static let leastHelpWidth = 16

  func content(in window: Size, theme: Theme) -> DialogContent {
    // A reader of the screen reads across columns.
    let isWide = window.width >= HelpDialog.leastWidthForTwo && !theme.options.isQuiet
    let width =
      isWide
      ? (min(HelpDialog.widestText, window.width - 8) - DialogContent.columnGap) / 2
      : HelpDialog.textWidth(in: window.width)
    let sections = isForm && !isComplete ? firstSections(width, isWide) : allSections(width, isWide)
    let (left, right) = isWide ? columns(sections) : (column(sections[...]), [])
    var content = DialogContent(
      title: guide.title, detail: isWide ? guide.summary : "", rows: left, secondColumn: right,
      isMenu: false)
    if isForm {
      content.legends = [
        isComplete
          ? KeyLegend(keys: [.enter], hint: "basic keys", help: "the basic keys")
          : KeyLegend(keys: [.enter], hint: "all keys", help: "all keys")
      ]
    }
    return content
  }

  /// The first keys and the sentences; without a second column, the summary comes first.
  private func firstSections(_ width: Int, _ isWide: Bool) -> [[Row]] {
    let keys = section(say("Keys", context: "keys"), firstEntries, width)
    return [(isWide ? [] : text(guide.summary, width)) + keys, notes(width)]
  }

  /// All keys, after the sentences unless the first page has them.
  private func allSections(_ width: Int, _ isWide: Bool) -> [[Row]] {
    guard guide.firstKeys.isEmpty else { return sections(width) }
    let sentences = guide.summary.isEmpty ? guide.rules : "\(guide.summary) \(guide.rules)"
    return [isWide ? notes(width) : text(sentences, width)] + sections(width)
  }

  /// The sentences under their heading.
  private func notes(_ width: Int) -> [Row] {
    [heading(guide.rulesTitle)] + text(guide.rules, width)
  }

  /// The rows of some sections, with a blank one between two of them.
  private func column(_ sections: ArraySlice<[Row]>) -> [Row] {
    Array(sections.joined(separator: [Row(left: "")]))
  }

  /// Two columns of equal length, as short as the order of the sections allows.
  private func columns(_ sections: [[Row]]) -> (left: [Row], right: [Row]) {
    let splits = sections.indices.map { (column(sections[...$0]), column(sections[($0 + 1)...])) }
    guard let best = splits.min(by: { max($0.0.count, $0.1.count) < max($1.0.count, $1.1.count) })
    else { return ([], []) }
    let height = max(best.0.count, best.1.count)
    func filled(_ rows: [Row]) -> [Row] {
      rows + Array(repeating: Row(left: ""), count: height - rows.count)
    }
    return (filled(best.0), filled(best.1))
  }

  /// The paragraphs of a text.
  private func text(_ text: String, _ width: Int) -> [Row] {
    text.split(separator: "\n").flatMap { String($0).wrapped(to: width) }.map {
      Row(TextLine($0, .dim))
    }
  }

  private func heading(_ title: String) -> Row { Row(left: title, isHeading: true) }
}

/// The keys and the mouse.
extension HelpDialog {
  /// A line of a section before it is laid out.
  private typealias Entry = (names: String, help: String, key: Key?)

  /// The sections, each with a title, in a column of some width.
  private func sections(_ width: Int) -> [[Row]] {
    let groups = KeyGroup.allCases.map { ($0.title, entries(of: $0)) }
    let mouse: [Entry] = guide.mouse.map { ($0.action, $0.help, nil) }
    return (groups + [(say("Mouse"), mouse)]).filter { !$0.1.isEmpty }.map {
      section($0, $1, width)
    }
  }

  private func section(_ title: String, _ entries: [Entry], _ width: Int) -> [Row] {
    // Words without room beside the keys go below them.
    let room = width - HelpDialog.leastHelpWidth
    let widest = entries.map { $0.names.columns + 1 }.filter { $0 <= room }.max() ?? 0
    let column = max(HelpDialog.keyWidth, widest)
    let indent = column <= room ? column : nil
    return [heading(title)] + entries.flatMap { rows($0, indent, width) }
  }

  /// The lines of the first keys.
  private var firstEntries: [Entry] {
    guide.firstKeys.compactMap { line in
      if let words = line.words {
        return (
          line.keys.map(\.name).joined(separator: " "), words, pressesKeys ? line.keys.first : nil
        )
      }
      return legends.first { $0.keys.contains { line.keys.contains($0) } }.map(entry)
    }
  }

  private func entry(_ legend: KeyLegend) -> Entry {
    if let topic = legend.topic { return (topic.keys, topic.help, nil) }
    return (legend.keyNames, legend.help, pressesKeys ? legend.keys.first : nil)
  }

  /// The keys of a section; those of a topic once.
  private func entries(of group: KeyGroup) -> [Entry] {
    let legends = legends.filter { $0.group == group }
    return legends.enumerated().compactMap { index, legend in
      let before = index > 0 ? legends[index - 1].topic : nil
      return legend.topic != nil && legend.topic == before ? nil : entry(legend)
    }
  }

  /// Keys and their effects, on as many rows as needed; a click on one of them presses the key.
  private func rows(_ entry: Entry, _ indent: Int?, _ width: Int) -> [Row] {
    let names = TextLine(entry.names, .accent)
    let blank = TextLine("".filled(to: indent ?? 2))
    let words = entry.help.wrapped(to: width - (indent ?? 2))
    var lines = words.map { blank.adding($0) }
    if let indent, let first = words.first, names.columns < indent {
      lines[0] = names.filled(to: indent).adding(first)
    } else {
      lines.insert(names, at: 0)
    }
    return lines.map { Row($0, key: entry.key) }
  }
}
