/// The modes a program has switched on or off, read from its output.
///
/// The emulator does not report all of them. Two values are equal if a program has restored the
/// terminal.
struct TerminalModes: Equatable {
  /// The numbers of the private modes (`CSI ? n h`) that are on.
  private(set) var numbers = Self.initialNumbers
  private(set) var hasApplicationKeypad = false

  /// Lines wrap and the cursor is visible.
  private static let initialNumbers: Set<Int> = [7, 25]

  var hasApplicationCursorKeys: Bool { numbers.contains(1) }
  var isCursorVisible: Bool { numbers.contains(25) }
  var isAlternateScreen: Bool { !numbers.isDisjoint(with: [47, 1047, 1049]) }
  var isFocusReported: Bool { numbers.contains(1004) }
  var isPasteBracketed: Bool { numbers.contains(2004) }

  /// The mouse events that the terminal reports.
  var mouse: MouseReporting {
    if numbers.contains(1003) { return .allMotion }
    if numbers.contains(1002) { return .drags }
    return numbers.contains(1000) ? .buttons : .none
  }

  /// Whether mouse reports use decimal numbers and so reach beyond column 223.
  var hasDecimalMouse: Bool { numbers.contains(1006) }

  mutating func apply(_ sequence: ControlSequence) {
    switch (sequence.leader, sequence.final) {
    case ("?", "h"): numbers.formUnion(sequence.parameters)
    case ("?", "l"): numbers.subtract(sequence.parameters)
    case ("", "="): hasApplicationKeypad = true
    case ("", ">"): hasApplicationKeypad = false
    case ("", "c"): self = TerminalModes()
    case ("!", "p"): resetSoftly()
    default: break
    }
  }

  private mutating func resetSoftly() {
    hasApplicationKeypad = false
    numbers.remove(1)
    numbers.insert(25)
  }
}

/// The mouse events that the terminal reports, each case including those before it.
enum MouseReporting: Int, Comparable {
  case none
  case buttons
  case drags
  case allMotion

  static func < (one: MouseReporting, other: MouseReporting) -> Bool {
    one.rawValue < other.rawValue
  }
}
