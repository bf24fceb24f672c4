/// Something that wants to hear that the game it watches has changed.
public protocol GameObserver: AnyObject {
  /// The game has changed; what it is like now, its view model tells.
  func gameDidChange()
}

/// Observers in order of arrival, none of them kept alive by being here.
///
/// An observer may add and remove others and itself while it is being told: one that was removed
/// meanwhile is not told any more, one that was added hears of the next change.
final class Observers {
  private struct Entry {
    weak var observer: (any GameObserver)?
  }

  private var entries: [Entry] = []

  func add(_ observer: any GameObserver) {
    remove(observer)
    entries.append(Entry(observer: observer))
  }

  func remove(_ observer: any GameObserver) {
    entries.removeAll { $0.observer == nil || $0.observer === observer }
  }

  func notify() {
    for entry in entries {
      guard let observer = entry.observer, contains(observer) else { continue }
      observer.gameDidChange()
    }
  }

  private func contains(_ observer: any GameObserver) -> Bool {
    entries.contains { $0.observer === observer }
  }
}
