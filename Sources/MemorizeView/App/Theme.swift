import Canvas
import MemorizeViewModel
import Options
import Spelling
import Words

/// Everything that affects drawing besides the game: the player's options, the terminal's
/// capabilities, and the deck's colour.
public struct Theme: Equatable, Sendable {
  /// The player's options.
  var options: ThemeOptions
  /// The capabilities of the terminal; on a quiet screen, which may be read aloud, names stand for
  /// pictures and words for large letters.
  var capabilities: Capabilities {
    get { options.isQuiet ? terminal.inWords : terminal }
    set { terminal = newValue }
  }
  private var terminal: Capabilities
  /// The deck's colour.
  var tint: DeckColor
  /// The deck's words for the sides of its cards.
  var sides: SideNames?
  /// Whether the connection is slow.
  var isSlow = false
  /// Whether cards are drawn without patterns and shadows.
  var isPlain: Bool { isSlow || options.isQuiet }
  /// The pictures that the player imported.
  var pictures: OwnPictures
  /// Pictures in cells, shared by all copies of this theme.
  let samples = PictureSamples()

  /// Creates a theme for a terminal; without options, pictures and a deck, that of a new player.
  public init(
    _ capabilities: Capabilities = Capabilities(), options: ThemeOptions = ThemeOptions(),
    tint: DeckColor = .blue, pictures: OwnPictures = OwnPictures()
  ) {
    self.options = options
    terminal = capabilities
    self.tint = tint
    self.pictures = pictures
  }

  /// The same theme in another deck's colour.
  func tinted(_ color: DeckColor) -> Theme {
    var theme = self
    theme.tint = color
    return theme
  }

  /// The same theme in the colour of a deck, with its words for the sides of cards.
  func tinted(by deck: Deck) -> Theme {
    var theme = tinted(deck.color)
    theme.sides = deck.sides
    return theme
  }

  /// Whether the first and the last row of a screen have a background of their own.
  var hasRails: Bool { capabilities.colors == .many && !isPlain }

  /// Whether cards are solid blocks of colour; with few colours or only ASCII they are wire frames.
  var isSolid: Bool { capabilities.colors >= .sixteen && glyphs == .unicode }

  /// Whether faces have a border, because paper may be as white as the table.
  var hasOutlines: Bool {
    isSolid && capabilities.colors == .sixteen && options.colors != .highContrast
  }

  /// The characters for lines, blocks and marks.
  var glyphs: Capabilities.Glyphs { capabilities.symbols }

  /// The mark for text left out.
  var ellipsis: String { glyphs == .unicode ? "…" : "~" }

  /// The mark between a term and its definition.
  var arrow: String { glyphs == .ascii ? "->" : "→" }

  /// The language of texts: English where the terminal cannot show the letters of the others.
  var language: Language {
    glyphs == .unicode ? options.language ?? Language.ofEnvironment : .english
  }

  /// A style in the deck's colour.
  func style(
    _ foreground: ColorRole = .table, on background: ColorRole = .table,
    _ attributes: Style.Attributes = []
  ) -> Style {
    Style(foreground, on: background, tint: tint, attributes)
  }

  /// The text in characters that the terminal can show.
  func spelled(_ text: String) -> String { Spelling.spelled(text, capabilities) }

  /// The text of a face, with the player's own picture if it has one.
  func text(of face: Face) -> FaceText {
    var text = FaceText(face, capabilities)
    if capabilities.blocks != .none { text.photo = samples.photo(of: face, in: pictures) }
    return text
  }

  /// Shortens a text to a width, in characters that the terminal draws as wide as computed.
  func fit(_ text: String, _ width: Int) -> String {
    Spelling.spelled(text, capabilities).shortened(to: width, ellipsis: ellipsis)
      .ordered(for: capabilities.textOrder)
  }
}

extension Capabilities {
  /// The same terminal without pictures of any kind.
  fileprivate var inWords: Capabilities {
    var words = self
    (words.blocks, words.showsPictures) = (.none, false)
    return words
  }
}

/// The characters beyond ASCII that the program itself draws with.
public enum Symbols {
  /// All symbols.
  ///
  /// The last one, a braille character, stands for its whole block, which terminals treat alike.
  static let text = "▀▁▂▃▄▅▆▇█▌▐▖▗▘▝▚▞▙▛▜▟▪░▒─━╸│┌┐└┘═║╔╗╚╝►◄↑↓→▲▼◔◑◕●○★☆✓✗·…⣿"

  /// All symbols as characters.
  public static let all = Array(text)

  /// More symbols that only charts use.
  static let charts: [Character] = ["▓"]
}

extension DeckColor {
  /// Two letters that stand for the colour where it cannot be seen, different for each colour.
  var letters: String { look.letters }

  /// The emoji whose outline decorates the backs of large cards.
  var emblem: String { look.emblem }

  /// The name on the screen.
  var shownName: String { look.name }

  private var look: (letters: String, emblem: String, name: String) {
    switch self {
    case .red: ("rd", "❤", say("red", context: "colour"))
    case .orange: ("or", "🌙", say("orange", context: "colour"))
    case .yellow: ("ye", "⭐", say("yellow", context: "colour"))
    case .green: ("gn", "🍀", say("green", context: "colour"))
    case .teal: ("tl", "🐬", say("teal", context: "colour"))
    case .blue: ("bl", "⚓", say("blue", context: "colour"))
    case .purple: ("pu", "🦋", say("purple", context: "colour"))
    case .pink: ("pk", "🌸", say("pink", context: "colour"))
    case .brown: ("bn", "🍁", say("brown", context: "colour"))
    case .gray: ("gy", "⚡", say("gray", context: "colour"))
    }
  }
}
