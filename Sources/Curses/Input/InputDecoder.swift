import Canvas

/// Turns the bytes a terminal sends into events.
///
/// Understands xterm and its relatives, with or without keypad mode: UTF-8 text, control keys, CSI
/// and SS3 keys, SGR and X10 mouse reports, bracketed paste, focus and colour reports. An unknown
/// sequence is skipped as a whole; no sequence of bytes does any harm.
package struct InputDecoder {
  /// The meaning of the start of the buffer.
  enum Step {
    /// A number of bytes that mean this event, or nothing.
    case take(Int, Event?)
    /// A number of bytes that announce pasted text.
    case paste(Int)
    /// A number of bytes that answer a question about widths.
    case report(Int, WidthReport)
    /// A number of bytes that tell whether the terminal can show a frame at once.
    case synchronizes(Int, Bool)
    /// A number of bytes that tell the status of the terminal, which has read everything before.
    case status(Int)
    /// A number of bytes that begin a sequence too long to be known.
    case overlong(Int, Overlong)
    /// The rest has not arrived yet.
    case more
  }

  /// A sequence that is skipped because none is that long.
  enum Overlong {
    /// ESC [ and parameters, up to a letter.
    case control
    /// ESC ] or the like, up to a bell or ESC \.
    case command
  }

  /// The length of the longest sequence that is understood.
  static let longestSequence = 256
  /// The number of bytes after which pasted text is cut off.
  package static let longestPaste = 65_536

  private var buffer: [UInt8] = []
  private var pasted: [UInt8]?
  private var overlong: Overlong?
  let extra: [[UInt8]: Key]
  /// Whether reports about widths are due.
  var awaitsReports = false
  private var reports: [WidthReport] = []
  /// Whether the terminal can show a frame at once; `nil` before it has answered.
  private(set) var synchronizes: Bool?

  /// The number of reports about the status of the terminal.
  private(set) var statusReports = 0

  /// Creates a decoder.
  ///
  /// - Parameter extra: the terminal's key sequences besides the usual ones.
  package init(extra: [[UInt8]: Key] = [:]) {
    self.extra = extra
  }

  /// The time to wait for the rest of an unfinished sequence; `nil` if there is none.
  package var patience: Duration? {
    // A slow line may split a report; unlike Escape, it is no key that must be reported soon.
    if pasted != nil || awaitsReports && buffer.count > 1 { return .milliseconds(500) }
    return buffer.isEmpty && overlong == nil ? nil : .milliseconds(25)
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
      if let overlong {
        position = skip(overlong, from: position)
        if self.overlong != nil { break }
        continue
      }
      switch step(buffer[position...]) {
      case .take(let count, let event):
        position += max(1, count)
        if let event { events.append(event) }
      case .paste(let count):
        position += count
        pasted = []
      case .report(let count, let report):
        position += count
        reports.append(report)
      case .synchronizes(let count, let answer):
        position += count
        synchronizes = answer
      case .status(let count):
        position += count
        statusReports += 1
      case .overlong(let count, let kind):
        position += count
        overlong = kind
      case .more:
        buffer.removeFirst(position)
        return events
      }
    }
    buffer.removeFirst(position)
    return events
  }

  /// The reports about widths since the last call.
  mutating func takeReports() -> [WidthReport] {
    defer { reports = [] }
    return reports
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
    overlong = nil
    buffer.removeAll()
    return events
  }

  /// Takes pasted text up to its end mark, or up to the possible beginning of that mark.
  private mutating func takePasted(from position: Int, into events: inout [Event]) -> Int {
    let end = Array("\u{1B}[201~".utf8)
    var index = position
    while index < buffer.count {
      let rest = buffer[index...]
      if rest.starts(with: end) {
        events.append(.paste(String(decoding: pasted ?? [], as: UTF8.self)))
        pasted = nil
        return index + end.count
      }
      if end.starts(with: rest) { break }
      if (pasted?.count ?? 0) < InputDecoder.longestPaste { pasted?.append(buffer[index]) }
      index += 1
    }
    return index
  }

  /// Skips a sequence that is too long, up to its end or to the possible beginning of its end.
  private mutating func skip(_ kind: Overlong, from position: Int) -> Int {
    let rest = buffer[position...]
    switch kind {
    case .control:
      guard let end = rest.firstIndex(where: { !(0x20..<0x40).contains($0) }) else {
        return rest.endIndex
      }
      overlong = nil
      return (0x40..<0x7F).contains(rest[end]) ? end + 1 : end
    case .command:
      guard let end = rest.firstIndex(where: { $0 == 0x07 || $0 == 0x1B }) else {
        return rest.endIndex
      }
      guard rest[end] == 0x07 || end + 1 < rest.endIndex else { return end }
      overlong = nil
      if rest[end] == 0x07 { return end + 1 }
      return rest[end + 1] == UInt8(ascii: "\\") ? end + 2 : end
    }
  }
}
