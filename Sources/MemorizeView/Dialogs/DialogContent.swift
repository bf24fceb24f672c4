import Canvas
import Options
import Words

/// The text of a dialog.
struct DialogContent {
  /// One row.
  struct Row {
    /// The answer to Enter or a click, or to a step to another value.
    typealias Effect = (_ step: Int, _ time: Duration) -> Action?

    /// A number that the player can type: its limits, and the answer to one within them.
    typealias Number = (limits: ClosedRange<Int>, set: (Int) -> Action?)

    /// The text at the left.
    var line: TextLine
    var right = ""
    /// The tone of the text at the right.
    var rightTone = Tone.heading
    /// The key that chooses the row; without an effect of its own, it is pressed on the screen below.
    var key: Key?
    /// The effect of choosing the row; a choice is a step of 1.
    var effect: Effect?
    /// The number that digits set while the row is selected.
    var number: Number?
    /// The answer to removing the row; `nil` if it cannot be removed.
    var removal: ((_ time: Duration) -> Action?)?
    /// The effect of Enter on the row, if it differs from that on the others.
    var hint: Phrase?
    /// A sentence beside the title of the dialog while the row is selected.
    var explanation = ""
    /// Whether the row is the title of a section.
    var isHeading = false
    /// Whether the row belongs to the row above, as its second line.
    var isContinuation = false
    /// The values of a setting, drawn in place of the text at the right where there is room.
    var control: Control?
    /// The deck whose colour stands before the text.
    var swatch: DeckColor?

    init(
      _ line: TextLine, right: String = "", rightTone: Tone = .heading, key: Key? = nil,
      hint: Phrase? = nil, explanation: String = "", isContinuation: Bool = false,
      swatch: DeckColor? = nil, effect: Effect? = nil
    ) {
      (self.line, self.right, self.rightTone) = (line, right, rightTone)
      (self.key, self.hint, self.explanation, self.effect) = (key, hint, explanation, effect)
      (self.isContinuation, self.swatch) = (isContinuation, swatch)
    }

    init(left: String, right: String = "", isHeading: Bool = false) {
      self.init(TextLine(left), right: right)
      self.isHeading = isHeading
    }

    /// A name and the key that it presses.
    init(
      left: String, key: Key, hint: Phrase? = nil, explanation: String = "", effect: Effect? = nil
    ) {
      self.init(
        TextLine(left), right: key.name, key: key, hint: hint, explanation: explanation,
        effect: effect)
    }

    /// A name and a value with the way to change it.
    init(
      _ name: String, _ value: String, _ control: Control, explanation: String = "",
      number: Number? = nil, effect: @escaping Effect
    ) {
      self.init(TextLine(name, .dim), right: value, explanation: explanation, effect: effect)
      (self.control, self.number) = (control, number)
    }

    /// The text at the left without its tones.
    var left: String { line.text }

    fileprivate func kind(isMenu: Bool) -> RowList.Kind {
      if isHeading { return .heading }
      if isContinuation { return .continuation }
      if isMenu, effect != nil || key != nil { return .choice }
      return line.parts.isEmpty ? .blank : .text
    }
  }

  /// The way to change a value.
  enum Control: Equatable {
    /// One of a few values, all of which are visible.
    case choice(Choice)
    /// A value between `[<]` and `[>]`, or `[-]` and `[+]` for a number, and a fact about it.
    case stepper(String, isNumber: Bool = false, note: String = "")
    /// A mark that is there or not, and what it means.
    case toggle(Bool, note: String = "")
  }

  /// The columns between two columns of rows.
  static let columnGap = 4

  let title: String
  /// A fact beside the title.
  var detail = ""
  /// A shorter form of the same fact, for where the first one has no room.
  var shortDetail = ""
  let rows: [Row]
  /// Rows beside the first ones, which then take the left half of the dialog.
  ///
  /// They cannot be selected, only clicked.
  var secondColumn: [Row] = []
  /// The number that digits set while a row without its own one is selected.
  var number: Row.Number?
  /// Cards beside the rows, where the window has room for them.
  var preview: CardPreview?
  /// The rows as tiles, for wide windows; none for rows that stay rows.
  var tiles: [DialogTile] = []
  /// The fewest columns, where the window has room for them.
  var leastColumns = 24
  /// Whether the keyboard moves the selection; if not, it scrolls, and only clicks choose.
  var isMenu = true
  /// The effect of Enter on a row; without one, it selects the row.
  var hint: Phrase?
  /// The key of the first thing to do, on gold; `nil` if it is like the others.
  var goldKey: Key?
  /// More keys, named at the bottom before the one that closes the dialog.
  var legends: [KeyLegend] = []

  /// The rows that the keyboard can select.
  var choices: [Int] { RowList(kinds, in: Rect(Size(width: 0, height: 0))).choices }

  /// The rows as a list sees them.
  var kinds: [RowList.Kind] { rows.map { $0.kind(isMenu: isMenu) } }

  /// The keys that the dialog shows and the screen below has.
  var keys: [Key] {
    rows.compactMap(\.key) + secondColumn.compactMap(\.key) + legends.flatMap(\.keys)
  }

  /// The column where the values of settings begin, after the longest of their names.
  var controlColumn: Int {
    let names = rows.filter { $0.control != nil }.map(\.line.columns)
    return min(Control.widestNames, names.max() ?? 0) + 2
  }

  /// The keys named at the bottom while a row is selected.
  func allLegends(selected: Int? = nil) -> [KeyLegend] {
    let names = { (key: Key) in legends.contains { $0.keys.contains(key) } }
    let own = selected.flatMap { rows[$0].hint } ?? hint
    // Enter changes a value as well, but in a form it confirms: Space is the same everywhere.
    let changes = selected.map { rows[$0].control != nil } ?? rows.contains { $0.control != nil }
    let choose = KeyLegend(
      keys: [changes && !names(" ") ? " " : .enter], hint: choices.isEmpty ? nil : own ?? "select",
      help: "")
    let close = KeyLegend(keys: [.escape], hint: "close", help: "")
    let hasRemovals = rows.contains { $0.removal != nil }
    let remove = hasRemovals ? [KeyLegend(keys: ["x"], hint: "remove", help: "")] : []
    return (choose.keys.contains(where: names) ? [] : [choose]) + remove + legends
      + (names(.escape) ? [] : [close])
  }
}

extension DialogContent {
  /// The columns of the widest row, and of the title.
  var columns: Int {
    let controlColumn = controlColumn
    let columns = { (row: Row) in row.columns(controlColumn: controlColumn) }
    let halves = (rows.prefix(secondColumn.count) + secondColumn).map(columns).max() ?? 0
    let rows = max(
      rows.dropFirst(secondColumn.count).map(columns).max() ?? 0,
      secondColumn.isEmpty ? 0 : 2 * halves + DialogContent.columnGap)
    let keys = allLegends().reduce(-3) { columns, legend in
      columns + (legend.hint.map { legend.keyName.columns + $0.columns + 4 } ?? 0)
    }
    return max(rows, title.columns + 6, keys, leastColumns)
  }
}
