import Canvas
import Expectations
import Testing

@testable import memorize

struct TextOrderTests {
  @Test(arguments: [
    (["TERM": "xterm-256color"], TextOrder.cells),
    (["TERM": "xterm-256color", "VTE_VERSION": "7006"], .cells),
    (["TERM": "xterm-kitty"], .words),
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
    variables: [String: String], order: TextOrder
  ) {
    expectEqual(TextOrder { variables[$0] }, order)
  }
}
