/// Follows escape sequences through output, to find out which colours a part of it shows.
struct SequenceScanner {
  /// The parts of an output, from those that show no colours to those that may change them.
  enum Content: Comparable {
    case moves
    /// Blanks and erased cells, which show only the background.
    case blanks
    case text
    case style
  }

  private enum State {
    case text
    case escape
    case control
  }

  private var state = State.text
  /// The parameters of the sequence that has begun.
  private var parameters: [UInt8] = []
  /// Whether blanks may be underlined or reversed.
  private var showsForeground = false

  /// The most demanding content of a part of the output.
  mutating func scan(_ bytes: ArraySlice<UInt8>) -> Content {
    var content = Content.moves
    for byte in bytes { content = max(content, scan(byte)) }
    return content == .blanks && showsForeground ? .text : content
  }

  private mutating func scan(_ byte: UInt8) -> Content {
    switch (state, byte) {
    case (_, 0x1B): state = .escape
    case (.text, 0x20): return .blanks
    case (.text, _): return byte < 0x20 ? .moves : .text
    case (.escape, UInt8(ascii: "[")):
      state = .control
      parameters.removeAll(keepingCapacity: true)
    case (.escape, _):
      // Some of these reset everything.
      state = .text
      return .style
    case (.control, 0x40...0x7E):
      state = .text
      return content(of: byte)
    case (.control, _): parameters.append(byte)
    }
    return .moves
  }

  /// The content of a sequence, by its last character.
  private mutating func content(of last: UInt8) -> Content {
    switch Unicode.Scalar(last) {
    case "A", "B", "C", "D", "G", "H", "d", "h", "l": return .moves
    case "J", "K", "X": return .blanks
    case "m":
      let isReset = parameters.first.map { $0 == UInt8(ascii: "0") } ?? true
      let hasLines = parameters.contains { $0 == UInt8(ascii: "4") || $0 == UInt8(ascii: "7") }
      showsForeground = hasLines || showsForeground && !isReset
      return .style
    default: return .text
    }
  }
}
