import Canvas
import MemorizeViewModel
import Options
import Words

/// The choices for a new game: deck, pairs, opponent and rules.
final class NewGameDialog: Dialog {
  private let table: TableViewModel
  private(set) var game: NewGame
  /// The most pairs of the chosen deck that can be on one board.
  private var mostPairs: Int
  private let opponents: [GameCompany]
  /// The rules or the rival that the last change has turned off, with the reason; `nil` if it has
  /// turned off none.
  private var conflict: Wording?

  /// The choices of the game on the table.
  init(_ table: TableViewModel) {
    self.table = table
    game = table.company.newGame
    mostPairs = game.deck.playablePairs
    opponents = table.company.opponents()
  }

  let closingKeys: [Key] = ["N"]
  private var title: String { say("Set up a new game") }
  let isForm = true
  let keepsChoices = true
  let shortName: Phrase = "setup"

  var guide: Guide? {
    Guide(
      title: title,
      rules: say(
        """
        Left and right change a row, digits set the number of pairs; Enter deals. Turning on a \
        rule turns off those it cannot be combined with; the title says which. A rival takes turns \
        with you; its row says how much it remembers. Par is the average number of moves for a \
        perfect memory; the rules change it.
        """))
  }

  /// The pairs that the deck has for this game.
  var pairs: Int { min(game.pairs, mostPairs) }

  func content(in window: Size, theme: Theme) -> DialogContent {
    let hasRoom = window.width >= NewGameDialog.leastWidthForLegends
    let hasBlanks = window.height >= NewGameDialog.leastHeightForBlanks
    let pages = hasRoom ? [] : [DialogContent.Row(left: "")] + NewGameDialog.pages
    return DialogContent(
      title: title,
      detail: conflict?.shown.first ?? game.objection ?? "",
      shortDetail: conflict?.shown.last ?? "", rows: rows(theme, hasBlanks: hasBlanks) + pages,
      number: (
        2...max(2, mostPairs),
        { [self] in
          set(pairs: $0)
          return nil
        }
      ), leastColumns: 70, hint: "play",
      goldKey: hasRoom ? .enter : nil,
      legends: [KeyLegend(keys: [" "], hint: "change", help: "")]
        + (hasRoom ? NewGameDialog.legends : []))
  }

  /// The fewest columns of a window in which the ways to other games stand beside the keys.
  private static let leastWidthForLegends = 72
  /// The fewest rows of a window in which blank rows part the choices, the rules and par.
  private static let leastHeightForBlanks = 27

  private static let legends = [
    KeyLegend(keys: ["D"], hint: "daily", help: ""),
    KeyLegend(keys: ["J"], hint: "journey", help: ""),
  ]

  /// The ways to other games, for those who have no keys for them.
  private static var pages: [DialogContent.Row] {
    [
      DialogContent.Row(left: say("Daily board"), key: "D", hint: "open"),
      DialogContent.Row(left: say("Journey"), key: "J", hint: "open"),
    ]
  }

  private func rows(_ theme: Theme, hasBlanks: Bool) -> [DialogContent.Row] {
    let blank = hasBlanks ? [DialogContent.Row(left: "")] : []
    return blank + [deckRow(theme), pairsRow, opponentRow, parRow] + blank + [rulesHeading]
      + GameRule.allCases.map(row)
  }

  func moveOn() { conflict = nil }

  private func set(pairs: Int) { game.pairs = min(max(2, pairs), max(2, mostPairs)) }

  /// Takes the deck that is chosen in the list of decks, with the number of pairs chosen there.
  func prepare(_ screen: any Screen) {
    // While studying, the key of the decks leads to those for studying.
    guard let chooser = screen as? ChooserScreen, !chooser.isForStudy || table.terms.isStudy
    else { return }
    chooser.catalog.askedPairs = game.pairs
    chooser.purpose = .play
    chooser.message = nil
    chooser.takeDeck = { [weak self] deck, pairs in
      self?.take(deck)
      if let pairs { self?.game.pairs = pairs }
    }
  }

  /// The chosen deck may have changed in the list of decks, or be gone.
  func goOn() -> Bool {
    table.lookForDecks()
    let name = game.deck.name
    take(table.decks.first { $0.name == name } ?? table.company.newGame.deck)
    return true
  }

  private func take(_ deck: Deck) {
    game.deck = deck
    mostPairs = deck.playablePairs
  }

  func confirm(at time: Duration) -> Action? {
    table.company.play(game, at: time)
    return .closeAll
  }
}

/// The rows of the dialog for a new game.
extension NewGameDialog {
  /// The most columns of the name of the deck.
  private static let widestName = 20
  /// The most columns of the cards beside it.
  private static let widestSample = 22
  private static let mostFaces = 6

  private func deckRow(_ theme: Theme) -> DialogContent.Row {
    let name = theme.fit(game.deck.name.deckTitle, NewGameDialog.widestName)
    return choice(say("Deck"), name, .stepper(name, note: sample(theme))) { dialog, step in
      dialog.take(dialog.table.decks.next(after: dialog.game.deck, by: step))
    }
  }

  private var pairsRow: DialogContent.Row {
    let ofAKind = game.kind(pairs: pairs).variant.cardsOfAKind
    let cards = pairs * ofAKind
    let control = DialogContent.Control.stepper(
      "\(pairs)", isNumber: true,
      note: say(
        cards, one: "of \(mostPairs); \(cards) card", other: "of \(mostPairs); \(cards) cards"))
    let name = ofAKind == 2 ? say("Pairs") : say("Sets")
    return choice(name, "\(pairs)", control) { dialog, step in
      dialog.set(pairs: dialog.pairs + step)
    }
  }

  private var opponentRow: DialogContent.Row {
    let name = game.company.name
    let control = DialogContent.Control.stepper(name, note: game.company.memoryText)
    let explanation =
      game.company == .alone
      ? say("Alone: fewer moves earn more stars.") : say("You take turns; the most pairs win.")
    return choice(say("Against"), name, control, explanation) { dialog, step in
      dialog.conflict = dialog.game.choose(
        dialog.opponents.next(after: dialog.game.company, by: step))
    }
  }

  private func row(for rule: GameRule) -> DialogContent.Row {
    let isOn = game.variant[rule]
    let amount = game.variant[amountOf: rule]
    let effect = rule.shownEffect(amount: amount)
    let value = !isOn ? say("no") : rule.amounts == nil ? say("yes") : effect
    let name = rule.shownChoice(amount: amount).capitalizedFirst
    let explanation = rule.shownExplanation(amount: amount).asSentence
    let control: DialogContent.Control =
      rule.amounts == nil
      ? .toggle(isOn, note: effect)
      : .stepper(isOn ? effect : say("off"))
    return choice(name, value, control, explanation) { dialog, step in
      let all = [nil] + NewGameDialog.amounts(of: rule).map(Optional.some)
      dialog.conflict = dialog.game.change(rule, to: all.next(after: amount, by: step))
    }
  }

  /// The amounts of a rule in the order in which a key goes through them: the usual one first.
  private static func amounts(of rule: GameRule) -> [Int] {
    guard rule.amounts != nil else { return [0] }
    let all = rule.offeredAmounts
    let usual = all.firstIndex(of: rule.usualAmount) ?? 0
    return Array(all.dropFirst(usual) + all.prefix(usual))
  }

  /// A row with a name and a value: with the control for it, where there is room.
  private func choice(
    _ name: String, _ value: String, _ control: DialogContent.Control,
    _ explanation: String = "", change: @escaping (NewGameDialog, _ step: Int) -> Void
  ) -> DialogContent.Row {
    DialogContent.Row(name, value, control, explanation: explanation) { step, _ in
      self.moveOn()
      change(self, step)
      return nil
    }
  }

  /// The first cards of the deck, as far as there is room.
  private func sample(_ theme: Theme) -> String {
    game.deck.pairs.prefix(NewGameDialog.mostFaces).map { theme.spelled($0.first.text) }
      .joined(upTo: NewGameDialog.widestSample)
  }

  private var rulesHeading: DialogContent.Row {
    let count = game.variant.rules.count
    return DialogContent.Row(
      left: say("Rules"),
      right: count == 0
        ? "" : say(count, one: "\(count) on", other: "\(count) on", context: "rules"),
      isHeading: true)
  }

  /// Par of such a board, for one player with hidden cards.
  private var parRow: DialogContent.Row {
    let hasPar = !game.variant.isOpen && game.company == .alone
    let par = hasPar ? ParMoves(game.kind(pairs: pairs)).phrase.capitalizedFirst : ""
    return DialogContent.Row(TextLine(par, .dim))
  }
}

extension GameCompany {
  /// The name on the screen.
  fileprivate var name: String {
    switch self {
    case .alone: say("nobody", context: "opponent")
    case .rival: shownOpponent.capitalizedFirst
    case .people:
      say(
        players - 1, one: "a friend, in turns", other: "\(players - 1) friends, in turns",
        context: "opponent")
    }
  }
}
