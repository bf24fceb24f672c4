import ArgumentParser
import Options
import Words

/// The words of a command line, where options may stand before the command that they belong to.
struct CommandLineWords: Equatable {
  /// The words without the name of the program.
  let words: [String]

  init(_ words: [String]) { self.words = words }

  /// The options that are followed by a value; the others are flags.
  static let optionsWithValue: Set<String> = [
    "-n", "--pairs", "--name", "--seed", "--board", "--flip-back", "--rules", "--against",
    "--players", "--motion", "--color", "--table", "--glyphs", languageOption, "--directory",
    "--as", "--relay", "--out", "--term", "--definition", "--tag", "--deck", "--header",
    "--encoding", "--format", "--generate-completion-script", "--retention", "--new-per-day",
    "--reviews-per-day", "--new-order", "--leech-threshold", "--ahead", "--weights",
  ]

  static let languageOption = "--language"

  /// Whether a shell or another program asks about the command line; such words are the parser's
  /// alone, and its answers are English.
  var areForTools: Bool {
    let questions = ["--generate-completion-script", "--experimental-dump-help"]
    return words.first?.hasPrefix("---") == true
      || parts.contains { questions.contains($0.first?.optionName ?? "") }
  }

  /// The options of the command line, each with its value if it takes one, and the other words.
  private var parts: [ArraySlice<String>] {
    var parts: [ArraySlice<String>] = []
    var rest = words[...]
    while let word = rest.first, word != "--" {
      let count = Self.optionsWithValue.contains(word) ? 2 : 1
      parts.append(rest.prefix(count))
      rest = rest.dropFirst(count)
    }
    return rest.isEmpty ? parts : parts + [rest]
  }

  /// Whether the options have a flag.
  func contains(flag: String) -> Bool { parts.contains([flag]) }

  /// The value of the last option for the language; `nil` without one.
  var language: String? { parts.compactMap(Self.language).last }

  private static func language(in part: ArraySlice<String>) -> String? {
    if part.first == languageOption { return part.count == 2 ? part.last : nil }
    let start = "\(languageOption)="
    return part.first.flatMap { $0.hasPrefix(start) ? String($0.dropFirst(start.count)) : nil }
  }

  /// The words with all options behind the command, where the parser looks for them.
  ///
  /// A command that has no texts of its own to show in a language does without that option.
  var arranged: [String] {
    areForTools ? words : arranged(for: Memorize.self)
  }

  /// The command that arranged words name: its path, which is empty for a plain game, and its type.
  private var command: (path: [String], type: any ParsableCommand.Type) {
    var path: [String] = []
    var type: any ParsableCommand.Type = Memorize.self
    for word in words {
      let next = type.configuration.subcommands.first { $0._commandName == word }
      guard let next else { break }
      path.append(word)
      type = next
    }
    while let usual = type.configuration.defaultSubcommand { type = usual }
    return (path.isEmpty ? [Play.name] : path, type)
  }

  /// An option among arranged words that other commands have, but not this one; and the command.
  var foreignOption: (option: String, command: String)? {
    let (path, type) = command
    let own = CommandHelp.optionNames(of: type)
    let names = parts.compactMap(\.first).filter(\.isOption).map(\.optionName)
    let others = names.filter { !own.contains($0) }
    let all = others.isEmpty ? [] : CommandHelp.allOptionNames
    return others.first(where: all.contains).map { ($0, path.joined(separator: " ")) }
  }

  private func arranged(for command: any ParsableCommand.Type) -> [String] {
    let configuration = command.configuration
    let parts = parts
    let options = parts.prefix { $0.first?.isOption == true }
    let rest = parts.dropFirst(options.count).flatMap(\.self)
    let next = configuration.subcommands.first { $0._commandName == rest.first }
    if let next {
      let words = CommandLineWords(options.flatMap(\.self) + rest.dropFirst())
      return [next._commandName] + words.arranged(for: next)
    }
    if command == Memorize.self, rest.first == "help" { return rest }
    if let usual = configuration.defaultSubcommand { return arranged(for: usual) }
    guard !(command is any ThemedCommand.Type) else { return words }
    return parts.filter { Self.language(in: $0).flatMap(Language.init(argument:)) == nil }
      .flatMap(\.self)
  }
}

/// A command with the arguments of a game's theme, the language among them.
protocol ThemedCommand: ParsableCommand {
  var theme: ThemeArguments { get }
}

extension String {
  /// Whether the parser takes the word for an option.
  fileprivate var isOption: Bool { hasPrefix("-") && self != "-" && self != "--" }

  /// The name of an option without a value that is written with it, as in `--pairs=8` and `-n8`.
  fileprivate var optionName: String {
    hasPrefix("--") ? String(prefix { $0 != "=" }) : String(prefix(2))
  }
}
