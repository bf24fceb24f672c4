import ArgumentParser
import MemorizeViewModel
import Options
import Words

/// The arguments that change the theme of the settings.
struct ThemeArguments: ParsableArguments {
  @Option(help: ArgumentHelp(say(Setting.motion.help)))
  var motion: MotionLevel?

  @Flag(help: ArgumentHelp(say(Setting.quiet.help)))
  var quiet = false

  @Option(help: ArgumentHelp(say(Setting.colors.help), valueName: "colours"))
  var color: ColorScheme?

  @Option(help: ArgumentHelp(say(Setting.table.help)))
  var table: TableColor?

  @Option(help: ArgumentHelp(say(Setting.glyphs.help)))
  var glyphs: GlyphChoice?

  @Option(help: ArgumentHelp(say(Setting.language.help)))
  var language: Language?

  @Flag(help: ArgumentHelp(say("Draw with ASCII characters only.")))
  var ascii = false

  @Flag(
    help: ArgumentHelp(
      say(
        "Show an X-ray of the program beside the game: each step from a key to the screen, with its time."
      )))
  var xray = false

  func validate() throws {
    guard !ascii || glyphs == nil || glyphs == .ascii else {
      throw ValidationError(say("--ascii and --glyphs exclude each other; omit one"))
    }
  }

  /// The theme of the settings, with the changes that these arguments make.
  func applied(to settings: ThemeOptions) -> ThemeOptions {
    var theme = settings
    theme.motion = motion ?? theme.motion
    theme.isQuiet = quiet || theme.isQuiet
    theme.table = table ?? theme.table
    theme.language = language ?? theme.language
    theme.glyphs = ascii ? .ascii : glyphs ?? theme.glyphs
    if let color, color != .auto || !ThemeOptions.isColorForbidden { theme.colors = color }
    return theme
  }
}

/// The values of `--color`.
extension ColorScheme: ExpressibleByArgument {
  private static let words: KeyValuePairs<String, ColorScheme> = [
    "auto": .auto, "dark": .dark, "light": .light, "high-contrast": .highContrast, "never": .none,
  ]

  /// The colours of a word.
  public init?(argument: String) {
    guard let (_, scheme) = Self.words.first(where: { $0.key == argument }) else { return nil }
    self = scheme
  }

  /// The words, in the order of the help.
  public static var allValueStrings: [String] { words.map(\.key) }
}

extension ThemeOptions {
  /// Whether the environment asks for no colours (https://no-color.org).
  static var isColorForbidden: Bool { !(Environment["NO_COLOR"] ?? "").isEmpty }

  /// The settings without colours if `NO_COLOR` is set.
  ///
  /// Arguments still override this.
  var honoringEnvironment: ThemeOptions {
    guard ThemeOptions.isColorForbidden else { return self }
    var theme = self
    theme.colors = .none
    return theme
  }
}

extension GlyphChoice: ExpressibleByArgument {}
extension Language: ExpressibleByArgument {
  /// The language of a code or a locale, as in `ru` and `ru_RU`.
  public init?(argument: String) { self.init(locale: argument) }
}
extension MotionLevel: ExpressibleByArgument {}
extension TableColor: ExpressibleByArgument {}
