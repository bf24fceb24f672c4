import Canvas
import Decks
import MemorizeViewModel
import RaceFixtures

@testable import MemorizeView

/// Tables with other players, other rules and races.
extension PageTour {
  func sharedPages() throws -> [Page] { try gamesInCompany() + racesAndRules() }

  private func gamesInCompany() throws -> [Page] {
    let companies: [(String, Company)] = [
      ("people", .people(["Ann", "Bob"])), ("rival", .rival("cat")),
    ]
    return try companies.flatMap { name, company in
      let table = try Table(
        .letters(4), size: size, rules: Rules(company: company), capabilities: capabilities)
      var pages = [(name: name, frame: table.frame())]
      for cards in [[0], [2], [0], [1]] {
        table.choose(cards[0])
        pages.append((name, table.frame()))
      }
      table.press("?")
      pages.append((name, table.frame()))
      table.press(.escape)
      table.win()
      table.pass(.seconds(20))
      return pages + [(name, table.frame())]
    }
  }

  private func racesAndRules() throws -> [Page] {
    let home = RaceHome()
    let before = try Table(try home.table("Ann"), size: size, capabilities: capabilities)
    var pages = [(name: "race", frame: before.frame())]
    before.press(.enter)
    pages.append(("race", before.frame()))
    let racing = try RaceHome().racing(["Ann", "Bob"])
    for viewModel in racing.prefix(1) {
      let table = try Table(viewModel, size: size, capabilities: capabilities)
      table.now = .seconds(4)
      pages.append(("racing", table.frame()))
    }
    let open = try Table(
      size: size, rules: Rules(variant: GameVariant(isOpen: true)), capabilities: capabilities)
    pages.append(("open", open.frame()))
    open.choose(0, 2)
    return pages + [("open", open.frame())]
  }
}
