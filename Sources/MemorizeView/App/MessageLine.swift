import Canvas

/// The line at the bottom: the latest message, and as many keys as fit beside it.
///
/// A click on a key's word presses that key.
struct MessageLine: Equatable {
  /// A key and its word, and the column where they begin.
  private struct Word: Equatable {
    let legend: KeyLegend
    let hint: String
    let width: Int
    var x = 0

    /// The key and its word; `nil` if only help names the key.
    init?(_ legend: KeyLegend) {
      guard let hint = legend.hint else { return nil }
      self.legend = legend
      self.hint = hint
      width = legend.keyName.columns + 1 + hint.columns
    }
  }

  /// The number of columns between two words.
  private static let gap = 2
  /// The number of columns at both ends, and between the message and the words.
  private static let margins = 5
  /// The columns of nearly all messages; with room for them, the words never move.
  private static let usualMessage = 60
  /// The minimum width at which a long message leaves room for more than one word.
  private static let narrow = 36

  let line: Rect
  private let message: Message?
  private let words: [Word]

  /// Lays out the line.
  ///
  /// - Parameters:
  ///   - line: one row of cells.
  ///   - message: the latest message.
  ///   - legends: the keys in order of importance, except that the last two are dropped last.
  ///   - keepsRoom: whether to keep room for a message even when there is none.
  init(line: Rect, message: Message?, legends: [KeyLegend], keepsRoom: Bool = true) {
    self.line = line
    self.message = message
    let all = legends.compactMap(Word.init)
    let usual = keepsRoom ? min(MessageLine.usualMessage, line.width * 3 / 8) : 0
    let longest = message?.wordings.first?.columns ?? 0
    let inside = line.width - MessageLine.margins
    // Words are dropped before the message is, except help, and quit if there is room for both.
    let both = all.suffix(2)
    let isNarrow = line.width < (longest == 0 ? 16 : MessageLine.narrow)
    let hasBoth = !isNarrow || inside - max(usual, longest) >= MessageLine.width(of: both)
    let usualLeast = hasBoth ? both : both.prefix(1)
    let shortest = message?.wordings.last?.columns ?? 0
    let least = shortest == 0 ? usualLeast : MessageLine.most(usualLeast, inside - shortest)
    // The wording that fits beside them may leave room for more words.
    let wording = message?.text(width: inside - MessageLine.width(of: least)) ?? ""
    let room = inside - max(usual, wording.columns)
    let shown = MessageLine.fitting(all, max(room, MessageLine.width(of: least)))
    words = MessageLine.placed(shown, endingAt: line.maxX - 1)
  }

  /// The legend at a cell.
  func legend(at point: Point) -> KeyLegend? {
    guard line.contains(point) else { return nil }
    return words.first { point.x >= $0.x && point.x < $0.x + $0.width }?.legend
  }

  /// The key that a click at a cell presses.
  func key(at point: Point) -> Key? { legend(at: point)?.keys.first }

  func draw(on canvas: inout Canvas, theme: Theme) {
    if let message {
      let room = line.width - MessageLine.margins - MessageLine.width(of: words)
      let text = theme.fit(message.text(width: room, ellipsis: theme.ellipsis), room)
      let style = theme.style(message.paint, message.paint == .table ? [] : .bold)
      canvas.write(text, at: Point(x: line.minX + 1, y: line.minY), style)
    }
    for word in words {
      let name = word.legend.keyName
      let start = Point(x: word.x, y: line.minY)
      canvas.write(name, at: start, theme.style(.accent, .bold))
      canvas.write(word.hint, at: start.moved(x: name.columns + 1), theme.style(.dim))
    }
  }

  /// The words that fit: the last two, help and quit, have priority over the others.
  private static func fitting(_ words: [Word], _ room: Int) -> [Word] {
    var left = room
    var kept: [Int] = []
    for index in Array(words.indices.suffix(2)) + Array(words.indices.dropLast(2)) {
      let width = words[index].width + (kept.isEmpty ? 0 : gap)
      guard width <= left else { break }
      kept.append(index)
      left -= width
    }
    return kept.sorted().map { words[$0] }
  }

  /// As many of the words as leave room for the shortest wording; all of them if even without words
  /// it has no room.
  private static func most(_ words: ArraySlice<Word>, _ room: Int) -> ArraySlice<Word> {
    var most = words
    while !most.isEmpty, width(of: most) > room { most.removeLast() }
    return room < 0 ? words : most
  }

  private static func width(of words: some Collection<Word>) -> Int {
    words.isEmpty ? 0 : words.reduce(-gap) { $0 + $1.width + gap }
  }

  private static func placed(_ words: [Word], endingAt end: Int) -> [Word] {
    var x = end - width(of: words)
    return words.map { word in
      var word = word
      word.x = x
      x += word.width + gap
      return word
    }
  }
}
