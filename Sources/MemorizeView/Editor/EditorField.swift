import MemorizeViewModel
import Words

/// A place in the deck editor that the cursor can be on.
enum EditorField: Hashable {
  case name
  case color
  case pairs
  case kind
  /// The field for a new face, or for the term of a new pair.
  case newFirst
  /// The field for the definition of a new pair.
  case newSecond
  /// The face or the term of the pair with this index.
  case first(Int)
  /// The definition of the pair with this index.
  case second(Int)
  /// A removed pair, by its index.
  case removed(Int)

  /// The index of the pair, if the field is on one of the deck's pairs.
  var pair: Int? {
    switch self {
    case .first(let index), .second(let index): index
    case .name, .color, .pairs, .kind, .newFirst, .newSecond, .removed: nil
    }
  }

  /// Whether the field has the definition of one of the deck's pairs.
  var isSecond: Bool { if case .second = self { true } else { false } }

  /// The word before the field; `nil` for faces and pairs.
  var label: String? {
    switch self {
    case .name: say("Name", context: "deck")
    case .color: say("Colour", context: "deck")
    case .pairs: say("Pairs", context: "deck")
    case .kind: say("Cards", context: "deck")
    case .newFirst: say("Add", context: "deck")
    case .newSecond, .first, .second, .removed: nil
    }
  }

  /// Whether the field has a value to choose, not a text.
  var isValue: Bool { [.color, .pairs, .kind].contains(self) }

  /// Whether the player can type as soon as the cursor is here.
  var takesText: Bool { [.name, .newFirst, .newSecond].contains(self) }
}

extension DeckEditor.Kind {
  /// The name for players, in one word or in more.
  func title(isLong: Bool) -> String {
    switch self {
    case .words: isLong ? say("word pairs") : say("words")
    case .faces: isLong ? say("matching pictures") : say("pictures")
    }
  }
}
