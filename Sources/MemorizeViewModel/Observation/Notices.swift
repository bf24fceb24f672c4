import Storage

/// Notices for the player about files that could not be read or saved, each shown once.
///
/// None of them stops the game.
final class Notices {
  private var texts: [String] = []

  /// Whether there are none.
  var isEmpty: Bool { texts.isEmpty }

  /// Adds notices at the end.
  func add(_ new: [String]) { texts += new }

  /// Takes all notices.
  func take() -> [String] {
    defer { texts = [] }
    return texts
  }

  /// Works with files; an error becomes a notice.
  ///
  /// - Returns: `nil` after an error.
  @discardableResult
  func trying<Value>(_ body: () throws(StorageError) -> Value) -> Value? {
    do throws(StorageError) {
      return try body()
    } catch {
      texts.append(error.description)
      return nil
    }
  }

  /// Reads files; their errors become notices.
  ///
  /// - Returns: `nil` if nothing could be read.
  @discardableResult
  func loading<Value>(_ body: () throws(StorageError) -> Loaded<Value>) -> Value? {
    let loaded = trying(body)
    add(loaded?.notices ?? [])
    return loaded?.value
  }
}
