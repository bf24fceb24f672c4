import Testing

@testable import Curses

struct TrueColorTests {
  @Test(
    arguments: [
      (["TERM": "xterm-256color"], false),
      (["TERM": "xterm-256color", "COLORTERM": "truecolor"], true),
      (["TERM": "xterm", "COLORTERM": "24bit"], true),
      (["TERM": "rxvt-unicode-256color", "COLORTERM": "rxvt-xpm"], false),
      (["TERM": "st-256color"], false),
      (["TERM": "xterm-kitty"], true),
      (["TERM": "alacritty"], true),
      (["TERM": "foot"], true),
      (["TERM": "foot-extra"], true),
      (["TERM": "footloose"], false),
      (["TERM": "xterm-ghostty"], true),
      (["TERM": "wezterm"], true),
      (["TERM": "contour"], true),
      (["TERM": "konsole-256color"], true),
      (["TERM": "vte-256color"], true),
      (["TERM": "iterm2"], true),
      (["TERM": "xterm-direct"], true),
      (["TERM": "xterm-256color", "TERM_PROGRAM": "iTerm.app"], true),
      (["TERM": "xterm-256color", "TERM_PROGRAM": "Apple_Terminal"], false),
      (["TERM": "xterm-256color", "WT_SESSION": "1"], true),
      (["TERM": "xterm", "XTERM_VERSION": "XTerm(379)"], true),
      (["TERM": "xterm", "XTERM_VERSION": "XTerm(300)"], false),
      (["TERM": "screen"], false),
      (["TERM": "screen-256color", "COLORTERM": "truecolor"], false),
      (["TERM": "screen.xterm-256color", "COLORTERM": "truecolor"], false),
      (["TERM": "tmux-256color", "COLORTERM": "truecolor", "TERM_PROGRAM": "tmux"], false),
      (["TERM": "xterm-256color", "COLORTERM": "truecolor", "STY": "1.tty"], false),
      ([:], false),
    ] as [([String: String], Bool)])
  func `the environment may say that a terminal shows 24-bit colour`(
    _ environment: [String: String], _ isExact: Bool
  ) {
    let trueColor = TrueColor { environment[$0] }
    #expect(trueColor.isUsable(isDescribed: false) == isExact)
    #expect(trueColor.isUsable(isDescribed: true))
  }
}
