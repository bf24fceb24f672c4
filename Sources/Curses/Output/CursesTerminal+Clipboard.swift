import Canvas

extension CursesTerminal {
  /// Rings the bell.
  public func ring() { send("\u{7}") }

  /// Puts a text on the player's clipboard, by the sequence OSC 52 of xterm.
  public func copy(_ text: String) {
    guard capabilities.canCopy else { return }
    send("\u{1B}]52;c;\(Array(text.utf8).base64)\u{1B}\\")
  }
}

extension [UInt8] {
  /// The bytes in Base64 (RFC 4648).
  var base64: String {
    let digits = [Character](
      "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")
    var text = ""
    for start in stride(from: 0, to: count, by: 3) {
      let part = self[start..<Swift.min(start + 3, count)]
      let bits = part.reduce(0) { $0 << 8 | Int($1) } << (8 * (3 - part.count))
      for place in 0...part.count { text.append(digits[bits >> (18 - 6 * place) & 63]) }
      text += String(repeating: "=", count: 3 - part.count)
    }
    return text
  }
}
