/// Something that wants to hear that the game it watches has changed.
public protocol GameObserver: AnyObject {
  /// The game has changed; what it is like now, its view model tells.
  func gameDidChange()
}

/// Something that wants to hear that the decks of the library have changed.
public protocol LibraryObserver: AnyObject {
  /// A deck was added, changed or removed, or there is something to tell.
  func libraryDidChange()
}

/// Observers in order of arrival, none of them kept alive by being here.
///
/// An observer may add and remove others and itself while it is being told: one that was removed
/// meanwhile is not told any more, one that was added hears of the next change.
final class Observers<Observer> {
  private struct Entry {
    weak var observer: AnyObject?
  }

  private var entries: [Entry] = []

  func add(_ observer: Observer) {
    remove(observer)
    entries.append(Entry(observer: observer as AnyObject))
  }

  func remove(_ observer: Observer) {
    entries.removeAll { $0.observer == nil || $0.observer === observer as AnyObject }
  }

  func notify(_ tell: (Observer) -> Void) {
    for entry in entries {
      guard let object = entry.observer, contains(object), let observer = object as? Observer
      else { continue }
      tell(observer)
    }
  }

  private func contains(_ observer: AnyObject) -> Bool {
    entries.contains { $0.observer === observer }
  }
}
