extension Variant.Rule {
  /// Traces: the cards turned in the last three moves have marked backs, which makes it easier.
  public static let traces = Variant.Rule(
    8, "traces", title: "traces", effect: "recent cards marked",
    explanation: "The cards of the last three moves are marked",
    without: [.openCards: "open cards have no backs to mark"], firstFormat: 4)
}

extension Variant {
  /// Whether the backs of the cards turned in the last three moves are marked.
  public var leavesTraces: Bool { self[.traces] }
}

extension MemoryGame {
  /// The hidden cards whose backs are marked; empty unless the game leaves traces.
  public var traces: Set<CardID> {
    guard variant.leavesTraces else { return [] }
    return Set(recentMoves.flatMap(\.cards).filter { self[$0]?.isHidden == true })
  }

  /// Keeps the last three moves for the traces.
  mutating func leaveTraces(of move: Move) {
    guard variant.leavesTraces else { return }
    recentMoves = (recentMoves + [move]).suffix(3)
  }
}
