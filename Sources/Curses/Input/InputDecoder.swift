import Canvas

/// Turns the bytes a terminal sends into events.
///
/// Understands xterm and its relatives, with or without keypad mode: UTF-8 text, control keys, CSI
/// and SS3 keys, SGR and X10 mouse reports, bracketed paste and colour reports. An unknown sequence
/// is skipped as a whole; no sequence of bytes does any harm.
package struct InputDecoder {
  /// The meaning of the start of the buffer.
  enum Step {
    /// A number of bytes that mean this event, or nothing.
    case take(Int, Event?)
    /// A number of bytes that announce pasted text.
    case paste(Int)
    /// A number of bytes that may answer a question.
    case reply(Int, TerminalReply)
    /// The rest has not arrived yet.
    case more
  }

  /// The length of the longest sequence that is understood.
  static let longestSequence = 65_536
  /// The number of bytes after which pasted text is cut off.
  package static let longestPaste = 65_536

  private var buffer: [UInt8] = []
  private var pasted: [UInt8]?
  let extra: [[UInt8]: Key]
  /// Whether bytes come over a network, which can tear sequences apart.
  private let isRemote: Bool
  /// Whether an answer of the terminal is awaited.
  var awaitsReply = false
  private var replies: [TerminalReply] = []

  /// Creates a decoder.
  ///
  /// - Parameters:
  ///   - extra: the terminal's key sequences besides the usual ones.
  ///   - isRemote: whether the bytes come over a network.
  package init(extra: [[UInt8]: Key] = [:], isRemote: Bool = false) {
    self.extra = extra
    self.isRemote = isRemote
  }

  /// The time to wait for the rest of an unfinished sequence; `nil` if there is none.
  ///
  /// A lone Escape is a key that must be reported soon, unless an answer may have begun with it:
  /// the letters that follow would act as keys. A busy machine tears bursts of keys apart, too.
  package var patience: Duration? {
    if pasted != nil || buffer.count > 1 { return .milliseconds(500) }
    guard !buffer.isEmpty else { return nil }
    return .milliseconds(awaitsReply ? 250 : isRemote ? 100 : 50)
  }

  /// Decodes bytes and returns the complete events.
  package mutating func feed(_ bytes: some Sequence<UInt8>) -> [Event] {
    buffer.append(contentsOf: bytes)
    var events: [Event] = []
    var position = 0
    while position < buffer.count {
      if pasted != nil {
        position = takePasted(from: position, into: &events)
        if pasted != nil { break }
        continue
      }
      switch step(buffer[position...]) {
      case .take(let count, let event):
        position += max(1, count)
        if let event { events.append(event) }
      case .paste(let count):
        position += count
        pasted = []
      case .reply(let count, let reply):
        position += count
        replies.append(reply)
      case .more:
        buffer.removeFirst(position)
        return events
      }
    }
    buffer.removeFirst(position)
    return events
  }

  /// The possible answers since the last call.
  mutating func takeReplies() -> [TerminalReply] {
    defer { replies = [] }
    return replies
  }

  /// Gives up waiting: a lone Escape is the Escape key; any other unfinished sequence is skipped.
  package mutating func flush() -> [Event] {
    var events: [Event] = []
    if let text = pasted {
      events.append(.paste(String(decoding: text + buffer, as: UTF8.self)))
    } else if buffer == [0x1B] {
      events.append(.key(.escape))
    }
    pasted = nil
    buffer.removeAll()
    return events
  }

  /// Takes pasted text up to its end mark, or up to the possible beginning of that mark.
  private mutating func takePasted(from position: Int, into events: inout [Event]) -> Int {
    let (rest, end) = (buffer[position...], Array("\u{1B}[201~".utf8))
    let mark = rest.firstRange(of: end)
    let begun =
      mark == nil ? (1..<end.count).last { rest.suffix($0).elementsEqual(end.prefix($0)) } ?? 0 : 0
    let text = mark.map { rest[..<$0.lowerBound] } ?? rest.dropLast(begun)
    let room = InputDecoder.longestPaste - (pasted?.count ?? 0)
    pasted?.append(contentsOf: text.prefix(room))
    guard let mark else { return text.endIndex }
    events.append(.paste(String(decoding: pasted ?? [], as: UTF8.self)))
    pasted = nil
    return mark.upperBound
  }
}
