import Canvas

/// The line at the bottom: what just happened, and beside it as many keys as there is room for.
///
/// Every key named there can be clicked.
struct MessageLine: Equatable {
  /// A word on the line, and what a click on it asks for.
  private struct Word: Equatable {
    let key: String
    let text: String
    let command: Command
    let keyWidth: Int
    let width: Int
    var x = 0

    init(_ binding: KeyBinding, _ hint: String) {
      key = binding.keyName
      text = hint
      command = binding.command
      keyWidth = binding.keyWidth
      width = keyWidth + 1 + binding.hintWidth
    }
  }

  let line: Rect
  private var message: Message?
  private var shownMessage: String
  /// All there are to choose from, in the order of importance; the last ones stay longest.
  private let choice: [Word]
  private let keepsRoom: Bool
  private let words: [Word]
  /// The columns that the words leave for the message.
  private let messageRoom: Int

  /// Lays the line out.
  ///
  /// - Parameters:
  ///   - line: the cells there are.
  ///   - message: what happened.
  ///   - bindings: what can be done, in the order of importance; the last ones stay longest.
  ///   - theme: how to shorten.
  ///   - keepsRoom: whether the words leave room for a message even where there is none.
  init(
    line: Rect, message: Message?, bindings: [KeyBinding], theme: Theme, keepsRoom: Bool = true
  ) {
    let words = bindings.compactMap { binding in binding.hint.map { Word(binding, $0) } }
    self.init(line: line, message: message, choice: words, theme: theme, keepsRoom: keepsRoom)
  }

  private init(line: Rect, message: Message?, choice: [Word], theme: Theme, keepsRoom: Bool) {
    (self.line, self.message, self.choice, self.keepsRoom) = (line, message, choice, keepsRoom)
    let least = message == nil ? 16 : message?.roomNeeded == nil ? 24 : 36
    let isNarrow = line.width < least
    let leastWords = isNarrow ? choice.suffix(2).prefix(1) : choice.suffix(2)
    let usual = message != nil || keepsRoom ? MessageLine.messageWidth(line.width) : 0
    let kept = message?.roomNeeded ?? usual
    let room = max(line.width - 5 - kept, MessageLine.width(of: leastWords))
    let shown = MessageLine.fitting(choice, room)
    words = MessageLine.placed(shown, endingAt: line.maxX - 1)
    messageRoom = line.width - 5 - MessageLine.width(of: shown)
    shownMessage = MessageLine.text(of: message, in: messageRoom, theme: theme)
  }

  private static func text(of message: Message?, in room: Int, theme: Theme) -> String {
    message.map { theme.fit($0.text(width: room, ellipsis: theme.ellipsis), room) } ?? ""
  }

  /// The same line with another message, which may leave more or less room for the words.
  func saying(_ message: Message?, theme: Theme) -> MessageLine {
    guard let message, let before = self.message, message.roomNeeded == before.roomNeeded else {
      return MessageLine(
        line: line, message: message, choice: choice, theme: theme, keepsRoom: keepsRoom)
    }
    var line = self
    line.message = message
    line.shownMessage = MessageLine.text(of: message, in: messageRoom, theme: theme)
    return line
  }

  /// Columns kept for the message, whatever it says, so that the words stay where they are.
  private static func messageWidth(_ width: Int) -> Int { min(38, width * 2 / 5) }

  /// What a click on a cell asks for.
  func command(at point: Point) -> Command? {
    guard line.contains(point) else { return nil }
    return words.first { point.x >= $0.x && point.x < $0.x + $0.width }?.command
  }

  /// Draws the line.
  ///
  /// - Parameters:
  ///   - before: the line that has been drawn there; `nil` if it is empty.
  ///   - canvas: where to draw.
  ///   - theme: how it looks.
  func draw(over before: MessageLine? = nil, on canvas: inout Canvas, theme: Theme) {
    let hasWords = before?.line == line && before?.words == words
    if before != nil {
      let end = hasWords ? words.first?.x ?? line.maxX : line.maxX
      canvas.fill(
        Rect(x: line.minX, y: line.minY, width: end - line.minX, height: 1), .plain)
    }
    let style = theme.style(message?.paint ?? .table, message?.paint == .table ? [] : .bold)
    canvas.write(shownMessage, at: Point(x: line.minX + 1, y: line.minY), style)
    guard !hasWords else { return }
    for word in words {
      let start = Point(x: word.x, y: line.minY)
      canvas.write(word.key, at: start, theme.style(.accent, .bold))
      canvas.write(
        word.text, at: Point(x: word.x + word.keyWidth + 1, y: line.minY), theme.style(.dim))
    }
  }

  /// As many words as fit: the last two, help and quit, first of all.
  private static func fitting(_ words: [Word], _ room: Int) -> [Word] {
    var left = room
    var kept: [Int] = []
    let order = Array(words.indices.suffix(2)) + Array(words.indices.dropLast(2))
    for index in order {
      let width = words[index].width + (kept.isEmpty ? 0 : 2)
      guard width <= left else { break }
      kept.append(index)
      left -= width
    }
    return kept.sorted().map { words[$0] }
  }

  private static func width(of words: some Collection<Word>) -> Int {
    words.reduce(-2) { $0 + $1.width + 2 }
  }

  private static func placed(_ words: [Word], endingAt end: Int) -> [Word] {
    var x = end - width(of: words)
    return words.map { word in
      var word = word
      word.x = x
      x += word.width + 2
      return word
    }
  }
}
