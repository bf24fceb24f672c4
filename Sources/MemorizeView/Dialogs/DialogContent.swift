import Canvas
import Options
import Words

/// The text of a dialog.
struct DialogContent: Equatable {
  /// One row.
  struct Row: Equatable {
    /// The text at the left.
    var line: TextLine
    var right = ""
    /// The tone of the text at the right.
    var rightTone = Tone.heading
    /// The key that choosing the row presses.
    var key: Key?
    /// Whether the row can be chosen although it has no key.
    var isChoice = false
    /// Whether the row is the title of a section.
    var isHeading = false
    /// Whether the row belongs to the row above, as its second line.
    var isContinuation = false
    /// The values of a setting, drawn in place of the text at the right where there is room.
    var control: Control?
    /// The deck whose colour stands before the text.
    var swatch: DeckColor?

    init(
      left: String, right: String = "", key: Key? = nil, isChoice: Bool = false,
      isHeading: Bool = false
    ) {
      line = TextLine(left)
      (self.right, self.key) = (right, key)
      (self.isChoice, self.isHeading) = (isChoice, isHeading)
    }

    init(_ line: TextLine, right: String = "", rightTone: Tone = .heading) {
      (self.line, self.right, self.rightTone) = (line, right, rightTone)
    }

    /// The text at the left without its tones.
    var left: String { line.text }
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
  let rows: [Row]
  /// Rows beside the first ones, which then take the left half of the dialog.
  ///
  /// They cannot be selected, only clicked.
  var secondColumn: [Row] = []
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
  var choices: [Int] {
    isMenu ? rows.indices.filter { rows[$0].isChoice || rows[$0].key != nil } : []
  }

  /// The next row that can be selected, wrapping at the end; `nil` without such rows.
  func choice(after selected: Int?, step: Int) -> Int? {
    let choices = choices
    guard let selected, let position = choices.firstIndex(of: selected) else {
      return choices.first
    }
    return choices[(position + step + choices.count) % choices.count]
  }

  /// The column where the values of settings begin, after the longest of their names.
  var controlColumn: Int {
    let names = rows.filter { $0.control != nil }.map(\.line.columns)
    return min(Control.widestNames, names.max() ?? 0) + 2
  }

  /// The keys named at the bottom.
  var allLegends: [KeyLegend] {
    let enter = KeyLegend(keys: [.enter], hint: choices.isEmpty ? nil : hint ?? "select", help: "")
    let close = KeyLegend(keys: [.escape], hint: "close", help: "")
    let names = { (key: Key) in legends.contains { $0.keys.contains(key) } }
    return (names(.enter) ? [] : [enter]) + legends + (names(.escape) ? [] : [close])
  }
}
