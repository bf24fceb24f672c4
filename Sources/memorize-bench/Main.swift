import ArgumentParser

/// The program: `memorize-bench [run]` measures, `memorize-bench compare` sets two builds side by side.
@main
struct MemorizeBench: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "memorize-bench",
    abstract: "How long what the game does takes; nothing fails for being slow.",
    subcommands: [Run.self, Compare.self],
    defaultSubcommand: Run.self)
}
