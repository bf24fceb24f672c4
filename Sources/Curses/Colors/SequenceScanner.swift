/// Follows escape sequences through output, to tell those that may change the colours of text.
struct SequenceScanner {
  private enum State {
    case text
    case escape
    case control
  }

  private var state = State.text

  /// Whether a part of the output may change the colours, as `ESC[1m` does and `ESC[5;1H` does not.
  mutating func changesStyle(_ bytes: ArraySlice<UInt8>) -> Bool {
    var isChanged = false
    for byte in bytes {
      switch (state, byte) {
      case (_, 0x1B): state = .escape
      case (.escape, UInt8(ascii: "[")): state = .control
      case (.escape, _):
        // Some of these reset everything.
        isChanged = true
        state = .text
      case (.control, 0x40...0x7E):
        if byte == UInt8(ascii: "m") { isChanged = true }
        state = .text
      default: break
      }
    }
    return isChanged
  }
}
