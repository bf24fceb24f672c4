import ArgumentParser
import MemorizeView
import Words

/// `memorize journey`: boards that grow, on a map.
struct JourneyCommand: ThemedCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "journey",
      abstract: say("Play boards that grow from 3 pairs, in chapters that stars open."),
      discussion: say(
        """
        Three stars: no move was lost. Two stars: at most two moves were lost. One star: you found \
        all pairs. Every open board can be played again; its cards are always new.
        """))
  }

  @OptionGroup var lines: LineArguments
  @OptionGroup var theme: ThemeArguments

  func run() throws {
    let start = GameStart(
      theme: theme.applied, showsXRay: theme.xray,
      startsNewGame: true, opening: .journey, lines: lines.style)
    try start.run()
  }
}
