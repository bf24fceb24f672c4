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
    weak var object: AnyObject?
    /// The same as what it is known as, which is sooner asked for than found out.
    let observer: () -> Observer?
  }

  private var entries: [Entry] = []

  /// Adds an object, or puts it last if it is there already.
  ///
  /// - Parameters:
  ///   - object: who wants to be told.
  ///   - observer: the same, not kept alive by this closure.
  func add(_ object: AnyObject, as observer: @escaping () -> Observer?) {
    remove(object)
    entries.append(Entry(object: object, observer: observer))
  }

  func remove(_ object: AnyObject) {
    entries.removeAll { $0.object == nil || $0.object === object }
  }

  func notify(_ tell: (Observer) -> Void) {
    for entry in entries {
      guard let object = entry.object, contains(object), let observer = entry.observer() else {
        continue
      }
      tell(observer)
    }
  }

  private func contains(_ object: AnyObject) -> Bool {
    entries.contains { $0.object === object }
  }
}
