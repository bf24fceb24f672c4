/// A control sequence of one of the few kinds that switch modes.
///
/// `CSI ? 25 h` has leader "?", parameters 25 and final "h"; `CSI ! p` has leader "!"; a sequence
/// of Escape and one character, as `ESC =`, has neither leader nor parameters.
struct ControlSequence: Equatable {
  var leader = ""
  var parameters: [Int] = []
  var final: Character

  /// Sequences that switch the second and later modes one by one.
  ///
  /// NB: libvterm 0.1 obeys only the first mode of `CSI ? 7 ; 1049 h`.
  var laterModes: [UInt8] {
    guard leader == "?", final == "h" || final == "l" else { return [] }

    return parameters.dropFirst().flatMap { Array("\u{1B}[?\($0)\(final)".utf8) }
  }
}

/// Finds control sequences in output that arrives in arbitrary pieces.
struct ControlSequenceScanner {
  private enum State {
    case text, escape
    /// After a character that selects a character set, for example; one more character ends it.
    case designation
    case control([UInt8])
    /// A title or the like, up to its terminator.
    case string
  }

  private var state = State.text

  /// Takes the next byte and returns the sequence that it completes.
  mutating func scan(_ byte: UInt8) -> ControlSequence? {
    switch (state, byte) {
    case (_, 0x1B): state = .escape
    case (_, 0x18), (_, 0x1A), (.string, 0x07): state = .text
    case (.text, _), (.string, _): break
    case (.designation, _): state = .text
    case (.escape, _): return scanAfterEscape(byte)
    case (.control(let body), 0x40...0x7E):
      state = .text
      return Self.control(body, final: byte)
    case (.control(let body), _): state = .control(body + [byte])
    }
    return nil
  }

  private mutating func scanAfterEscape(_ byte: UInt8) -> ControlSequence? {
    switch byte {
    case UInt8(ascii: "["): state = .control([])
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "X"), UInt8(ascii: "^"),
      UInt8(ascii: "_"):
      state = .string
    case 0x20...0x2F: state = .designation
    default:
      state = .text
      return ControlSequence(final: Character(Unicode.Scalar(byte)))
    }
    return nil
  }

  private static func control(_ body: [UInt8], final: UInt8) -> ControlSequence? {
    let text = String(decoding: body, as: UTF8.self)
    let leader = String(text.prefix { !$0.isNumber && $0 != ";" })
    // `CSI = c` and the like are not `ESC c`.
    guard !leader.isEmpty else { return nil }

    let parameters = text.dropFirst(leader.count).split(separator: ";").compactMap { Int($0) }
    return ControlSequence(
      leader: leader, parameters: parameters, final: Character(Unicode.Scalar(final)))
  }
}
