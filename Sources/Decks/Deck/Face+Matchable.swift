import MemoryGame

/// A twin matches its equal, and a term its definition.
extension Face: Matchable {}
