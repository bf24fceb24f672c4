import ArgumentParser
import Words

/// The program and its commands.
struct Memorize: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "memorize",
      abstract: say("The card game Memory for the terminal."),
      discussion: say(
        """
        Turn two cards at a time; matching pairs leave the table. Use the arrow keys and Space, or \
        the mouse; ? shows help.
        """),
      version: versionText,
      subcommands: [
        Play.self, DailyCommand.self, JourneyCommand.self, Replay.self, GhostCommand.self,
        Share.self,
        RaceCommand.self, StudyCommand.self,
        StatsCommand.self, DeckCommands.self,
      ],
      defaultSubcommand: Play.self)
  }
}
