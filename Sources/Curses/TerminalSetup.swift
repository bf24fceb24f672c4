import CNCurses
import Canvas
import Libc
import Options

/// What to open a terminal with: read from the environment and the command line by the caller.
public struct TerminalSetup: Sendable {
  /// The terminal's kind, as in the variable TERM.
  public var name: String?
  /// How everything is to look.
  public var theme = ThemeOptions()
  /// Whether the terminal is known to be able to do more than its plain name `xterm` says.
  public var isModern = false
  /// What the variable COLORFGBG says of the background; the last number is its colour.
  public var foregroundAndBackground: String?

  /// What the terminal does with letters that are written from right to left.
  public var textOrder = TextOrder.cells

  /// A setup for a terminal of this kind.
  public init(name: String?) {
    self.name = name
  }

  /// The terminfo entry to use: the terminal's own, or the one nearly all understand.
  ///
  /// - Parameter output: the terminal's descriptor.
  /// - Returns: a name for `newterm`.
  /// - Throws: `TerminalError` if there is none that can place its cursor.
  func entry(output: Int32) throws(TerminalError) -> String {
    guard let name, !name.isEmpty else {
      throw TerminalError(description: "the variable TERM is not set; expected a terminal's name")
    }
    if name == "xterm", isModern, TerminalSetup.exists("xterm-256color", output) {
      return "xterm-256color"
    }
    if TerminalSetup.exists(name, output) {
      guard TerminalSetup.canMoveCursor else {
        throw TerminalError(
          description: "a terminal of type '\(name.printable)' cannot place its cursor")
      }
      return name
    }
    guard TerminalSetup.exists("xterm-256color", output) else {
      throw TerminalError(
        description: "terminal type '\(name.printable)' is unknown, and so is xterm-256color")
    }
    return "xterm-256color"
  }

  /// The background that COLORFGBG tells of: 7 and 15 are white.
  var background: Palette.Background {
    guard let last = foregroundAndBackground?.split(separator: ";").last, let number = Int(last)
    else { return .unknown }
    return number == 7 || number == 15 ? .light : .dark
  }

  /// Which characters there are, by the locale and the terminal's kind.
  func glyphs() -> Capabilities.Glyphs {
    setlocale(LC_CTYPE, "")
    let isUnicode = TerminalSetup.isUTF8 || (setlocale(LC_CTYPE, "C.UTF-8") != nil)
    guard isUnicode else { return .ascii }
    return name?.hasPrefix("linux") == true ? .console : .unicode
  }

  private static var isUTF8: Bool {
    guard let codeset = nl_langinfo(nl_item(CODESET)) else { return false }
    return String(cString: codeset) == "UTF-8"
  }

  private static func exists(_ name: String, _ output: Int32) -> Bool {
    var problem: Int32 = 0
    return setupterm(name, output, &problem) == OK
  }

  private static var canMoveCursor: Bool { tigetstr("cup").flatMap(String.capability) != nil }
}

extension String {
  /// A terminfo string, less its padding; `nil` if the terminal does not have it.
  static func capability(_ pointer: UnsafeMutablePointer<CChar>) -> String? {
    guard let text = rawCapability(pointer) else { return nil }
    return text.firstIndex(of: "$").map { String(text[..<$0]) } ?? text
  }

  /// A terminfo string as it is; `nil` if the terminal does not have it.
  static func rawCapability(_ pointer: UnsafeMutablePointer<CChar>) -> String? {
    Int(bitPattern: pointer) == -1 ? nil : String(cString: pointer)
  }

  /// The text in plain ASCII, shortened, so that an error line never carries what could harm.
  fileprivate var printable: String {
    String(unicodeScalars.prefix(40).map { (0x20..<0x7F).contains($0.value) ? Character($0) : "?" })
  }
}
