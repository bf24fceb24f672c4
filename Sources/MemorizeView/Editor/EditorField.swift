/// What the cursor of the deck editor can stand on.
enum EditorField: Hashable {
  case name
  case color
  case pairs
  case kind
  /// Where a new face is written, or the term of a new pair.
  case newFirst
  /// Where the definition of a new pair is written.
  case newSecond
  /// The face of the pair with this number, or its term.
  case first(Int)
  /// The definition of the pair with this number.
  case second(Int)
  /// What was removed, by its number.
  case removed(Int)

  /// The number of the pair, if it is one of the deck.
  var pair: Int? {
    switch self {
    case .first(let index), .second(let index): index
    default: nil
    }
  }

  /// Whether text is written there as soon as the cursor is on it.
  var isWritten: Bool { [.name, .newFirst, .newSecond].contains(self) }
}

/// What a click in the deck editor asks for.
enum EditorAction: Equatable {
  case focus(EditorField)
  case color(Int)
  /// Change the value of a field by a step.
  case step(EditorField, Int)
  case remove(Int)
  case close
}
