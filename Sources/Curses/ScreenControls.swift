import CNCurses
import Canvas

/// What a terminal of the usual kind is sent so that it changes a few cells.
///
/// Its cursor is moved, and cells are erased, by the sequences of ECMA-48 (section 8.3: CUP, CUF,
/// ECH); how colours and attributes are called, terminfo says.
struct ScreenControls {
  /// Back to the terminal's own looks.
  let plain: [UInt8]
  /// Back to the terminal's own colours.
  let plainColors: [UInt8]
  /// Whether ink and ground can be had back one by one, by SGR 39 and 49.
  let hasPlainEach: Bool
  /// Whether cells can be erased, and whether they take on the ground in use by that.
  let (erases, erasesInGround): (Bool, Bool)
  private let attributes: [(attribute: Style.Attributes, bytes: [UInt8])]
  private let (ink, ground): (UnsafeMutablePointer<CChar>?, UnsafeMutablePointer<CChar>?)
  private var known: [(color: Int16, ink: [UInt8], ground: [UInt8])] = []

  /// What the terminal that is open is sent; `nil` if it is of another kind than the usual.
  ///
  /// - Parameter hasColors: whether colours are used.
  init?(hasColors: Bool) {
    // It keeps its attributes while the cursor moves, has no cells taken up by them, and shows any of
    // them along with colours.
    guard tigetflag("msgr") > 0, tigetnum("xmc") < 0, tigetnum("ncv") <= 0,
      ScreenControls.text("cup") == "\u{1B}[%i%p1%d;%p2%dH",
      ScreenControls.text("cuf") == "\u{1B}[%p1%dC",
      let plain = ScreenControls.text("sgr0")
    else { return nil }
    self.plain = Array(plain.utf8)
    plainColors = Array((ScreenControls.text("op") ?? "").utf8)
    hasPlainEach = tigetflag("AX") > 0
    erases = ScreenControls.text("ech") == "\u{1B}[%p1%dX"
    erasesInGround = tigetflag("bce") > 0
    let names: [(Style.Attributes, String)] = [
      (.bold, "bold"), (.reverse, "rev"), (.underline, "smul"), (.faint, "dim"),
    ]
    attributes = names.map { ($0, Array((ScreenControls.text($1) ?? "").utf8)) }
    (ink, ground) = (tigetstr("setaf"), tigetstr("setab"))
    guard hasColors else { return }
    guard ScreenControls.text("setaf") != nil, ScreenControls.text("setab") != nil,
      !plainColors.isEmpty
    else { return nil }
  }

  /// What turns these attributes on.
  func attributes(_ wanted: Style.Attributes) -> [UInt8] {
    attributes.flatMap { wanted.contains($0.attribute) ? $0.bytes : [] }
  }

  /// What chooses a colour of the terminal, for ink and for ground.
  mutating func color(_ color: Int16) -> (ink: [UInt8], ground: [UInt8]) {
    if let found = known.first(where: { $0.color == color }) { return (found.ink, found.ground) }
    let chosen = (ScreenControls.bytes(ink, color), ScreenControls.bytes(ground, color))
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
    guard let pointer = tigetstr(name), Int(bitPattern: pointer) != -1 else { return nil }
    let text = String(cString: pointer)
    return text.contains("$<") ? nil : text
  }
}
