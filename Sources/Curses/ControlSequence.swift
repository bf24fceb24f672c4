import Canvas

/// A control sequence: ESC [, parameters and a final letter.
struct ControlSequence {
  private let marker: UInt8?
  private let numbers: [Int]
  private let final: UInt8

  /// Reads the bytes between ESC [ and the final letter.
  init(_ parameters: ArraySlice<UInt8>, final: UInt8) {
    let marker = parameters.first.flatMap { (0x3C..<0x40).contains($0) ? $0 : nil }
    self.marker = marker
    self.final = final
    numbers = parameters.dropFirst(marker == nil ? 0 : 1)
      .split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
      .map(ControlSequence.number)
  }

  /// A number up to a colon; nothing counts as 0, what is no number or beyond all use as a million.
  private static func number(_ digits: ArraySlice<UInt8>) -> Int {
    guard digits.allSatisfy({ (0x30..<0x3B).contains($0) }) else { return 1_000_000 }
    return digits.prefix { (0x30..<0x3A).contains($0) }
      .reduce(0) { min(1_000_000, $0 * 10 + Int($1) - 0x30) }
  }

  /// Whether pasted text follows.
  var beginsPaste: Bool { marker == nil && final == UInt8(ascii: "~") && first == 200 }

  /// What it answers to a question about widths.
  var report: WidthReport? {
    switch (marker, final) {
    case (nil, UInt8(ascii: "R")):
      return numbers.count == 2 && first == WidthInquiry.row ? .cursor(column: numbers[1]) : nil
    case (UInt8(ascii: "?"), UInt8(ascii: "c")): return .end
    default: return nil
    }
  }

  /// Whether it tells of a cursor at the upper left, as a terminal may that does not draw until it
  /// has read all: no key comes as this, for without Shift and the like F3 has no numbers.
  var isStrayReport: Bool { marker == nil && final == UInt8(ascii: "R") && numbers == [1, 1] }

  /// What it means, if it is known.
  var event: Event? {
    switch (marker, final) {
    case (UInt8(ascii: "<"), UInt8(ascii: "M")), (UInt8(ascii: "<"), UInt8(ascii: "m")):
      return sgrMouse
    case (nil, UInt8(ascii: "I")): return .focus(true)
    case (nil, UInt8(ascii: "O")): return .focus(false)
    case (nil, UInt8(ascii: "~")), (nil, UInt8(ascii: "^")), (nil, UInt8(ascii: "$")),
      (nil, UInt8(ascii: "@")):
      return ControlSequence.numbered[first].map(Event.key)
    case (nil, UInt8(ascii: "C")) where isWithControlOrAlt: return .key(.wordRight)
    case (nil, UInt8(ascii: "D")) where isWithControlOrAlt: return .key(.wordLeft)
    case (nil, _): return first <= 1 ? ControlSequence.keys[final].map(Event.key) : nil
    default: return nil
    }
  }

  /// Whether Control or Alt alone was held, as xterm tells by a second number of 5 or 3.
  private var isWithControlOrAlt: Bool { numbers == [1, 5] || numbers == [1, 3] }

  private var first: Int { numbers.first ?? 0 }

  private var sgrMouse: Event? {
    guard numbers.count == 3 else { return nil }
    return ControlSequence.mouse(
      code: numbers[0], column: numbers[1], row: numbers[2],
      isRelease: final == UInt8(ascii: "m"))
  }

  /// A report of three bytes, each 32 more than what it says.
  static func oldMouse(_ bytes: ArraySlice<UInt8>) -> Event? {
    let numbers = bytes.map { Int($0) - 32 }
    guard numbers.count == 3, numbers.allSatisfy({ $0 >= 0 }) else { return nil }
    let isRelease = numbers[0] & 0b110_0011 == 3
    return mouse(code: numbers[0], column: numbers[1], row: numbers[2], isRelease: isRelease)
  }

  /// The bits of a report: 0-1 the button, 2-4 shift, alt and control, 5 motion, 6 the wheel.
  private static func mouse(code: Int, column: Int, row: Int, isRelease: Bool) -> Event? {
    guard (1...10_000).contains(column), (1...10_000).contains(row), code < 128
    else { return nil }
    let button: Mouse.Button? = [0: .left, 1: .middle, 2: .right][code & 3]
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

  /// Keys by the final letter, after ESC [ as well as after ESC O.
  static let keys: [UInt8: Key] = [
    UInt8(ascii: "A"): .up, UInt8(ascii: "B"): .down, UInt8(ascii: "C"): .right,
    UInt8(ascii: "D"): .left, UInt8(ascii: "H"): .home, UInt8(ascii: "F"): .end,
    UInt8(ascii: "Z"): .backTab,
    UInt8(ascii: "P"): .function(1), UInt8(ascii: "Q"): .function(2),
    UInt8(ascii: "R"): .function(3), UInt8(ascii: "S"): .function(4),
    UInt8(ascii: "a"): .up, UInt8(ascii: "b"): .down, UInt8(ascii: "c"): .right,
    UInt8(ascii: "d"): .left,
  ]

  /// Keys of the number block by the letter after ESC O.
  static let keypad: [UInt8: Key] = {
    var keys: [UInt8: Key] = [UInt8(ascii: "M"): .enter, UInt8(ascii: "I"): .tab]
    for (letter, character) in zip(UInt8(ascii: "j")..., "*+,-./0123456789") {
      keys[letter] = .character(character)
    }
    keys[UInt8(ascii: " ")] = .character(" ")
    keys[UInt8(ascii: "X")] = .character("=")
    return keys
  }()

  /// Keys by the number before a final tilde, or one of ^ $ @ with which rxvt tells of Control and
  /// Shift.
  private static let numbered: [Int: Key] = [
    1: .home, 2: .insert, 3: .delete, 4: .end, 5: .pageUp, 6: .pageDown, 7: .home, 8: .end,
    11: .function(1), 12: .function(2), 13: .function(3), 14: .function(4), 15: .function(5),
    17: .function(6), 18: .function(7), 19: .function(8), 20: .function(9), 21: .function(10),
    23: .function(11), 24: .function(12),
  ]
}

/// The terminal's answer to the question for its background colour: `11;rgb:RRRR/GGGG/BBBB`, or
/// `rgba` with a fourth number.
struct ColorReport {
  private let isLight: Bool

  init?(_ bytes: ArraySlice<UInt8>) {
    let text = String(decoding: bytes, as: UTF8.self)
    guard let prefix = ["11;rgb:", "11;rgba:"].first(where: text.hasPrefix) else { return nil }
    let parts = text.dropFirst(prefix.count).split(separator: "/").map { part in
      Int(part.prefix(4), radix: 16).map {
        Double($0) / Double((1 << (4 * part.prefix(4).count)) - 1)
      }
    }
    guard (3...4).contains(parts.count), let red = parts[0], let green = parts[1],
      let blue = parts[2]
    else {
      return nil
    }
    isLight = 0.299 * red + 0.587 * green + 0.114 * blue > 0.5
  }

  var event: Event { .background(isLight: isLight) }
}
