import Canvas
import MemorizeViewModel

/// The frame and the visible side of a card at one moment.
struct CardPose: Equatable {
  /// The visible side of a card.
  enum Side: Equatable {
    case back
    case face
    /// The face of a card that does not match the other one turned.
    case missed
    /// The face of a chosen card, in a game with open cards.
    case chosen
    /// The face of a matched card.
    case matched
    /// The trace of a card that has left.
    case trace
  }

  let id: CardID
  /// The cells of the board, before scrolling.
  var frame: Rect
  var side: Side
  /// The height above the table: the number of columns by which its shadow lies away from it.
  var lift = 0
}
