import Canvas

extension InputDecoder {
  /// Decodes the start of these bytes.
  func step(_ bytes: ArraySlice<UInt8>) -> Step {
    guard let first = bytes.first else { return .more }
    switch first {
    case 0x1B: return escape(bytes)
    case 0x0D, 0x0A: return .take(1, .key(.enter))
    case 0x09: return .take(1, .key(.tab))
    case 0x08, 0x7F: return .take(1, .key(.backspace))
    case 0x01...0x1A: return .take(1, .key(.control(letter(first + 0x60))))
    case 0x00, 0x1C...0x1F: return .take(1, nil)
    case 0x20...0x7E: return .take(1, .key(.character(letter(first))))
    default: return text(bytes)
    }
  }

  /// A character of several bytes.
  private func text(_ bytes: ArraySlice<UInt8>) -> Step {
    let needed =
      switch bytes.first ?? 0 {
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
    guard let scalar = String(validating: bytes.prefix(needed), as: UTF8.self)?.first,
      !bytes.prefix(needed).isControl
    else { return .take(needed, nil) }
    return .take(needed, .key(.character(scalar)))
  }

  private func letter(_ code: UInt8) -> Character { Character(Unicode.Scalar(code)) }

  private func escape(_ bytes: ArraySlice<UInt8>) -> Step {
    if !extra.isEmpty {
      if extra.keys.contains(where: { $0.count > bytes.count && $0.starts(with: bytes) }) {
        return .more
      }
      let known = extra.filter { bytes.starts(with: $0.key) }
      if let longest = known.max(by: { $0.key.count < $1.key.count }) {
        return .take(longest.key.count, .key(longest.value))
      }
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

  /// ESC O, perhaps a number for Shift and the like, and one letter.
  private func shiftedKey(_ bytes: ArraySlice<UInt8>) -> Step {
    let body = bytes.dropFirst(2).prefix(8)
    guard let end = body.firstIndex(where: { !(0x30..<0x3C).contains($0) }) else {
      return body.count < 8 ? .more : .take(10, nil)
    }
    let length = end + 1 - bytes.startIndex
    guard (0x20..<0x7F).contains(bytes[end]) else { return .take(length - 1, nil) }
    let key = ControlSequence.key(final: bytes[end]) ?? ControlSequence.keypadKey(bytes[end])
    return .take(length, key.map(Event.key))
  }

  /// ESC [, parameters, a final letter.
  private func controlSequence(_ bytes: ArraySlice<UInt8>) -> Step {
    let body = bytes.dropFirst(2).prefix(InputDecoder.longestSequence)
    if body.first == UInt8(ascii: "[") { return consoleKey(body) }
    guard var end = body.firstIndex(where: { !(0x20..<0x40).contains($0) }) ?? shifted(body) else {
      return body.count < InputDecoder.longestSequence ? .more : .take(2 + body.count, nil)
    }
    end = min(end, shifted(body) ?? end)
    let length = end + 1 - bytes.startIndex
    guard (0x40..<0x7F).contains(bytes[end]) || end == shifted(body) else {
      return .take(length - 1, nil)
    }
    if bytes[end] == UInt8(ascii: "M"), end == body.startIndex {
      guard body.count >= 4 else { return .more }
      return .take(6, ControlSequence.oldMouse(body.dropFirst().prefix(3)))
    }
    let sequence = ControlSequence(body[body.startIndex..<end], final: bytes[end])
    if sequence.beginsPaste { return .paste(length) }
    return sequence.event.map { .take(length, $0) } ?? .reply(length, .control(sequence))
  }

  /// The position of the dollar sign that ends a key with Shift in rxvt: ESC [, a number and $.
  private func shifted(_ body: ArraySlice<UInt8>) -> Int? {
    guard let end = body.firstIndex(where: { !(0x30..<0x3A).contains($0) }), end > body.startIndex
    else { return nil }
    return body[end] == UInt8(ascii: "$") ? end : nil
  }

  /// ESC [ [ and a letter, the first function keys of the Linux console.
  private func consoleKey(_ body: ArraySlice<UInt8>) -> Step {
    guard let letter = body.dropFirst().first else { return .more }
    guard (0x40..<0x7F).contains(letter) else { return .take(3, nil) }
    let number = Int(letter) - 0x40
    return .take(4, (1...5).contains(number) ? .key(.function(number)) : nil)
  }

  /// ESC ] or the like, up to a bell or ESC \.
  private func command(_ bytes: ArraySlice<UInt8>) -> Step {
    let body = bytes.dropFirst(2).prefix(InputDecoder.longestSequence)
    guard let end = body.firstIndex(where: { $0 == 0x07 || $0 == 0x1B }) else {
      return body.count < InputDecoder.longestSequence ? .more : .take(2 + body.count, nil)
    }
    var length = end + 1 - bytes.startIndex
    if bytes[end] == 0x1B {
      guard end + 1 < bytes.endIndex else { return .more }
      length = bytes[end + 1] == UInt8(ascii: "\\") ? length + 1 : length - 1
    }
    return .reply(length, .command(String(decoding: body[..<end], as: UTF8.self)))
  }
}

extension ArraySlice<UInt8> {
  /// Whether this is UTF-8 for one of the control characters from U+0080 to U+009F.
  fileprivate var isControl: Bool {
    first == 0xC2 && (last ?? 0) < 0xA0
  }
}
