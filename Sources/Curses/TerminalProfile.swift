import Canvas

/// Everything that is known of a terminal by its name and by the variables that it sets: the only
/// list of known terminals.
public struct TerminalProfile: Equatable, Sendable {
  /// Abilities that a terminal's entry in terminfo does not tell.
  struct Traits: OptionSet {
    let rawValue: UInt16
    /// Shows colours of 24 bits.
    static let exactColors = Traits(rawValue: 1)
    /// Draws sextants itself; fonts rarely have them, and then they look torn.
    static let sextants = Traits(rawValue: 2)
    /// Puts text on the clipboard for a program (OSC 52) without being told to.
    static let clipboard = Traits(rawValue: 4)
    /// Answers questions for modes (DECRQM); others leave letters of the question on the screen.
    static let modes = Traits(rawValue: 8)
    /// Knows the modes of emulators: mouse, pasted text.
    static let extensions = Traits(rawValue: 16)
    /// Draws emoji; `rxvt` draws boxes in their place.
    static let emoji = Traits(rawValue: 32)
    /// Swallows the question for its background colour even if it does not answer.
    static let background = Traits(rawValue: 64)
    /// Shows programs on another terminal, whose abilities a program cannot use.
    static let multiplexer = Traits(rawValue: 128)

    static let usual: Traits = [.extensions, .emoji, .background]
    /// The abilities that a multiplexer hides.
    static let hidden: Traits = [.exactColors, .sextants, .clipboard, .modes]
    static let recent: Traits = [.usual, .exactColors, .sextants, .clipboard, .modes]
  }

  /// A known terminal.
  fileprivate struct Entry {
    /// The names in TERM, alone or before a hyphen or a dot.
    let names: [String]
    /// A variable that it sets.
    var sign: String?
    /// The least number in that variable.
    var version = 0
    /// Its name in TERM_PROGRAM.
    var program: String?
    var traits = Traits.usual
    var order = TextOrder.cells
  }

  private static let known = [
    Entry(
      names: ["konsole"], sign: "KONSOLE_VERSION", traits: [.usual, .exactColors, .sextants],
      order: .lines),
    Entry(
      names: ["xterm-kitty", "kitty"], sign: "KITTY_WINDOW_ID", traits: .recent, order: .words),
    Entry(
      names: ["xterm-ghostty", "ghostty"], sign: "GHOSTTY_BIN_DIR", program: "ghostty",
      traits: .recent),
    Entry(names: ["foot"], traits: .recent),
    Entry(names: ["contour"], program: "contour", traits: .recent),
    Entry(names: ["wezterm"], sign: "WEZTERM_PANE", program: "WezTerm", traits: .recent),
    Entry(
      names: ["alacritty"], sign: "ALACRITTY_WINDOW_ID",
      traits: .recent.subtracting(.sextants)),
    Entry(
      names: ["vte"], sign: "VTE_VERSION", version: 6000,
      traits: [.usual, .exactColors, .sextants]),
    Entry(
      names: [], sign: "WT_SESSION", traits: [.usual, .exactColors, .sextants, .clipboard]),
    Entry(names: [], sign: "XTERM_VERSION", version: 331, traits: [.usual, .exactColors]),
    Entry(names: ["iterm2"], program: "iTerm.app", traits: [.usual, .exactColors]),
    Entry(names: ["mintty"], program: "mintty", traits: [.usual, .exactColors]),
    Entry(names: ["rio"], program: "rio", traits: [.usual, .exactColors]),
    Entry(names: [], program: "vscode", traits: [.usual, .exactColors]),
    Entry(names: [], program: "WarpTerminal", traits: [.usual, .exactColors]),
    Entry(names: ["rxvt"], traits: [.extensions, .background]),
    // The entry of the Linux console promises mouse reports that the console does not send.
    Entry(names: ["linux"], traits: .emoji),
    Entry(names: ["tmux"], sign: "TMUX", program: "tmux", traits: [.usual, .multiplexer]),
    Entry(names: ["screen"], sign: "STY", traits: [.extensions, .emoji, .multiplexer]),
  ]

  /// The terminal's type, as in the variable TERM.
  let name: String?
  /// Its abilities.
  var traits: Traits
  /// How it arranges letters that are written from right to left.
  let textOrder: TextOrder
  /// Its background as far as the variable COLORFGBG tells; that of the Linux console is black.
  let background: Brightness
  /// Whether it is known to do more than the plain name `xterm` says.
  let isModern: Bool
  /// Whether it is the Linux console.
  let isConsole: Bool
  /// Whether its bytes come over a network, which can tear sequences apart.
  let isRemote: Bool

  /// Reads the environment.
  ///
  /// - Parameter variable: the value of an environment variable; `nil` if it is not set.
  public init(_ variable: (String) -> String?) {
    let name = variable("TERM") ?? ""
    let own = Self.known.first { $0.isNamed(name) }
    let signs = Self.known.filter { $0.sets(variable) }
    // Variables may be inherited, so they count only where the name leaves open which terminal it is.
    let isOpen = own?.traits.contains(.multiplexer) ?? true
    let shown = isOpen ? signs.filter { !$0.traits.contains(.multiplexer) } : []
    var traits = shown.reduce(own?.traits ?? .usual) { $0.union($1.traits.subtracting(.modes)) }
    if ["truecolor", "24bit"].contains(variable("COLORTERM")) || name.hasSuffix("-direct") {
      traits.insert(.exactColors)
    }
    let others: [Entry] = own.map { [$0] + signs } ?? signs
    for between in others where between.traits.contains(.multiplexer) {
      // tmux finds the nearest of its colours, screen none; the terminal behind it keeps the rest.
      let keepsColors =
        Self.isTmuxInXterm(variable) || between.names == ["tmux"] && own?.names != ["tmux"]
      traits.subtract(keepsColors ? [.sextants, .clipboard, .modes] : .hidden)
      if !between.traits.contains(.background) { traits.remove(.background) }
    }
    self.name = variable("TERM")
    self.traits = traits
    isConsole = own?.names == ["linux"]
    textOrder = Self.isQTerminal(variable) ? .runs : (isOpen ? shown.first : own)?.order ?? .cells
    background = Self.background(variable("COLORFGBG")) ?? (isConsole ? .dark : .unknown)
    isModern = variable("XTERM_VERSION") != nil || variable("COLORTERM") != nil
    isRemote = variable("SSH_CONNECTION") != nil || variable("SSH_TTY") != nil
  }

  /// Whether the terminal has an ability.
  func has(_ trait: Traits) -> Bool { traits.contains(trait) }

  /// Whether tmux shows the program in xterm, whose colours of 24 bits it finds out by itself since
  /// its version 3.2; in other terminals it has to be told.
  private static func isTmuxInXterm(_ variable: (String) -> String?) -> Bool {
    let version = variable("TERM_PROGRAM_VERSION").flatMap { Int($0.filter(\.isWholeNumber)) }
    return variable("TERM_PROGRAM") == "tmux" && version ?? 0 >= 32
      && variable("XTERM_VERSION") != nil && variable("STY") == nil
  }

  /// The background according to COLORFGBG, whose last number is its colour: 7 and 15 are white.
  private static func background(_ colors: String?) -> Brightness? {
    guard let last = colors?.split(separator: ";").last, let number = Int(last) else { return nil }
    return number == 7 || number == 15 ? .light : .dark
  }

  /// Whether the terminal is QTerminal, or another one with the same widget, which has no variable
  /// to tell by: it sets those of konsole, but not the version.
  private static func isQTerminal(_ variable: (String) -> String?) -> Bool {
    let others = ["VTE_VERSION", "XTERM_VERSION", "TERM_PROGRAM", "KONSOLE_VERSION"]
    return variable("TERM") == "xterm-256color" && variable("COLORTERM") == "truecolor"
      && variable("COLORFGBG") != nil && others.allSatisfy { variable($0) == nil }
  }
}

extension TerminalProfile.Entry {
  /// Whether the variable TERM names this terminal.
  fileprivate func isNamed(_ name: String) -> Bool {
    names.contains { name == $0 || name.hasPrefix("\($0)-") || name.hasPrefix("\($0).") }
  }

  /// Whether the terminal has set variables of the environment.
  fileprivate func sets(_ variable: (String) -> String?) -> Bool {
    if let program, program == variable("TERM_PROGRAM") { return true }
    guard let value = sign.flatMap(variable) else { return false }
    return version == 0 || Int(value.filter(\.isWholeNumber)).map { $0 >= version } ?? false
  }
}
