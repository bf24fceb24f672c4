import ArgumentParser
import Canvas
import Libc
import Words

/// The pages that `--help` and `memorize help` print, in the player's language.
enum CommandHelp {
  private static let words = ["--help", "-h", "help"]
  /// The column in which the parser's descriptions of arguments begin.
  private static let indent = 26
  /// So many columns that the parser breaks no line.
  private static let unlimited = 10_000

  /// The page that a command line asks for, if it is not one that the parser makes.
  ///
  /// Help on races is help on joining one.
  static func page(for arguments: [String]) -> [String]? {
    guard let first = arguments.first, arguments.count <= 2 else { return nil }
    guard arguments.count == 2 else { return words.contains(first) ? overview : nil }
    let others = arguments.filter { !words.contains($0) }
    return switch others {
    case ["all"] where first == "help": everything
    case ["race"]: page(of: JoinRace.self)
    default: nil
    }
  }

  /// A page of the parser, in the player's language and with lines that fit.
  static func translated(_ page: String) -> [String] {
    page.split(separator: "\n", omittingEmptySubsequences: false).flatMap {
      lines(of: String($0))
    }
  }

  private static func page(of command: any ParsableCommand.Type) -> [String] {
    translated(Memorize.helpMessage(for: command, columns: unlimited))
  }

  /// Prints what the parser answers instead of running a command: help, the version, or words for a
  /// shell, which stay as they are.
  static func answer(to error: any Error) throws(Failure) {
    let text = Memorize.fullMessage(for: error, columns: unlimited)
    if ["OVERVIEW: ", "USAGE: "].contains(where: text.hasPrefix) {
      try Output.answer(translated(text))
    } else {
      try Output.answer((CompletionScript.withDefaultCommand(text) + "\n").utf8)
    }
  }
}

/// The layout of the parser's pages.
extension CommandHelp {
  private static func lines(of line: String) -> [String] {
    let width = Output.columns
    if line.hasPrefix("OVERVIEW: ") { return wrapped(line.dropFirst(10).description, to: width) }
    if line.hasPrefix("USAGE: ") {
      let arguments = line.dropFirst(7).description
      return usage(say("USAGE: \(arguments)"), width)
    }
    if line.hasPrefix("       memorize ") {
      return usage(line.trimmed, width - 2).map { "  \($0)" }
    }
    guard line.hasPrefix("  ") else {
      return line.isEmpty ? [""] : wrapped(EnglishText.help(line), to: width)
    }
    if line.hasPrefix("  See ") { return wrapped(EnglishText.help(line.trimmed), to: width) }
    let label = EnglishText.help(line.prefix(indent).description.trimmed)
    let text = EnglishText.help(line.dropFirst(indent).description.trimmed)
    return entry(label, text, indent: indent)
  }

  /// A line about usage, which breaks between arguments.
  private static func usage(_ line: String, _ width: Int) -> [String] {
    var depth = 0
    let joined = line.map { character -> Character in
      if "[<".contains(character) { depth += 1 }
      if "]>".contains(character) { depth -= 1 }
      return depth > 0 ? solid(character) : character
    }
    let lines = wrapped(String(joined), to: width - 7)
    return lines.prefix(1) + lines.dropFirst().map { "       \($0)" }
  }

  /// The text in lines that do not break within words for a computer, as in `deck:pairs#seed`.
  private static func wrapped(_ text: String, to width: Int) -> [String] {
    let characters = Array(text)
    let joined = characters.indices.map { index -> Character in
      let around = characters[max(0, index - 1)...min(index + 1, characters.count - 1)]
      let isWithin = around.count == 3 && around.allSatisfy { $0.isASCII && $0 != " " }
      return isWithin && ",:;.-/|".contains(characters[index])
        ? solid(characters[index]) : characters[index]
    }
    return String(joined).wrapped(to: width).map { String($0.map(liquid)) }
  }

  /// Stands for an ASCII character at which a line may not break.
  private static func solid(_ character: Character) -> Character {
    character.asciiValue.flatMap { Unicode.Scalar(0xE000 + UInt32($0)) }.map { Character($0) }
      ?? character
  }

  /// The character for which another one stands.
  private static func liquid(_ character: Character) -> Character {
    let value = character.unicodeScalars.first?.value ?? 0
    guard (0xE000..<0xE080).contains(value) else { return character }
    return Character(UnicodeScalar(UInt8(value - 0xE000)))
  }

  /// A label, and beside it a text that begins and goes on in the same column.
  private static func entry(_ label: String, _ text: String, indent: Int) -> [String] {
    let blanks = String(repeating: " ", count: indent)
    let lines = wrapped(text, to: max(Output.columns - indent, 20)).map { blanks + $0 }
    guard !label.isEmpty else { return lines }
    guard let first = lines.first, label.columns + 3 <= indent else {
      return ["  \(label)"] + lines
    }
    let gap = String(repeating: " ", count: indent - label.columns - 2)
    return ["  \(label)\(gap)\(first.dropFirst(indent))"] + lines.dropFirst()
  }
}

/// The short page: the commands that people use, on one screen.
extension CommandHelp {
  private static var groups: [(title: String, commands: [any ParsableCommand.Type])] {
    [
      (say("PLAY:"), [Play.self, DailyCommand.self, JourneyCommand.self, RaceCommand.self]),
      (say("LEARN:"), [StudyCommand.self, DeckCommands.self]),
      (say("LOOK BACK:"), [StatsCommand.self, Replay.self, Share.self]),
    ]
  }

  /// The options that people use, with their descriptions.
  private static var options: [(label: String, text: String)] {
    [
      ("-n <pairs>", say("The number of pairs, 2 to 500.")),
      ("--against <rival>", say("Play against goldfish, sparrow, cat, crow, elephant or me.")),
      ("--lines", say("Play in lines of text, without a screen.")),
      (
        "--language <code>",
        say("The language of texts: \(Language.allCases.map(\.rawValue).listed).")
      ),
    ]
  }

  private static var overview: [String] {
    let width = Output.columns
    var lines = [Memorize.configuration.abstract, say("In the game, ? shows help.")].asSentences
      .wrapped(to: width)
    lines.append("")
    for group in groups {
      lines.append(group.title)
      for command in group.commands {
        lines += entry(command._commandName, command.configuration.abstract, indent: 11)
      }
    }
    lines.append(EnglishText.help("OPTIONS:"))
    for option in options { lines += entry(option.label, option.text, indent: 21) }
    return lines + [""]
      + say("'memorize capitals' plays that deck, 'memorize words.tsv' a file.").wrapped(to: width)
      + say("'memorize help COMMAND' shows a command, 'memorize help all' everything.")
      .wrapped(to: width)
  }
}

/// The long page: all commands with all their options.
extension CommandHelp {
  private static var everything: [String] {
    let shared = Set(optionLines(of: Play.self))
    return page(of: Memorize.self)
      + pages(of: Memorize.self).flatMap { command in
        [""] + (command == Play.self ? page(of: command) : page(of: command, without: shared))
      }
  }

  /// The commands that do something, below another one and in its order, without the hidden ones.
  private static func pages(
    of command: any ParsableCommand.Type
  ) -> [any ParsableCommand.Type] {
    let below = command.configuration.subcommands.filter { $0.configuration.shouldDisplay }
    return below.isEmpty ? [command] : below.flatMap { pages(of: $0) }
  }

  /// The names of the options of a command, as in `--pairs` and `-n`.
  static func optionNames(of command: any ParsableCommand.Type) -> Set<String> {
    let page = Memorize.helpMessage(for: command, includeHidden: true, columns: unlimited)
    let labels = page.split(separator: "\n").filter { $0.hasPrefix("  -") }.map {
      $0.dropFirst(2).prefix { $0 != "<" }
    }
    return Set(
      labels.flatMap { $0.split { ", /".contains($0) } }.filter { $0.hasPrefix("-") }
        .map(String.init))
  }

  /// The names of the options of all commands.
  static var allOptionNames: Set<String> {
    pages(of: Memorize.self).reduce(into: []) { $0.formUnion(optionNames(of: $1)) }
  }

  private static func optionLines(of command: any ParsableCommand.Type) -> [String] {
    Memorize.helpMessage(for: command, columns: unlimited).split(separator: "\n")
      .filter { $0.hasPrefix("  -") }.map(String.init)
  }

  /// The page of a command, with only the names of the options that are the same in a plain game.
  private static func page(
    of command: any ParsableCommand.Type, without shared: Set<String>
  ) -> [String] {
    let own = Memorize.helpMessage(for: command, columns: unlimited)
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let names = own.filter { shared.contains($0) && $0.contains("--") }.compactMap {
      $0.split(separator: " ").first { $0.hasPrefix("--") }.map(String.init)
    }.filter { !["--help", "--version"].contains($0) }
    let rest = own.filter { !shared.contains($0) }.drop { $0.isEmpty }
    let isBare = rest.last == "" || rest.last?.hasSuffix(":") == true
    var lines = (isBare ? rest.dropLast() : rest).flatMap { CommandHelp.lines(of: $0) }
    while lines.last?.isEmpty == true || lines.last == EnglishText.help("OPTIONS:") {
      lines.removeLast()
    }
    guard !names.isEmpty else { return lines }
    return lines
      + say("It has these options of 'memorize play', too: \(names.listed).").wrapped(
        to: Output.columns)
  }
}

extension String {
  fileprivate var trimmed: String { split(separator: " ").joined(separator: " ") }
}
