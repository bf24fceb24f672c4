import Canvas
import MemorizeViewModel
import Options
import Words

/// The choices for a new game: deck, pairs, opponent and rules.
final class NewGameDialog: Dialog {
  /// What a row is about.
  enum Subject: Equatable {
    case deck
    case pairs
    case opponent
    case rule(GameRule)
    case rulesHeading
    case facts
    case blank
  }

  private let table: TableViewModel
  private(set) var game: NewGame
  /// The most pairs of the chosen deck that can be on one board.
  private var mostPairs: Int
  private let decks: [Deck]
  private let opponents: [NewGame.Opponent]
  /// What the rows drawn last are about.
  private var subjects: [Subject] = []
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

  var guide: Guide? {
    Guide(
      title: say("New game"),
      rules: say(
        """
        Left and right change a row, Enter deals. A rule that does not go with another turns it \
        off, and the title says so. A rival takes turns with you, and remembers what its row \
        says. Par is the average for a perfect memory; the rules change it.
        """))
  }

  /// The pairs that the deck has for this game.
  var pairs: Int { min(game.pairs, mostPairs) }

  func content(in window: Size, theme: Theme) -> DialogContent {
    let hasRoom = window.width >= NewGameDialog.leastWidthForLegends
    subjects = subjects(hasBlanks: window.height >= NewGameDialog.leastHeightForBlanks)
    let pages = hasRoom ? [] : [DialogContent.Row(left: "")] + NewGameDialog.pages
    return DialogContent(
      title: say("New game"), detail: conflict ?? game.objection ?? "",
      rows: subjects.map { row(for: $0, theme) } + pages, leastColumns: 66, hint: "play",
      goldKey: hasRoom ? .enter : nil,
      legends: [KeyLegend(keys: [" "], hint: "change", help: "")]
        + (hasRoom ? NewGameDialog.legends : []))
  }

  /// The fewest columns of a window in which the ways to other games stand beside the keys.
  private static let leastWidthForLegends = 72
  /// The fewest rows of a window in which blank rows part the choices, the rules and the facts.
  private static let leastHeightForBlanks = 27

  private static let legends = [
    KeyLegend(keys: ["D"], hint: "daily", help: ""),
    KeyLegend(keys: ["J"], hint: "journey", help: ""),
  ]

  /// The ways to other games, for those who have no keys for them.
  private static var pages: [DialogContent.Row] {
    [
      DialogContent.Row(left: say("Daily board"), right: "D", key: "D"),
      DialogContent.Row(left: say("Journey"), right: "J", key: "J"),
    ]
  }

  private func subjects(hasBlanks: Bool) -> [Subject] {
    let blank = hasBlanks ? [Subject.blank] : []
    return blank + [.deck, .pairs, .opponent] + blank + [.rulesHeading]
      + GameRule.allCases.map(Subject.rule) + blank + [.facts]
  }

  func choose(_ row: Int, theme: Theme, at time: Duration) -> Action? {
    change(row, by: 1, theme: theme, at: time)
  }

  func change(_ row: Int, by step: Int, theme: Theme, at time: Duration) -> Action? {
    guard subjects.indices.contains(row) else { return nil }
    conflict = nil
    switch subjects[row] {
    case .deck:
      game.deck = decks.next(after: game.deck, by: step)
      mostPairs = game.deck.playablePairs
    case .pairs: game.pairs = min(max(2, pairs + step), max(2, mostPairs))
    case .opponent: game.opponent = opponents.next(after: game.opponent, by: step)
    case .rule(let rule):
      let amounts = rule.amounts == nil ? [0] : rule.offeredAmounts
      let all = [nil] + amounts.map(Optional.some)
      conflict = game.variant.change(
        rule, to: all.next(after: game.variant[amountOf: rule], by: step))
    case .rulesHeading, .facts, .blank: break
    }
    return nil
  }

  func confirm(at time: Duration) -> Action? {
    table.play(game, at: time)
    return .closeAll
  }
}
