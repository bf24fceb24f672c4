import MemoryGame

/// Faces match as their deck says: twins their equal, a term its definition.
extension Face: Matchable {}
