import Decks
import MemoryGame
import Rivals
import Words

/// The choices for a new game.
public struct NewGame: Equatable, Sendable {
  /// The deck to draw the board from.
  public var deck: Deck
  /// The number of pairs, as far as the deck has them.
  public var pairs: Int
  /// The rules that were chosen, also those that the others in the game do not allow.
  private var chosen: Variant
  /// Who shares the game.
  public private(set) var company: Company
  /// Who shared it until a rule for one player was turned on, and will when it is turned off.
  private var displaced = Company.alone

  /// The choices.
  init(deck: Deck, pairs: Int, variant: Variant, company: Company) {
    (self.deck, self.pairs, chosen, self.company) = (deck, pairs, variant, company)
  }

  /// The rules in which the game differs from the usual one.
  public var variant: Variant {
    var variant = chosen
    while company != .alone, let rule = variant.ruleForOne { variant[rule] = false }
    return variant
  }

  /// The kind of the game with so many pairs, by the rules that the deck can be played by.
  public func kind(pairs: Int) -> GameKind {
    GameKind(deck: deck.name, pairs: pairs, variant: variant.playable(with: deck.pairs))
  }

  /// Why a rule cannot be played with the deck; `nil` if all can.
  public var objection: String? {
    guard let rule = variant.ruleForTwins, variant.playable(with: deck.pairs) != variant else {
      return nil
    }
    return rule.shownNeedOfTwins(amount: variant[amountOf: rule])
  }

  private func title(of rule: GameRule, in variant: Variant) -> String {
    rule.shownChoice(amount: variant[amountOf: rule])
  }

  /// Turns a rule on with an amount, or off if it is `nil`, and turns off what it cannot be combined
  /// with: other rules, or the others in the game, who come back when no rule is in their way.
  ///
  /// - Returns: the rules or the rival that were turned off, or the reason why the rule stays off, with
  ///   a shorter form; `nil` if nothing of that has happened.
  public mutating func change(_ rule: GameRule, to amount: Int?) -> Wording? {
    let before = variant
    var alone = Variant()
    alone[amountOf: rule] = amount
    guard alone.playable(with: deck.pairs) == alone else {
      return Wording(rule.shownNeedOfTwins(amount: amount))
    }
    chosen = before
    let reason = chosen.change(rule, to: amount)
    if chosen.ruleForOne == nil, company == .alone { (company, displaced) = (displaced, .alone) }
    if let rule = chosen.ruleForOne, company != .alone {
      defer { (company, displaced) = (.alone, company) }
      let title = title(of: rule, in: chosen).capitalizedFirst
      return NewGame.off(company.plural, say("\(title) is for one player"))
    }
    return reason.map { NewGame.off(titlesOff(since: before), $0) }
  }

  /// Chooses who shares the game, and turns off the rules that are for one player, until there is one.
  ///
  /// - Returns: the rules that were turned off, and why; `nil` if none was.
  public mutating func choose(_ company: Company) -> Wording? {
    (self.company, displaced) = (company, .alone)
    return variant == chosen
      ? nil : NewGame.off(titlesOff(since: chosen), say("only for one player", context: "rule"))
  }

  private func titlesOff(since before: Variant) -> String {
    before.rules.filter { !variant[$0] }.map { title(of: $0, in: before) }.listedNames
  }

  private static func off(_ names: String, _ reason: String) -> Wording {
    let names = names.capitalizedFirst
    return Wording(
      say("\(names) off: \(reason)", context: "rules"), say("\(names) off", context: "rules"))
  }
}

extension Company {
  /// The rival, or people however many they are, as in `other players`.
  fileprivate var plural: String {
    if case .people = self { say("other players") } else { shownOpponent }
  }

  /// How much the rival remembers, for a line beside its name; empty for people.
  public var memoryText: String {
    guard case .rival(let name) = self else { return "" }
    guard !Rival.isOwn(name) else { return say("forgets as you do", context: "rival") }
    guard let count = Rival.named(name)?.rememberedCards else {
      return say("remembers every card", context: "rival")
    }
    return say(
      count, one: "remembers the last card", other: "remembers the last \(count) cards",
      context: "rival")
  }
}
