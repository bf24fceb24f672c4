import Canvas
import MemorizeViewModel
import Options
import Words

/// The unfinished games; choosing one resumes it.
final class UnfinishedGamesDialog: Dialog {
  private let table: TableViewModel
  /// The removal that waits for a second press.
  private var asked: Removal?

  private enum Removal: Equatable {
    case game(Int)
    case allSetAside
  }

  init(_ table: TableViewModel) {
    self.table = table
    table.unfinished.look()
  }

  let closingKeys: [Key] = ["g"]

  func moveOn() { asked = nil }

  var guide: Guide? {
    Guide(
      title: say("Unfinished games"),
      rules: say(
        """
        In progress: games you left. Set aside: games you left to start or resume another. \
        Memorize starts with the last game in progress.
        """),
      mouse: [(action: say("Click"), help: say("resume the game"))])
  }

  func content(in window: Size, theme: Theme) -> DialogContent {
    let isNarrow = window.width < UnfinishedGamesDialog.leastWidthForPairs
    let spacious = rows(theme, isNarrow: isNarrow, hasGaps: true)
    let isSpacious = spacious.count + UnfinishedGamesDialog.rowsAround <= window.height
    let rows = isSpacious ? spacious : rows(theme, isNarrow: isNarrow, hasGaps: false)
    guard !rows.isEmpty else {
      return DialogContent(
        title: say("Unfinished games"),
        rows: [
          DialogContent.Row(
            left: say(table.isOver ? "No unfinished games." : "No other unfinished games."))
        ])
    }
    return DialogContent(
      title: say("Unfinished games"),
      detail: detail,
      rows: rows,
      leastColumns: min(UnfinishedGamesDialog.columns, window.width - 8), hint: "resume")
  }

  private func resume(_ game: Int, at time: Duration) -> Action? {
    // Resume first: doing so later would clear a notice that the chosen game is not available.
    if table.isPaused { table.togglePause(at: time) }
    table.unfinished.resume(gameAt: game, at: time)
    return .closeAll
  }

  /// The number of games, or what a second press does.
  private var detail: String {
    switch asked {
    case nil: "\(table.unfinished.games.count)"
    case .game: say("Press x again to remove this game for good.")
    case .allSetAside: say("Press Enter again to remove all games set aside for good.")
    }
  }

  /// Removes games at the second press, because they cannot be had back.
  private func remove(_ removal: Removal) -> Action? {
    guard asked == removal else {
      asked = removal
      return nil
    }
    asked = nil
    switch removal {
    case .game(let game): table.unfinished.remove(gameAt: game)
    case .allSetAside: table.unfinished.removeAllSetAside()
    }
    return nil
  }

  /// The row that removes all games set aside.
  private var removingAll: DialogContent.Row {
    DialogContent.Row(
      TextLine(say("Remove all games set aside"), .dim), hint: "remove",
      effect: { [self] _, _ in remove(.allSetAside) })
  }

  private func rows(_ theme: Theme, isNarrow: Bool, hasGaps: Bool) -> [DialogContent.Row] {
    let blank = [DialogContent.Row(left: "")]
    let decks = Dictionary(table.decks.map { ($0.name, $0.color) }) { first, _ in first }
    let parts = [
      (say("In progress", context: "games"), say("you left it", context: "game"), false),
      (say("Set aside", context: "games"), say("you started another", context: "game"), true),
    ].map { heading, reason, isGivenUp in
      let games = table.unfinished.games.enumerated().filter { $0.element.isGivenUp == isGivenUp }
      let rows = games.map { index, game in
        var rows = self.rows(of: game, decks[game.deck], isNarrow: isNarrow, theme)
        rows[0].effect = { [self] _, time in resume(index, at: time) }
        rows[0].removal = { [self] _ in remove(.game(index)) }
        return rows
      }
      let more = isGivenUp && rows.count > 1 ? [[removingAll]] : []
      return rows.isEmpty
        ? []
        : [DialogContent.Row(left: heading, right: reason, isHeading: true)]
          + (rows + more).joined(separator: hasGaps ? blank : [])
    }
    return Array(parts.filter { !$0.isEmpty }.joined(separator: blank))
  }

  /// The two rows of a game: its deck and its age, its pairs and its moves.
  private func rows(
    of game: LeftGame, _ color: DeckColor?, isNarrow: Bool, _ theme: Theme
  ) -> [DialogContent.Row] {
    let columns = UnfinishedGamesDialog.nameColumns
    let name = TextLine(theme.fit(game.deck.deckTitle, columns - 2), .heading)
    let pairs = name.filled(to: columns).adding(game.setup.pairsText, .dim)
      .filled(to: columns + UnfinishedGamesDialog.pairsColumns)
      .adding(theme.fit(game.shownKind, UnfinishedGamesDialog.kindColumns), .accent)
    let swatch = color ?? .gray
    return [
      DialogContent.Row(
        isNarrow ? name : pairs, right: game.ageText, rightTone: .dim, swatch: swatch),
      DialogContent.Row(
        progress(of: game, isNarrow: isNarrow, theme), right: game.moves.movesText,
        rightTone: .dim, isContinuation: true, swatch: swatch),
    ]
  }

  /// The pairs found and the players; in a narrow window, the players alone.
  private func progress(of game: LeftGame, isNarrow: Bool, _ theme: Theme) -> TextLine {
    guard !game.players.isEmpty else { return pips(of: game, theme) }
    let players = theme.spelled(game.players)
    return isNarrow ? TextLine(players, .dim) : pips(of: game, theme).adding("  \(players)", .dim)
  }

  /// A mark for each pair, gold if it has been found; figures where there are many.
  private func pips(of game: LeftGame, _ theme: Theme) -> TextLine {
    guard game.pairs <= UnfinishedGamesDialog.mostPips else {
      return TextLine(say("\(game.pairsFound) of \(game.pairs) found", context: "pairs"), .dim)
    }
    let marks = Marks(theme)
    return TextLine(String(repeating: [marks.mark(of: .pair)].text, count: game.pairsFound), .gold)
      .adding(
        String(repeating: [marks.mark(of: .miss)].text, count: game.pairs - game.pairsFound), .faint
      )
  }

  private static let nameColumns = 20
  private static let pairsColumns = 10
  private static let kindColumns = 16
  /// The narrowest window that shows the number of pairs beside the name.
  private static let leastWidthForPairs = 60
  /// The columns of the list in a wide window.
  private static let columns = 72
  /// The rows of a window that the list cannot take.
  private static let rowsAround = 9
  private static let mostPips = 30
}

extension LeftGame {
  /// The approximate time since the game was last played, as in `3 days ago`.
  fileprivate var ageText: String {
    let (days, hours, minutes) = (Int(age / 86_400), Int(age / 3600), Int(age / 60))
    if days > 0 { return say(days, one: "\(days) day ago", other: "\(days) days ago") }
    if hours > 0 { return say(hours, one: "\(hours) hour ago", other: "\(hours) hours ago") }
    guard minutes > 0 else { return say("just now") }
    return say(minutes, one: "\(minutes) minute ago", other: "\(minutes) minutes ago")
  }
}
