import ArgumentParser
import Curses
import Options
import Storage
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
        Share.self, RaceCommand.self, StudyCommand.self, StatsCommand.self, DeckCommands.self,
      ],
      defaultSubcommand: Play.self)
  }
}

/// Decides the language of a command before it prints anything.
enum CommandLanguage {
  /// Chooses the language of `--language`, else of the settings, else of the environment; English
  /// where the letters of another language cannot be written.
  ///
  /// - Parameters:
  ///   - words: the command line.
  ///   - isPublic: whether the player may have no files, as at a public table.
  /// - Throws: if there is no such language.
  static func use(for words: CommandLineWords, isPublic: Bool) throws(Failure) {
    guard !words.areForTools else { return }
    Language.ofEnvironment = Language { Environment[$0] }
    let asked = words.language.flatMap(Language.init(locale:))
    if TextEncoding.isUTF8, !words.contains(flag: "--ascii") {
      let reads = asked == nil && !isPublic && !words.contains(flag: "--kiosk")
      Language.use(asked ?? (reads ? Saving.language() : nil) ?? Language.ofEnvironment)
    }
    guard let name = words.language, asked == nil else { return }
    let all = Language.allCases.map(\.rawValue).listed
    throw Failure(.usage, say("--language: expected one of \(all), found '\(name)'"))
  }
}
