/// A game in the folder that can be resumed.
public struct StoredGame: Equatable, Sendable {
  /// The name of its journal.
  public let name: JournalName
  /// The time of its last change, in seconds since 1970.
  public let modified: Int64
  /// The contents of its journal.
  public let record: JournalRecord
}
