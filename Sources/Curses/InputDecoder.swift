import Canvas

/// Turns the bytes a terminal sends into events.
///
/// Takes what xterm and all its relatives send, with or without keypad mode: UTF-8 text, control
/// keys, CSI and SS3 keys, SGR and X10 mouse reports, bracketed paste, focus and colour reports.
/// Whatever it does not know is passed over as a whole; no sequence of bytes does any harm.
struct InputDecoder {
  /// What a look at the start of the buffer found.
  enum Step {
    /// So many bytes mean this, or nothing.
    case take(Int, Event?)
    /// So many bytes announce pasted text.
    case paste(Int)
    /// The rest is still to come.
    case more
  }

  /// Longer sequences are not waited for.
  static let longestSequence = 256
  /// What is pasted beyond this is left out.
  static let longestPaste = 65_536

  private var buffer: [UInt8] = []
  private var pasted: [UInt8]?
  private let extra: [[UInt8]: Key]

  /// A decoder.
  ///
  /// - Parameter extra: what this terminal sends for keys besides the usual sequences.
  init(extra: [[UInt8]: Key] = [:]) {
    self.extra = extra
  }

  /// How long to wait for the rest of what has begun; `nil` if nothing has.
  var patience: Duration? {
    if pasted != nil { return .milliseconds(500) }
    return buffer.isEmpty ? nil : .milliseconds(25)
  }

  /// Takes in bytes and returns the events that are complete.
  mutating func feed(_ bytes: some Sequence<UInt8>) -> [Event] {
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
      case .more:
        buffer.removeFirst(position)
        return events
      }
    }
    buffer.removeFirst(position)
    return events
  }

  /// Gives up waiting: a lone Escape is the Escape key, anything else unfinished is passed over.
  mutating func flush() -> [Event] {
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

  private func step(_ bytes: ArraySlice<UInt8>) -> Step {
    guard let first = bytes.first else { return .more }
    switch first {
    case 0x1B: return escape(bytes)
    case 0x0D, 0x0A: return .take(1, .key(.enter))
    case 0x09: return .take(1, .key(.tab))
    case 0x08, 0x7F: return .take(1, .key(.backspace))
    case 0x01...0x1A: return .take(1, .key(.control(letter(first + 0x60))))
    case 0x00, 0x1C...0x1F: return .take(1, nil)
    default: return text(bytes)
    }
  }

  private func text(_ bytes: ArraySlice<UInt8>) -> Step {
    let needed =
      switch bytes.first ?? 0 {
      case ..<0x80: 1
      case 0xC2..<0xE0: 2
      case 0xE0..<0xF0: 3
      case 0xF0..<0xF5: 4
      default: 0
      }
    guard needed > 0 else { return .take(1, nil) }
    let following = bytes.dropFirst().prefix(needed - 1)
    if let stray = following.firstIndex(where: { $0 & 0xC0 != 0x80 }) {
      return .take(stray - bytes.startIndex, nil)
    }
    guard bytes.count >= needed else { return .more }
    guard let scalar = String(validating: bytes.prefix(needed), as: UTF8.self)?.first else {
      return .take(needed, nil)
    }
    return .take(needed, .key(.character(scalar)))
  }

  private func escape(_ bytes: ArraySlice<UInt8>) -> Step {
    for (sequence, key) in extra where bytes.starts(with: sequence) {
      return .take(sequence.count, .key(key))
    }
    switch bytes.dropFirst().first {
    case nil: return .more
    case UInt8(ascii: "["): return controlSequence(bytes)
    case UInt8(ascii: "O"): return shiftedKey(bytes)
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "_"), UInt8(ascii: "^"):
      return command(bytes)
    default: return .take(1, .key(.escape))
    }
  }

  /// ESC O and one letter.
  private func shiftedKey(_ bytes: ArraySlice<UInt8>) -> Step {
    guard let final = bytes.dropFirst(2).first else { return .more }
    return .take(3, ControlSequence.keys[final].map(Event.key))
  }

  /// ESC [, parameters, a final letter.
  private func controlSequence(_ bytes: ArraySlice<UInt8>) -> Step {
    let body = bytes.dropFirst(2)
    if body.first == UInt8(ascii: "[") {
      return body.count < 2 ? .more : .take(4, nil)
    }
    guard let end = body.firstIndex(where: { !(0x20..<0x40).contains($0) }) else {
      return body.count < InputDecoder.longestSequence ? .more : .take(bytes.count, nil)
    }
    let length = end + 1 - bytes.startIndex
    guard (0x40..<0x7F).contains(bytes[end]) else { return .take(length - 1, nil) }
    if bytes[end] == UInt8(ascii: "M"), end == body.startIndex {
      guard body.count >= 4 else { return .more }
      return .take(6, ControlSequence.oldMouse(body.dropFirst().prefix(3)))
    }
    let sequence = ControlSequence(body[body.startIndex..<end], final: bytes[end])
    return sequence.beginsPaste ? .paste(length) : .take(length, sequence.event)
  }

  /// ESC ] or the like, up to a bell or ESC \.
  private func command(_ bytes: ArraySlice<UInt8>) -> Step {
    let body = bytes.dropFirst(2)
    guard let end = body.firstIndex(where: { $0 == 0x07 || $0 == 0x1B }) else {
      return body.count < InputDecoder.longestSequence ? .more : .take(bytes.count, nil)
    }
    var length = end + 1 - bytes.startIndex
    if bytes[end] == 0x1B {
      guard end + 1 < bytes.endIndex else { return .more }
      length = bytes[end + 1] == UInt8(ascii: "\\") ? length + 1 : length - 1
    }
    return .take(length, ColorReport(body[body.startIndex..<end])?.event)
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

  private func letter(_ code: UInt8) -> Character { Character(Unicode.Scalar(code)) }
}
