import ArgumentParser
import Decks
import Libc
import MemorizeView
import MemorizeViewModel
import Platform
import Races
import Storage
import Words

/// `memorize race [CODE]`: lists races, makes one, or joins one.
struct JoinRace: ThemedCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "join",
      abstract: say("List, make or join a race. This is what 'memorize race' does."),
      usage: """
        memorize race
        memorize race --new [<deck>] [<options>]
        memorize race <code> [<options>]
        memorize race ssh://[<user>@]<host>/<code> [<options>]
        """,
      discussion: say(
        """
        Without arguments, you choose from the races of this computer. With --new you make a race: \
        choose deck, pairs and rules as for any game, and tell the others the code. With a code in \
        place of the deck you join. The clock starts when everybody is ready; whoever finds all pairs \
        first wins. You can join late, leave, and come back.

        A race on another computer, where you can log in by ssh, has a code like \
        ssh://ann@example.org/k3v9ta.
        """))
  }

  @OptionGroup var board: BoardArguments

  @Flag(help: ArgumentHelp(say("Make a race.")))
  var new = false

  @Option(
    say("Your name in the race, at most 12 characters."), value: "name", name: .customLong("as"),
    transform: JoinRace.name)
  var ownName: String?

  @Flag(help: ArgumentHelp(say("Watch without playing.")))
  var watch = false

  @Option(
    say("A command that carries the lines of the race; the code is added to it."),
    value: "command", transform: \.self)
  var relay: String?

  @Option(
    say("Put a racer out of a race that was made on this computer."), value: "racer",
    transform: JoinRace.name)
  var out: String?

  @OptionGroup var rules: RuleArguments
  @OptionGroup var theme: ThemeArguments
  @OptionGroup var kiosk: Kiosk

  func validate() throws {
    guard !new || !watch else { throw ValidationError.exclusive("--new", "--watch") }
    guard relay == nil || !kiosk.kiosk else {
      throw ValidationError(say("--kiosk runs no commands; omit --relay"))
    }
    guard out == nil || !new && relay == nil && !kiosk.kiosk && board.deck != nil else {
      throw ValidationError(say("--out: expected the code of a race on this computer"))
    }
    guard !new else { return }
    guard board.pairs == nil, board.seed == nil, board.board == nil, !rules.needsNewGame else {
      throw ValidationError(
        say("the race has its board and its rules; add --new to make another race"))
    }
    guard relay == nil || board.deck != nil else {
      throw ValidationError(say("--relay: expected the code of a race, or --new"))
    }
  }

  func run() throws {
    let best = kiosk.table?.enter()
    let preferences = best == nil ? Saving.preferences() : Preferences(directory: nil)
    let folder = try kiosk.races()
    if let out { return try putOut(out, in: folder) }
    guard new || board.deck != nil else {
      guard let chosen = try choose(in: folder, preferences) else { return }
      return try chosen.run(in: folder, preferences, best)
    }
    try run(in: folder, preferences, best)
  }

  private func putOut(_ name: String, in folder: RacesFolder) throws {
    let place = try place()
    guard place.command == nil else {
      throw Failure(.usage, say("--out: expected the code of a race on this computer"))
    }
    try folder.putOut(name, of: place.code)
  }

  private func run(
    in folder: RacesFolder, _ preferences: Preferences, _ best: BestResults?
  ) throws {
    let game = try RaceStart(
      folder: folder, place: place(), name: watch ? nil : names.first,
      isNameChosen: ownName != nil, header: header(preferences)
    ).open()
    defer { game.link?.end() }
    try play(game.race, preferences, best)
  }

  /// Lets the player choose a race, or only lists all where there is no terminal.
  ///
  /// - Returns: the command for the choice; `nil` if there is none.
  private func choose(in folder: RacesFolder, _ preferences: Preferences) throws -> JoinRace? {
    let races = try RaceEntry.all(in: folder)
    guard isatty(STDOUT_FILENO) == 1 else {
      try Output.answer(RaceList.lines(races))
      return nil
    }
    let choice = RaceChoice()
    try Session(theme: theme, preferences: preferences, isPublic: kiosk.kiosk).run {
      App(choosing: races, choice: choice, theme: $0, isKiosk: kiosk.kiosk)
    }
    var command = self
    switch choice.outcome {
    case .join(let code): command.board.deck = code
    case .new: command.new = true
    case nil: return nil
    }
    return command
  }

  private func play(_ race: Race, _ preferences: Preferences, _ best: BestResults?) throws {
    let isPublic = best != nil
    let decks = LibraryViewModel(Saving.library())
    let session = Session(
      theme: theme, preferences: preferences, isPublic: isPublic, watch: FolderWatch(race.path))
    try session.run(decks: decks) { theme throws(Failure) in
      RaceGame.table(
        for: race, recorder: isPublic ? nil : Saving.recorder(), preferences: preferences,
        best: best, rules: rules.applied(to: preferences.rules),
        library: { isPublic ? BuiltInDecks.all : decks.decks }, date: Moment.microseconds,
        freshSeed: FreshSeed.next
      ).map {
        App(
          playing: $0, library: decks, paths: isPublic ? PathSource() : Folders.source,
          theme: theme, isKiosk: isPublic)
      }
    }
  }

  /// Where the race is; a new one gets a new code.
  private func place() throws(Failure) -> RacePlace {
    let text = new ? FreshSeed.next() : board.deck ?? ""
    guard let place = RacePlace(text, relay: relay) else {
      throw Failure(
        .usage,
        say("expected the code of a race, such as k3v9ta or ssh://host/k3v9ta, found '\(text)'"))
    }
    if place.command != nil, kiosk.kiosk {
      throw Failure(.usage, say("--kiosk runs no commands; expected the code of a race here"))
    }
    return place
  }

  /// The board of a new race; `nil` to join one.
  private func header(_ preferences: Preferences) throws -> JournalHeader? {
    guard new else { return nil }
    let chosen = try board.board(preferences, isPublic: kiosk.kiosk)
    let recorder = kiosk.kiosk ? nil : Saving.recorder()
    guard let board = chosen ?? DeckSource.usualBoard(preferences, recorder) else {
      throw Failure(.data, say("there is no deck of which a board can be dealt"))
    }
    let variant = rules.applied(to: preferences.rules).variant
    if let rule = variant.ruleNotForRaces {
      throw Failure(.usage, say("'\(rule.shownTitle)' is not a rule for races"))
    }
    return JournalHeader(
      deck: board.deck, drawn: board.drawn, askedPairs: board.askedPairs,
      variant: variant, start: Int64(time(nil)),
      program: Memorize.version)
  }

  /// The player's name: the chosen one, else that of the account.
  private var names: [String] {
    let account = ["MEMORIZE_PLAYER", "USER", "LOGNAME"].compactMap { Environment[$0] }
    return
      ([ownName].compactMap(\.self) + account.map { String($0.prefix(Company.longestName)) }
      + [say("player", context: "racer"), "player"]).filter(Race.isName)
  }

  private static func name(_ text: String) throws -> String {
    try (Race.isName(text) ? text : nil).valid(
      say("expected a name of 1 to \(Company.longestName) characters"))
  }
}
