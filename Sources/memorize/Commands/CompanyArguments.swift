import ArgumentParser
import Decks
import MemorizeViewModel
import Rivals
import Words

/// The arguments that say who shares a game.
struct CompanyArguments: ParsableArguments {
  @Option(
    say(
      """
      Play against goldfish, sparrow, cat, crow or elephant, or against me: a player who forgets \
      as you do, or did in a month, as in me:2026-10.
      """), value: "rival", completion: .list(CompanyArguments.rivals),
    transform: CompanyArguments.rival)
  var against: String?

  @Option(
    say("Play in turns with two to four people, by names such as Ann,Bob."), value: "names",
    transform: CompanyArguments.names)
  var players: [String]?

  func validate() throws {
    guard against == nil || players == nil else {
      throw ValidationError.exclusive("--against", "--players")
    }
  }

  /// Who shares the game.
  var company: Company {
    against.map(Company.rival) ?? players.map(Company.people) ?? .alone
  }

  private static let rivals = Rival.all.map(\.name) + [Rival.ownName]

  private static func rival(_ text: String) throws -> String {
    guard Rival.isName(text.lowercased()) else {
      throw ValidationError(
        say("expected one of \(rivals.joined(separator: ", ")), or a month as in me:2026-10"))
    }
    return text.lowercased()
  }

  private static func names(_ text: String) throws -> [String] {
    let names = text.split(separator: ",", omittingEmptySubsequences: false).map {
      $0.trimmingPrefix { $0 == " " }.description
    }
    if let fault = Company.fault(in: names) { throw ValidationError(fault) }
    return names
  }
}
