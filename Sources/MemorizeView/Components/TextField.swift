import Canvas
import MemorizeViewModel

/// A line of text that the player edits, with a cursor.
///
/// Positions count characters as a reader sees them. A typed scalar may join the character before
/// it, as combining marks and parts of emoji do.
struct TextField: Equatable {
  private(set) var text: String
  /// The number of characters before the cursor.
  private(set) var cursor: Int
  /// The first visible character.
  private(set) var scroll = 0
  /// The text cut last, which Ctrl-Y inserts again.
  private(set) var cutText = ""
  let limit: TextLimit
  /// Whether the whole text is selected, as by Ctrl-A: typed or pasted text replaces it, and
  /// Backspace removes it; any other key keeps it.
  private(set) var isSelected: Bool

  /// A field with the cursor at the end of its text.
  init(_ text: String = "", limit: TextLimit = .face, isSelected: Bool = false) {
    self.text = text
    self.limit = limit
    self.isSelected = isSelected && !text.isEmpty
    cursor = text.count
  }

  /// Carries out a key; returns whether it means anything in a text field.
  mutating func handle(_ key: Key) -> Bool {
    switch key {
    case .backspace where isSelected, .delete where isSelected, .control("d") where isSelected:
      remove(0..<text.count)
    case .character(let character): insert(String(character))
    case .left: cursor = max(0, cursor - 1)
    case .right: cursor = min(text.count, cursor + 1)
    case .home: cursor = 0
    case .control("a"):
      isSelected = !text.isEmpty
      cursor = text.count
      return true
    case .end, .control("e"): cursor = text.count
    case .wordLeft: cursor = wordStart
    case .wordRight: cursor = wordEnd
    case .backspace: remove(max(0, cursor - 1)..<cursor)
    case .delete, .control("d"): remove(cursor..<min(text.count, cursor + 1))
    case .control("k"): cut(cursor..<text.count)
    case .control("u"): cut(0..<cursor)
    case .control("w"): cut(wordStart..<cursor)
    case .control("y"): insert(cutText)
    default: return false
    }
    isSelected = false
    return true
  }

  /// Inserts text at the cursor, without control characters and as far as the limit allows.
  mutating func insert(_ pasted: String) {
    var new = pasted.printable
    if isSelected, !new.isEmpty { remove(0..<text.count) }
    let room = limit.bytes - text.utf8.count
    guard room > 0 else { return }
    while !new.isEmpty {
      let before = String(text.prefix(cursor)) + new
      let whole = before + String(text.dropFirst(cursor))
      if whole.count <= limit.characters, whole.utf8.count <= limit.bytes {
        return show(whole, bytesBeforeCursor: before.utf8.count)
      }
      let excess = max(1, whole.count - limit.characters, (whole.utf8.count - limit.bytes) / 4)
      new = String(new.dropLast(excess))
    }
  }

  /// Moves the cursor to the character at a column.
  mutating func moveCursor(toColumn column: Int, spelling: (Character) -> String) {
    var left = column
    isSelected = false
    cursor = scroll
    for character in text.dropFirst(scroll) {
      left -= spelling(character).columns
      if left < 0 { return }
      cursor += 1
    }
  }

  /// Scrolls so that the cursor is visible in a number of columns and as few as possible are empty.
  mutating func scroll(toFit width: Int, spelling: (Character) -> String) {
    let columns = text.map { spelling($0).columns }
    scroll = min(scroll, cursor)
    var used = columns[scroll..<cursor].reduce(0, +)
    let last = cursor < columns.count ? max(1, columns[cursor]) : 1
    while scroll < cursor, used + last > width {
      used -= columns[scroll]
      scroll += 1
    }
    var rest = used + columns[cursor...].reduce(0, +) + 1
    while scroll > 0, rest + columns[scroll - 1] <= width {
      scroll -= 1
      rest += columns[scroll]
    }
  }

  private mutating func cut(_ range: Range<Int>) {
    guard !range.isEmpty else { return }
    cutText = String(text.dropFirst(range.lowerBound).prefix(range.count))
    remove(range)
  }

  private mutating func remove(_ range: Range<Int>) {
    guard !range.isEmpty else { return }
    let before = String(text.prefix(range.lowerBound))
    show(before + text.dropFirst(range.upperBound), bytesBeforeCursor: before.utf8.count)
  }

  /// Replaces the text; where parts of it have joined, the cursor goes behind them.
  private mutating func show(_ new: String, bytesBeforeCursor: Int) {
    text = new
    isSelected = false
    var bytes = 0
    cursor =
      new.prefix { character in
        defer { bytes += character.utf8.count }
        return bytes < bytesBeforeCursor
      }.count
    scroll = min(scroll, cursor)
  }

  /// The start of the word before the cursor.
  private var wordStart: Int {
    let before = text.prefix(cursor).reversed().drop { !$0.isWordLike }
    return before.drop { $0.isWordLike }.count
  }

  /// The end of the word after the cursor.
  private var wordEnd: Int {
    let after = text.dropFirst(cursor).drop { !$0.isWordLike }
    return text.count - after.drop { $0.isWordLike }.count
  }
}

extension Character {
  fileprivate var isWordLike: Bool { isLetter || isNumber }
}

extension TextField {
  /// Draws a field without text; returns the style of text in it.
  @discardableResult
  static func drawEmpty(
    in rect: Rect, prompt: String, _ theme: Theme, on canvas: inout Canvas
  ) -> Style {
    let style =
      theme.isSolid
      ? theme.style(theme.text(on: .field), on: .field) : theme.style().with(.underline)
    canvas.fill(rect, style)
    canvas.write(theme.fit(prompt, rect.width - 1), at: rect.origin.moved(x: 1), style.with(.faint))
    return style
  }

  mutating func draw(
    in rect: Rect, prompt: String = "", theme: Theme, on canvas: inout Canvas
  ) {
    guard !rect.size.isEmpty else { return }
    let style = TextField.drawEmpty(
      in: rect, prompt: text.isEmpty ? prompt : "", theme, on: &canvas)
    scroll(toFit: rect.width) { theme.spelled(String($0)) }
    var x = rect.minX
    var position = scroll
    for character in text.dropFirst(scroll) {
      let shown = theme.spelled(String(character))
      let isCursor = position == cursor
      if isCursor { canvas.cursor = Point(x: x, y: rect.minY) }
      guard x + shown.columns <= rect.maxX else { return }
      x += canvas.write(
        shown, at: Point(x: x, y: rect.minY), isCursor || isSelected ? style.with(.reverse) : style)
      position += 1
    }
    guard position == cursor, x < rect.maxX else { return }
    let end = Point(x: x, y: rect.minY)
    canvas.put(.blank, at: end, style.with(.reverse))
    canvas.cursor = end
  }
}
