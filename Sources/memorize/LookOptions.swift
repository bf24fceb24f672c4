import ArgumentParser
import Canvas
import MemorizeView
import MemorizeViewModel

/// What the command line can say of how the table looks and moves; it beats the settings.
struct LookOptions: ParsableArguments {
  /// Which colours are used.
  enum Color: String, ExpressibleByArgument, CaseIterable {
    case auto
    case dark
    case light
    case highContrast = "high-contrast"
    case never

    fileprivate var scheme: ColorScheme {
      switch self {
      case .auto: .auto
      case .dark: .dark
      case .light: .light
      case .highContrast: .highContrast
      case .never: .none
      }
    }
  }

  @Option(help: "How much moves: full, reduced or none.")
  var motion: MotionLevel?

  @Option(
    help: ArgumentHelp("Colours: auto, dark, light, high-contrast or never.", valueName: "colors"))
  var color: Color?

  @Option(help: "Pictures on cards: auto, emoji, text or ascii.")
  var glyphs: GlyphChoice?

  @Flag(help: "Draw with ASCII characters only.")
  var ascii = false

  func validate() throws {
    guard !ascii || glyphs == nil || glyphs == .ascii else {
      throw ValidationError("--ascii and --glyphs say different things; leave one out")
    }
  }

  /// The screen's options, by the command line, else by the settings.
  func tableOptions(_ preferences: Preferences) -> TableOptions {
    TableOptions(
      motion: motion ?? MotionLevel(rawValue: preferences.motion) ?? .full,
      showsLabels: preferences.showsLabels,
      appearance: Appearance(
        colors: colors(preferences),
        glyphs: ascii ? .ascii : glyphs ?? GlyphChoice(rawValue: preferences.glyphs) ?? .auto))
  }

  /// `NO_COLOR` beats what is in the settings, but not colours that are named on the command line.
  private func colors(_ preferences: Preferences) -> ColorScheme {
    if let color, color != .auto { return color.scheme }
    guard (Environment["NO_COLOR"] ?? "").isEmpty else { return .none }
    return color?.scheme ?? ColorScheme(rawValue: preferences.colors) ?? .auto
  }
}

extension GlyphChoice: ExpressibleByArgument {}
extension MotionLevel: ExpressibleByArgument {}
