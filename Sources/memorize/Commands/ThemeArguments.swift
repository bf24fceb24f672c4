import ArgumentParser
import Canvas
import MemorizeView
import Options

/// What the command line can say of how the table looks and moves; it beats the settings.
struct ThemeArguments: ParsableArguments {
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

  /// What was asked for.
  var choice: ThemeOverrides {
    ThemeOverrides(
      motion: motion, colors: color.map(\.scheme), glyphs: ascii ? .ascii : glyphs)
  }
}

extension GlyphChoice: ExpressibleByArgument {}
extension MotionLevel: ExpressibleByArgument {}
