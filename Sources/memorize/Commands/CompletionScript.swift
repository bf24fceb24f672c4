import ArgumentParser

/// Completes the parser's completion scripts: what may follow `memorize play` may also follow
/// `memorize` alone, and `memorize study` what may follow `memorize study start`.
///
/// The parser's scripts offer only commands there, no decks and no options.
enum CompletionScript {
  /// Adds the default command to a script of the parser.
  ///
  /// - Parameter script: a script for bash, zsh or fish; any other text comes back unchanged.
  /// - Returns: the script, with decks and options after the name of the program.
  static func withDefaultCommand(_ script: String) -> String {
    if script.hasPrefix("#!/bin/bash") { return script + "\n\n" + bash }
    if script.hasPrefix("#compdef memorize") { return zsh(script) }
    if script.hasPrefix("function __memorize_") { return fish(script) }
    return script
  }

  /// Completes again with the default command before the words.
  private static let bash = String(
    decoding: PackageResources.default_bash.dropLast(), as: UTF8.self)

  /// Does the same in zsh, before the parser's script calls its function.
  private static func zsh(_ script: String) -> String {
    let call = #"if [[ "${funcstack[1]}" = _memorize ]]; then"#
    let function = String(decoding: PackageResources.default_zsh, as: UTF8.self)
    return script.replacing(call, with: "\(function)\n\(call)")
  }

  /// Puts the default command among the words that the parser's script sees, and offers commands for
  /// the first word only.
  private static func fish(_ script: String) -> String {
    let isFirst = #"__memorize_should_offer_completions_for_positional "memorize" -eq 1"#
    let isFirstOfStudy =
      #"__memorize_should_offer_completions_for_positional "memorize study" -eq 1"#
    let functions = String(decoding: PackageResources.default_fish.dropLast(), as: UTF8.self)
      .replacing("STUDY_COMMANDS", with: names(of: StudyCommand.self))
      .replacing("COMMANDS", with: names(of: Memorize.self) + " help")
    return script.replacing(
      "function __memorize_tokens\n", with: "function __memorize_typed_tokens\n"
    )
    .replacing("'\(isFirst)'", with: "__memorize_is_first_word")
    .replacing("'\(isFirstOfStudy)'", with: "__memorize_is_first_word_of_study")
      + "\n\n\(functions)"
  }

  /// The names of a command's own commands, as a list of words.
  private static func names(of command: any ParsableCommand.Type) -> String {
    command.configuration.subcommands.map { $0._commandName }.joined(separator: " ")
  }
}
