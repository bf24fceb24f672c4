import ArgumentParser

/// The program: `memorize [play] [DECK] [options]` and `memorize decks`.
struct Memorize: ParsableCommand {
  static let version = "0.1.0"

  static let configuration = CommandConfiguration(
    commandName: "memorize",
    abstract: "The card game of Memory for the terminal.",
    discussion: """
      Two cards are turned at a time; pairs leave the table. Arrows and Space, or the mouse; ? helps.
      """,
    version: version,
    subcommands: [Play.self, Replay.self, StatsCommand.self, DeckCommands.self],
    defaultSubcommand: Play.self)
}
