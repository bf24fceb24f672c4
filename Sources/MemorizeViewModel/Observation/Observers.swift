import Options

/// Is notified when a view model it observes changes.
public protocol ViewModelObserver: AnyObject {
  /// The view model has changed. Its accessors already return the new state.
  func viewModelDidChange()
}

/// Weakly held observers, in the order they were added.
///
/// Observers may be added and removed during a notification: a removed one is not notified any
/// more, an added one is notified of the next change.
final class Observers {
  private struct Entry { weak var observer: (any ViewModelObserver)? }

  private var entries: [Entry] = []
  /// Looks on.
  weak var tracer: (any Tracer)?

  func add(_ observer: any ViewModelObserver) {
    remove(observer)
    entries.append(Entry(observer: observer))
  }

  func remove(_ observer: any ViewModelObserver) {
    entries.removeAll { $0.observer == nil || $0.observer === observer }
  }

  func notify() {
    tracer?.note(.model, ())
    for case let observer? in entries.map(\.observer)
    where entries.contains(where: { $0.observer === observer }) {
      observer.viewModelDidChange()
    }
    tracer?.note(.observers, entries.compactMap(\.observer))
  }
}
