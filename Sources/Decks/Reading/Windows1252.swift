/// The encoding Windows-1252: Latin-1, with printable characters in place of most C1 controls.
enum Windows1252 {
  /// The characters of the bytes 0x80 to 0x9F; a space marks the five that are not defined.
  private static let upperControls = Array(
    "€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ".unicodeScalars)

  /// Decodes a file if it is more likely Windows-1252 than damaged UTF-8.
  ///
  /// - Returns: nil if the file is valid UTF-8, if at most half of its characters outside ASCII are
  ///   invalid UTF-8, or if it has a byte that Windows-1252 does not define.
  static func text(of file: [UInt8]) -> String? {
    guard String(validating: file, as: UTF8.self) == nil, isMostlyInvalidUTF8(file) else {
      return nil
    }
    var text = String.UnicodeScalarView()
    for byte in file {
      guard let scalar = scalar(of: byte) else { return nil }
      text.append(scalar)
    }
    return String(text)
  }

  private static func scalar(of byte: UInt8) -> Unicode.Scalar? {
    guard 0x80...0x9F ~= byte else { return Unicode.Scalar(byte) }
    let scalar = upperControls[Int(byte) - 0x80]
    return scalar == " " ? nil : scalar
  }

  private static func isMostlyInvalidUTF8(_ file: [UInt8]) -> Bool {
    var decoder = UTF8()
    var bytes = file.makeIterator()
    var (valid, invalid) = (0, 0)
    while true {
      switch decoder.decode(&bytes) {
      case .scalarValue(let scalar): valid += scalar.isASCII ? 0 : 1
      case .error: invalid += 1
      case .emptyInput: return invalid > valid
      }
    }
  }
}
