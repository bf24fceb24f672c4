import CNCurses
import Canvas
import Libc

/// The terminfo entry that was loaded last.
enum Terminfo {
  /// A capability without its padding; `nil` if the terminal does not have it.
  static func string(_ name: String) -> String? {
    guard let pointer = tigetstr(name), Int(bitPattern: pointer) != -1 else { return nil }
    let text = String(cString: pointer)
    return String(text.prefix { $0 != "$" })
  }

  /// Whether the entry says that the terminal shows colours of 24 bits.
  ///
  /// `RGB` is a flag, or else it tells the bits of red, green and blue.
  static var hasTrueColor: Bool {
    tigetflag("Tc") > 0 || tigetflag("RGB") > 0 || tigetnum("RGB") > 0 || string("RGB") != nil
  }

  /// Lets ncurses write marks in the place of colour sequences, which take long to expand.
  ///
  /// - Returns: the bytes that choose a colour, as they were; `nil` if nothing has changed, because
  ///   the terminal has another number of colours than 256, or sequences of another kind.
  static func markColors() -> ((_ number: Int, _ layer: ColorTable.Layer) -> [UInt8])? {
    guard memorize_colors() == 256, let foreground = string("setaf"),
      let background = string("setab"), memorize_mark_colors()
    else { return nil }
    return { number, layer in
      let capability = layer == .foreground ? foreground : background
      guard let text = memorize_color(capability, Int32(clamping: number)) else { return [] }
      return Array(String(cString: text).utf8)
    }
  }

  /// Whether the terminal moves its cursor by the standard ECMA-48 and reports the mouse as xterm
  /// does; such terminals also know, or ignore, the other modes of xterm.
  static var isXtermLike: Bool {
    string("cup") == "\u{1B}[%i%p1%d;%p2%dH" && string("kmous") != nil
  }

  /// Loads an entry for a terminal.
  ///
  /// - Returns: whether ncurses can draw on such a terminal, or does not know it.
  static func load(_ name: String, _ output: Int32) -> LoadResult {
    var problem: Int32 = 0
    guard setupterm(name, output, &problem) != OK else {
      return string("cup") != nil ? .usable : .unusable
    }
    // ncurses reports a hardcopy terminal as 1; a generic one as 0, like an unknown one.
    return problem == 1 || isInDatabase(name) ? .unusable : .unknown
  }

  /// The result of loading an entry.
  enum LoadResult {
    case usable
    case unusable
    case unknown
  }

  /// Whether one of the terminfo directories holds an entry of this name.
  private static func isInDatabase(_ name: String) -> Bool {
    guard let first = name.utf8.first, !name.utf8.contains(UInt8(ascii: "/")) else { return false }
    let variable = { (name: String) in getenv(name).map { String(cString: $0) } }
    let home = variable("HOME").map { "\($0)/.terminfo" }
    let listed = variable("TERMINFO_DIRS")?.split(separator: ":").map(String.init) ?? []
    let usual = ["/etc/terminfo", "/lib/terminfo", "/usr/share/terminfo", "/usr/lib/terminfo"]
    let directories = [variable("TERMINFO"), home].compactMap { $0 } + listed + usual
    let letter = String(Character(Unicode.Scalar(first)))
    return directories.contains { directory in
      [letter, String(first, radix: 16)].contains { folder in
        access("\(directory)/\(folder)/\(name)", F_OK) == 0
      }
    }
  }
}
