/// The best games of all, where strangers play one after the other.
extension TableViewModel {
  /// Whether the results of all who play here are listed together.
  public var isListShared: Bool { best != nil }

  /// Reads the shared list anew: first the games like the one on the table, then all others.
  public func lookForBest() {
    let all = best?.standings() ?? []
    let isLikeThis = { (standing: Standing) in
      let (result, variant) = (standing.result, self.game.variant)
      return result.deck == self.board.deck.name && result.pairs == self.pairs
        && result.closesGaps == variant.closesGaps && result.isOpen == variant.isOpen
        && result.hasSides == variant.hasSides
    }
    standings = all.filter(isLikeThis) + all.filter { !isLikeThis($0) }
    notifyObservers()
  }
}
