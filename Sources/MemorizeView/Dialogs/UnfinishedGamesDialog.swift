import Canvas
import MemorizeViewModel

/// The unfinished games; choosing one resumes it.
struct UnfinishedGamesDialog: Dialog {
  let table: TableViewModel

  init(_ table: TableViewModel) {
    self.table = table
    table.lookForLeftGames()
  }

  let closingKeys: [Key] = ["g"]

  func content(width: Int, theme: Theme) -> DialogContent {
    let rows = rows
    guard !rows.isEmpty else {
      return DialogContent(
        title: "Unfinished games", rows: [DialogContent.Row(left: "No other unfinished game.")])
    }
    return DialogContent(title: "Unfinished games", rows: rows.map(\.row), verb: "resume")
  }

  func choose(_ row: Int, theme: Theme, at time: Duration) -> Action? {
    guard rows.indices.contains(row), let game = rows[row].game else { return nil }
    // Resume first: doing so later would clear a notice that the chosen game is not available.
    if table.isPaused { table.togglePause(at: time) }
    table.goOn(withGameAt: game, at: time)
    return .close
  }

  /// All rows, each with the index of its game unless it is a heading.
  private var rows: [(row: DialogContent.Row, game: Int?)] {
    let games = Array(table.leftGames.enumerated())
    let columns = "  pairs moves          played"
    return [("Left", false), ("Given up", true)].flatMap { heading, isGivenUp in
      let part = games.filter { $0.element.isGivenUp == isGivenUp }
      let rows: [(row: DialogContent.Row, game: Int?)] = part.map { (row($0.element), $0.offset) }
      let first = DialogContent.Row(left: heading, right: columns, isHeading: true)
      return part.isEmpty ? [] : [(first, nil)] + rows
    }
  }

  private func row(_ game: LeftGame) -> DialogContent.Row {
    let numbers = [
      "\(game.pairsFound)/\(game.pairs)".padded(to: 7), "\(game.moves)".padded(to: 6),
      game.ageText.padded(to: 16),
    ]
    return DialogContent.Row(left: game.deck, right: numbers.joined(), isChoice: true)
  }
}

extension LeftGame {
  /// The approximate time since the game was last played, as in `3 days ago`.
  fileprivate var ageText: String {
    let units: [(Int64, String)] = [(86_400, "day"), (3600, "hour"), (60, "minute")]
    guard let (length, name) = units.first(where: { age >= $0.0 }) else { return "just now" }
    let count = age / length
    return "\(count) \(name)\(count == 1 ? "" : "s") ago"
  }
}
