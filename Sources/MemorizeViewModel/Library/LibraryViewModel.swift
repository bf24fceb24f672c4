import Decks
import Storage

/// The view model of all decks: the only door to the deck library.
///
/// It holds the own decks as they are now, so that there is one source of truth for everybody who
/// shows or changes them. A change counts at once; it is written down when its step ends, or as
/// soon as the deck is one that can be played. Every step can be undone, for as long as the program
/// runs.
public final class LibraryViewModel {
  let library: DeckLibrary
  private let observers = Observers()

  /// The own decks as they are now, and as they were last read or written.
  var own: [DeckID: Deck] = [:]
  var saved: [DeckID: Deck] = [:]
  /// The built-in decks in whose place own ones came to be, for when those are gone again.
  var origins: [DeckID: Deck] = [:]
  /// Those that have left each deck, the last one first.
  var removed: [DeckID: [Pair]] = [:]

  /// The step that is being made, those made, and those taken back.
  var step: DeckChange?
  var done: [DeckChange] = []
  var undone: [DeckChange] = []

  private lazy var builtIn = BuiltInDecks.all
  private var lastNumber = 0
  private var isLoaded = false
  /// What the player should know, as that a deck cannot be saved; until the next step.
  public internal(set) var notice: String?

  /// The decks of a directory; nothing is read before somebody asks.
  ///
  /// - Parameter library: where they are.
  public init(_ library: DeckLibrary) {
    self.library = library
  }

  /// Tells an observer of every change from now on, for as long as somebody else keeps it.
  public func addObserver(_ observer: any ViewModelObserver) {
    observers.add(observer)
  }

  /// Tells an observer no more.
  public func removeObserver(_ observer: any ViewModelObserver) { observers.remove(observer) }

  /// All decks, own ones first, each group in the order of a menu.
  ///
  /// - Returns: built-in decks only where no own one has their name.
  public func entries() -> [LibraryEntry] {
    load()
    let own = self.own.sorted {
      ($0.value.name.lowercased(), $0.key.number) < ($1.value.name.lowercased(), $1.key.number)
    }
    return own.map { id, deck in
      LibraryEntry(
        deck: deck, isOwn: true, hidesBuiltIn: builtIn(named: deck.name) != nil,
        isSaved: saved[id] == deck)
    }
      + shownBuiltIn.map { deck in
        LibraryEntry(
          deck: deck, isOwn: false, hidesBuiltIn: false, isSaved: true)
      }
  }

  /// All decks that can be played.
  public var decks: [Deck] { entries().map(\.deck).filter(\.isPlayable) }

  /// The names of own decks that are not written down as they are now, but for empty ones.
  public var unsavedNames: [String] {
    own.filter { saved[$0.key] != $0.value && !$0.value.isUntouched }.map(\.value.name).sorted()
  }

  /// The deck of that name, own ones first; names mean the same in any case.
  public func deck(named name: String) -> Deck? {
    load()
    return id(named: name).flatMap { own[$0] } ?? builtIn(named: name)
  }

  /// The deck of that name, to be read and changed, whatever it will be called.
  ///
  /// A built-in deck becomes an own one of the same name by its first change. While the deck is
  /// gone, as after taking back that it was added, an empty one is read.
  ///
  /// - Returns: `nil` if there is no such deck.
  public func binding(to name: String) -> Binding<Deck>? {
    editableID(named: name).map(binding(to:))
  }

  func binding(to id: DeckID) -> Binding<Deck> {
    Binding(
      get: { [self] in deck(id) ?? Deck(name: "", color: .blue, usualPairs: 2, pairs: []) },
      set: { [self] in change(id, to: $0) })
  }

  /// The deck that is meant now; `nil` if it is gone.
  func deck(_ id: DeckID) -> Deck? { own[id] ?? origins[id] }

  /// Which deck a binding is to be made to.
  func editableID(named name: String) -> DeckID? {
    load()
    if let id = id(named: name) { return id }
    guard let deck = builtIn(named: name) else { return nil }
    if let known = origins.first(where: { own[$0.key] == nil && $0.value == deck }) {
      return known.key
    }
    let id = newID()
    origins[id] = deck
    return id
  }

  /// The own deck of that name.
  func id(named name: String) -> DeckID? {
    let key = DeckName.key(of: name)
    return own.first { DeckName.key(of: $0.value.name) == key }?.key
  }

  func newID() -> DeckID {
    lastNumber += 1
    return DeckID(number: lastNumber)
  }

  func tell(_ notice: String?) {
    self.notice = notice
    observers.notify()
  }

  private func load() {
    guard !isLoaded else { return }
    isLoaded = true
    refresh()
  }

  private func builtIn(named name: String) -> Deck? {
    let key = DeckName.key(of: name)
    return builtIn.first { DeckName.key(of: $0.name) == key }
  }

  private var shownBuiltIn: [Deck] {
    let keys = Set(own.values.map { DeckName.key(of: $0.name) })
    return builtIn.filter { !keys.contains(DeckName.key(of: $0.name)) }
  }
}

extension Deck {
  /// Whether a board can be dealt of it.
  var isPlayable: Bool { unambiguous(order: pairs.indices, limit: 2).count == 2 }

  /// Whether nobody has put anything into it.
  var isUntouched: Bool { pairs.isEmpty }
}
