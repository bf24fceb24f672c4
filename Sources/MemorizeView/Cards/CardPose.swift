import Canvas
import MemorizeViewModel

/// Identifies a card, wherever it lies.
typealias CardID = TableViewModel.Card.ID

extension CardID {
  /// The other card of the pair.
  var partner: CardID { CardID(rawValue: rawValue ^ 1) }
}

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

    /// The colour of the paper; `nil` for a side without a face.
    var paper: ColorRole? {
      switch self {
      case .back, .trace: nil
      case .face: .face
      case .missed: .missed
      case .chosen: .selection
      case .matched: .matched
      }
    }
  }

  /// The card; a card that is not on the table has no number of its own.
  var id = CardID(rawValue: -1)
  /// The cells of the board, before scrolling.
  var frame: Rect
  var side: Side
  /// The height above the table: the number of columns by which its shadow lies away from it.
  var lift = 0
}
