import Canvas
import MemorizeViewModel
import Options

/// How cards are drawn on this terminal.
struct Theme: Equatable {
  /// Solid blocks of colour; wire frames where there are few colours or only ASCII.
  let isSolid: Bool
  /// Which characters there are for lines, blocks and marks.
  let glyphs: Capabilities.Glyphs
  private let capabilities: Capabilities
  /// The deck's colour.
  let tint: DeckColor

  init(_ capabilities: Capabilities, tint: DeckColor = .blue) {
    isSolid = capabilities.colors >= .sixteen && capabilities.symbols == .unicode
    glyphs = capabilities.symbols
    self.capabilities = capabilities
    self.tint = tint
  }

  /// What stands for a part left out.
  var ellipsis: String { glyphs == .unicode ? "…" : "~" }

  /// Plain styles in the deck's colour.
  func style(
    _ foreground: ColorRole = .table, on background: ColorRole = .table,
    _ attributes: Style.Attributes = []
  ) -> Style {
    Style(foreground, on: background, tint: tint, attributes)
  }

  /// A text in characters that the terminal has.
  func spelled(_ text: String) -> String { Spelling.spelled(text, capabilities) }

  /// Shortens a text to a width, in characters that the terminal draws as wide as computed.
  func fit(_ text: String, _ width: Int) -> String {
    Spelling.spelled(text, capabilities).shortened(to: width, ellipsis: ellipsis).ordered(for: capabilities.textOrder)
  }
}
