import Canvas

/// A key and its word somewhere in a row; a click on them presses the key.
struct KeyWord: Equatable {
  let key: Key
  private let name: String
  let hint: String
  /// The first column.
  var x = 0

  /// The key and its word; `nil` if only help names the key.
  init?(_ legend: KeyLegend) {
    guard let key = legend.keys.first, let hint = legend.hint else { return nil }
    (self.key, self.hint) = (key, hint)
    name = legend.topic?.name ?? key.name
  }

  var width: Int { name.columns + 1 + hint.columns }

  func draw(inRow y: Int, _ theme: Theme, background: ColorRole, on canvas: inout Canvas) {
    let start = Point(x: x, y: y)
    let columns = canvas.write(name, at: start, theme.style(.accent, on: background))
    canvas.write(hint, at: start.moved(x: columns + 1), theme.style(.dim, on: background))
  }
}

extension Collection<KeyWord> {
  /// The columns of all words with gaps between them.
  fileprivate func width(gap: Int) -> Int {
    isEmpty ? 0 : reduce(-gap) { $0 + $1.width + gap }
  }

  /// The words one after the other, from a column on.
  fileprivate func placed(from start: Int, gap: Int) -> [KeyWord] {
    var x = start
    return map { word in
      defer { x += word.width + gap }
      var word = word
      word.x = x
      return word
    }
  }

  /// The key of the word at a column.
  fileprivate func key(atColumn x: Int) -> Key? {
    first { x >= $0.x && x < $0.x + $0.width }?.key
  }
}

/// A row of keys and the words for them, from the left, perhaps after a gold button.
struct KeyRow {
  private let line: Rect
  private let words: [KeyWord]
  private let button: ButtonRow?

  /// Lays the row out: keys in order of importance, as far as there is room, after a button for the
  /// gold one.
  init(_ legends: [KeyLegend], in line: Rect, gold: Key? = nil) {
    self.line = line
    let all = legends.compactMap(KeyWord.init)
    let button = all.first { $0.key == gold }.map {
      Button(key: $0.key, label: $0.hint, isGold: true)
    }
    self.button = button.map { button in
      ButtonRow([button], in: Rect(x: line.minX, y: line.minY, width: button.columns, height: 1))
    }
    let others = all.filter { $0.key != gold }
    let taken = { (gap: Int) in button.map { $0.columns + gap } ?? 0 }
    let gap = others.width(gap: 3) + taken(3) <= line.width ? 3 : 2
    words = others.placed(from: line.minX + taken(gap), gap: gap).filter {
      $0.x + $0.width <= line.maxX
    }
  }

  /// The key that a click at a cell presses.
  func key(at point: Point) -> Key? {
    guard point.y == line.minY else { return nil }
    return button?.key(at: point) ?? words.key(atColumn: point.x)
  }

  /// Whether a key is named.
  func names(_ key: Key) -> Bool { words.contains { $0.key == key } }

  func draw(_ theme: Theme, background: ColorRole = .table, on canvas: inout Canvas) {
    button?.draw(theme, on: &canvas)
    for word in words { word.draw(inRow: line.minY, theme, background: background, on: &canvas) }
  }
}

/// The line at the bottom: the latest message, and as many keys as fit beside it.
struct MessageLine: Equatable {
  /// The number of columns between two words.
  private static let gap = 2
  /// The number of columns at both ends, and between the message and the words.
  private static let margins = 5
  /// The columns of nearly all messages; with room for them, the words never move.
  private static let usualMessage = 60
  /// The minimum width at which help and the way out are there for sure beside the first key.
  static let wide = 60
  /// The minimum width at which a long message leaves room for more than one word.
  private static let narrow = 36

  let line: Rect
  private let message: Message?
  private let words: [KeyWord]

  /// Lays out the line.
  ///
  /// - Parameters:
  ///   - line: one row of cells.
  ///   - message: the latest message.
  ///   - legends: the keys in order of importance; the last two, Escape and help, are dropped last.
  ///   - keepsRoom: whether to keep room for a message even when there is none.
  ///   - keepsFirst: how many of the first keys are dropped only after these two.
  ///   - hasQuit: whether a key to quit follows these two, which is less important than the first.
  init(
    line: Rect, message: Message?, legends: [KeyLegend], keepsRoom: Bool = true,
    keepsFirst: Int = 0, hasQuit: Bool = false
  ) {
    self.line = line
    self.message = message
    let all = legends.compactMap(KeyWord.init)
    let end = hasQuit ? min(3, all.count) : min(2, all.count)
    let first = Array(all.indices.dropLast(end).prefix(keepsFirst))
    let others = all.indices.dropLast(end).dropFirst(keepsFirst)
    let last = all.indices.suffix(end)
    let least = first + last.prefix(2)
    let usual = keepsRoom ? min(MessageLine.usualMessage, line.width * 3 / 8) : 0
    let longest = message?.shown.first?.columns ?? 0
    let inside = line.width - MessageLine.margins
    // Words are dropped before the message is, except Escape and help if there is room for both.
    let both = least.map { all[$0] }[...]
    let isNarrow = line.width < (longest == 0 ? 16 : MessageLine.narrow)
    let hasBoth = !isNarrow || inside - max(usual, longest) >= MessageLine.width(of: both)
    let usualLeast = hasBoth ? both : both.prefix(1)
    // Nor may they leave a message without any words.
    let shortest = message?.shown.last { !$0.isEmpty }?.columns ?? 0
    let kept = MessageLine.most(
      usualLeast, shortest == 0 ? line.width - 2 : inside - shortest)
    // The wording that fits beside them may leave room for more words.
    let wording = message?.text(width: inside - MessageLine.width(of: kept)) ?? ""
    let room = inside - max(usual, wording.columns)
    let next = first.isEmpty ? 1 : 0
    let order: [Int] = least + others.prefix(next) + last.dropFirst(2) + others.dropFirst(next)
    let shown = MessageLine.fitting(all, order, max(room, MessageLine.width(of: kept)))
    let width = MessageLine.width(of: shown)
    // In the narrowest windows, a word takes the whole line or none of it.
    words =
      width > line.width
      ? [] : shown.placed(from: max(line.minX, line.maxX - 1 - width), gap: MessageLine.gap)
  }

  /// The key that a click at a cell presses.
  func key(at point: Point) -> Key? {
    line.contains(point) ? words.key(atColumn: point.x) : nil
  }

  func draw(on canvas: inout Canvas, theme: Theme) {
    if let message {
      let room = line.width - MessageLine.margins - MessageLine.width(of: words)
      let text = theme.fit(message.text(width: room, ellipsis: theme.ellipsis), room)
      canvas.write(
        text, at: Point(x: line.minX + 1, y: line.minY), theme.style(of: message.mood))
    }
    for word in words { word.draw(inRow: line.minY, theme, background: .table, on: &canvas) }
  }

  /// The words that fit, chosen in an order of importance.
  private static func fitting(_ words: [KeyWord], _ order: [Int], _ room: Int) -> [KeyWord] {
    var left = room
    var kept: [Int] = []
    for index in order {
      let width = words[index].width + (kept.isEmpty ? 0 : gap)
      guard width <= left else { break }
      kept.append(index)
      left -= width
    }
    return kept.sorted().map { words[$0] }
  }

  /// As many of the words as leave room for the shortest wording; all of them if even without words
  /// it has no room.
  private static func most(_ words: ArraySlice<KeyWord>, _ room: Int) -> ArraySlice<KeyWord> {
    var most = words
    while !most.isEmpty, width(of: most) > room { most.removeLast() }
    return room < 0 ? words : most
  }

  private static func width(of words: some Collection<KeyWord>) -> Int { words.width(gap: gap) }
}
