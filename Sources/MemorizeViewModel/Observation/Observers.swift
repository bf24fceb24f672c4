import Options
import Storage

/// Is notified when a view model it observes changes.
public protocol ViewModelObserver: AnyObject {
  /// The view model has changed. Its accessors already return the new state.
  func viewModelDidChange()
}

/// Weakly held observers, in the order they were added.
///
/// An observer that is added during a notification is notified of the next change.
final class Observers {
  private struct Entry { weak var observer: (any ViewModelObserver)? }

  private var entries: [Entry] = []
  /// Looks on.
  weak var tracer: (any Tracer)?

  func add(_ observer: any ViewModelObserver) {
    entries.removeAll { $0.observer == nil || $0.observer === observer }
    entries.append(Entry(observer: observer))
  }

  func notify() {
    tracer?.note(.model, ())
    for observer in entries.compactMap(\.observer) { observer.viewModelDidChange() }
    tracer?.note(.observers, entries.compactMap(\.observer))
  }
}

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
