extension Variant.Rule {
  /// Traces: the cards turned in the last three moves have marked backs, which makes it easier.
  public static let traces = Variant.Rule(
    "traces", "traces", effect: "seen cards marked",
    "Mark the backs of the cards turned in the last three moves", .flag(\.leavesTraces),
    without: [Exclusion(rule: .openCards, reason: "open cards have no backs to mark")])
}

extension MemoryGame {
  /// The number of moves that leave traces.
  private static var tracedMoves: Int { 3 }

  /// The hidden cards whose backs are marked; empty unless the game leaves traces.
  public var traces: Set<CardID> {
    guard variant.leavesTraces else { return [] }
    return Set(recentMoves.flatMap(\.cards).filter { self[$0]?.isHidden == true })
  }

  /// Keeps the last moves for the traces.
  mutating func leaveTraces(of move: Move) {
    recentMoves = (recentMoves + [move]).suffix(Self.tracedMoves)
  }
}
