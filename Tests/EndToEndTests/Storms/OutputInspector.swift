/// Checks the output of a program for anything that a picture does not need.
///
/// Text, cursor movements, colours, erasing, modes and a few questions are allowed. Titles,
/// answers of the terminal and typed control characters are not.
struct OutputInspector {
  private static let plainControls: Set<Unicode.Scalar> = ["\r", "\n", "\u{8}", "\u{E}", "\u{F}"]
  private static let finals = Set("@ABCDGHIJKLMPSTXZbdhlmr".unicodeScalars)
  /// Questions, and terminfo's sequences for entering and leaving the full screen.
  private static let exceptions = ["5n", "6n", "c", ">c", "?u", "!p", "22;0;0t", "23;0;0t"]
  private static let commands = ["11;?", "104"]

  private var rest: Substring.UnicodeScalarView

  /// The first fault in an output with the text after it; nil if there is none.
  static func fault(in output: [UInt8], never text: String? = nil) -> String? {
    // The rest of a character may not have arrived yet.
    let bytes = output.dropLast(output.reversed().prefix { $0 >= 0x80 }.count)
    guard let all = String(validating: bytes, as: UTF8.self) else { return "no UTF-8" }
    if let text, all.contains(text) { return "“\(text)” in the output" }
    var inspector = OutputInspector(rest: Substring(all).unicodeScalars)
    return inspector.fault()
  }

  private mutating func fault() -> String? {
    while let scalar = rest.first {
      let place = rest
      rest.removeFirst()
      let isFine =
        scalar == "\u{1B}"
        ? takeSequence()
        : scalar.properties.generalCategory != .control || Self.plainControls.contains(scalar)
      if !isFine { return String(Substring(place.prefix(40))).debugDescription }
    }
    return nil
  }

  /// Takes the sequence after an Escape; returns whether a picture needs it.
  private mutating func takeSequence() -> Bool {
    guard let kind = rest.popFirst() else { return true }
    switch kind {
    case "[":
      let body = take { !("@"..."~").contains($0) }
      guard let final = rest.popFirst() else { return true }
      return Self.finals.contains(final) || Self.exceptions.contains("\(body)\(final)")
    case "]":
      let body = take { $0 != "\u{1B}" && $0 != "\u{7}" }
      let end = rest.popFirst()
      return Self.commands.contains(body) && (end == "\u{7}" || rest.popFirst() == "\\")
    case "(", ")": return rest.popFirst() != nil
    case "7", "8", "=", ">", "M": return true
    default: return false
    }
  }

  private mutating func take(while isPart: (Unicode.Scalar) -> Bool) -> String {
    let part = rest.prefix(while: isPart)
    rest = rest.dropFirst(part.count)
    return String(Substring(part))
  }
}
