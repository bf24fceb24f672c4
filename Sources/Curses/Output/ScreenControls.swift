import CNCurses
import Canvas
import Libc

/// What a terminal of the usual kind is sent so that cells change.
///
/// Its cursor is moved, cells are erased and attributes turned on by the sequences of ECMA-48 (section
/// 8.3: CUP, CUF, ECH, SGR); what it is sent for its colours, terminfo says.
struct ScreenControls {
  /// Back to the terminal's own looks.
  let plain: [UInt8]
  /// Empties the screen; the cursor is at its beginning then.
  let clear: [UInt8]
  /// Whether ink and ground can be had back one by one.
  let hasPlainEach: Bool
  /// Whether cells can be erased, and whether they take on the ground in use by that.
  let (erases, erasesInGround): (Bool, Bool)
  private let hasFaint: Bool
  // These lie in the memory of ncurses, as long as the terminal is open.
  private let (foreground, background): (UnsafeMutablePointer<CChar>?, UnsafeMutablePointer<CChar>?)
  private var known: [(color: Int16, foreground: [UInt8], background: [UInt8])] = []

  /// What the terminal that is open is sent; `nil` if it is of another kind than the usual.
  ///
  /// - Parameter hasColors: whether colours are used.
  init?(hasColors: Bool) {
    guard ScreenControls.isUsual, let plain = ScreenControls.text("sgr0"),
      let clear = ScreenControls.text("clear")
    else { return nil }
    (self.plain, self.clear) = (Array(plain.utf8), Array(clear.utf8))
    hasPlainEach = tigetflag("AX") > 0
    erases = ScreenControls.text("ech") == "\u{1B}[%p1%dX"
    erasesInGround = tigetflag("bce") > 0
    // Where the sequence for all attributes at once knows no faint, ncurses never sends it.
    let all = ScreenControls.text("sgr")
    hasFaint =
      ScreenControls.text("dim") != nil && all.map { ScreenControls.has($0, "%p5") } != false
    (foreground, background) = (tigetstr("setaf"), tigetstr("setab"))
    guard hasColors else { return }
    guard ScreenControls.text("setaf") != nil, ScreenControls.text("setab") != nil,
      ScreenControls.text("op") != nil
    else { return nil }
  }

  /// Whether it does all by the sequences of the standard, keeps its attributes while the cursor moves,
  /// has no cells taken up by them, and shows any of them along with colours.
  private static var isUsual: Bool {
    let needed = [
      ("cup", "[%i%p1%d;%p2%dH"), ("cuf", "[%p1%dC"), ("bold", "[1m"), ("rev", "[7m"),
      ("smul", "[4m"),
    ]
    let known = [("dim", "[2m"), ("op", "[39;49m")]
    return tigetflag("msgr") > 0 && tigetnum("xmc") < 0 && tigetnum("ncv") <= 0
      && needed.allSatisfy { text($0) == "\u{1B}" + $1 }
      && known.allSatisfy { text($0).map(["\u{1B}" + $1].contains) ?? true }
  }

  /// What turns these attributes on: numbers for SGR.
  func numbers(for wanted: Style.Attributes) -> [Int] {
    var numbers: [Int] = []
    if wanted.contains(.bold) { numbers.append(1) }
    if wanted.contains(.faint), hasFaint { numbers.append(2) }
    if wanted.contains(.underline) { numbers.append(4) }
    if wanted.contains(.reverse) { numbers.append(7) }
    return numbers
  }

  /// What chooses a colour of the terminal, for ink and for ground.
  mutating func color(_ color: Int16) -> (foreground: [UInt8], background: [UInt8]) {
    if let found = known.first(where: { $0.color == color }) {
      return (found.foreground, found.background)
    }
    let chosen = (ScreenControls.bytes(foreground, color), ScreenControls.bytes(background, color))
    known.append((color, chosen.0, chosen.1))
    return chosen
  }

  private static func bytes(_ capability: UnsafeMutablePointer<CChar>?, _ number: Int16) -> [UInt8]
  {
    guard let capability, let text = memorize_with_number(capability, Int32(number)) else {
      return []
    }
    return Array(String(cString: text).utf8)
  }

  /// A string of terminfo; `nil` if the terminal has none, or has to be waited for after it.
  private static func text(_ name: String) -> String? {
    tigetstr(name).flatMap(String.rawCapability).flatMap { has($0, "$<") ? nil : $0 }
  }

  /// Whether a text has a part; by the C library, since the way to that through the whole library for
  /// patterns takes 0.2 MB of memory.
  private static func has(_ text: String, _ part: String) -> Bool { strstr(text, part) != nil }
}
