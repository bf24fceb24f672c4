import ArgumentParser

/// The program: `memorize-bench [run]` measures, `memorize-bench compare` compares two builds, and
/// `memorize-bench rivals` lets the rivals play each other.
@main
struct MemorizeBench: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "memorize-bench",
    abstract: "Time the parts of the game; nothing fails for being slow.",
    subcommands: [Run.self, Compare.self, PlayRivals.self],
    defaultSubcommand: Run.self)
}
