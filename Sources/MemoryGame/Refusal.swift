/// The reason why choosing a card does nothing.
///
/// The game answers with the first five; the last two come from those who share it.
public enum Refusal: Equatable, Sendable, CaseIterable {
  /// No card lies there.
  case noCard
  /// The card is matched.
  case gone
  /// The card is face up.
  case alreadyUp
  /// The card was chosen just before; with open cards all are face up.
  case alreadyChosen
  /// The game is paused.
  case paused
  /// The game is over.
  case gameOver
  /// Another player is to move.
  case notYourTurn
  /// The race has not started for the player, or is only watched.
  case beforeRace
}

extension MemoryGame {
  /// The reason why a card cannot be chosen now; `nil` if it can.
  ///
  /// - Parameter id: the card; `nil` for a place without one.
  /// - Returns: the first reason that applies.
  public func refusal(of id: CardID?) -> Refusal? {
    if isOver { return .gameOver }
    guard let card = id.flatMap({ self[$0] }) else { return .noCard }
    if isPaused { return .paused }
    if card.isMatched { return .gone }
    guard variant.isOpen else { return card.isFaceUp ? .alreadyUp : nil }
    return isMoveOver || !turned.contains(card.id) ? nil : .alreadyChosen
  }
}
