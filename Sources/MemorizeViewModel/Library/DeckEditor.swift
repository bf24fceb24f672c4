import Decks
import Options
import Words

/// The view model of the deck editor.
///
/// The library holds the deck. Each intent is one step of undo; all typing up to `commit` is one
/// step as well.
public final class DeckEditor {
  private static var isKnown: String { say("This pair is in the deck already.") }
  private static var areKnown: String { say("These pairs are in the deck already.") }

  /// The kind of a new pair.
  public enum Kind: Equatable, Sendable {
    /// One face, twice.
    case faces
    /// A term and its definition.
    case words
  }

  let library: LibraryViewModel
  let id: DeckID
  /// The name of the deck if it was discarded, because it had no pairs.
  public private(set) var discarded: String?
  /// The deck, for reading and changing.
  public let deck: Binding<Deck>
  /// The kind of new pairs: words if the deck has any.
  public var kind: Kind { deck.wrappedValue.isWords ? .words : chosenKind }
  private var chosenKind = Kind.faces
  /// The last picture typed, and whether it was new; the next character may belong to it.
  private var picture: (text: String, isNew: Bool)?

  /// Makes an editor for a deck; `nil` if no deck has this name.
  public init?(_ library: LibraryViewModel, deckNamed name: String) {
    guard let id = library.editableID(named: name) else { return nil }
    self.library = library
    self.id = id
    deck = library.binding(to: id)
  }

  /// Whether `discardIfEmpty` would drop the deck: it has no pairs and was never saved.
  public var isTemporary: Bool {
    isOwn && deck.wrappedValue.pairs.isEmpty && library.saved[id] == nil
  }

  /// The pairs of the deck.
  public var pairs: [Pair] { deck.wrappedValue.pairs }
  /// Whether the deck is the player's, not a built-in one.
  public var isOwn: Bool { library.own[id] != nil }

  /// Whether the player's deck has the name of a built-in one, and stands in its place.
  public var hidesBuiltIn: Bool { isOwn && BuiltInDecks.contains(deck.wrappedValue.name) }
  /// Whether the deck has enough pairs to be played, and therefore saved.
  public var isPlayable: Bool { deck.wrappedValue.isPlayable }
  /// Whether all changes of the deck are saved.
  public var isSaved: Bool { library.own[id] == library.saved[id] }
  /// A message for the player.
  public var notice: String? { library.notice }
  /// Whether there is a step to undo: the last one, if it has changed this deck.
  public var canUndo: Bool { library.undoable.map(isChange) ?? false }
  /// Whether there is a step to redo: the next one, if it changes this deck.
  public var canRedo: Bool { library.redoable.map(isChange) ?? false }

  /// Whether a step is about this deck alone, and neither adds nor removes it.
  private func isChange(_ step: [DeckChange]) -> Bool {
    step.allSatisfy { change in
      change.id == id
        && [change.before, change.after].allSatisfy { ($0 ?? library.origins[id]) != nil }
    }
  }

  /// The pairs removed from the deck, the last one first.
  public var removedPairs: [Pair] {
    guard let removed = library.removed[id] else { return [] }
    let present = Set(pairs)
    return removed.filter { !present.contains($0) }
  }

  /// Clears the message, once the player has read it.
  public func dismissNotice() {
    library.dismissNotice()
  }

  /// Ends a step of typing, and saves the deck.
  public func commit() {
    if let picture { remember([Pair(twin: picture.text)]) }
    picture = nil
    library.commit()
  }

  /// Undoes the last step of this deck, or says that there is none.
  public func undo() {
    guard canUndo else { return refuse(isUndo: true) }
    picture = nil
    let before = Set(pairs)
    library.undo()
    // Pairs that are back are no longer among the removed ones, even if undo changes them further.
    let back = Set(pairs).subtracting(before)
    library.removed[id]?.removeAll(where: back.contains)
  }

  /// Redoes the step of this deck that was undone last, or says that there is none.
  public func redo() {
    guard canRedo else { return refuse(isUndo: false) }
    picture = nil
    let before = pairs
    library.redo()
    let now = Set(pairs)
    guard now.count < before.count else { return }
    library.removed[id, default: []].insert(
      contentsOf: before.filter { !now.contains($0) }, at: 0)
  }

  private func refuse(isUndo: Bool) {
    library.show(UndoRefusal.nothing.wording(isUndo: isUndo).shown.first)
  }

  /// Switches the kind of new pairs; a deck with words keeps words, and says so.
  public func toggleKind() {
    chosenKind = kind == .faces ? .words : .faces
    guard kind != chosenKind else { return }
    chosenKind = kind
    library.show(say("These cards have definitions: they stay word pairs."))
  }

  /// Whether a character belongs to the picture typed just before it.
  public func joins(_ character: Character) -> Bool {
    picture.map { ($0.text + String(character)).count == 1 } ?? false
  }

  /// Adds a typed picture, or extends the one typed just before it.
  ///
  /// Flags, skin tones and joined pictures arrive as several characters.
  public func type(picture character: Character) {
    if let picture, joins(character) {
      if picture.isNew { deck.pairs.wrappedValue.removeAll { $0 == Pair(twin: picture.text) } }
      return put(picture: picture.text + String(character))
    }
    put(picture: String(character))
  }

  private func put(picture text: String) {
    picture = (text, insert([Pair(twin: text)]) > 0)
  }

  /// Adds pairs at the end, skipping incomplete and known ones, and ends the step.
  ///
  /// - Returns: the number of pairs added.
  @discardableResult
  public func add(_ new: [Pair]) -> Int { add(new, grows: true) }

  private func add(_ new: [Pair], grows: Bool) -> Int {
    let whole = new.filter(\.isComplete)
    let count = insert(whole, grows: grows)
    commit()
    remember(whole)
    if count == 0, !whole.isEmpty {
      library.show(whole.count == 1 ? DeckEditor.isKnown : DeckEditor.areKnown)
    }
    return count
  }

  /// Adds pairs that are complete and not in the deck yet.
  ///
  /// - Parameters:
  ///   - new: the pairs.
  ///   - grows: whether a small deck that is played whole still is, up to the usual number.
  /// - Returns: the number of pairs added.
  private func insert(_ new: [Pair], grows: Bool = true) -> Int {
    var known = Set(pairs)
    let room = max(0, DeckLimit.pairs - known.count)
    let added = new.filter { $0.isComplete && known.insert($0).inserted }.prefix(room)
    guard !added.isEmpty else { return 0 }
    let old = deck.wrappedValue
    let isPlayedWhole = old.usualPairs < Deck.defaultPairs && old.usualPairs >= old.playablePairs
    deck.pairs.wrappedValue += added
    if grows, isPlayedWhole {
      let playable = min(deck.wrappedValue.playablePairs, Deck.defaultPairs)
      deck.usualPairs.wrappedValue = max(old.usualPairs, playable)
    }
    return added.count
  }

  /// Replaces a pair while the player types; incomplete and known pairs are refused.
  ///
  /// - Returns: whether the deck now has the pair at this index.
  @discardableResult
  public func replace(at index: Int, with pair: Pair) -> Bool {
    guard pairs.indices.contains(index), pair.isComplete else { return false }
    if pairs[index] == pair { return true }
    guard !pairs.contains(pair) else {
      library.show(DeckEditor.isKnown)
      return false
    }
    // It may have been removed once and put back: now it is changed, not removed.
    library.removed[id]?.removeAll { $0 == pairs[index] }
    deck.pairs.wrappedValue[index] = pair
    return true
  }

  /// Removes a pair; `takeBack` restores it.
  public func remove(at index: Int) {
    guard let pair = pairs[at: index] else { return }
    commit()
    library.removed[id] = [pair] + (library.removed[id] ?? []).filter { $0 != pair }
    // A deck that has lost its last words is still one of words.
    chosenKind = kind
    deck.pairs.wrappedValue.remove(at: index)
    commit()
  }

  /// Restores a removed pair at the end of the deck.
  ///
  /// - Parameter index: an index of `removedPairs`.
  public func takeBack(at index: Int) {
    guard let pair = removedPairs[at: index] else { return }
    commit()
    _ = add([pair], grows: false)
  }
}

extension Pair {
  /// Whether both texts are faces and within the limits of a card.
  fileprivate var isComplete: Bool {
    [first.text, second.text].allSatisfy { text in
      text.isFace && text.utf8.count <= DeckLimit.faceBytes
        && text.count <= DeckLimit.faceCharacters
    }
  }
}

/// Intents that change the properties of the deck.
extension DeckEditor {
  /// The pairs of a game: the usual number, or as many as the deck has.
  public var pairsPerGame: Int {
    let (usual, most) = (deck.wrappedValue.usualPairs, deck.wrappedValue.playablePairs)
    return most < DrawnPairs.limits.lowerBound ? usual : min(usual, most)
  }

  /// Changes the number of pairs per game.
  public func changeUsualPairs(by step: Int) {
    let limits = DrawnPairs.limits
    let most = max(limits.lowerBound, min(deck.wrappedValue.playablePairs, limits.upperBound))
    let old = pairsPerGame
    let new = min(max(old + step, limits.lowerBound), max(most, step > 0 ? old : 0))
    guard new != old else { return }
    deck.usualPairs.wrappedValue = min(new, limits.upperBound)
    commit()
  }

  /// Changes the colour to another one in the list, which wraps around.
  public func changeColor(by step: Int) {
    choose(DeckColor.allCases.next(after: deck.wrappedValue.color, by: step))
  }

  /// Changes the colour.
  public func choose(_ color: DeckColor) {
    deck.color.wrappedValue = color
    commit()
  }
}

/// The pictures that the player added lately.
extension DeckEditor {
  /// The pictures that the player added to any deck, the last one first.
  ///
  /// At most `mostRecentPictures`. They are kept while the program runs; undoing a step changes
  /// nothing about them.
  public var recentPictures: [String] { library.recentPictures }

  /// The most pictures in `recentPictures`.
  public static let mostRecentPictures = 24

  /// Moves the pictures among some new pairs to the front of the recent ones.
  func remember(_ pairs: [Pair]) {
    let faces = pairs.filter(\.isTwin).map(\.first.text)
    for face in faces where face.count == 1 && face.allSatisfy(\.isPicture) {
      let others = library.recentPictures.filter { $0 != face }
      library.recentPictures = Array(([face] + others).prefix(DeckEditor.mostRecentPictures))
    }
  }
}

extension DeckEditor {
  /// Drops a deck without pairs that was never saved; neither the library nor undo shows it again.
  public func discardIfEmpty() {
    guard isTemporary else { return }
    discarded = deck.wrappedValue.name
    library.discard(id)
  }
}
