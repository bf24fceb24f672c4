import Canvas
import Expectations
import Testing

@testable import Curses

/// What is known of terminals by their variables.
struct TerminalProfileTests {
  private func profile(_ variables: [String: String]) -> TerminalProfile {
    TerminalProfile { variables[$0] }
  }

  @Test(
    arguments: [
      (["TERM": "xterm-256color"], false),
      (["TERM": "xterm-256color", "COLORTERM": "truecolor"], true),
      (["TERM": "xterm", "COLORTERM": "24bit"], true),
      (["TERM": "rxvt-unicode-256color", "COLORTERM": "rxvt-xpm"], false),
      (["TERM": "st-256color"], false), (["TERM": "xterm-kitty"], true),
      (["TERM": "alacritty"], true), (["TERM": "foot"], true), (["TERM": "foot-extra"], true),
      (["TERM": "footloose"], false), (["TERM": "xterm-ghostty"], true),
      (["TERM": "wezterm"], true), (["TERM": "contour"], true),
      (["TERM": "konsole-256color"], true), (["TERM": "vte-256color"], true),
      (["TERM": "iterm2"], true), (["TERM": "xterm-direct"], true),
      (["TERM": "xterm-256color", "TERM_PROGRAM": "iTerm.app"], true),
      (["TERM": "xterm-256color", "TERM_PROGRAM": "Apple_Terminal"], false),
      (["TERM": "xterm-256color", "WT_SESSION": "1"], true),
      (["TERM": "xterm", "XTERM_VERSION": "XTerm(379)"], true),
      (["TERM": "xterm", "XTERM_VERSION": "XTerm(300)"], false), (["TERM": "screen"], false),
      (["TERM": "screen-256color", "COLORTERM": "truecolor"], false),
      (["TERM": "screen.xterm-256color", "COLORTERM": "truecolor"], false),
      (["TERM": "tmux-256color", "COLORTERM": "truecolor", "TERM_PROGRAM": "tmux"], false),
      (["TERM": "xterm-256color", "COLORTERM": "truecolor", "STY": "1.tty"], false), ([:], false),
      (inTmux("tmux-256color"), true), (inTmux("screen-256color"), true),
      (inTmux("tmux-256color", version: "3.1c"), false),
      (inTmux("screen-256color", with: ["STY": "1.tty"]), false),
    ] as [([String: String], Bool)])
  func `the environment may say that a terminal shows 24-bit colour`(
    _ variables: [String: String], _ isExact: Bool
  ) {
    expectEqual(profile(variables).has(.exactColors), isExact)
  }

  @Test(
    arguments: [
      (["TERM": "xterm-kitty"], true), (["TERM": "foot"], true), (["TERM": "alacritty"], true),
      (["TERM": "xterm-256color", "WEZTERM_PANE": "1"], true), (["TERM": "xterm-256color"], false),
      (["TERM": "tmux-256color", "KITTY_WINDOW_ID": "1"], false),
      (["TERM": "xterm-kitty", "TMUX": "x"], false), (["TERM": "xterm", "STY": "1.x"], false),
      (["TERM": "rxvt-unicode", "KITTY_WINDOW_ID": "1"], false), ([:], false),
    ] as [([String: String], Bool)])
  func `only terminals known to copy are asked to`(_ variables: [String: String], _ copies: Bool) {
    expectEqual(profile(variables).has(.clipboard), copies)
  }

  @Test func `questions for modes go only to terminals that are known to answer them`() {
    for name in ["xterm-kitty", "foot", "foot-extra", "alacritty", "xterm-ghostty"] {
      #expect(profile(["TERM": name]).has(.modes))
      #expect(!profile(["TERM": name, "TMUX": "/tmp/x,1,0"]).has(.modes))
      #expect(!profile(["TERM": name, "STY": "1.x"]).has(.modes))
    }
    // qterminal calls itself xterm-256color and prints a letter of the question.
    for name in ["xterm-256color", "xterm", "tmux-256color", "screen", "football", "", "linux"] {
      #expect(!profile(["TERM": name, "KITTY_WINDOW_ID": "1"]).has(.modes))
    }
  }

  @Test(
    arguments: [
      (["TERM": "xterm-kitty"], true), (["TERM": "foot"], true), (["TERM": "alacritty"], false),
      (["TERM": "xterm-256color", "VTE_VERSION": "7006"], true),
      (["TERM": "xterm-256color", "VTE_VERSION": "5202"], false),
      (["TERM": "xterm-256color", "KONSOLE_VERSION": "221203"], true),
      (["TERM": "tmux-256color", "VTE_VERSION": "7006"], false), (["TERM": "xterm"], false),
    ] as [([String: String], Bool)])
  func `sextants are used if the terminal draws them`(variables: [String: String], draws: Bool) {
    expectEqual(profile(variables).has(.sextants), draws)
  }

  @Test(arguments: [
    (["TERM": "xterm-256color"], TextOrder.cells),
    (["TERM": "xterm-256color", "VTE_VERSION": "7006"], .cells),
    (["TERM": "xterm-kitty"], .words), (["TERM": "xterm-kitty", "KONSOLE_VERSION": "1"], .words),
    (["TERM": "tmux-256color", "KITTY_WINDOW_ID": "1"], .words),
    (["TERM": "xterm-256color", "KONSOLE_VERSION": "221203"], .lines),
    (["TERM": "xterm-256color", "COLORTERM": "truecolor", "COLORFGBG": "15;0"], .runs),
    (
      [
        "TERM": "xterm-256color", "COLORTERM": "truecolor", "COLORFGBG": "15;0",
        "TERM_PROGRAM": "iTerm.app",
      ], .cells
    ),
    ([:], .cells),
  ])
  func `terminals that reorder letters are known by their variables`(
    _ variables: [String: String], _ order: TextOrder
  ) {
    expectEqual(profile(variables).textOrder, order)
  }

  @Test func `rxvt draws no emoji, and the Linux console has a black background`() {
    #expect(!profile(["TERM": "rxvt-unicode-256color"]).has(.emoji))
    #expect(profile(["TERM": "xterm"]).has(.emoji) && profile([:]).has(.emoji))
    expectEqual(profile(["TERM": "linux"]).background, .dark)
    #expect(profile(["TERM": "linux"]).isConsole && !profile(["TERM": "xterm"]).isConsole)
  }

  @Test func `a connection by ssh is known by its variables`() {
    #expect(profile(["SSH_CONNECTION": "::1 1 ::1 22"]).isRemote)
    #expect(profile(["SSH_TTY": "/dev/pts/1"]).isRemote && !profile([:]).isRemote)
  }
}

/// The variables of a program in tmux that was started in xterm.
private func inTmux(
  _ term: String, version: String = "3.3a", with others: [String: String] = [:]
) -> [String: String] {
  [
    "TERM": term, "TMUX": "/tmp/x,1,0", "TERM_PROGRAM": "tmux", "TERM_PROGRAM_VERSION": version,
    "XTERM_VERSION": "XTerm(379)",
  ].merging(others) { $1 }
}
