import Foundation

@testable import memorize

/// A command as the parser describes it to other tools.
struct CommandDescription: Decodable {
  struct Argument: Decodable {
    struct Name: Decodable {
      let kind: String
      let name: String
    }

    let abstract: String?
    let allValues: [String]?
    let names: [Name]?
    let shouldDisplay: Bool
    let valueName: String?
  }

  private struct Dump: Decodable {
    let command: CommandDescription
  }

  let commandName: String
  let abstract: String?
  let discussion: String?
  let shouldDisplay: Bool
  let arguments: [Argument]?
  let subcommands: [CommandDescription]?

  /// The program with all its commands.
  static func program() throws -> CommandDescription {
    try JSONDecoder().decode(Dump.self, from: Data(Memorize._dumpHelp().utf8)).command
  }

  /// This command and all below it with their paths, without the hidden ones.
  func visible(path: String = "") -> [(path: String, command: CommandDescription)] {
    let shown = (subcommands ?? []).filter(\.shouldDisplay)
    return [(path, self)]
      + shown.flatMap {
        $0.visible(path: path.isEmpty ? $0.commandName : "\(path) \($0.commandName)")
      }
  }
}
