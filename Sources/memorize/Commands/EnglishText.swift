import Words

/// A text of a module that speaks English only, with `{1}`, `{2}` and so on for its values.
///
/// These are the texts of the argument parser and of the terminal that a player may read, so that
/// they can be said in the player's language.
struct EnglishText {
  let english: String

  init(_ english: String) { self.english = english }

  /// The errors, which begin in lower case as our own do; the most special ones first.
  private static let errors = [
    EnglishText("unknown option '{1}'. Did you mean '{2}'?"),
    EnglishText("unknown option '{1}'"),
    EnglishText("missing expected argument '{1}'"),
    EnglishText("missing value for '{1}'"),
    EnglishText("unexpected argument '{1}'"),
    EnglishText("{1} unexpected arguments: '{2}'"),
    EnglishText("the option '{1}' does not take any value, but '{2}' was specified."),
    EnglishText("the value '{1}' is invalid for '{2}': {3}"),
    EnglishText("the value '{1}' is invalid for '{2}'. Please provide one of {3}."),
    EnglishText("the value '{1}' is invalid for '{2}'"),
    EnglishText("invalid option: {1}"),
    EnglishText(
      """
      can't generate completion scripts for '{1}'. Please use \
      --generate-completion-script=<shell> with one of: {2}
      """),
  ]

  /// The reasons why a terminal cannot be used.
  private static let terminal = [
    EnglishText("the variable TERM is not set; expected a terminal's name"),
    EnglishText("a terminal of type '{1}' cannot place its cursor"),
    EnglishText("terminal type '{1}' is unknown, and so is xterm-256color"),
    EnglishText("cannot open a terminal of type '{1}'"),
    EnglishText("the screen is not a terminal"),
    EnglishText("out of memory for the screen"),
  ]

  /// The texts of pages with help.
  private static let help = [
    EnglishText("ARGUMENTS:"), EnglishText("OPTIONS:"), EnglishText("SUBCOMMANDS:"),
    EnglishText("Show the version."), EnglishText("Show help information."),
    EnglishText("{1} (values: {2})"), EnglishText("{1} (default)"),
    EnglishText("See '{1}' for detailed help."),
  ]

  /// An error of the parser in one line, in the player's language.
  static func error(_ message: String) -> String {
    let words = message.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let english = words.prefix(1).lowercased() + words.dropFirst()
    return shown(english, among: errors)
  }

  /// The reason why a terminal cannot be used, in the player's language.
  static func terminal(_ reason: String) -> String { shown(reason, among: terminal) }

  /// A line of a page with help, in the player's language; lines of our own stay as they are.
  static func help(_ line: String) -> String { shown(line, among: help) }

  private static func shown(_ text: String, among texts: [EnglishText]) -> String {
    for candidate in texts {
      guard let values = candidate.values(in: text) else { continue }
      let shown = Language.current == .english ? values : values.map(listed)
      return say(Phrase(candidate.english, values: shown))
    }
    return text
  }

  /// A list of the parser, as in `'full', 'reduced' or 'none'`, with commas alone.
  private static func listed(_ value: String) -> String {
    let parts = value.replacing("' or '", with: "', '").replacing("' and '", with: "', '")
      .split(separator: "', '").map(String.init)
    guard parts.count > 1 else { return value }
    return parts.map { $0.replacing("'", with: "") }.listed
  }

  /// The values in a text of the parser; `nil` if it is another text.
  func values(in text: String) -> [String]? {
    var values: [String] = []
    var rest = text[...]
    var pattern = english[...]
    while let open = pattern.firstIndex(of: "{"), let close = pattern.firstIndex(of: "}") {
      let before = pattern[..<open]
      guard rest.hasPrefix(before) else { return nil }
      rest = rest.dropFirst(before.count)
      pattern = pattern[close...].dropFirst()
      let after = String(pattern.prefix { $0 != "{" })
      if pattern.count == after.count {
        guard rest.hasSuffix(after) else { return nil }
        return values + [String(rest.dropLast(after.count))]
      }
      guard let end = rest.firstRange(of: after)?.lowerBound else { return nil }
      values.append(String(rest[..<end]))
      rest = rest[end...]
    }
    return rest == pattern ? values : nil
  }
}
