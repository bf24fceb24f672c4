import Canvas
import MemorizeViewModel
import Options
import Words

/// The choices for a new game: deck, pairs, opponent and rules.
final class NewGameDialog: Dialog {
  private let table: TableViewModel
  private var game: NewGame
  /// The most pairs of the chosen deck that can be on one board.
  private var mostPairs: Int
  private let decks: [Deck]
  private let opponents: [NewGame.Opponent]
  /// The reason why the last change has turned a rule off; `nil` if it has not.
  private var conflict: String?

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

    static let first: [Choice] = [.deck, .pairs, .opponent]
    static let rules = GameRule.allCases.map(Choice.rule)
  }

  private typealias ChoiceRow = (row: DialogContent.Row, choice: Choice?)

  func content(width: Int, theme: Theme) -> DialogContent {
    let hasRoom = width >= NewGameDialog.leastWidthForLegends
    return DialogContent(
      title: say("New game"), detail: conflict ?? game.objection ?? "",
      rows: rows.map(\.row) + (hasRoom ? [] : [DialogContent.Row(left: "")] + NewGameDialog.pages),
      leastColumns: 60, hint: "play",
      legends: [KeyLegend(keys: [" "], hint: "change", help: "")]
        + (hasRoom ? NewGameDialog.legends : []))
  }

  /// The fewest columns of a window in which the ways to other games stand beside the keys.
  private static let leastWidthForLegends = 72

  private static let legends = [
    KeyLegend(keys: ["D"], hint: "daily", help: ""),
    KeyLegend(keys: ["J"], hint: "journey", help: ""),
  ]

  private var rows: [ChoiceRow] {
    let count = game.variant.rules.count
    var heading = DialogContent.Row(left: say("Rules"), isHeading: true)
    heading.right =
      count == 0 ? "" : say(count, one: "\(count) on", other: "\(count) on", context: "rules")
    let choices = Choice.first.map { ($0, row(for: $0)) }.map { (row: $1, choice: Optional($0)) }
    let rules = Choice.rules.map { ($0, row(for: $0)) }.map { (row: $1, choice: Optional($0)) }
    return choices + [(heading, nil)] + rules + [(facts, nil)]
  }

  /// Par and the code of such a board.
  private var facts: DialogContent.Row {
    let kind = game.kind(pairs: pairs)
    let par = game.variant.isOpen ? "" : say("Par \(ParMoves(kind).text)") + "   "
    let rules = kind.variant.code.isEmpty ? "" : "+\(kind.variant.code)"
    return DialogContent.Row(
      TextLine(par, .dim).adding(say("Board") + " ", .dim).adding(
        "\(kind.deck):\(kind.pairs)\(rules)"))
  }

  /// The ways to other games, for those who have no keys for them.
  private static var pages: [DialogContent.Row] {
    [
      DialogContent.Row(left: say("Daily board"), right: "D", key: "D"),
      DialogContent.Row(left: say("Journey"), right: "J", key: "J"),
    ]
  }

  private func row(for choice: Choice) -> DialogContent.Row {
    let (name, value) = (name(of: choice), value(of: choice))
    var row = DialogContent.Row(TextLine(name, .dim), right: value)
    if case .rule(let rule) = choice, rule.amounts == nil {
      row.control = .toggle(game.variant[rule], note: rule.shownEffect(amount: nil))
    } else {
      row.control = .stepper(value)
    }
    row.isChoice = true
    return row
  }

  private func name(of choice: Choice) -> String {
    switch choice {
    case .deck: say("Deck")
    case .pairs: say("Pairs")
    case .opponent: say("Against")
    case .rule(let rule): rule.shownTitle.capitalizedFirst
    }
  }

  private func value(of choice: Choice) -> String {
    switch choice {
    case .deck: game.deck.name.deckTitle
    case .pairs: "\(pairs)"
    case .opponent: game.opponent.name
    case .rule(let rule):
      if !game.variant[rule] {
        say("no")
      } else {
        rule.amounts == nil ? say("yes") : rule.shownEffect(amount: amount(rule))
      }
    }
  }

  private func amount(_ rule: GameRule) -> Int? { game.variant[amountOf: rule] }

  /// The pairs that the deck has for this game.
  private var pairs: Int { min(game.pairs, mostPairs) }

  func choose(_ row: Int, theme: Theme, at time: Duration) -> Action? {
    change(row, by: 1, theme: theme, at: time)
  }

  func change(_ row: Int, by step: Int, theme: Theme, at time: Duration) -> Action? {
    let rows = rows
    guard rows.indices.contains(row), let choice = rows[row].choice else { return nil }
    conflict = nil
    switch choice {
    case .deck:
      game.deck = decks.next(after: game.deck, by: step)
      mostPairs = game.deck.playablePairs
    case .pairs: game.pairs = min(max(2, pairs + step), max(2, mostPairs))
    case .opponent: game.opponent = opponents.next(after: game.opponent, by: step)
    case .rule(let rule):
      let amounts = rule.amounts == nil ? [0] : rule.offeredAmounts
      let all = [nil] + amounts.map(Optional.some)
      conflict = game.variant.change(rule, to: all.next(after: amount(rule), by: step))
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
    case .none: say("nobody", context: "opponent")
    case .rival: title.capitalizedFirst
    case .people(let count):
      say(
        count, one: "\(count) person in turns", other: "\(count) people in turns",
        context: "opponent")
    }
  }
}
