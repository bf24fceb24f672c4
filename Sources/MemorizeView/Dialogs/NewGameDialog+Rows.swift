import Canvas
import MemorizeViewModel
import Options
import Words

/// The rows of the dialog for a new game.
extension NewGameDialog {
  /// The most columns of the name of the deck.
  private static let widestName = 20
  /// The most columns of the cards beside it.
  private static let widestSample = 22
  private static let mostFaces = 6

  func row(for subject: Subject, _ theme: Theme) -> DialogContent.Row {
    switch subject {
    case .deck:
      let name = theme.fit(game.deck.name.deckTitle, NewGameDialog.widestName)
      return choice(say("Deck"), name, .stepper(name, note: sample(theme)))
    case .pairs:
      let value = "\(pairs)"
      return choice(say("Pairs"), value, .stepper(value, isNumber: true, note: numberOfCards))
    case .opponent:
      let name = game.opponent.name
      return choice(say("Against"), name, .stepper(name, note: game.opponent.note))
    case .rule(let rule): return row(for: rule)
    case .rulesHeading: return heading
    case .facts: return facts
    case .blank: return DialogContent.Row(left: "")
    }
  }

  private func row(for rule: GameRule) -> DialogContent.Row {
    let isOn = game.variant[rule]
    let amount = game.variant[amountOf: rule]
    let effect = rule.shownEffect(amount: amount)
    let value = isOn && rule.amounts != nil ? effect : isOn.yesOrNo
    let name = rule.shownChoice(amount: amount).capitalizedFirst
    return choice(name, value, .toggle(isOn, note: effect))
  }

  /// A row with a name and a value: with the control for it, where there is room.
  private func choice(
    _ name: String, _ value: String, _ control: DialogContent.Control
  ) -> DialogContent.Row {
    var row = DialogContent.Row(TextLine(name, .dim), right: value)
    row.control = control
    row.isChoice = true
    return row
  }

  /// The first cards of the deck, as far as there is room.
  private func sample(_ theme: Theme) -> String {
    let faces = game.deck.pairs.lazy.map { theme.spelled($0.first.text) }
    var sample = ""
    for face in faces.prefix(NewGameDialog.mostFaces) {
      let next = sample.isEmpty ? face : "\(sample)  \(face)"
      guard next.columns <= NewGameDialog.widestSample else { break }
      sample = next
    }
    return sample
  }

  private var numberOfCards: String {
    let cards = pairs * game.variant.cardsOfAKind
    return say(cards, one: "\(cards) card", other: "\(cards) cards")
  }

  private var heading: DialogContent.Row {
    let count = game.variant.rules.count
    var heading = DialogContent.Row(left: say("Rules"), isHeading: true)
    heading.right =
      count == 0 ? "" : say(count, one: "\(count) on", other: "\(count) on", context: "rules")
    return heading
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

  /// How well a rival remembers; empty for people.
  fileprivate var note: String { memory?.note ?? "" }
}

extension NewGame.OpponentsMemory {
  /// How much a rival remembers, beside its name.
  fileprivate var note: String {
    switch self {
    case .last(let count):
      say(
        count, one: "remembers the last card", other: "remembers the last \(count) cards",
        context: "rival")
    case .everything: say("remembers every card", context: "rival")
    case .yours: say("forgets as you do", context: "rival")
    }
  }
}
