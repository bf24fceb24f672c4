import Decks
import Options
import Storage

/// The view model of all decks, and the only access to the deck library.
///
/// It holds the player's decks, so every screen shows the same state. A change is visible at once;
/// it is saved when its step ends, once the deck can be played. Every step can be undone while the
/// program runs.
public final class LibraryViewModel {
  let library: DeckLibrary
  private let givenBuiltIn: [Deck]?
  private let observers = Observers()

  /// The player's decks as they are now, and as they were last read or saved.
  var own: [DeckID: Deck] = [:]
  var saved: [DeckID: Deck] = [:]
  /// The built-in decks that decks of the player replaced, in case those are removed again.
  var origins: [DeckID: Deck] = [:]
  /// The pairs removed from each deck, the last one first.
  var removed: [DeckID: [Pair]] = [:]
  /// The pictures that the player added lately to any deck, the last one first.
  var recentPictures: [String] = []

  /// The current step, the finished ones, and the undone ones.
  ///
  /// An import may change several decks.
  var step: DeckChange?
  var done: [[DeckChange]] = []
  var undone: [[DeckChange]] = []

  private var lastNumber = 0
  private var isLoaded = false
  /// A message for the player, such as that a deck cannot be saved; cleared by the next step.
  public internal(set) var notice: String?

  /// The player's decks that could not be read, each with the reason.
  public internal(set) var unreadable: [String] = []

  /// Makes a view model; decks are read when they are first needed.
  ///
  /// - Parameters:
  ///   - library: the decks on the disk.
  ///   - builtIn: the decks that come with the game.
  public init(_ library: DeckLibrary, builtIn: [Deck]? = nil) {
    self.library = library
    givenBuiltIn = builtIn
  }

  /// Adds an observer, which is held weakly and notified of every change.
  public func addObserver(_ observer: any ViewModelObserver) {
    observers.add(observer)
  }

  /// Lists all decks, those of the player first, each group in the order of a menu.
  ///
  /// - Returns: all decks, without the built-in ones that a deck of the player replaces.
  public func entries() -> [LibraryEntry] {
    load()
    let own = self.own.sorted {
      ($0.value.name.lowercased(), $0.key.number) < ($1.value.name.lowercased(), $1.key.number)
    }
    return own.map { LibraryEntry(deck: $0.value, isOwn: true) }
      + shownBuiltIn.map { LibraryEntry(deck: $0, isOwn: false) }
  }

  /// The decks that can be played.
  public var decks: [Deck] { entries().map(\.deck).filter(\.isPlayable) }

  /// The player's decks with unsaved changes, except for empty decks.
  public var unsavedDecks: [Deck] {
    own.filter { saved[$0.key] != $0.value && !$0.value.pairs.isEmpty }.map(\.value)
      .sorted { $0.name < $1.name }
  }

  /// Finds a deck by its name, the player's first; case does not count.
  public func deck(named name: String) -> Deck? {
    load()
    return id(named: name).flatMap { own[$0] } ?? builtIn(named: name)
  }

  /// Makes a binding to a deck, which stays valid when the deck is renamed.
  ///
  /// A built-in deck becomes the player's own, under the same name, when it is first changed. While
  /// the deck does not exist, for example because its addition was undone, the binding reads an
  /// empty deck.
  func binding(to id: DeckID) -> Binding<Deck> {
    Binding(
      read: { [self] in deck(id) ?? Deck(name: "", color: .blue, usualPairs: 2, pairs: []) },
      write: { [self] in change(id, to: $0) })
  }

  /// The current deck of an identifier; `nil` if it no longer exists.
  func deck(_ id: DeckID) -> Deck? { own[id] ?? origins[id] }

  /// The identifier of a deck that is about to be edited.
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

  /// The identifier of the player's deck of this name, as it is now or among other decks.
  func id(named name: String, in decks: [DeckID: Deck]? = nil) -> DeckID? {
    let key = DeckName.key(of: name)
    return (decks ?? own).first { DeckName.key(of: $0.value.name) == key }?.key
  }

  func newID() -> DeckID {
    lastNumber += 1
    return DeckID(number: lastNumber)
  }

  /// Clears the notice, once the player has read it.
  public func dismissNotice() {
    if notice != nil { show(nil) }
  }

  /// Sets the notice, and notifies the observers.
  func show(_ notice: String?) {
    self.notice = notice
    observers.notify()
  }

  private func load() {
    guard !isLoaded else { return }
    isLoaded = true
    refresh()
  }

  private static let allBuiltIn = BuiltInDecks.all + GeneratedDecks.all

  private var builtIn: [Deck] { givenBuiltIn ?? LibraryViewModel.allBuiltIn }

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
  /// Whether the deck has two pairs that can be on one board.
  public var isPlayable: Bool { unambiguous(order: pairs.indices, limit: 2).count == 2 }
}

/// Steps that can be taken back or repeated.
extension LibraryViewModel {
  /// The step to undo: the current one if it has changed anything, or else the last one.
  var undoable: [DeckChange]? {
    step.flatMap { $0.before == $0.after ? nil : [$0] } ?? done.last
  }
  /// The step to redo.
  var redoable: [DeckChange]? { step == nil ? undone.last : nil }

  /// Whether there is a step to undo.
  public var canUndo: Bool { undoable != nil }
  /// Whether there is a step to redo.
  public var canRedo: Bool { redoable != nil }

  /// Removes a deck that was never saved, and every step that changed it.
  func discard(_ id: DeckID) {
    guard saved[id] == nil, own[id] != nil else { return }
    if step?.id == id { step = nil }
    done.removeAll { $0.allSatisfy { $0.id == id } }
    undone.removeAll { $0.allSatisfy { $0.id == id } }
    own[id] = nil
    show(nil)
  }
}

/// One deck in a list of the library.
public struct LibraryEntry: Equatable, Sendable {
  /// The deck; its name is unique in the library.
  public let deck: Deck
  /// Whether the deck is the player's.
  public let isOwn: Bool
}

/// A step that changes one deck of the player; `nil` stands for no deck.
struct DeckChange: Equatable {
  let id: DeckID
  let before: Deck?
  var after: Deck?

  /// The reverse of this step.
  var undoing: DeckChange { DeckChange(id: id, before: after, after: before) }

  /// The name of the deck.
  var name: String { (after ?? before)?.name ?? "" }

  /// The memory that the step takes, in pairs.
  var size: Int { 1 + max(before?.pairs.count ?? 0, after?.pairs.count ?? 0) }
}

/// Identifies a deck of the player, even after it is renamed, while the program runs.
struct DeckID: Hashable {
  let number: Int
}
