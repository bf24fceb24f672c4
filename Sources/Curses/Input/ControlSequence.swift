import Canvas

/// A control sequence: ESC [, parameters and a final letter.
struct ControlSequence: Equatable {
  /// A sign before the parameters, one of `<=>?`.
  let marker: UInt8?
  /// The parameters.
  let numbers: [Int]
  /// The final letter.
  let final: UInt8

  /// Reads the bytes between ESC [ and the final letter.
  init(_ parameters: ArraySlice<UInt8>, final: UInt8) {
    let marker = parameters.first.flatMap { (0x3C..<0x40).contains($0) ? $0 : nil }
    self.marker = marker
    self.final = final
    // Most keys have none.
    guard !parameters.isEmpty else {
      numbers = []
      return
    }
    // An answer about a mode has a dollar sign before its letter.
    let end = parameters.last == UInt8(ascii: "$") && final == UInt8(ascii: "y") ? 1 : 0
    numbers = parameters.dropFirst(marker == nil ? 0 : 1).dropLast(end)
      .split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
      .map(ControlSequence.number)
  }

  /// A number up to a colon; an empty one counts as 0, an invalid or huge one as a million.
  private static func number(_ digits: ArraySlice<UInt8>) -> Int {
    guard digits.allSatisfy({ (0x30..<0x3B).contains($0) }) else { return 1_000_000 }
    return digits.prefix { (0x30..<0x3A).contains($0) }
      .reduce(0) { min(1_000_000, $0 * 10 + Int($1) - 0x30) }
  }

  /// Whether pasted text follows.
  var beginsPaste: Bool { marker == nil && final == UInt8(ascii: "~") && first == 200 }

  /// The event it means, if it is known.
  var event: Event? {
    switch (marker, final) {
    case (UInt8(ascii: "<"), UInt8(ascii: "M")), (UInt8(ascii: "<"), UInt8(ascii: "m")):
      return sgrMouse
    case (UInt8(ascii: "?"), UInt8(ascii: "n")) where first == 997 && numbers.count == 2:
      return numbers.last == 1 || numbers.last == 2 ? .background(isLight: numbers[1] == 2) : nil
    case (nil, UInt8(ascii: "~")), (nil, UInt8(ascii: "^")), (nil, UInt8(ascii: "$")),
      (nil, UInt8(ascii: "@")):
      return ControlSequence.key(number: first).map(Event.key)
    // A report of the cursor; as a key, F3 has numbers only with Shift and the like.
    case (nil, UInt8(ascii: "R")) where numbers == [1, 1]: return nil
    case (nil, UInt8(ascii: "C")) where isWithControlOrAlt: return .key(.wordRight)
    case (nil, UInt8(ascii: "D")) where isWithControlOrAlt: return .key(.wordLeft)
    // No key has more numbers than those for Shift and the like, and for its kind of press.
    case (nil, _) where numbers.count > 3: return nil
    case (nil, _): return first <= 1 ? ControlSequence.key(final: final).map(Event.key) : nil
    default: return nil
    }
  }

  /// Whether only Control or Alt was held, for which xterm sends 5 or 3 as the second number.
  private var isWithControlOrAlt: Bool {
    numbers.count == 2 && first == 1 && (numbers.last == 5 || numbers.last == 3)
  }

  private var first: Int { numbers.first ?? 0 }

  private var sgrMouse: Event? {
    guard numbers.count == 3 else { return nil }
    return ControlSequence.mouse(
      code: numbers[0], column: numbers[1], row: numbers[2],
      isRelease: final == UInt8(ascii: "m"))
  }

  /// A report of three bytes, each 32 greater than its value.
  static func oldMouse(_ bytes: ArraySlice<UInt8>) -> Event? {
    let numbers = bytes.map { Int($0) - 32 }
    guard numbers.count == 3, numbers.allSatisfy({ $0 >= 0 }) else { return nil }
    let isRelease = numbers[0] & 0b110_0011 == 3
    return mouse(code: numbers[0], column: numbers[1], row: numbers[2], isRelease: isRelease)
  }

  /// Decodes a report: bits 0-1 are the button, 2-4 Shift, Alt and Control, 5 motion, 6 the wheel.
  private static func mouse(code: Int, column: Int, row: Int, isRelease: Bool) -> Event? {
    guard (1...10_000).contains(column), (1...10_000).contains(row), code < 128 else { return nil }
    let button: Mouse.Button? =
      switch code & 3 {
      case 0: .left
      case 1: .middle
      case 2: .right
      default: nil
      }
    let action: Mouse.Action
    switch (code & 64 != 0, code & 32 != 0, button) {
    case (true, _, _):
      guard code & 2 == 0, !isRelease else { return nil }
      action = .wheel(up: code & 1 == 0)
    case (false, true, let button?): action = .drag(button)
    case (false, true, nil): action = .hover
    case (false, false, let button?): action = isRelease ? .release : .press(button)
    case (false, false, nil): action = .release
    }
    return .mouse(Mouse(action, at: Point(x: column - 1, y: row - 1)))
  }

  /// The key with this final letter, after ESC [ or ESC O.
  static func key(final letter: UInt8) -> Key? {
    switch letter {
    case UInt8(ascii: "A"), UInt8(ascii: "a"): .up
    case UInt8(ascii: "B"), UInt8(ascii: "b"): .down
    case UInt8(ascii: "C"), UInt8(ascii: "c"): .right
    case UInt8(ascii: "D"), UInt8(ascii: "d"): .left
    case UInt8(ascii: "H"): .home
    case UInt8(ascii: "F"): .end
    case UInt8(ascii: "Z"): .backTab
    case UInt8(ascii: "P")...UInt8(ascii: "S"): .function(Int(letter - UInt8(ascii: "O")))
    default: nil
    }
  }

  /// The key of the number block with this letter after ESC O.
  static func keypadKey(_ letter: UInt8) -> Key? {
    switch letter {
    case UInt8(ascii: "M"): .enter
    case UInt8(ascii: "I"): .tab
    case UInt8(ascii: " "): .character(" ")
    case UInt8(ascii: "X"): .character("=")
    // From * to 9, each 64 greater than its character.
    case UInt8(ascii: "j")...UInt8(ascii: "y"): .character(Character(Unicode.Scalar(letter - 64)))
    default: nil
    }
  }

  /// The key with this number before a final tilde, or before ^ $ @, which rxvt sends with Control
  /// and Shift.
  private static func key(number: Int) -> Key? {
    switch number {
    case 1, 7: .home
    case 2: .insert
    case 3: .delete
    case 4, 8: .end
    case 5: .pageUp
    case 6: .pageDown
    case 11...15: .function(number - 10)
    case 17...21: .function(number - 11)
    case 23, 24: .function(number - 12)
    default: nil
    }
  }
}
