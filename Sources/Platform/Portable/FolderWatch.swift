/// Stands in where nothing tells that a file of a directory changes: look once a second.
public final class FolderWatch {
  /// Never readable.
  public let descriptor: Int32 = -1

  /// How often to look for changes of which the descriptor tells nothing; `nil` for never.
  public static let rhythm: Duration? = .seconds(1)

  /// Watches a directory.
  public init?(_ path: String) {}

  /// Forgets the changes so far.
  public func clear() {}
}
