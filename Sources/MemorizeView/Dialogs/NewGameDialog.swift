import Canvas
import MemorizeViewModel
import Options

/// The choices for a new game: deck, pairs, opponent and rules.
final class NewGameDialog: Dialog {
  private let table: TableViewModel
  private var game: NewGame
  /// The most pairs of the chosen deck that can be on one board.
  private var mostPairs: Int
  private let decks: [Deck]
  private let opponents: [NewGame.Opponent]

  init(_ table: TableViewModel) {
    self.table = table
    game = table.newGame
    mostPairs = game.deck.playablePairs
    decks = table.decks
    opponents = table.opponents()
  }

  let closingKeys: [Key] = ["N"]
  let isForm = true

  private enum Choice: Equatable {
    case deck
    case pairs
    case opponent
    case rule(GameRule)

    static let all: [Choice] = [.deck, .pairs, .opponent] + GameRule.allCases.map(Choice.rule)
  }

  func content(width: Int, theme: Theme) -> DialogContent {
    DialogContent(
      title: "New game", detail: detail, rows: rows.map(\.row), leastColumns: 60, verb: "play",
      legends: [KeyLegend(keys: [" "], hint: "change", help: "")])
  }

  /// A warning about choices that exclude each other; empty if they do not.
  private var detail: String {
    game.variant.isOpen && game.opponent != .none ? "open cards are for one player" : ""
  }

  private var rows: [(row: DialogContent.Row, choice: Choice?)] {
    Choice.all.flatMap { choice -> [(row: DialogContent.Row, choice: Choice?)] in
      let heading: [(row: DialogContent.Row, choice: Choice?)] =
        choice == GameRule.allCases.first.map(Choice.rule)
        ? [
          (DialogContent.Row(left: ""), nil),
          (DialogContent.Row(left: "Rules", isHeading: true), nil),
        ] : []
      return heading + [(row(for: choice), choice)]
    } + [(DialogContent.Row(left: ""), nil)] + NewGameDialog.pages.map { ($0, nil) }
  }

  /// The ways to other games, for those who have no keys for them.
  private static let pages = [
    DialogContent.Row(left: "Daily board", right: "D", key: "D"),
    DialogContent.Row(left: "Journey", right: "J", key: "J"),
  ]

  private func row(for choice: Choice) -> DialogContent.Row {
    var row: DialogContent.Row
    switch choice {
    case .deck:
      row = DialogContent.Row(TextLine("Deck", .dim), right: game.deck.name)
      row.control = .stepper(game.deck.name)
    case .pairs:
      row = DialogContent.Row(TextLine("Pairs", .dim), right: "\(pairs)")
      row.control = .stepper("\(pairs)")
    case .opponent:
      row = DialogContent.Row(TextLine("Against", .dim), right: game.opponent.name)
      row.control = .stepper(game.opponent.name)
    case .rule(let rule):
      let isOn = game.variant[rule]
      row = DialogContent.Row(
        TextLine(rule.title.capitalizedFirst, .dim), right: isOn ? "yes" : "no")
      row.control = .toggle(isOn)
    }
    row.isChoice = true
    return row
  }

  /// The pairs that the deck has for this game.
  private var pairs: Int { min(game.pairs, mostPairs) }

  func choose(_ row: Int, theme: Theme, at time: Duration) -> Action? {
    change(row, by: 1, theme: theme, at: time)
  }

  func change(_ row: Int, by step: Int, theme: Theme, at time: Duration) -> Action? {
    guard rows.indices.contains(row), let choice = rows[row].choice else { return nil }
    switch choice {
    case .deck:
      game.deck = decks.next(after: game.deck, by: step)
      mostPairs = game.deck.playablePairs
    case .pairs: game.pairs = min(max(2, pairs + step), max(2, mostPairs))
    case .opponent: game.opponent = opponents.next(after: game.opponent, by: step)
    case .rule(let rule): game.variant[rule].toggle()
    }
    return nil
  }

  func confirm(at time: Duration) -> Action? {
    table.play(game, at: time)
    return .closeAll
  }
}

extension NewGame.Opponent {
  /// The name on the screen.
  fileprivate var name: String {
    switch self {
    case .none: "nobody"
    case .rival: title.capitalizedFirst
    case .people: "\(title) in turns"
    }
  }
}
