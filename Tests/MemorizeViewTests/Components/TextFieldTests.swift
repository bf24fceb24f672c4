import Canvas
import Expectations
import MemoryGame
import Testing

@testable import MemorizeView
@testable import MemorizeViewModel

/// The text field, compared with a simple reference.
struct TextFieldTests {
  private static let pieces = [
    "a", "b", " ", "Z", "é", "e\u{301}", "\u{301}", "東", "👻", "👩", "\u{200D}", "🚀", "🇩", "🇪",
    "👋\u{1F3FD}", "☠\u{FE0F}", "ไ", "-", "7",
  ]
  private static let keys: [Key] = [
    .left, .right, .home, .end, .wordLeft, .wordRight, .backspace, .delete, .control("a"),
    .control("e"), .control("d"), .control("k"), .control("u"), .control("w"), .control("y"),
  ]

  @Test(arguments: 0..<60)
  func `text and cursor match the reference for any keys`(seed: Int) throws {
    var dice = SeededGenerator(seed: "\(seed)")
    var field = TextField()
    var reference = ReferenceField()
    for step in 0..<300 {
      let key: Key
      if dice.next(below: 3) > 0 {
        let piece = Self.pieces[dice.next(below: Self.pieces.count)]
        guard let character = piece.first else { continue }
        key = .character(character)
      } else {
        key = Self.keys[dice.next(below: Self.keys.count)]
      }
      let isTaken = field.handle(key)
      #expect(isTaken)
      reference.handle(key)
      expectEqual(Array(field.text.utf8), Array(reference.text.utf8), "step \(step), \(key)")
      expectEqual(field.cursor, reference.cursor, "step \(step), \(key)")
      try #require(field.cursor == reference.cursor)
    }
  }

  @Test(arguments: 0..<20)
  func `the cursor is always visible, and the field is as full as possible`(seed: Int) {
    var dice = SeededGenerator(seed: "window \(seed)")
    var field = TextField()
    for _ in 0..<200 {
      if dice.next(below: 3) > 0 {
        field.insert(Self.pieces[dice.next(below: Self.pieces.count)])
      } else {
        _ = field.handle(Self.keys[dice.next(below: Self.keys.count)])
      }
      let width = 2 + dice.next(below: 12)
      field.scroll(toFit: width) { String($0) }
      let columns = field.text.map { max(0, $0.columns) }
      let before = columns[field.scroll..<field.cursor].reduce(0, +)
      let under = field.cursor < columns.count ? max(1, columns[field.cursor]) : 1
      #expect(before + under <= width || field.scroll == field.cursor)
      let rest = columns[field.scroll...].reduce(0, +) + 1
      #expect(field.scroll == 0 || rest + columns[field.scroll - 1] > width)
    }
  }

  @Test func `typed and pasted text replace a selected text, once`() {
    var field = TextField("New deck", isSelected: true)
    _ = field.handle("a")
    _ = field.handle("b")
    #expect(field.text == "ab" && field.cursor == 2 && !field.isSelected)
    field = TextField("New deck", isSelected: true)
    field.insert("\u{1B}")
    #expect(field.text == "New deck" && field.isSelected)
    field.insert("Capitals")
    expectEqual(field.text, "Capitals")
    field = TextField("New deck", isSelected: true)
    field.moveCursor(toColumn: 3) { String($0) }
    field.insert("x")
    expectEqual(field.text, "Newx deck")
    #expect(!TextField("", isSelected: true).isSelected)
  }

  @Test func `pasted text is made harmless and cut to the limits of characters and bytes`() {
    var field = TextField("ab", limit: TextLimit(characters: 8, bytes: 100))
    _ = field.handle(.left)
    field.insert("1\u{1B}[2J\n2\t3\u{7}\u{1B}]0;x")
    expectEqual(field.text, "a1 2 3b")
    expectEqual(field.cursor, 6)
    field.insert("👻👻👻")
    expectEqual(field.text, "a1 2 3👻b")
    field.insert("x")
    expectEqual(field.text, "a1 2 3👻b")
    expectEqual(field.cursor, 7)
    field = TextField("", limit: TextLimit(characters: 100, bytes: 10))
    field.insert("👻👻👻")
    expectEqual(field.text, "👻👻")
    field.insert("ab")
    field.insert("c")
    expectEqual(field.text, "👻👻ab")
  }

  @Test(arguments: [(0, 0), (1, 1), (2, 1), (3, 2), (4, 3), (99, 3)])
  func `a click moves the cursor to that character`(column: Int, cursor: Int) {
    var field = TextField("a東b")
    field.moveCursor(toColumn: column) { String($0) }
    expectEqual(field.cursor, cursor)
  }

  @Test func `keys that mean nothing in a text field are left to others`() {
    var field = TextField("a")
    for key in [.enter, .escape, .tab, .up, .down, .pageUp, .control("z")] as [Key] {
      let isTaken = field.handle(key)
      #expect(!isTaken)
    }
    #expect(field.text == "a" && field.cursor == 1)
  }
}

extension Key {
  /// Whether the key inserts text into a field, given what was cut last.
  fileprivate func writes(_ cutText: String) -> Bool {
    if case .character = self { return true }
    return self == .control("y") && !cutText.isEmpty
  }
}

/// A text and the bytes before the cursor; everything else is computed each time.
private struct ReferenceField {
  var text = ""
  private var bytes = 0
  private var cutText = ""
  private var isSelected = false

  /// The characters up to the cursor; a character that the cursor would split counts.
  var cursor: Int {
    var count = 0
    var sum = 0
    for character in text where sum < bytes {
      sum += character.utf8.count
      count += 1
    }
    return count
  }

  mutating func handle(_ key: Key) {
    let wasSelected = isSelected
    isSelected = key == .control("a") && !text.isEmpty
    if wasSelected, [.backspace, .delete, .control("d")].contains(key) {
      _ = cut(from: 0, to: text.count)
      return
    }
    if wasSelected, key.writes(cutText) { cut(from: 0, to: text.count) }
    switch key {
    case .character(let character): write(String(character))
    case .left: go(to: cursor - 1)
    case .right: go(to: cursor + 1)
    case .control("a"): go(to: text.count)
    case .home: go(to: 0)
    case .end, .control("e"): go(to: text.count)
    case .wordLeft: go(to: word(-1))
    case .wordRight: go(to: word(1))
    case .backspace: cut(from: cursor - 1, to: cursor)
    case .delete, .control("d"): cut(from: cursor, to: cursor + 1)
    case .control("k"): cutText = cut(from: cursor, to: text.count) ?? cutText
    case .control("u"): cutText = cut(from: 0, to: cursor) ?? cutText
    case .control("w"): cutText = cut(from: word(-1), to: cursor) ?? cutText
    default: write(cutText)
    }
  }

  private mutating func write(_ new: String) {
    let all = Array(text)
    let head = String(all[..<cursor]) + new
    text = head + String(all[cursor...])
    bytes = head.utf8.count
  }

  private mutating func go(to place: Int) {
    bytes = String(Array(text)[..<min(max(0, place), text.count)]).utf8.count
  }

  @discardableResult
  private mutating func cut(from start: Int, to end: Int) -> String? {
    let all = Array(text)
    let (start, end) = (max(0, start), min(end, all.count))
    guard start < end else { return nil }
    text = String(all[..<start]) + String(all[end...])
    bytes = String(all[..<start]).utf8.count
    return String(all[start..<end])
  }

  /// The end of a move by a word: past other characters, then past the word.
  private func word(_ step: Int) -> Int {
    let all = Array(text)
    var place = cursor
    func isWord(_ place: Int) -> Bool? {
      let index = step > 0 ? place : place - 1
      return all.indices.contains(index) ? all[index].isLetter || all[index].isNumber : nil
    }
    while isWord(place) == false { place += step }
    while isWord(place) == true { place += step }
    return place
  }
}
