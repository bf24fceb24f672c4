/// The best games of all, where strangers play one after the other.
extension TableViewModel {
  /// Whether the results of all who play here are listed together.
  public var isListShared: Bool { best != nil }

  /// Reads the shared list anew: first the games like the one on the table, then all others.
  public func lookForBest() {
    let all = best?.standings() ?? []
    let isLikeThis = { (standing: Standing) in
      standing.result.deck == self.board.deck.name && standing.result.pairs == self.pairs
        && standing.result.closesRanks == self.game.closesRanks
    }
    standings = all.filter(isLikeThis) + all.filter { !isLikeThis($0) }
    tell()
  }
}
