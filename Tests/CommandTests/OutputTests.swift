import Canvas
import Expectations
import MemorizeView
import Testing

@testable import memorize

/// Text on standard output and standard error.
struct OutputTests {
  @Test func `a UTF-8 locale prints everything, and an 8-bit locale only ASCII`() {
    expectEqual(Output.encoded("Café 👻\n", isUTF8: true), "Café 👻\n")
    expectEqual(Output.encoded("Café 👻\n", isUTF8: false), "Caf? ?\n")
  }
}

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

/// The name that a player probably meant.
struct NearestNameTests {
  private let names = ["Halloween", "Animals", "Sums:1", "NATO"]

  @Test(arguments: [
    ("Hallowen", "Halloween"), ("animlas", "Animals"), ("Sums", "Sums:1"), ("nato", "NATO"),
    ("NATI", "NATO"),
  ])
  func `a few wrong letters name the nearest deck`(text: String, name: String) {
    expectEqual(NearestName.of(text, among: names), name)
  }

  @Test(arguments: ["xyz", "", "cards.tsv", "a very long name of no deck at all"])
  func `other texts name none`(text: String) {
    expectNil(NearestName.of(text, among: names))
  }

  @Test func `without names there is none`() { expectNil(NearestName.of("NATO", among: [])) }
}

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
