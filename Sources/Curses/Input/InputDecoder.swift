import Canvas

/// Turns the bytes a terminal sends into events.
///
/// Takes what xterm and all its relatives send, with or without keypad mode: UTF-8 text, control
/// keys, CSI and SS3 keys, SGR and X10 mouse reports, bracketed paste, focus and colour reports.
/// Whatever it does not know is passed over as a whole; no sequence of bytes does any harm.
package struct InputDecoder {
  /// What a look at the start of the buffer found.
  enum Step {
    /// So many bytes mean this, or nothing.
    case take(Int, Event?)
    /// So many bytes announce pasted text.
    case paste(Int)
    /// So many bytes answer a question about widths.
    case report(Int, WidthReport)
    /// So many bytes begin something that is too long to be anything known.
    case overlong(Int, Overlong)
    /// The rest is still to come.
    case more
  }

  /// What is passed over up to its end, because no sequence is that long.
  enum Overlong {
    /// ESC [ and parameters, which a letter ends.
    case control
    /// ESC ] or the like, which a bell or ESC \ ends.
    case command
  }

  /// Longer sequences mean nothing.
  static let longestSequence = 256
  /// What is pasted beyond this is left out.
  package static let longestPaste = 65_536

  private var buffer: [UInt8] = []
  private var pasted: [UInt8]?
  private var overlong: Overlong?
  let extra: [[UInt8]: Key]
  /// Whether answers about widths are due.
  var awaitsReports = false
  private var reports: [WidthReport] = []

  /// A decoder.
  ///
  /// - Parameter extra: what this terminal sends for keys besides the usual sequences.
  package init(extra: [[UInt8]: Key] = [:]) {
    self.extra = extra
  }

  /// How long to wait for the rest of what has begun; `nil` if nothing has.
  package var patience: Duration? {
    // An answer is no key: a slow line may well tear it.
    if pasted != nil || awaitsReports && buffer.count > 1 { return .milliseconds(500) }
    return buffer.isEmpty && overlong == nil ? nil : .milliseconds(25)
  }

  /// Takes in bytes and returns the events that are complete.
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
        position = pass(overlong, from: position)
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

  /// The answers about widths that have come since the last call; they are no events.
  mutating func takeReports() -> [WidthReport] {
    defer { reports = [] }
    return reports
  }

  /// Gives up waiting: a lone Escape is the Escape key, anything else unfinished is passed over.
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

  /// Takes pasted text up to its end mark, or all but what could be the beginning of that.
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

  /// Passes over what is too long, up to its end or to what may be the beginning of that.
  private mutating func pass(_ kind: Overlong, from position: Int) -> Int {
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
