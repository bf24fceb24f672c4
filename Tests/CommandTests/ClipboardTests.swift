import Canvas
import Expectations
import MemorizeView
import Testing

@testable import memorize

/// Copying to the player's clipboard.
struct ClipboardTests {
  @Test(
    arguments: [
      (["TERM": "xterm-kitty"], true), (["TERM": "foot"], true), (["TERM": "alacritty"], true),
      (["TERM": "xterm-256color", "WEZTERM_PANE": "1"], true), (["TERM": "xterm-256color"], false),
      (["TERM": "tmux-256color", "KITTY_WINDOW_ID": "1"], false),
      (["TERM": "xterm-kitty", "TMUX": "x"], false), ([:], false),
    ] as [([String: String], Bool)])
  func `only terminals known to copy are asked to`(
    variables: [String: String], canCopy: Bool
  ) {
    expectEqual(Clipboard.isKnown { variables[$0] }, canCopy)
  }
}
