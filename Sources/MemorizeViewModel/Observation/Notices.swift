import Storage

/// What there is to tell the player of files that could not be read or saved; each notice once.
///
/// Nothing of that keeps anybody from playing.
final class Notices {
  private var texts: [String] = []

  /// Adds notices behind the others.
  func add(_ new: [String]) { texts += new }

  /// Takes all notices out.
  func take() -> [String] {
    defer { texts = [] }
    return texts
  }

  /// Does something with files; what goes wrong becomes a notice.
  ///
  /// - Returns: `nil` if it went wrong.
  @discardableResult
  func trying<Value>(_ body: () throws(StorageError) -> Value) -> Value? {
    do throws(StorageError) {
      return try body()
    } catch {
      texts.append(error.description)
      return nil
    }
  }

  /// Reads something from files; what is wrong with them becomes notices.
  ///
  /// - Returns: `nil` if it cannot be read at all.
  func loading<Value>(_ body: () throws(StorageError) -> Loaded<Value>) -> Value? {
    let loaded = trying(body)
    add(loaded?.notices ?? [])
    return loaded?.value
  }
}
