import Decks
import Options

/// The view model of a deck that is being edited: what a player can ask for there.
///
/// The deck itself is the library's. An intent is a step of its own; what is typed is one up to
/// `commit`.
public final class DeckEditor {
  /// What a new pair is made of.
  public enum Kind: Equatable, Sendable {
    /// One face, twice.
    case faces
    /// A term and its definition.
    case words
  }

  let library: LibraryViewModel
  let id: DeckID
  /// The name of the deck when the editor was opened.
  let originalName: String
  /// Whether the deck was without pairs and not saved when the editor was opened.
  let isNew: Bool
  /// The deck, to be read and changed.
  public let deck: Binding<Deck>
  /// What new pairs are made of.
  public var kind: Kind { deck.wrappedValue.isWords ? .words : chosenKind }
  private var chosenKind = Kind.faces
  /// The picture that was typed just now, and whether it was new: what comes next may belong to it.
  private var picture: (text: String, isNew: Bool)?

  /// An editor of a deck; `nil` if there is none of that name.
  public init?(_ library: LibraryViewModel, deckNamed name: String) {
    guard let id = library.editableID(named: name) else { return nil }
    self.library = library
    self.id = id
    deck = library.binding(to: id)
    originalName = deck.wrappedValue.name
    isNew = deck.wrappedValue.isUntouched && library.saved[id] == nil
  }

  /// The pairs of the deck.
  public var pairs: [Pair] { deck.wrappedValue.pairs }
  /// Whether the deck is there no more.
  public var isGone: Bool { library.deck(id) == nil }
  /// Whether it is the player's own, and no longer a built-in one.
  public var isOwn: Bool { library.own[id] != nil }
  /// Whether a board can be dealt of it; else it cannot be written down.
  public var isPlayable: Bool { deck.wrappedValue.isPlayable }
  /// Whether it is written down as it is now.
  public var isSaved: Bool { library.own[id] == library.saved[id] }
  /// What the player should know.
  public var notice: String? { library.notice }
  /// Whether there is a step to take back.
  public var canUndo: Bool { library.canUndo }
  /// Whether there is a step to make again.
  public var canRedo: Bool { library.canRedo }

  /// The pairs that have left the deck, the last one first.
  public var removedPairs: [Pair] {
    guard let removed = library.removed[id] else { return [] }
    let there = Set(pairs)
    return removed.filter { !there.contains($0) }
  }

  /// The player has read what there was to tell.
  public func dismissNotice() {
    if library.notice != nil { library.tell(nil) }
  }

  /// Ends what has been typed: it is a step, and written down.
  public func commit() {
    picture = nil
    library.commit()
  }

  /// Takes the last step back.
  public func undo() {
    picture = nil
    library.undo()
  }

  /// Makes the step again that was taken back last.
  public func redo() {
    picture = nil
    library.redo()
  }

  /// Changes the usual number of pairs.
  public func changeUsualPairs(by step: Int) {
    let limits = DrawnPairs.limits
    let most = max(limits.lowerBound, min(pairs.count, limits.upperBound))
    let old = deck.wrappedValue.usualPairs
    let new = min(max(old + step, limits.lowerBound), max(most, step > 0 ? old : 0))
    guard new != old else { return }
    deck.usualPairs.wrappedValue = min(new, limits.upperBound)
    commit()
  }

  /// Changes the colour to another one of the list of all, around its end.
  public func changeColor(by step: Int) {
    let all = DeckColor.allCases
    guard let place = all.firstIndex(of: deck.wrappedValue.color) else { return }
    choose(all[(place + step % all.count + all.count) % all.count])
  }

  /// Changes the colour.
  public func choose(_ color: DeckColor) {
    deck.color.wrappedValue = color
    commit()
  }

  /// Changes what new pairs are made of; where there are terms, the next one has a definition too.
  public func toggleKind() {
    chosenKind = kind == .faces ? .words : .faces
  }

  /// Whether a character belongs to the picture that was typed just before it.
  public func joins(_ character: Character) -> Bool {
    picture.map { ($0.text + String(character)).count == 1 } ?? false
  }

  /// Adds a picture that was typed, or completes the one typed just before it: flags, skin tones
  /// and joined pictures come in several keys.
  public func type(picture character: Character) {
    if let picture, joins(character) {
      if picture.isNew { take(out: Pair(twin: picture.text)) }
      return put(picture: picture.text + String(character))
    }
    put(picture: String(character))
  }

  private func put(picture text: String) {
    picture = (text, insert([Pair(twin: text)]) > 0)
  }

  private func take(out pair: Pair) {
    deck.pairs.wrappedValue.removeAll { $0 == pair }
  }

  /// Adds pairs at the end, each once, and ends the step.
  ///
  /// - Returns: how many came in.
  @discardableResult
  public func add(_ new: [Pair]) -> Int {
    let whole = new.filter(\.isComplete)
    let count = insert(whole)
    commit()
    if count == 0, !whole.isEmpty {
      library.tell(whole.count == 1 ? "It is there already." : "They are there already.")
    }
    return count
  }

  private func insert(_ new: [Pair]) -> Int {
    var known = Set(pairs)
    let room = max(0, DeckLimit.pairs - known.count)
    let coming = new.filter { $0.isComplete && known.insert($0).inserted }.prefix(room)
    if !coming.isEmpty { deck.pairs.wrappedValue += coming }
    return coming.count
  }

  /// Puts a pair in the place of another while it is typed; what is none, or there already, is not
  /// taken on.
  ///
  /// - Returns: whether the pair is there now.
  @discardableResult
  public func replace(at index: Int, with pair: Pair) -> Bool {
    guard pairs.indices.contains(index), pair.isComplete else { return false }
    if pairs[index] == pair { return true }
    guard !pairs.contains(pair) else {
      library.tell("It is there already.")
      return false
    }
    deck.pairs.wrappedValue[index] = pair
    return true
  }

  /// Takes a pair out of the deck; it can be taken back.
  public func remove(at index: Int) {
    guard pairs.indices.contains(index) else { return }
    commit()
    let pair = pairs[index]
    library.removed[id] = [pair] + (library.removed[id] ?? []).filter { $0 != pair }
    deck.pairs.wrappedValue.remove(at: index)
    commit()
  }

  /// Puts a pair that has left the deck at its end again.
  ///
  /// - Parameter index: among `removedPairs`.
  public func takeBack(at index: Int) {
    let removed = removedPairs
    guard removed.indices.contains(index) else { return }
    commit()
    add([removed[index]])
  }
}

extension Pair {
  /// Whether there is something to see on both cards, and not more than a card may hold.
  fileprivate var isComplete: Bool {
    [first.text, second.text].allSatisfy { text in
      text.isVisible && text.utf8.count <= DeckLimit.faceBytes
        && text.count <= DeckLimit.faceCharacters
    }
  }
}
