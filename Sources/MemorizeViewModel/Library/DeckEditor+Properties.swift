import Decks
import Options

/// Intents that change the properties of the deck.
extension DeckEditor {
  /// Changes the number of pairs per game.
  public func changeUsualPairs(by step: Int) {
    let limits = DrawnPairs.limits
    let most = max(limits.lowerBound, min(pairs.count, limits.upperBound))
    let old = deck.wrappedValue.usualPairs
    let new = min(max(old + step, limits.lowerBound), max(most, step > 0 ? old : 0))
    guard new != old else { return }
    deck.usualPairs.wrappedValue = min(new, limits.upperBound)
    commit()
  }

  /// Changes the colour to another one in the list, which wraps around.
  public func changeColor(by step: Int) {
    let all = DeckColor.allCases
    guard let index = all.firstIndex(of: deck.wrappedValue.color) else { return }
    choose(all[(index + step % all.count + all.count) % all.count])
  }

  /// Changes the colour.
  public func choose(_ color: DeckColor) {
    deck.color.wrappedValue = color
    commit()
  }
}
