import ArgumentParser
import MemorizeView
import MemorizeViewModel

/// What the command line can say of how the table looks and moves; it beats the settings.
struct LookOptions: ParsableArguments {
  /// Whether colours may be used.
  enum Color: String, ExpressibleByArgument, CaseIterable {
    case auto
    case never
  }

  @Option(help: "How much moves: full, reduced or none.")
  var motion: MotionLevel?

  @Option(help: "Colours: auto or never.")
  var color: Color?

  @Flag(help: "Draw with ASCII characters only.")
  var ascii = false

  /// The screen's options, by the command line, else by the settings.
  func tableOptions(_ preferences: Preferences?) -> TableOptions {
    let kept = preferences.flatMap { MotionLevel(rawValue: $0.motion) }
    return TableOptions(
      motion: motion ?? kept ?? .full, showsLabels: preferences?.showsLabels ?? false)
  }
}

extension MotionLevel: ExpressibleByArgument {}
