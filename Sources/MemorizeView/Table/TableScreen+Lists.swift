import Canvas
import MemorizeViewModel

/// Lists to choose from.
extension TableScreen {
  var games: OldDialogContent {
    let games = viewModel.leftGames
    guard !games.isEmpty else {
      return OldDialogContent(
        title: "Games", rows: [OldDialogContent.Row(left: "No other game waits.")])
    }
    let rows = games.enumerated().map { index, game in
      let numbers = [
        "\(game.pairsFound)/\(game.pairs)".padded(to: 7), "\(game.moves)".padded(to: 6),
        game.ageText.padded(to: 16),
      ]
      return OldDialogContent.Row(left: game.deck, right: numbers.joined(), action: .goOn(index))
    }
    let firstGivenUp = games.firstIndex(where: \.isGivenUp) ?? rows.count
    let parts = [
      ("Games that wait", rows[..<firstGivenUp]), ("Given up", rows[firstGivenUp...]),
    ]
    let columns = "  pairs moves          played"
    return OldDialogContent(
      title: "Games",
      rows: parts.filter { !$0.1.isEmpty }.flatMap { heading, rows in
        [OldDialogContent.Row(left: heading, right: columns, isHeading: true)] + rows
      })
  }
}

extension LeftGame {
  /// How long ago it was played, roughly, as in `3 days ago`.
  fileprivate var ageText: String {
    let units: [(Int64, String)] = [(86_400, "day"), (3600, "hour"), (60, "minute")]
    guard let (length, name) = units.first(where: { age >= $0.0 }) else { return "just now" }
    let count = age / length
    return "\(count) \(name)\(count == 1 ? "" : "s") ago"
  }
}
