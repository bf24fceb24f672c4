import Canvas
import MemorizeViewModel

/// A line of text that is being written, and the cursor in it.
///
/// All places count what a reader takes as characters. What is typed may join the character before
/// it, as marks and parts of pictures do.
struct TextField: Equatable {
  private(set) var text: String
  /// The characters before the cursor.
  private(set) var cursor: Int
  /// The first character that is shown.
  private(set) var scroll = 0
  /// What was taken out last by a key that takes out more than a character.
  private(set) var taken = ""
  let limit: TextLimit

  /// A field with the cursor behind its text.
  init(_ text: String = "", limit: TextLimit = .face) {
    self.text = text
    self.limit = limit
    cursor = text.count
  }

  /// Does what a key asks for; whether it means anything here.
  mutating func handle(_ key: Key) -> Bool {
    switch key {
    case .character(let character): insert(String(character))
    case .left: cursor = max(0, cursor - 1)
    case .right: cursor = min(text.count, cursor + 1)
    case .home, .control("a"): cursor = 0
    case .end, .control("e"): cursor = text.count
    case .wordLeft: cursor = wordStart
    case .wordRight: cursor = wordEnd
    case .backspace: remove(max(0, cursor - 1)..<cursor)
    case .delete, .control("d"): remove(cursor..<min(text.count, cursor + 1))
    case .control("k"): take(cursor..<text.count)
    case .control("u"): take(0..<cursor)
    case .control("w"): take(wordStart..<cursor)
    case .control("y"): insert(taken)
    default: return false
    }
    return true
  }

  /// Puts text where the cursor is; what a terminal would obey is left out, and what is too much.
  mutating func insert(_ pasted: String) {
    let room = limit.bytes - text.utf8.count
    guard room > 0 else { return }
    var new = pasted.printable
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

  /// Puts the cursor where a click means it.
  ///
  /// - Parameters:
  ///   - column: counted from the first one that is shown.
  ///   - spelling: how a character is shown.
  mutating func moveCursor(toColumn column: Int, spelling: (Character) -> String) {
    var left = column
    cursor = scroll
    for character in text.dropFirst(scroll) {
      left -= spelling(character).columns
      if left < 0 { return }
      cursor += 1
    }
  }

  /// Scrolls so that the cursor is seen in so many columns, and no more of them are empty than need be.
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

  private mutating func take(_ range: Range<Int>) {
    guard !range.isEmpty else { return }
    taken = String(text.dropFirst(range.lowerBound).prefix(range.count))
    remove(range)
  }

  private mutating func remove(_ range: Range<Int>) {
    guard !range.isEmpty else { return }
    let before = String(text.prefix(range.lowerBound))
    show(before + text.dropFirst(range.upperBound), bytesBeforeCursor: before.utf8.count)
  }

  /// Takes on a text; where parts of it have joined, the cursor goes behind them.
  private mutating func show(_ new: String, bytesBeforeCursor: Int) {
    text = new
    var bytes = 0
    cursor =
      new.prefix { character in
        defer { bytes += character.utf8.count }
        return bytes < bytesBeforeCursor
      }.count
    scroll = min(scroll, cursor)
  }

  /// Where the word before the cursor begins.
  private var wordStart: Int {
    let before = text.prefix(cursor).reversed().drop { !$0.isWordLike }
    return before.drop { $0.isWordLike }.count
  }

  /// Where the word after the cursor ends.
  private var wordEnd: Int {
    let after = text.dropFirst(cursor).drop { !$0.isWordLike }
    return text.count - after.drop { $0.isWordLike }.count
  }
}

extension Character {
  fileprivate var isWordLike: Bool { isLetter || isNumber }
}
